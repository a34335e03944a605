import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { IndexStore, PullRecord } from '../catalogue-index/index-store.ts';
import type { CatalogueWriters } from '../replication/catalogue-writers.ts';
import { PRODUCT_DETAILS_PULL, REVIEWS_PULL } from '../replication/pulls.ts';

interface Details {
  readonly store: IndexStore;
  readonly writers: CatalogueWriters;
}

/** Lets the details of products go on a full device, and counts how often: who had asked for some asks again (D8). */
export class GoneDetails {
  times = 0;

  constructor(pulls$: Observable<ReadonlyMap<string, PullRecord>>) {
    // Another tab that lets them go says so by how far their pull came.
    const isBegun$ = pulls$.pipe(map((pulls) => pulls.has(PRODUCT_DETAILS_PULL)));
    isBegun$
      .pipe(
        distinctUntilChanged(),
        filter((isBegun) => !isBegun),
      )
      .subscribe(() => this.times++);
  }

  async drop({ store, writers }: Details): Promise<void> {
    for (const pull of [PRODUCT_DETAILS_PULL, REVIEWS_PULL]) await store.dropCheckpoint(pull);
    for (const writer of [writers.productDetails, writers.reviews]) await writer.clear();
    // What was asked for while they went may have gone with them.
    this.times++;
  }
}
