import { BehaviorSubject } from 'rxjs';
import { type GroupPrices, repriced } from '#domain/group-prices.ts';
import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { OffersHere } from './offers-here.ts';

/** Few enough that a question in between is answered at once. */
const REPRICED_AT_ONCE = 500;

interface Priced {
  readonly index: CatalogueIndex;
  readonly offers: OffersHere;
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>>;
}

/** Prices the catalogue of this device for the group of who is signed in, or for everybody (D84). */
export class GroupPricing {
  /** What the group pays; `null`: nobody is signed in, or nothing of it is known. */
  readonly group$ = new BehaviorSubject<GroupPrices | null>(null);
  private readonly catalogue: Priced;
  private readonly now: () => number;
  private readonly tell: (changedIds: ReadonlySet<string>) => void;
  /** Products that the index may still have at other prices than those of now. */
  private readonly unpriced = new Set<string>();
  /** Products of which single articles were priced for the group. */
  private readonly ofArticles = new Set<string>();

  constructor(catalogue: Priced, now: () => number, tell: (changedIds: ReadonlySet<string>) => void) {
    this.catalogue = catalogue;
    this.now = now;
    this.tell = tell;
  }

  /** Whether the index is the same for everybody; else it is not kept: what a group pays is wiped with its owner. */
  get isForEverybody(): boolean {
    return this.group$.value === null && this.unpriced.size === 0;
  }

  /**
   * What is asked from now on is answered for this group; the orders of lists follow product by product. `changedIds`: products of which
   * single articles cost something else than before.
   */
  async priceFor(group: GroupPrices | null, changedIds: readonly string[] = []): Promise<void> {
    const { index, offers } = this.catalogue;
    const before = this.group$.value;
    if (before === group) return;
    offers.ofGroup = group;
    const ofTiers = repriced(before, group).flatMap((sku) => index.idOfSku(sku) ?? []);
    for (const id of changedIds) this.ofArticles.add(id);
    const ids = new Set([...ofTiers, ...(group?.articles ? changedIds : this.ofArticles)]);
    if (!group?.articles) this.ofArticles.clear();
    for (const id of ids) this.unpriced.add(id);
    this.group$.next(group);
    if (ids.size > 0) this.tell(ids);
    while (this.unpriced.size > 0 && this.group$.value === group) {
      const some = [...this.unpriced].slice(0, REPRICED_AT_ONCE);
      const found = await this.catalogue.summaries(some);
      index.put(found.values(), offers, this.now());
      for (const id of some) this.unpriced.delete(id);
    }
  }
}
