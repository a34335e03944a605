import type { BehaviorSubject } from 'rxjs';
import { RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue.ts';
import type { HttpFailure } from '../http/failure.ts';
import { isQuotaError } from '../outbox/enqueue.ts';
import { asOnlyHolder } from '../outbox/outbox-lock.ts';
import type { WorkerPorts } from '../ports.ts';
import type { Room } from '../room.ts';
import type { Backend } from './backend.ts';
import { catalogueTiers, PRODUCT_LIST_PULL } from './pulls.ts';
import type { Pace } from './pace.ts';
import { pullAll } from './pull.ts';

export interface ReplicatorTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly pace: Pace;
  readonly room: Room;
  /** Metered connections and Save-Data stop before details (architecture: replication). */
  readonly isMetered$: BehaviorSubject<boolean>;
  /** Told after every round that brought everything, with the checkpoint of the products. */
  readonly onRound: (checkpoint: string) => Promise<void>;
}

/**
 * Keeps the catalogue of this device in step with the backend. Of all tabs one replicates; a frozen one is replaced
 * (reliability T2).
 */
export class Replicator {
  private readonly tools: ReplicatorTools;
  private wake: (() => void) | null = null;
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
          await this.round();
          await this.pause();
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
    this.wake?.();
  };

  stop(): void {
    this.isStopped = true;
    this.wake?.();
  }

  /** One round; what goes wrong in it is tried again at the next, never at once. */
  private async round(): Promise<void> {
    const { room, onRound } = this.tools;
    try {
      const checkpoint = await this.pullTiers();
      if (checkpoint !== null) void onRound(checkpoint).catch(() => undefined);
    } catch (error) {
      if (isQuotaError(error)) await room.makeRoom();
    }
  }

  /** The checkpoint of the products when everything that is to be here is here, else `null`. */
  private async pullTiers(): Promise<string | null> {
    const { catalogue, backend, pace, room, isMetered$ } = this.tools;
    const tiers = catalogueTiers(catalogue.writers);
    const before = (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
    let isWhole = true;
    for (const [tier, pulls] of tiers.entries()) {
      if (tier === tiers.length - 1 && (isMetered$.value || room.isTight)) return null;
      for (const pull of pulls) {
        const isStopped = (): boolean => this.isStopped;
        const pulled = await pullAll(pull, { backend, store: catalogue.store, pace, isStopped });
        if (pulled.ok || pull.isOptional) continue;
        if (!isOfCollection(pulled.error)) return null;
        isWhole = false;
      }
      const after = (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
      if (tier === 1 && after !== before) await catalogue.saveIndex();
    }
    return isWhole ? ((await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint ?? null) : null;
  }

  private async pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    if (!this.isStopped && !this.isHurried)
      await Promise.race([woken, this.tools.ports.clock.sleep(RESYNC_INTERVAL_MS)]);
    this.wake = null;
  }
}

const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** Whether it is about one collection that this backend does not have, or not in our form; the others may come. */
function isOfCollection(failure: HttpFailure): boolean {
  if (failure.kind === 'refused') return failure.status < SERVER_ERROR && failure.status !== TOO_MANY;
  return failure.kind === 'wrongFormat';
}
