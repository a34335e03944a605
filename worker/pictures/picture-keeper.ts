import type { BehaviorSubject } from 'rxjs';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { LISTING_PICTURES_MAX_BYTES } from '#config/caches.ts';
import { CARD_PICTURE_WIDTH_PX, pictureAddress, type PictureWidth } from '#config/pictures.ts';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { type CategoryNode, categoryTree } from '#domain/category.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Connection } from '../http/connection.ts';
import { isQuotaError } from '../outbox/enqueue.ts';
import type { WorkerPorts } from '../ports.ts';
import type { Pace } from '../replication/pace.ts';
import type { Room } from '../room.ts';

export interface PictureKeeperTools {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly connection: Connection;
  readonly pace: Pace;
  readonly room: Room;
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
    this.want(this.ofBanners(), CARD_PICTURE_WIDTH_PX);
    try {
      if (await this.fillBudget()) this.filledAt = checkpoint;
    } finally {
      this.isFilling = false;
    }
  }

  /** False when it had to stop before. */
  private async fillBudget(): Promise<boolean> {
    const { catalogue, pace } = this.tools;
    const counted = new Set<string>();
    let bytes = 0;
    for (const id of depthFirst(categoryTree(catalogue.categories$.value))) {
      for (const address of await this.cardsOf(Number(id))) {
        if (counted.has(address)) continue;
        counted.add(address);
        if (bytes >= LISTING_PICTURES_MAX_BYTES) return true;
        if (!this.canFetch()) return false;
        bytes += await this.bring(address);
        await pace.stepAside();
      }
    }
    return true;
  }

  /** Few enough to be there before anybody looks at the pages they stand on. */
  private ofBanners(): string[] {
    const references = this.tools.catalogue.references$.value;
    const files = references.flatMap((reference) => (reference.kind === 'banners' ? reference.value : []));
    return files.flatMap((file) => Object.values(file).flat()).map(({ image }) => image);
  }

  /** Addresses of what the first page of a category shows. */
  private async cardsOf(categoryId: number): Promise<string[]> {
    const { catalogue } = this.tools;
    const question = { filters: {}, sort: 'relevance', categoryId, limit: CATEGORY_PAGE_SIZE } as const;
    const { ids } = catalogue.index.answer(question);
    const summaries = await catalogue.summaries(ids);
    const images = ids.flatMap((id) => summaries.get(id)?.image ?? []);
    return images.map((image) => pictureAddress(image, CARD_PICTURE_WIDTH_PX));
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

  private canFetch(): boolean {
    const { connection, room, isMetered$ } = this.tools;
    return !this.isStopped && connection.isOnline && !room.isTight && !isMetered$.value;
  }

  /** Brings one picture here unless it is; resolves with its size, zero when it does not come. */
  private async bring(address: string): Promise<number> {
    const { pictures } = this.tools.ports;
    try {
      const known = await pictures.freshBytes(address);
      if (known !== null) return known;
      const response = await this.fetch(address);
      const isPicture = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/');
      return isPicture ? await pictures.keep(address, response) : 0;
    } catch (error) {
      if (isQuotaError(error)) this.tools.room.stopFetching();
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

function depthFirst(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap(({ category, children }) => [category.id, ...depthFirst(children)]);
}
