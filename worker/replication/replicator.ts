import type { BehaviorSubject } from 'rxjs';
import { RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue.ts';
import { isQuotaError } from '../outbox/not-kept.ts';
import { asOnlyHolder, type Lease } from '../outbox/post.ts';
import type { WorkerPorts } from '../ports.ts';
import type { Room } from '../room.ts';
import type { Backend } from './backend.ts';
import { catalogueTiers, PRODUCT_LIST_PULL } from './pulls.ts';
import type { Pace } from './pace.ts';
import { Round } from './round.ts';

export interface ReplicatorTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly pace: Pace;
  readonly room: Room;
  /** Metered connections and Save-Data stop before details (architecture: replication). */
  readonly isMetered$: BehaviorSubject<boolean>;
  /** Asks whether the shop can be reached at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Told after every round that brought everything, with the checkpoint of the products. */
  readonly onRound: (checkpoint: string) => Promise<void>;
}

/**
 * Keeps the catalogue of this device in step with the backend. Of all tabs one replicates; a frozen one is replaced
 * (reliability T2).
 */
export class Replicator {
  private readonly tools: ReplicatorTools;
  /** What waits, and can be woken. */
  private readonly sleepers = new Set<() => void>();
  private end: () => void = () => undefined;
  private readonly ended = new Promise<void>((resolve) => (this.end = resolve));
  /** How long each pull that failed waits before it is tried again. */
  private readonly pauses = new Map<string, number>();
  private isHurried = false;
  private isStopped = false;

  constructor(tools: ReplicatorTools) {
    this.tools = tools;
  }

  /** Runs until stopped: waits to be the leader, then pulls again and again. */
  async run(): Promise<void> {
    while (!this.isStopped) {
      await asOnlyHolder(this.tools.ports, 'replication', async (lease) => {
        while (!this.isStopped && (await lease.isHeld())) {
          this.isHurried = false;
          await this.round(lease);
          await this.pause(RESYNC_INTERVAL_MS);
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
    this.end();
    this.wake();
  }

  private wake(): void {
    for (const wake of this.sleepers) wake();
  }

  /** One round; what goes wrong in it otherwise than by an answer is tried again at the next, never at once. */
  private async round(lease: Lease): Promise<void> {
    const { room, onRound } = this.tools;
    try {
      const checkpoint = await this.pullTiers(lease);
      if (checkpoint !== null) void onRound(checkpoint).catch(() => undefined);
    } catch (error) {
      if (isQuotaError(error)) await room.makeRoom();
    }
  }

  /** The checkpoint of the products when everything that is to be here is here, else `null`. */
  private async pullTiers(lease: Lease): Promise<string | null> {
    const { ports, catalogue, backend, pace, room, isMetered$, isReachable } = this.tools;
    const round = new Round({
      catalogue,
      backend,
      pace,
      isReachable,
      now: () => ports.clock.now(),
      pause: (ms) => this.pause(ms),
      rest: (ms) => Promise.race([this.ended, ports.clock.sleep(ms)]),
      isStopped: () => this.isStopped,
      isHurried: () => this.isHurried,
      isHeld: () => lease.isHeld(),
      pauses: this.pauses,
    });
    const tiers = catalogueTiers(catalogue.writers);
    const isSpared = (tier: number): boolean => tier === tiers.length - 1 && (isMetered$.value || room.isTight);
    let isWhole = false;
    try {
      isWhole = await round.walk(tiers, isSpared);
    } finally {
      // Nothing of a round may outlive it.
      isWhole = (await round.end()) && isWhole;
    }
    if (!isWhole) return null;
    return (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint ?? null;
  }

  /** Ends early when there is reason to hurry. */
  private async pause(ms: number): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.sleepers.add(wake);
    if (!this.isStopped && !this.isHurried) await Promise.race([woken, this.tools.ports.clock.sleep(ms)]);
    this.sleepers.delete(wake);
  }
}
