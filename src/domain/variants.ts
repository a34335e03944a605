import { currentPrice } from './price.ts';
import type { ConfigurableOption, OptionValue, ProductSummary, Variant } from './product.ts';
import { STATUS_UNAVAILABLE } from './product-load.ts';
import { isSellable, type Stock } from './stock.ts';

/** Chosen option per attribute code. */
export type Choice = Readonly<Record<string, OptionValue>>;

/** Whether the shop sells a variant, in stock or not: status below 2 (D35). */
export function isSold({ status }: Variant): boolean {
  return status < STATUS_UNAVAILABLE;
}

/** A variant that can be bought: sold, and in stock (spec 4: variant selection). */
export function isVariantAvailable(variant: Variant): boolean {
  return isSold(variant) && isSellable(variant.stock);
}

/**
 * The stock from which a product or one of its variants is bought. Of a variant that is not sold any more nothing is, nor of
 * a configurable product without any, whatever the shop says is left of it.
 */
export function stockToSell(
  product: Pick<ProductSummary, 'type' | 'stock' | 'variants'>,
  variant: Variant | undefined,
): Stock {
  const isForSale = variant ? isSold(variant) : product.type !== 'configurable' || product.variants.length > 0;
  const { stock } = variant ?? product;
  return isForSale ? stock : { ...stock, status: 'out_of_stock' };
}

function fits(variant: Variant, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => String(variant.values[code]) === String(value));
}

function matches(variant: Variant, choice: Choice): number {
  return Object.entries(choice).filter(([code, value]) => String(variant.values[code]) === String(value)).length;
}

/** The cheapest of equally good variants (spec 4: ties go to the lower price). */
function cheapest(variants: readonly Variant[], nowMs: number): Variant | undefined {
  const amount = (variant: Variant): number => currentPrice(variant.price, nowMs)?.amountMinor ?? Infinity;
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best === undefined || amount(variant) < amount(best) ? variant : best),
    undefined,
  );
}

/** Outcome of choosing: the variant, and whether it has everything that was chosen. */
export type VariantPick =
  | { readonly kind: 'match'; readonly variant: Variant }
  /** No variant matches the whole choice; this is the nearest that can be bought (D43). */
  | { readonly kind: 'nearest'; readonly variant: Variant }
  /** No variant can be bought; one is shown so that the page has a picture and a price. */
  | { readonly kind: 'none'; readonly variant: Variant | undefined };

/**
 * The variant for a choice: all chosen attributes must match, unavailable variants are skipped, and the cheaper one
 * wins a tie; else the nearest available one (spec 4: variant selection, D43). Without a choice it is the first
 * sellable variant (D101).
 */
export function pickVariant(
  { variants }: Pick<ProductSummary, 'variants'>,
  choice: Choice,
  nowMs: number,
): VariantPick {
  const available = variants.filter(isVariantAvailable);
  if (available.length === 0) {
    // One that is only out of stock may come back; one that is not sold any more will not.
    const soldFirst = variants.toSorted((a, b) => Number(isSold(b)) - Number(isSold(a)));
    return { kind: 'none', variant: soldFirst.find((variant) => fits(variant, choice)) ?? soldFirst[0] };
  }
  if (Object.keys(choice).length === 0) return { kind: 'match', variant: available[0]! };
  const full = cheapest(
    available.filter((variant) => fits(variant, choice)),
    nowMs,
  );
  if (full) return { kind: 'match', variant: full };
  const best = Math.max(...available.map((variant) => matches(variant, choice)));
  const nearest = cheapest(
    available.filter((variant) => matches(variant, choice) === best),
    nowMs,
  );
  return { kind: 'nearest', variant: nearest! };
}

/** The variant with this sku. */
export function variantBySku(product: ProductSummary, sku: string): Variant | undefined {
  return product.variants.find((variant) => variant.sku === sku);
}

/** Options that a shopper can choose from: no `price`, no empty labels, no empty options (spec 4 and 5: options). */
export function choosableOptions(options: readonly ConfigurableOption[]): ConfigurableOption[] {
  return options
    .filter((option) => option.attributeCode !== 'price')
    .map((option) => ({ ...option, values: option.values.filter(({ label }) => label.trim() !== '') }))
    .filter((option) => option.values.length > 0);
}

/** Whether choosing this value beside the other choices leads to something that can be bought. */
export function isValueAvailable(product: ProductSummary, choice: Choice, code: string, value: OptionValue): boolean {
  return product.variants.some((variant) => isVariantAvailable(variant) && fits(variant, { ...choice, [code]: value }));
}

/** Whether the shop sells this value beside the other choices, in stock or not. */
export function isValueSold(product: ProductSummary, choice: Choice, code: string, value: OptionValue): boolean {
  return product.variants.some((variant) => isSold(variant) && fits(variant, { ...choice, [code]: value }));
}
