import { type FacetConfig, facetConfigs, rangeBuckets } from '#config/facets.ts';
import { defaultStoreView } from '#config/stores.ts';
import type { IndexAnswer } from '#domain/catalogue-index/answer.ts';
import type { ListingQuestion } from '#domain/catalogue-index/catalogue-index.ts';
import type { Offers } from '#domain/offers.ts';
import { currentPrice } from '#domain/price.ts';
import type { ProductSummary, Variant } from '#domain/product.ts';
import type { Spread } from '#domain/spread.ts';
import { isSellable } from '#domain/stock.ts';

const STOCK_AT = facetConfigs.findIndex(({ kind }) => kind === 'stock');

/** What listings need to know about one product at one moment. */
interface PlainProduct {
  readonly id: number;
  readonly categoryIds: readonly number[];
  readonly priceMinor: number | null;
  readonly isSellable: boolean;
  readonly isBestseller: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** For each facet, in the order of `facetConfigs`: values as in addresses, and the numbers that ranges compare. */
  readonly values: readonly (readonly string[])[];
  readonly numbers: readonly (readonly number[])[];
  /** The same without what it has only in variants that cannot be bought, for a product that can. */
  readonly inStock: Pick<PlainProduct, 'values'>;
}

interface PlainAnswer {
  readonly total: number;
  readonly ids: readonly string[];
  /** For each facet, in the order of `facetConfigs`. */
  readonly counts: readonly ReadonlyMap<string, number>[];
  readonly spreadAt: (at: number) => Spread | null;
}

/**
 * Finds listings the slow way: for every question it looks at, filters, counts and sorts all products. Price and stock
 * of one article are rules of the domain with tests of their own; nothing of the index is used here.
 */
export class ListingOracle {
  private readonly products: readonly PlainProduct[];
  private readonly byCategory: ReadonlyMap<number, readonly PlainProduct[]>;

  constructor(products: Iterable<ProductSummary>, offers: Offers, nowMs: number) {
    // Listings show status 0 and 1 (D35) of visibility 2, 3 and 4 (D34).
    const listed = [...products].filter((one) => [0, 1].includes(one.status) && [2, 3, 4].includes(one.visibility));
    this.products = listed.map((product) => plainProduct(product, offers, nowMs));
    const byCategory = new Map<number, PlainProduct[]>();
    for (const product of this.products) {
      for (const id of new Set(product.categoryIds)) {
        const known = byCategory.get(id);
        if (known) known.push(product);
        else byCategory.set(id, [product]);
      }
    }
    this.byCategory = byCategory;
  }

  /** How many products a category lists. */
  countIn(categoryId: number): number {
    return this.byCategory.get(categoryId)?.length ?? 0;
  }

  answer({ categoryId, filters, sort, limit }: ListingQuestion): PlainAnswer {
    const wishes = facetConfigs.flatMap((facet, at) => {
      const wanted = filters[facet.code] ?? [];
      return wanted.length > 0 ? [{ at, isMetBy: wishOf(facet, at, wanted) }] : [];
    });
    const found: PlainProduct[] = [];
    const counts = facetConfigs.map(() => new Map<string, number>());
    /** Those that only the filter of one facet leaves out, by the place of that. */
    const left = facetConfigs.map((): PlainProduct[] => []);
    const all = categoryId === null ? this.products : (this.byCategory.get(categoryId) ?? []);
    // Who wants something in stock wants it in stock in all else that is chosen (D79).
    const isOfStock = wishes.some(({ at }) => at === STOCK_AT);
    for (const product of isOfStock ? all.map(({ inStock, ...one }) => ({ ...one, inStock, ...inStock })) : all) {
      const unmet = wishes.find(({ isMetBy }) => !isMetBy(product));
      if (!unmet) {
        found.push(product);
        for (let at = 0; at < counts.length; at++) countEach(counts[at]!, product.values[at]!);
      } else if (wishes.every((wish) => wish === unmet || wish.isMetBy(product))) {
        // A facet counts what its other values would show, so its own filter does not apply and all others do.
        countEach(counts[unmet.at]!, product.values[unmet.at]!);
        left[unmet.at]!.push(product);
      }
    }
    if (!isOfStock) {
      counts[STOCK_AT]!.clear();
      const inAll = all.filter(({ inStock, ...one }) =>
        wishes.every(({ isMetBy }) => isMetBy({ ...one, inStock, ...inStock })),
      );
      for (const { values } of inAll) countEach(counts[STOCK_AT]!, values[STOCK_AT]!);
    }
    found.sort((a, b) => inOrder[sort](a, b) || a.id - b.id);
    return {
      total: found.length,
      ids: found.slice(0, limit).map(({ id }) => String(id)),
      counts,
      spreadAt: (at) => spreadOf([...found, ...left[at]!], at),
    };
  }
}

