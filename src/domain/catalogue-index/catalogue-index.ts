import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { nextListPriceChange } from '../card-variant.ts';
import type { ProductSummary } from '../product.ts';
import { type Offers, withOffers } from '../offers.ts';
import { answer, type IndexAnswer, type IndexQuestion } from './answer.ts';
import { countShared } from './bitset.ts';
import { ProductColumns } from './columns.ts';
import { type IndexSort, indexSorts, ordinalsById, orderOf } from './orders.ts';
import { type ProductName, ProductNames } from './product-names.ts';

export type ListingQuestion = IndexQuestion & { readonly sort: IndexSort };

/**
 * Answers listings, facets with counts, sorts and pages over all products of a store view from memory, in the same way
 * on the device and on the server. Documents and live offers are put into it; it reports every change to `onChange`.
 */
export class CatalogueIndex {
  columns: ProductColumns;
  /** The store view that all of it is of. */
  readonly storeCode: string;
  readonly currency: string;
  onChange: () => void = () => undefined;
  private readonly orders = new Map<IndexSort, Uint32Array>();
  private named: { columns: ProductColumns; naming: number; names: ProductNames } | null = null;
  private byId: { columns: ProductColumns; population: number; ordinals: Uint32Array } | null = null;

  constructor(storeCode: string) {
    this.storeCode = storeCode;
    this.currency = (storeViewByCode(storeCode) ?? defaultStoreView).currency.code;
    this.columns = new ProductColumns(this.currency);
  }

  get size(): number {
    return this.columns.size;
  }

  /** The number of listed products of a category. */
  countIn(categoryId: number): number {
    const { listed, categories } = this.columns;
    const set = categories.get(categoryId);
    return set ? countShared(listed.set, set) : 0;
  }

  /** The id of the product with this sku, or `null`. */
  idOfSku(sku: string): string | null {
    return this.columns.idOfSku(sku);
  }

  /** Ids of the products with this path, slug or variant, in the same order everywhere. */
  idsBy(kind: ProductName, name: string): readonly string[] {
    const { columns } = this;
    if (this.named?.columns !== columns || this.named.naming !== columns.naming) {
      const names = new ProductNames(columns.ids, columns.names);
      this.named = { columns, naming: columns.naming, names };
    }
    return this.named.names.idsBy(kind, name);
  }

  /** Adds or replaces products, with live offers applied. */
  put(products: Iterable<ProductSummary>, offers: Offers, nowMs: number): void {
    for (const product of products)
      this.columns.put(withOffers(product, { offers, nowMs }), nowMs, nextListPriceChange(product, nowMs));
    this.changed();
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) this.columns.remove(id);
    this.changed();
  }

  /** Answers a question; `order` replaces the order of the sort, such as by that of a search. */
  answer(question: ListingQuestion, order: Uint32Array = this.orderOf(question.sort)): IndexAnswer {
    return answer(this.columns, order, question);
  }

  /** Ids of products whose price has changed since they were put, because a special price began or ended. */
  dueForRepricing(nowMs: number): string[] {
    return this.columns.dueForRepricing(nowMs);
  }

  /** Replaces the columns by stored ones. */
  replace(columns: ProductColumns): void {
    this.columns = columns;
    this.changed();
  }

  /** All ordinals in the order of a sort. */
  orderOf(sort: IndexSort): Uint32Array {
    let order = this.orders.get(sort);
    if (!order) this.orders.set(sort, (order = orderOf(this.columns, sort, this.ordinalsById())));
    return order;
  }

  /**
   * The order by id is cached, because products are rarely added or removed, while prices and stock change all the
   * time.
   */
  private ordinalsById(): Uint32Array {
    const { columns, byId } = this;
    if (byId?.columns === columns && byId.population === columns.population) return byId.ordinals;
    const ordinals = ordinalsById(columns);
    this.byId = { columns, population: columns.population, ordinals };
    return ordinals;
  }

  private changed(): void {
    for (const sort of indexSorts) this.orders.delete(sort);
    this.onChange();
  }
}
