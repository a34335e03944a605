import type { Catalogue } from '../catalogue/catalogue.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { PACKED_INDEX } from './index-layout.ts';
import { pack } from './pack.ts';

/** Stores the index for the next start, with the checkpoint of the documents that it was made of. */
export async function saveIndex(catalogue: Pick<Catalogue, 'store' | 'index' | 'pricing'>): Promise<void> {
  const { store, index } = catalogue;
  const checkpoint = (await store.checkpoints()).get(PRODUCT_LIST_PULL)?.checkpoint;
  if (checkpoint && catalogue.pricing.isForEverybody)
    await store.setBlob(PACKED_INDEX, { checkpoint, data: pack(index) });
}