/**
 * Equal products are sorted by id. Relevance compares the minute in which a product was created, the others the exact
 * time.
 */
const inOrder: Readonly<Record<ListingQuestion['sort'], (a: PlainProduct, b: PlainProduct) => number>> = {
  relevance: (a, b) =>
    Number(b.isSellable) - Number(a.isSellable) ||
    Number(b.isBestseller) - Number(a.isBestseller) ||
    minuteOf(b.createdAt) - minuteOf(a.createdAt),
  newest: (a, b) => Number(b.isSellable) - Number(a.isSellable) || b.createdAt - a.createdAt,
  latest: (a, b) => b.updatedAt - a.updatedAt,
  price: (a, b) => unknownLast(a, b) || a.priceMinor! - b.priceMinor!,
  'price-desc': (a, b) => unknownLast(a, b) || b.priceMinor! - a.priceMinor!,
};

function minuteOf(epochMs: number): number {
  return Math.floor(epochMs / 60_000);
}

function unknownLast(a: PlainProduct, b: PlainProduct): number {
  return Number(a.priceMinor === null) - Number(b.priceMinor === null);
}

function countEach(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** A bar for each step, or for so many of them that there are at most 20; a product counts once in each bar. */
function spreadOf(products: readonly PlainProduct[], at: number): Spread | null {
  const lists = products.flatMap(({ numbers }) => (numbers[at]!.length > 0 ? [numbers[at]!] : []));
  if (lists.length === 0) return null;
  let [min, max] = [Infinity, -Infinity];
  for (const numbers of lists) {
    for (const number of numbers) {
      min = Math.min(min, number);
      max = Math.max(max, number);
    }
  }
  const step = facetConfigs[at]!.unit === 'price' && max - min >= 200 ? 10 : 1;
  const [from, to] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  const steps = (to - from) / step + 1;
  const width = Math.ceil(steps / 20) * step;
  const bars = Array.from({ length: Math.ceil((steps * step) / width) }, () => 0);
  for (const numbers of lists) {
    for (const bar of new Set(numbers.map((number) => Math.floor((number - from) / width)))) bars[bar]!++;
  }
  return { from, to, step, width, bars };
}

/** Several values of a facet are a union (D79); a range includes its lower limit and excludes its upper one (D36). */
function wishOf({ kind }: FacetConfig, at: number, wanted: readonly string[]): (product: PlainProduct) => boolean {
  if (kind !== 'range') return ({ values }) => values[at]!.some((value) => wanted.includes(value));
  const ranges = wanted.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from: from === '*' ? -Infinity : Number(from), to: to === '*' ? Infinity : Number(to) };
  });
  return ({ numbers }) => ranges.some(({ from, to }) => numbers[at]!.some((number) => from <= number && number < to));
}

function plainProduct(product: ProductSummary, offers: Offers, nowMs: number): PlainProduct {
  const amounts = pricedArticles(product, offers).flatMap(({ sku, price }) => {
    const offer = offers.get(sku);
    // An offer counts unless the document was changed after it, or a day that it names has come since.
    const isLive =
      offer?.price != null && offer.priceAt >= product.updatedAt && !isAnother(price, offer.priceAt, nowMs);
    return currentPrice(isLive ? offer.price : price, nowMs)?.amountMinor ?? [];
  });
  const priceMinor = amounts.length > 0 ? Math.min(...amounts) : null;
  const isSold = isProductSold(product, offers);
  const sold = product.variants.filter(({ status }) => status < 2);
  const buyable = sold.filter((variant) => isProductSold({ ...product, variants: [variant] }, offers));
  const numbers = numbersOf(product, sold, priceMinor);
  const isSoldOut = (code: string, value: string): boolean => {
    const has = ({ values }: Variant): boolean => String(values[code]) === value;
    return buyable.length > 0 && sold.some(has) && !buyable.some(has);
  };
  return {
    id: Number(product.id),
    categoryIds: product.categoryIds,
    priceMinor,
    isSellable: isSold,
    isBestseller: product.isBestseller,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    values: facetConfigs.map((facet, at) => valuesOf(facet, product, { isSold, numbers: numbers[at]! })),
    numbers,
    inStock: {
      values: facetConfigs.map((facet, at) =>
        valuesOf(facet, product, { isSold, numbers: numbers[at]! }).filter(
          (value) => facet.kind !== 'options' || !isSoldOut(facet.code, value),
        ),
      ),
    },
  };
}

