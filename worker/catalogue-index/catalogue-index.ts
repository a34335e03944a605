import { BehaviorSubject, type Observable } from 'rxjs';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import type { ProductSummary } from '#domain/product.ts';
import { withOffers, type Offers } from '#domain/offers.ts';
import { answer, type IndexAnswer, type IndexQuestion } from './answer.ts';
import { ProductColumns } from './columns.ts';
import { type IndexSort, indexSorts, orderOf } from './orders.ts';
import { pack, unpack } from './pack.ts';

export type ListingQuestion = IndexQuestion & { readonly sort: IndexSort };

/**
 * Listings, facets with counts, sorts and pages over all products of a store view, answered from memory. Fed with
 * documents and live offers; every change raises `version$`.
 */
export class CatalogueIndex {
  private columns: ProductColumns;
  private readonly currency: string;
  private readonly orders = new Map<IndexSort, Uint32Array>();
  private readonly version = new BehaviorSubject(0);

  constructor(storeCode: string) {
    this.currency = (storeViewByCode(storeCode) ?? defaultStoreView).currency.code;
    this.columns = new ProductColumns(this.currency);
  }

  /** Emits at once, and after every change. */
  get version$(): Observable<number> {
    return this.version;
  }

  get size(): number {
    return this.columns.size;
  }

  has(id: string): boolean {
    return this.columns.ordinalOf(id) !== undefined;
  }

  /** The id of the product with this sku. */
  idOfSku(sku: string): string | null {
    return this.columns.idOfSku(sku);
  }

  /** Adds or replaces products, as live offers say they are now. */
  put(products: Iterable<ProductSummary>, offers: Offers, nowMs: number): void {
    for (const product of products) this.columns.put(withOffers(product, offers), nowMs);
    this.changed();
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) this.columns.remove(id);
    this.changed();
  }

  answer(question: ListingQuestion): IndexAnswer {
    return answer(this.columns, this.orderOf(question.sort), question);
  }

  /** Products whose price changed by itself (a special price began or ended) since they were put. */
  dueForRepricing(nowMs: number): string[] {
    return this.columns.dueForRepricing(nowMs);
  }

  pack(): ArrayBuffer {
    return pack(this.columns, this.currency);
  }

  /** Takes over a packed index; false when it cannot be used, and then the index is as it was. */
  restore(data: ArrayBuffer): boolean {
    const columns = unpack(data, this.currency);
    if (!columns) return false;
    this.columns = columns;
    this.changed();
    return true;
  }

  clear(): void {
    this.columns = new ProductColumns(this.currency);
    this.changed();
  }

  private orderOf(sort: IndexSort): Uint32Array {
    let order = this.orders.get(sort);
    if (!order) this.orders.set(sort, (order = orderOf(this.columns, sort)));
    return order;
  }

  private changed(): void {
    for (const sort of indexSorts) this.orders.delete(sort);
    this.version.next(this.version.value + 1);
  }
}
