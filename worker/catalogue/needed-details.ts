import type { IndexStore } from '../catalogue-index/index-store.ts';
import type { CatalogueWriters } from '../replication/catalogue-writers.ts';
import { PRODUCT_DETAILS_PULL, REVIEWS_PULL } from '../replication/pulls.ts';

interface Details {
  readonly store: IndexStore;
  readonly writers: CatalogueWriters;
}

/**
 * Details of products that a screen of this tab showed, or that lie in the cart. They stay on a full device (D8): they are little, and
 * fetched anew they would take as much room.
 */
export class NeededDetails {
  /** Ids of the products. */
  private readonly ids = new Set<string>();

  add(id: string): void {
    this.ids.add(id);
  }

  /** Lets all other details go, and the reviews. */
  async dropOthers({ store, writers }: Details): Promise<void> {
    for (const pull of [PRODUCT_DETAILS_PULL, REVIEWS_PULL]) await store.dropCheckpoint(pull);
    await writers.productDetails.clear([...this.ids]);
    await writers.reviews.clear();
  }
}
