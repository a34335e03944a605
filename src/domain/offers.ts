import { type GroupPrices, withGroupPrices } from './group-prices.ts';
import { nextPriceChange, type Price } from './price.ts';
import type { ProductSummary, Variant } from './product.ts';
import type { Stock } from './stock.ts';

/** What the backend last said about the price and stock of an article, and when it answered, in epoch milliseconds. */
export interface Offer {
  readonly price: Price | null;
  readonly priceAt: number;
  readonly stock: Stock | null;
  readonly stockAt: number;
}

/** Live offers by sku, and beside them what the group of who is signed in pays: of nobody's, where nobody is. */
export interface Offers extends ReadonlyMap<string, Offer> {
  readonly ofGroup?: GroupPrices | null;
}

/** Live offers, and the time at which they are looked at. */
interface OffersNow {
  readonly offers: Offers;
  readonly nowMs: number;
}

/**
 * A product with those offers applied that are newer than its document, because a changed price or stock always changes
 * the document too. Documents are dated in whole seconds; the catalogue itself drops an offer that an arriving document
 * replaces within the same second. A price that was said before the document's own changed by itself says nothing any more. Whoever is
 * signed in has the prices of their group.
 */
export function withOffers(product: ProductSummary, { offers, nowMs }: OffersNow): ProductSummary {
  const live = <T extends Pick<Variant, 'sku' | 'price' | 'stock'>>(article: T): T => {
    const offer = offers.get(article.sku);
    if (!offer) return article;
    const { price, priceAt, stock, stockAt } = offer;
    const isCurrent = priceAt >= product.updatedAt && (nextPriceChange(article.price, priceAt) ?? Infinity) > nowMs;
    return {
      ...article,
      price: (isCurrent && price) || article.price,
      stock: (stockAt >= product.updatedAt && stock) || article.stock,
    };
  };
  const said = offers.size > 0 ? { ...live(product), variants: product.variants.map(live) } : product;
  return offers.ofGroup ? withGroupPrices(said, offers.ofGroup) : said;
}

/**
 * When the backend last said what there is of an article, by itself or by confirming the documents, or `null` where a document
 * is all that is known.
 */
export function stockTime(
  { updatedAt }: Pick<ProductSummary, 'updatedAt'>,
  offer: Offer | undefined,
  confirmedAt: number,
): number | null {
  const offeredAt = offer?.stock && offer.stockAt >= updatedAt ? offer.stockAt : 0;
  return Math.max(offeredAt, confirmedAt) || null;
}
