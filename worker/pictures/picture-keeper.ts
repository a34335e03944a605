import type { BehaviorSubject } from 'rxjs';
import { pictureAddress, type PictureWidth } from '#config/pictures.ts';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Connection } from '../http/connection.ts';
import { isQuotaError } from '../outbox/not-kept.ts';
import type { WorkerPorts } from '../ports.ts';
import type { Pace } from '../replication/pace.ts';
import type { StorageSpace } from '../storage/storage-space.ts';

export interface PictureKeeperTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly connection: Connection;
  readonly pace: Pace;
  readonly space: StorageSpace;
  /** Metered connections and Save-Data keep no pictures that are not on the screen (architecture: replication). */
  readonly isMetered$: BehaviorSubject<boolean>;
}

const PARALLEL = 2;

/**
 * Brings pictures to this device, so that they are there without a network: those that screens show at once, and when
 * the catalogue is here those that listings begin with, within a budget (architecture: tiers).
 */
export class PictureKeeper {
  private readonly tools: PictureKeeperTools;
  private readonly waiting = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly failed = new Set<string>();
  private active = 0;
  private isStopped = false;
  private isFilling = false;
  /** Checkpoint of the products that the filling was done for. */
  private filledAt: string | null = null;

  constructor(tools: PictureKeeperTools) {
    this.tools = tools;
  }

  /** A screen shows these pictures (paths below `/media`). Returns at once. */
  want(images: readonly (string | null)[], widthPx: PictureWidth): void {
    for (const image of images) {
      if (image === null) continue;
      const address = pictureAddress(image, widthPx);
      if (this.seen.has(address)) continue;
      this.seen.add(address);
      this.waiting.add(address);
    }
    this.work();
  }

  /** Fetches nothing more. */
  stop(): void {
    this.isStopped = true;
  }

  /** The network is back: what did not come then comes now. */
  retry(): void {
    for (const address of this.failed) this.waiting.add(address);
    this.failed.clear();
    this.work();
  }

  /**
   * The small pictures that every category begins with, until the budget is used; what is here already counts. Once for
   * each state of the catalogue, which its checkpoint names.
   */
  async fill(checkpoint: string): Promise<void> {
    if (this.isFilling || this.filledAt === checkpoint) return;
    this.isFilling = true;
    try {
      // The catalogue is here, so no first screen waits: its code comes now.
      const { fillListings } = await import('../later.ts');
      if (await fillListings(this.tools, this)) this.filledAt = checkpoint;
    } finally {
      this.isFilling = false;
    }
  }

  private work(): void {
    while (this.active < PARALLEL && this.waiting.size > 0 && this.canFetch()) {
      const [address] = this.waiting;
      this.waiting.delete(address!);
      this.active++;
      void this.bring(address!).finally(() => {
        this.active--;
        this.work();
      });
    }
  }

  canFetch(): boolean {
    const { connection, space, isMetered$ } = this.tools;
    return !this.isStopped && connection.isOnline && !space.isTight && !isMetered$.value;
  }

  /** Brings one picture here unless it is; resolves with its size, zero when it does not come. */
  async bring(address: string): Promise<number> {
    const { pictures } = this.tools.ports;
    try {
      const known = await pictures.freshBytes(address);
      if (known !== null) return known;
      await this.tools.pace.lineIsFree;
      // Meanwhile the tab may have closed, or the device may have got full.
      if (!this.canFetch()) {
        this.failed.add(address);
        return 0;
      }
      const response = await this.fetch(address);
      const isPicture = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/');
      return isPicture ? await pictures.keep(address, response) : 0;
    } catch (error) {
      if (isQuotaError(error)) this.tools.space.stopFetching();
      else this.failed.add(address);
      return 0;
    }
  }

  private async fetch(address: string): Promise<Response> {
    const { ports } = this.tools;
    const deadline = new AbortController();
    void ports.clock.sleep(SEND_DEADLINE_MS).then(() => deadline.abort());
    return ports.fetch(new Request(`${ports.apiOrigin}${address}`, { priority: 'low', signal: deadline.signal }));
  }
}
