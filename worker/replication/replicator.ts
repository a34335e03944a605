import { RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ShopApi } from '../http/shop-api.ts';
import { asOnlyHolder } from '../outbox/outbox-lock.ts';
import type { WorkerPorts } from '../ports.ts';
import { catalogueTiers, PRODUCT_LIST_PULL } from './pulls.ts';
import type { Pace } from './pace.ts';
import { pullAll } from './pull.ts';

export interface ReplicatorTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly api: ShopApi;
  readonly pace: Pace;
  /** Metered connections and Save-Data stop before details (architecture: replication). */
  readonly isMetered: () => boolean;
}

/**
 * Keeps the catalogue of this device in step with the backend. Of all tabs one replicates; a frozen one is replaced
 * (reliability T2).
 */
export class Replicator {
  private readonly tools: ReplicatorTools;
  private wake: (() => void) | null = null;
  private isStopped = false;

  constructor(tools: ReplicatorTools) {
    this.tools = tools;
  }

  /** Runs until stopped: waits to be the leader, then pulls again and again. */
  async run(): Promise<void> {
    while (!this.isStopped) {
      await asOnlyHolder(this.tools.ports, 'replication', async (lease) => {
        while (!this.isStopped && (await lease.isHeld())) {
          await this.pullTiers();
          await this.pause();
        }
      }).catch(() => undefined);
    }
  }

  /** Pulls now instead of at the next interval: the network is back, the page is looked at, an order was accepted. */
  readonly hurry = (): void => this.wake?.();

  stop(): void {
    this.isStopped = true;
    this.wake?.();
  }

  private async pullTiers(): Promise<void> {
    const { catalogue, api, pace, isMetered } = this.tools;
    const tiers = catalogueTiers(catalogue.writers);
    const before = (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
    for (const [tier, pulls] of tiers.entries()) {
      if (tier === tiers.length - 1 && isMetered()) break;
      for (const pull of pulls) {
        const isStopped = (): boolean => this.isStopped;
        const pulled = await pullAll(pull, { api, store: catalogue.store, pace, isStopped });
        if (!pulled.ok) return;
      }
      const after = (await catalogue.store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
      if (tier === 1 && after !== before) await catalogue.saveIndex();
    }
  }

  private async pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([woken, this.tools.ports.clock.sleep(RESYNC_INTERVAL_MS)]);
    this.wake = null;
  }
}
