import { LRUCache } from 'lru-cache';
import { Turns } from '../http/turns.ts';

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface KeptPage {
  readonly changeNumber: number;
  readonly page: RenderedPage;
  readonly until: number;
}

export interface PageCacheBounds {
  readonly bytes: number;
  /** How long a rendered page may be used, even if the catalogue does not change. */
  readonly lifetimeMs: number;
  /** How many pages are made at a time, and how many wait for that. */
  readonly rendering: number;
  readonly waiting: number;
}

/** Rendered pages by address, with a bound on how many are rendered at the same time. */
export class PageCache {
  private readonly kept: LRUCache<string, KeptPage>;
  private readonly turns: Turns;

  constructor(bounds: PageCacheBounds) {
    this.turns = new Turns({ running: bounds.rendering, waiting: bounds.waiting });
    this.kept = new LRUCache({
      maxSize: bounds.bytes,
      ttl: bounds.lifetimeMs,
      // Ages count by `Date.now`, as those of everything else that the shop keeps.
      perf: { now: () => Date.now() },
      ttlResolution: 0,
      sizeCalculation: ({ page }, key) => page.body.length + key.length,
    });
  }

  /** The page as it was rendered, unless the catalogue has changed since, or it is over. */
  get(key: string, changeNumber: number): RenderedPage | undefined {
    const known = this.kept.get(key);
    return known?.changeNumber === changeNumber && Date.now() < known.until ? known.page : undefined;
  }

  /** Keeps a page, until a moment at which it is another one by itself. */
  set(key: string, changeNumber: number, page: RenderedPage, until = Infinity): void {
    this.kept.set(key, { changeNumber, page, until });
  }

  /** The size of all kept pages. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  /** Runs `work` when its turn comes; returns `null` at once when too many calls wait already. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    return this.turns.run(work);
  }
}
