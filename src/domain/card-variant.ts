import { facetConfigs } from '#config/facets.ts';
import type { Filters } from './listing.ts';
import { currentPrice, nextPriceChange, type Price } from './price.ts';
import { lineTypes, type ProductSummary, type Variant } from './product.ts';
import { isSold, isVariantAvailable, pickVariant } from './variants.ts';

const optionFacets = facetConfigs.filter(({ kind }) => kind === 'options').map(({ code }) => code);

/**
 * The variant that a product's card shows and leads to: the one that its page shows first (D101), or where a list is narrowed
 * down, the first that has what was chosen, rather one that can be bought. `undefined` for a product without variants.
 */
export function cardVariant(product: ProductSummary, filters: Filters, nowMs: number): Variant | undefined {
  const first = pickVariant(product, {}, nowMs).variant;
  const wanted = optionFacets.filter((code) => (filters[code]?.length ?? 0) > 0);
  const fits = (variant: Variant | undefined): boolean =>
    wanted.every(
      (code) => variant?.values[code] === undefined || filters[code]!.includes(String(variant.values[code])),
    );
  if (fits(first)) return first;
  const fitting = product.variants.filter((variant) => isSold(variant) && fits(variant));
  return fitting.find(isVariantAvailable) ?? fitting[0] ?? first;
}

/** What a product costs in lists. */
export interface ListPrice {
  /** The article that costs so much: the product itself, or one of its variants. */
  readonly sku: string;
  readonly price: Price;
  /** Other variants cost more. */
  readonly isFrom: boolean;
}

/**
 * What a product costs in lists: as much as its cheapest variant that can be bought, or where none can, that is sold. Sorting
 * and the filter of prices go by it, because it is what is shown.
 */
export function listPrice(product: ProductSummary, nowMs: number): ListPrice {
  const amountOf = ({ price }: Variant): number => currentPrice(price, nowMs)?.amountMinor ?? Number.POSITIVE_INFINITY;
  const priced = pricedVariants(product);
  const [first] = priced;
  // The parts of a set have variants of their own, which only its page knows.
  if (!first) return { sku: product.sku, price: product.price, isFrom: !lineTypes.has(product.type) };
  const cheapest = priced.reduce((best, variant) => (amountOf(variant) < amountOf(best) ? variant : best), first);
  const isFrom = priced.some((variant) => Number.isFinite(amountOf(variant)) && amountOf(variant) > amountOf(cheapest));
  return { sku: cheapest.sku, price: cheapest.price, isFrom };
}

/** The next moment at which the price in lists may change by itself, or `null`. */
export function nextListPriceChange(product: ProductSummary, nowMs: number): number | null {
  const prices = product.variants.length > 0 ? product.variants : [product];
  const changes = prices.flatMap(({ price }) => nextPriceChange(price, nowMs) ?? []);
  return changes.length > 0 ? Math.min(...changes) : null;
}

function pricedVariants({ variants }: ProductSummary): readonly Variant[] {
  const available = variants.filter(isVariantAvailable);
  if (available.length > 0) return available;
  const sold = variants.filter(isSold);
  return sold.length > 0 ? sold : variants;
}
