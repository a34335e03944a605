import { type GroupPrices, withGroupPrices } from './group-prices.ts';
import type { Price } from './price.ts';
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

/**
 * A product with those offers applied that are newer than its document, because a changed price or stock always changes
 * the document too. Documents are dated in whole seconds; the catalogue itself drops an offer that an arriving document
 * replaces within the same second. Whoever is signed in has the prices of their group.
 */
export function withOffers(product: ProductSummary, offers: Offers): ProductSummary {
  const said = withLiveOffers(product, offers);
  return offers.ofGroup ? withGroupPrices(said, offers.ofGroup) : said;
}

function withLiveOffers(product: ProductSummary, offers: Offers): ProductSummary {
  if (offers.size === 0) return product;
  const own = offers.get(product.sku);
  const hasVariantOffers = product.variants.some((variant) => offers.has(variant.sku));
  if (!own && !hasVariantOffers) return product;
  const variants = product.variants.map((variant) => withOffer(variant, offers.get(variant.sku), product.updatedAt));
  return { ...withOffer(product, own, product.updatedAt), variants };
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

function withOffer<T extends Pick<Variant, 'price' | 'stock'>>(
  article: T,
  offer: Offer | undefined,
  updatedAt: number,
): T {
  if (!offer) return article;
  const price = offer.price && offer.priceAt >= updatedAt ? offer.price : article.price;
  const stock = offer.stock && offer.stockAt >= updatedAt ? offer.stock : article.stock;
  return { ...article, price, stock };
}
