import type { StoreView } from '#config/stores.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import type { OnWrite } from '../import/write-catalogue.ts';
import type { Queries } from '../store/database.ts';
import { databaseId } from '../store/meta.ts';
import { newestChanges } from '../store/documents.ts';
import { wireDocument } from '../store/wire-document.ts';
import { type IndexShelf, KeptIndex } from './kept-index.ts';

/** Makes the indexes of pages while the first products are written, since reading those again takes as long as writing them. */
export class WrittenIndexes {
  private readonly indexes = new Map<StoreView, CatalogueIndex>();

  readonly onWrite: OnWrite = (store, collection, documents, updatedAt) => {
    if (collection !== 'products') return;
    let index = this.indexes.get(store);
    if (!index) this.indexes.set(store, (index = new CatalogueIndex(store.code)));
    const live = documents.filter(({ isGone }) => !isGone);
    const products = live.map(({ body }) => wireDocument({ body, updatedAt }) as unknown as Product);
    index.put(products.map(summaryFromWire), new Map(), Date.now());
  };

  /** Keeps them for the first page. Only for a database that nobody else has written into. */
  async keep(database: Queries, shelf: IndexShelf): Promise<void> {
    const id = await databaseId(database);
    const newest = await newestChanges(
      database,
      [...this.indexes.keys()].map(({ code }) => code),
    );
    for (const [store, index] of this.indexes) {
      const last = newest.find(({ storeCode, collection }) => storeCode === store.code && collection === 'products');
      if (last) await new KeptIndex(shelf, store.code).keep(index, { database: id, changeNumber: last.changeNumber });
    }
  }
}
