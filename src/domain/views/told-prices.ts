import { everybodysPrice } from '../everybodys-price.ts';
import type { Offers } from '../offers.ts';
import { currentPrice } from '../price.ts';
import { type PriceStep, stepsTogether, stepsUntil } from '../price-history.ts';
import type { ProductSummary } from '../product.ts';
import type { PartView } from './parts.ts';

/** The prices that are known of a product's articles, and of those of its parts. */
interface Told {
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  readonly ofArticles: ReadonlyMap<string, readonly PriceStep[]>;
  readonly offers: Offers;
  readonly nowMs: number;
}

/** What everybody has paid for an article, oldest first: for a set, what its parts have cost together. Empty where that is not known. */
export function toldPrices(
  product: ProductSummary,
  sku: string,
  parts: readonly PartView[],
  told: Told,
): readonly PriceStep[] {
  if (parts.length === 0) return pricesOf(product, sku, told);
  const all = parts.map((part) => {
    const own = told.ofParts.get(part.parentSku);
    return {
      prices: own ? pricesOf(own, part.sku, told) : [],
      always: own ? priceWithoutOffer(own, part.sku, told) : null,
    };
  });
  const isKnown = all.some(({ prices }) => prices.length > 0);
  // Of whose price nothing was told, it has always been the same, unless that is an offer.
  const steps = all.map(({ prices, always }) => (prices.length > 0 || always === null ? prices : [always]));
  return isKnown && steps.every(({ length }) => length > 0) ? stepsTogether(steps) : [];
}

function pricesOf(product: ProductSummary, sku: string, told: Told): readonly PriceStep[] {
  const { ofArticles, nowMs } = told;
  const known = ofArticles.get(sku) ?? ofArticles.get(product.sku) ?? [];
  return stepsUntil(known, { price: everybodysPrice(product, sku, told), updatedAt: product.updatedAt }, nowMs);
}

function priceWithoutOffer(product: ProductSummary, sku: string, told: Told): PriceStep | null {
  const current = currentPrice(everybodysPrice(product, sku, told), told.nowMs);
  return current?.regularMinor === null ? { fromMs: 0, amountMinor: current.amountMinor } : null;
}
