import type { StockBackend as Asked } from '#config/stock-backend.ts';
import { categoryFromWire } from '#domain/wire/references.ts';
import type { Category } from '#schemas/api/generated/types.gen.ts';
import type { Result } from '#schemas/errors.ts';
import { heldLease } from '#tests/support/held-lease.ts';
import { MemoryIndexStore } from '#tests/support/memory-index-store.ts';
import type { PullRecord } from '#worker/catalogue-index/index-store.ts';
import { createShopApi } from '#worker/http/shop-api.ts';
import type { HttpFailure } from '#worker/http/failure.ts';
import { documentId } from '#worker/replication/document-names.ts';
import { pullAll } from '#worker/replication/pull.ts';
import { SearchPages } from '#worker/replication/storefront-api/search-pages.ts';
import { stockAsked } from './stock-asked.ts';
import { StockBackend } from './stock-backend.ts';

type Stored = Map<string, Readonly<Record<string, unknown>>>;

/** What a device or the server has pulled of a stock backend, in memory, by a clock that stands still until it is moved. */
export class PulledStock {
  readonly backend = new StockBackend();
  readonly store = new MemoryIndexStore();
  nowMs = Date.UTC(2026, 0, 1);
  private readonly stored = new Map<string, Stored>();
  private pages: SearchPages;
  private readonly asked: Partial<Asked>;

  constructor(asked: Partial<Asked> = {}) {
    this.asked = asked;
    this.pages = this.newPages();
  }

  /** Begins another session on what is here. */
  restart(): void {
    this.pages = this.newPages();
  }

  private newPages(): SearchPages {
    const now = (): number => this.nowMs;
    const api = createShopApi({
      fetch: (request) => this.backend.answer(request),
      clock: { now, elapsed: () => 0, sleep: () => new Promise<never>(() => {}) },
      apiOrigin: 'http://shop.test',
      onCall: () => () => undefined,
    });
    return new SearchPages(
      {
        api,
        now,
        categories: async () => [...this.of('categories').values()].map((each) => categoryFromWire(each as Category)),
        isStored: async (collection) => this.of(collection).size > 0,
      },
      { ...stockAsked, ...this.asked },
    );
  }

  /** What is here of a collection, by id. */
  of(collection: string): Stored {
    const known: Stored = this.stored.get(collection) ?? new Map();
    this.stored.set(collection, known);
    return known;
  }

  /** Pulls everything new of a collection. */
  pull(collection: string): Promise<Result<PullRecord, HttpFailure>> {
    const stored = this.of(collection);
    const pull = {
      name: collection,
      collection,
      write: async (documents: readonly unknown[], removedIds: readonly string[]) => {
        for (const document of documents) stored.set(documentId(document)!, document as Record<string, unknown>);
        for (const id of removedIds) stored.delete(id);
        return [];
      },
      storedIds: async () => [...stored.keys()],
    };
    return pullAll(pull, {
      backend: this.pages,
      store: this.store,
      pace: { lineIsFree: Promise.resolve(), batchSize: () => 200, breathe: async () => undefined },
      isStopped: () => false,
      lease: heldLease,
    });
  }
}
