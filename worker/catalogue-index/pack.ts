import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { arraysOf, FORMAT, type Header, PACKED_INDEX } from './index-layout.ts';
import { packBlock } from './pack-block.ts';

/** Stores the index for the next start, with the checkpoint of the documents that it was made of. */
export async function saveIndex(catalogue: Pick<Catalogue, 'store' | 'index' | 'pricing'>): Promise<void> {
  const { store, index } = catalogue;
  const checkpoint = (await store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
  if (checkpoint && catalogue.pricing.isForEverybody)
    await store.setBlob(PACKED_INDEX, { checkpoint, data: pack(index) });
}

/** The index as one block: a header in JSON, then the columns and sets one after the other. */
export function pack({ columns, currency }: CatalogueIndex): ArrayBuffer {
  const header: Header = {
    format: FORMAT,
    currency,
    room: columns.room,
    ids: columns.ids,
    skus: columns.skus,
    names: columns.names,
    numbers: Object.keys(columns.numbers),
    measures: [...columns.measures.keys()],
    facets: [...columns.facets].map(([code, values]) => [code, [...values.keys()]]),
    categories: [...columns.categories.keys()],
  };
  return packBlock(header, arraysOf(columns));
}