/** The numbers of each facet; a variant without measures of its own has those of its product. */
function numbersOf(product: ProductSummary, variants: readonly Variant[], priceMinor: number | null): number[][] {
  return facetConfigs.map(({ code, unit }) => {
    if (unit === 'price') return priceMinor === null ? [] : [priceMinor / 100];
    const sizes =
      variants.length > 0
        ? variants.map(({ measures }) => measures?.[code] ?? product.measures[code])
        : [product.measures[code]];
    return sizes.filter((size) => size !== undefined);
  });
}

/** Whether a price became another one by itself after a moment. */
function isAnother(price: ProductSummary['price'], after: number, nowMs: number): boolean {
  const { specialFrom, specialTo } = price;
  const moments = [specialFrom ?? 0, (specialTo ?? 0) + 1].filter((moment) => moment > after && moment <= nowMs);
  const before = currentPrice(price, after)?.amountMinor;
  return moments.some((moment) => currentPrice(price, moment)?.amountMinor !== before);
}

/** The articles whose prices count in a list: those that can be bought, else those that are sold, else all. */
function pricedArticles(product: ProductSummary, offers: Offers): readonly Pick<ProductSummary, 'sku' | 'price'>[] {
  const { variants } = product;
  if (variants.length === 0) return [product];
  const sold = variants.filter(({ status }) => status < 2);
  const buyable = sold.filter((variant) => isProductSold({ ...product, variants: [variant] }, offers));
  return [buyable, sold, variants].find((some) => some.length > 0)!;
}

function valuesOf(
  { code, kind }: FacetConfig,
  product: ProductSummary,
  { isSold, numbers }: { isSold: boolean; numbers: readonly number[] },
): string[] {
  if (kind === 'type') return [product.type];
  if (kind === 'stock') return isSold ? ['1'] : [];
  if (kind !== 'range') return (product.attributes[code] ?? []).map(String);
  return rangeBuckets(code, defaultStoreView.currency.code)
    .filter(({ from, to }) => numbers.some((number) => (from ?? -Infinity) <= number && number < (to ?? Infinity)))
    .map(({ from, to }) => `${from ?? '*'}-${to ?? '*'}`);
}

/**
 * A product with variants can be bought while one of them can: in stock, and with a status below 2 (spec 4, D35). A configurable
 * one can be bought only as one of them.
 */
function isProductSold({ sku, type, stock, updatedAt, variants }: ProductSummary, offers: Offers): boolean {
  const isInStock = (article: { sku: string; stock: ProductSummary['stock'] }): boolean => {
    const offer = offers.get(article.sku);
    return isSellable(offer?.stock && offer.stockAt >= updatedAt ? offer.stock : article.stock);
  };
  if (variants.length === 0) return type !== 'configurable' && isInStock({ sku, stock });
  return variants.some((variant) => variant.status < 2 && isInStock(variant));
}

const ranges = facetConfigs.filter(({ kind }) => kind === 'range').map(({ code }) => code);

/** Describes the first difference between an index and the oracle; `null` when they agree. */
export function differenceOf(index: IndexAnswer, oracle: PlainAnswer): string | null {
  if (index.total !== oracle.total) return `total is ${index.total} instead of ${oracle.total}`;
  const place = Array.from({ length: Math.max(index.ids.length, oracle.ids.length) }, (_, at) => at).find(
    (at) => index.ids[at] !== oracle.ids[at],
  );
  if (place !== undefined) return `product ${place} is ${index.ids[place]} instead of ${oracle.ids[place]}`;
  for (const [at, { code }] of facetConfigs.entries()) {
    const said = new Map((index.facets.get(code) ?? []).map(({ value, count }) => [value, count]));
    const counted = oracle.counts[at]!;
    for (const value of new Set([...said.keys(), ...counted.keys()])) {
      const [is, should] = [said.get(value) ?? 0, counted.get(value) ?? 0];
      if (is !== should) return `${code}=${value} counts ${is} instead of ${should}`;
    }
    // One spread takes as long as all counts, so each question is asked for one of the eleven.
    if (ranges[oracle.total % ranges.length] !== code) continue;
    const [spread, right] = [index.spreads.get(code) ?? null, oracle.spreadAt(at)].map((one) => JSON.stringify(one));
    if (spread !== right) return `${code} is spread as ${spread} instead of ${right}`;
  }
  return null;
}
