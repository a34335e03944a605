import { facetConfigs } from '#config/facets.ts';
import { listPrice, nextListPriceChange } from '../card-variant.ts';
import { currentPrice } from '../price.ts';
import type { ProductSummary } from '../product.ts';
import { addTo, type Bitset, createBitset, growBitset, isIn, removeFrom } from './bitset.ts';
import { facetValuesOf, isProductSellable, numbersOf, soldOutValues } from './facet-values.ts';
import { isListed } from './is-listed.ts';
import { namesOf } from './product-names.ts';

const CAPACITY_FIRST = 1024;
/** The number of ordinals, which have to fit into the low bits of a sort key. */
export const ORDINALS_MAX = 2 ** 20;
/** From this rank on, products cannot be bought. */
export const RANK_OF_UNSELLABLE = 2;

/** Begins the keys of values that products have only in variants that cannot be bought. */
const SOLD_OUT = '!';

const numberColumns = ['price', 'createdAt', 'updatedAt', 'rank', 'nextChange'] as const;
type NumberColumn = (typeof numberColumns)[number];

const rangeFacets = facetConfigs.filter((facet) => facet.kind === 'range');

/** Ids and names of products, at their ordinals. */
export interface NamedProducts {
  readonly ids: readonly (string | null)[];
  readonly skus: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

/**
 * The data of products that listings need, in columns: one number for each product and property, and for each facet
 * value the set of products that have it. A product is known by its ordinal, a small number that is used again after a
 * removal.
 */
export class ProductColumns implements NamedProducts {
  readonly ids: (string | null)[] = [];
  /** Raised whenever a product is added or removed. */
  population = 0;
  readonly skus: (string | null)[] = [];
  /** The names by which products are found besides their skus, as `namesOf` writes them. */
  readonly names: (string | null)[] = [];
  /** Raised whenever the names of a product change. */
  naming = 0;
  readonly listed: { set: Bitset };
  readonly facets = new Map<string, Map<string, Bitset>>();
  readonly categories = new Map<number, Bitset>();
  readonly numbers: Record<NumberColumn, Float64Array<ArrayBuffer>>;
  /**
   * The first number of each product by range facet, `NaN` without one. Further numbers of its variants are in
   * `facets`, under `furtherNumbers`; values that it has only in variants that are sold out are there too, under `SOLD_OUT`.
   */
  readonly measures = new Map<string, Float64Array<ArrayBuffer>>();
  private readonly ordinals = new Map<string, number>();
  private readonly bySku = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly currency: string;
  private capacity = CAPACITY_FIRST;

  constructor(currency: string) {
    this.currency = currency;
    this.listed = { set: createBitset(this.capacity) };
    this.numbers = Object.fromEntries(
      numberColumns.map((name) => [name, new Float64Array(this.capacity)]),
    ) as typeof this.numbers;
    for (const { code } of rangeFacets) this.measures.set(code, new Float64Array(this.capacity).fill(Number.NaN));
  }

  /** The number of products. */
  get size(): number {
    return this.ordinals.size;
  }

  get room(): number {
    return this.capacity;
  }

  ordinalOf(id: string): number | undefined {
    return this.ordinals.get(id);
  }

  /** The id of the product with this sku, or `null`. */
  idOfSku(sku: string): string | null {
    const ordinal = this.bySku.get(sku);
    return ordinal === undefined ? null : (this.ids[ordinal] ?? null);
  }

  /** Adds a product, or replaces its data; its document alone may change its price at a moment of its own. */
  put(product: ProductSummary, nowMs: number, documentChange: number): void {
    const known = this.ordinals.get(product.id);
    const ordinal = known ?? this.newOrdinal(product.id);
    if (known !== undefined) this.clear(ordinal);
    this.nameBySku(ordinal, product.sku);
    this.name(ordinal, namesOf(product));
    const price = currentPrice(listPrice(product, nowMs).price, nowMs)?.amountMinor ?? null;
    const { numbers } = this;
    numbers.price[ordinal] = price ?? Number.NaN;
    numbers.createdAt[ordinal] = product.createdAt;
    numbers.updatedAt[ordinal] = product.updatedAt;
    numbers.rank[ordinal] = (isProductSellable(product) ? 0 : RANK_OF_UNSELLABLE) + (product.isBestseller ? 0 : 1);
    numbers.nextChange[ordinal] = Math.min(nextListPriceChange(product, nowMs), documentChange);
    for (const facet of rangeFacets) {
      const [first = Number.NaN, ...others] = numbersOf(facet, product, price);
      this.measures.get(facet.code)![ordinal] = first;
      for (const number of others) addTo(this.valueSet(furtherNumbers(facet.code), String(number)), ordinal);
    }
    if (isListed(product)) addTo(this.listed.set, ordinal);
    for (const [code, values] of facetValuesOf(product, price, this.currency)) {
      for (const value of values) addTo(this.valueSet(code, value), ordinal);
    }
    for (const [code, value] of soldOutValues(product)) addTo(this.valueSet(SOLD_OUT + code, value), ordinal);
    for (const id of product.categoryIds) addTo(this.categorySet(id), ordinal);
  }

