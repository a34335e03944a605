import { facetConfigs } from '#config/facets.ts';
import { isInRange } from './catalogue-index/facet-values.ts';
import { type Filters, parseRange } from './listing.ts';
import { measuresOfArticle } from './measures.ts';
import { currentPrice, nextPriceChange, type Price } from './price.ts';
import { isOfParts, type ProductSummary, type Variant } from './product.ts';
import { isSold, isVariantAvailable, pickVariant } from './variants.ts';

const measureFacets = facetConfigs
  .filter(({ kind, unit }) => kind === 'range' && unit === 'cm')
  .map(({ code }) => code);
const optionFacets = facetConfigs.filter(({ kind }) => kind === 'options').map(({ code }) => code);

/**
 * The variant that a product's card shows and links to. Without filters it is the one that the product's page shows
 * first (D101); with filters it is the first variant that matches them, preferably one that can be bought. `undefined`
 * for a product without variants.
 */
export function cardVariant(product: ProductSummary, filters: Filters, nowMs: number): Variant | undefined {
  const first = pickVariant(product, {}, nowMs).variant;
  const fitting = fittingVariants(product, filters);
  if (first && fitting.includes(first)) return first;
  return fitting.find(isVariantAvailable) ?? fitting[0] ?? first;
}

/** The sold variants of a product that match the filters; all of them where none does. */
export function fittingVariants(product: ProductSummary, filters: Filters): readonly Variant[] {
  const sold = product.variants.filter(isSold);
  const fits = (variant: Variant): boolean =>
    optionFacets.every((code) => {
      const value = variant.values[code];
      return value === undefined || !filters[code]?.length || filters[code].includes(String(value));
    }) &&
    measureFacets.every((code) => {
      if (!filters[code]?.length) return true;
      const value = measuresOfArticle(product, variant)[code];
      const ranges = filters[code].flatMap((text) => parseRange(text) ?? []);
      return value !== undefined && ranges.some((range) => isInRange(value, range));
    });
  const fitting = sold.filter(fits);
  return fitting.length > 0 ? fitting : sold;
}

/** The price of a product in lists. */
export interface ListPrice {
  /** The article with this price: the product itself, or one of its variants. */
  readonly sku: string;
  readonly price: Price;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
}

/**
 * The price of a product in lists: that of its cheapest variant that can be bought, or when none can, of the cheapest
 * that is sold. Lists sort and filter by this price, because it is the one they show.
 */
export function listPrice(product: ProductSummary, nowMs: number): ListPrice {
  const amountOf = ({ price }: Variant): number => currentPrice(price, nowMs)?.amountMinor ?? Number.POSITIVE_INFINITY;
  const priced = pricedVariants(product);
  const [first] = priced;
  // What is put together costs what is chosen for it, which only the product page knows.
  if (!first) return { sku: product.sku, price: product.price, isFrom: isOfParts(product.type) };
  const cheapest = priced.reduce((best, variant) => (amountOf(variant) < amountOf(best) ? variant : best), first);
  const isFrom = priced.some((variant) => Number.isFinite(amountOf(variant)) && amountOf(variant) > amountOf(cheapest));
  return { sku: cheapest.sku, price: cheapest.price, isFrom };
}

/** The next moment at which the price in lists may change by itself; `Infinity`: it stays. */
export function nextListPriceChange(product: ProductSummary, nowMs: number): number {
  const prices = product.variants.length > 0 ? product.variants : [product];
  return Math.min(...prices.map(({ price }) => nextPriceChange(price, nowMs) ?? Infinity));
}

function pricedVariants({ variants }: ProductSummary): readonly Variant[] {
  const available = variants.filter(isVariantAvailable);
  if (available.length > 0) return available;
  const sold = variants.filter(isSold);
  return sold.length > 0 ? sold : variants;
}
