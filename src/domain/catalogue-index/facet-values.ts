import { type FacetConfig, facetConfigs, rangeBuckets } from '#config/facets.ts';
import { formatRange } from '../format-range.ts';
import type { Range } from '../listing.ts';
import { measuresAmong } from '../measures.ts';
import type { ProductSummary } from '../product.ts';
import { isSellable } from '../stock.ts';
import { isSold, isVariantAvailable, stockToSell } from '../variants.ts';

/** The value of the stock facet for products that can be bought now. */
const IN_STOCK = '1';

/** The values of each facet that a product has, as texts. `priceMinor` is the price of this moment. */
export function facetValuesOf(
  product: ProductSummary,
  priceMinor: number | null,
  currency: string,
): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const facet of facetConfigs) {
    const found = valuesOf(facet, product, priceMinor, currency);
    if (found.length > 0) values.set(facet.code, found);
  }
  return values;
}

function valuesOf(facet: FacetConfig, product: ProductSummary, priceMinor: number | null, currency: string): string[] {
  switch (facet.kind) {
    case 'type':
      return [product.type];
    case 'stock':
      return isProductSellable(product) ? [IN_STOCK] : [];
    case 'range':
      return [
        ...new Set(numbersOf(facet, product, priceMinor).flatMap((value) => bucketsOf(facet.code, value, currency))),
      ];
    default:
      return (product.attributes[facet.code] ?? []).map(String);
  }
}

/**
 * The numbers that a range facet compares: the price in major currency units, or the measures of all variants in
 * centimetres.
 */
export function numbersOf(facet: FacetConfig, product: ProductSummary, priceMinor: number | null): number[] {
  if (facet.unit === 'price') return priceMinor === null ? [] : [priceMinor / 100];
  return measuresAmong(product, facet.code);
}

/** Whether a number lies in a half-open range (D36). */
export function isInRange(value: number, { from, to }: Range): boolean {
  return (from === null || value >= from) && (to === null || value < to);
}

/** Whether a product, or one of its variants, can be bought. */
export function isProductSellable(product: ProductSummary): boolean {
  if (product.variants.length > 0) return product.variants.some(isVariantAvailable);
  return isSellable(stockToSell(product, undefined));
}

/** The option values, with their attributes, that a product has only in variants that cannot be bought. */
export function soldOutValues({ variants }: ProductSummary): [code: string, value: string][] {
  const pairsOf = (isIn: boolean): [string, string][] =>
    variants
      .filter((variant) => isSold(variant) && isVariantAvailable(variant) === isIn)
      .flatMap(({ values }) => Object.entries(values).map(([code, value]): [string, string] => [code, String(value)]));
  const inStock = new Set(pairsOf(true).map(String));
  return pairsOf(false).filter((pair) => !inStock.has(String(pair)));
}

function bucketsOf(code: string, value: number, currency: string): string[] {
  const bucket = rangeBuckets(code, currency).find((range) => isInRange(value, range));
  return bucket ? [formatRange(bucket)] : [];
}