  remove(id: string): void {
    const ordinal = this.ordinals.get(id);
    if (ordinal === undefined) return;
    this.clear(ordinal);
    this.ordinals.delete(id);
    this.nameBySku(ordinal, null);
    this.name(ordinal, null);
    this.ids[ordinal] = null;
    this.free.push(ordinal);
    this.population++;
  }

  /** Ids of products whose price has changed since they were put. */
  dueForRepricing(nowMs: number): string[] {
    const { nextChange } = this.numbers;
    return this.ids.filter((id, ordinal): id is string => id !== null && nextChange[ordinal]! <= nowMs);
  }

  /** The set of a facet value, which is created if it is new. */
  valueSet(code: string, value: string): Bitset {
    let values = this.facets.get(code);
    if (!values) this.facets.set(code, (values = new Map<string, Bitset>()));
    let set = values.get(value);
    if (!set) values.set(value, (set = createBitset(this.capacity)));
    return set;
  }

  /** The products with a known value; only those that are in stock in it, if they have to be (D79: an intersection). */
  having(key: string, value: string, isInStock: boolean): Bitset {
    const set = this.valueSet(key, value);
    const soldOut = isInStock ? this.facets.get(SOLD_OUT + key)?.get(value) : null;
    return soldOut ? set.map((word, at) => word & ~soldOut[at]!) : set;
  }

  categorySet(id: number): Bitset {
    let set = this.categories.get(id);
    if (!set) this.categories.set(id, (set = createBitset(this.capacity)));
    return set;
  }

  /** Restores ids at their ordinals, with room for `capacity`; for unpacking. */
  restoreIds({ ids, skus, names }: NamedProducts, capacity: number): void {
    this.grow(capacity);
    this.population++;
    for (const [ordinal, id] of ids.entries()) {
      this.ids[ordinal] = id;
      this.nameBySku(ordinal, skus[ordinal] ?? null);
      this.name(ordinal, names[ordinal] ?? null);
      if (id === null) this.free.push(ordinal);
      else this.ordinals.set(id, ordinal);
    }
  }

  private nameBySku(ordinal: number, sku: string | null): void {
    const known = this.skus[ordinal];
    if (known && this.bySku.get(known) === ordinal) this.bySku.delete(known);
    this.skus[ordinal] = sku;
    if (sku !== null) this.bySku.set(sku, ordinal);
  }

  private name(ordinal: number, names: string | null): void {
    if (this.names[ordinal] === names) return;
    this.names[ordinal] = names;
    this.naming++;
  }

  private newOrdinal(id: string): number {
    const ordinal = this.free.pop() ?? this.ids.length;
    if (ordinal >= ORDINALS_MAX) throw new Error('the index is full');
    if (ordinal >= this.capacity) this.grow(this.capacity * 2);
    this.ids[ordinal] = id;
    this.ordinals.set(id, ordinal);
    this.population++;
    return ordinal;
  }

  private clear(ordinal: number): void {
    removeFrom(this.listed.set, ordinal);
    for (const values of this.facets.values()) {
      for (const set of values.values()) if (isIn(set, ordinal)) removeFrom(set, ordinal);
    }
    for (const set of this.categories.values()) if (isIn(set, ordinal)) removeFrom(set, ordinal);
  }

  private grow(capacity: number): void {
    if (capacity <= this.capacity) return;
    this.capacity = capacity;
    for (const name of numberColumns) this.numbers[name] = grown(this.numbers[name], capacity, 0);
    for (const [code, column] of this.measures) this.measures.set(code, grown(column, capacity, Number.NaN));
    this.listed.set = growBitset(this.listed.set, capacity);
    for (const values of this.facets.values()) {
      for (const [value, set] of values) values.set(value, growBitset(set, capacity));
    }
    for (const [id, set] of this.categories) this.categories.set(id, growBitset(set, capacity));
  }
}

/**
 * The key in `ProductColumns.facets` of the numbers that only some variants have, which differ from the product's
 * first.
 */
export function furtherNumbers(code: string): string {
  return `=${code}`;
}

function grown(column: Float64Array<ArrayBuffer>, capacity: number, filler: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(capacity).fill(filler);
  next.set(column);
  return next;
}
