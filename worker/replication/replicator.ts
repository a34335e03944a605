import type { BehaviorSubject, Subscription } from 'rxjs';
import { RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { ASKED } from '../catalogue/is-here.ts';
import { isQuotaError } from '../outbox/not-kept.ts';
import { asOnlyHolder } from '../outbox/post.ts';
import { type Lease, replicationPost } from '../outbox/lease.ts';
import { catalogueName } from '../storage/database.ts';
import type { WorkerPorts } from '../ports.ts';
import type { StorageSpace } from '../storage/storage-space.ts';
import type { Backend, Heads } from './backend.ts';
import type { HeadsWatch } from './heads-watch.ts';
import { notedHeads$ } from './noted-heads.ts';
import type { Pull } from './pull-of-collection.ts';
import { catalogueTiers, PRODUCT_LIST_PULL } from './pulls.ts';
import type { Pace } from './pace.ts';
import { Round } from './round.ts';

export interface ReplicatorTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly headsWatch: HeadsWatch;
  readonly pace: Pace;
  readonly space: StorageSpace;
  /** Metered connections and Save-Data bring no details that are not here yet, unless a screen asks (architecture: replication). */
  readonly isMetered$: BehaviorSubject<boolean>;
  /** Asks whether the shop can be reached at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Told after every round that brought everything, with the checkpoint of the products. */
  readonly onRound: (checkpoint: string) => Promise<void>;
}

/**
 * Keeps the catalogue of this device in step with the backend. Of all tabs of a store view one replicates; a frozen one is replaced
 * (reliability T2).
 */
export class Replicator {
  private readonly tools: ReplicatorTools;
  private readonly pulls: readonly Pull[];
  /** What waits, and can be woken. */
  private readonly sleepers = new Set<() => void>();
  private end: () => void = () => undefined;
  private readonly ended = new Promise<void>((resolve) => (this.end = resolve));
  /** How long each pull that failed waits before it is tried again. */
  private readonly pauses = new Map<string, number>();
  /** Where the lists of the shop end, when a tab heard it and nothing followed from it yet. */
  private news: Heads | null = null;
  private readonly listening: Subscription;
  private isInRound = false;
  private isHurried = false;
  private isStopped = false;

  constructor(tools: ReplicatorTools) {
    this.tools = tools;
    this.pulls = catalogueTiers(tools.catalogue.writers).flat();
    this.listening = notedHeads$(tools.catalogue).subscribe((heads) => {
      this.news = heads;
      if (!this.isInRound) this.wake();
    });
  }

  /** Runs until stopped: waits to be the leader, then pulls again and again. */
  async run(): Promise<void> {
    while (!this.isStopped) {
      const { ports, catalogue } = this.tools;
      await asOnlyHolder(ports, replicationPost(catalogueName(catalogue.index.storeCode)), async (lease) => {
        while (!this.isStopped && (await lease.isHeld())) {
          this.isHurried = false;
          // The round asks itself; what was heard before it is older.
          this.news = null;
          await this.inRound(lease, (round) => this.pullTiers(round));
          await this.untilNextRound(lease);
        }
      }).catch(() => undefined);
    }
  }

  /**
   * Pulls now instead of at the next interval: the network is back, the page is looked at, an order was accepted. A round
   * that is under way may have passed what changed, so another one follows it.
   */
  readonly hurry = (): void => {
    this.isHurried = true;
    this.pauses.clear();
    this.wake();
  };

  stop(): void {
    this.isStopped = true;
    this.listening.unsubscribe();
    this.end();
    this.wake();
  }

  private wake(): void {
    for (const wake of this.sleepers) wake();
  }

  /** Waits for the time of the next round, and pulls meanwhile what any tab hears to be new. */
  private async untilNextRound(lease: Lease): Promise<void> {
    const { clock } = this.tools.ports;
    const dueAt = clock.elapsed() + RESYNC_INTERVAL_MS;
    for (let leftMs = RESYNC_INTERVAL_MS; leftMs > 0; leftMs = dueAt - clock.elapsed()) {
      if (this.isHurried || this.isStopped) return;
      const { news } = this;
      this.news = null;
      if (news === null) await this.pause(leftMs);
      else if (await lease.isHeld()) await this.inRound(lease, (round) => this.follow(round, news));
      else return;
    }
  }

  /** One round; what goes wrong in it otherwise than by an answer is tried again at the next, never at once. */
  private async inRound(lease: Lease, work: (round: Round) => Promise<void>): Promise<void> {
    const round = this.newRound(lease);
    this.isInRound = true;
    try {
      await work(round);
    } catch (error) {
      if (isQuotaError(error)) await this.tools.space.makeSpace();
    } finally {
      this.isInRound = false;
    }
  }

  private newRound(lease: Lease): Round {
    const { ports, catalogue, headsWatch, backend, pace, isReachable } = this.tools;
    return new Round({
      catalogue,
      backend,
      headsWatch,
      pace,
      isReachable,
      now: () => ports.clock.now(),
      pause: (ms) => this.pause(ms),
      rest: (ms) => Promise.race([this.ended, ports.clock.sleep(ms)]),
      isStopped: () => this.isStopped,
      isHurried: () => this.isHurried,
      lease,
      pauses: this.pauses,
    });
  }

  /** Pulls all that is to be here; tells of the products' checkpoint when all of it is. */
  private async pullTiers(round: Round): Promise<void> {
    const { catalogue, onRound } = this.tools;
    let isWhole = false;
    try {
      isWhole = await round.walk(this.pulls, this.isSpared);
    } finally {
      // Nothing of a round may outlive it.
      isWhole = (await round.end()) && isWhole;
    }
    if (!isWhole) return;
    const checkpoint = (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
    if (checkpoint) void onRound(checkpoint).catch(() => undefined);
  }

  /** Pulls what changed in what is here: also where what is not here is spared. */
  private async follow(round: Round, news: Heads): Promise<void> {
    await round.follow(this.pulls, news);
    await round.end();
  }

  private readonly isSpared = ({ name, isSparable = false }: Pull): boolean => {
    const { isMetered$, space, catalogue } = this.tools;
    return isSparable && (isMetered$.value || space.isTight) && !catalogue.pulls$.value.has(ASKED + name);
  };

  /** Ends early when there is reason to hurry. */
  private async pause(ms: number): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.sleepers.add(wake);
    if (!this.isStopped && !this.isHurried) await Promise.race([woken, this.tools.ports.clock.sleep(ms)]);
    this.sleepers.delete(wake);
  }
}
