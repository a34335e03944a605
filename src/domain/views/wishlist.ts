import { deliveryPromise } from '../article-delivery.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import { everybodysPrice } from '../everybodys-price.ts';
import type { LineOptions } from '../line-key.ts';
import { choiceProblems, cleanChoice, firstChoice } from '../offering/choice.ts';
import { maxPieces, needsOf, unitPrice } from '../offering/count.ts';
import { withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import { currentPrice, isSellablePrice } from '../price.ts';
import { lineTypes, type ProductSummary, type Variant } from '../product.ts';
import { whyNotShown } from '../product-load.ts';
import { type StockIndication, stockStatus } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { isSold, stockToSell, variantBySku } from '../variants.ts';
import type { Wish } from '../wishlist.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { offeringFor, type OfferingSurroundings } from './offering.ts';
import { variantLabels } from './options.ts';
import { type PriceView, priceView } from './price-view.ts';

/** What a shopper wishes for, the newest first. */
export interface WishlistView {
  readonly items: readonly WishView[];
}

/** A wish with what its article is today. */
export interface WishView {
  readonly wish: Wish;
  /** `gone`: the shop does not sell it any more. `unknown`: it is not on this device, or not yet. */
  readonly state: 'sold' | 'gone' | 'unknown';
  /** A product whose variant is gone still has its page; `null` where there is none. */
  readonly path: string | null;
  readonly name1: string;
  readonly name2: string | null;
  readonly image: string | null;
  /** The variant in words, such as its colour; empty without variants. */
  readonly variant: string;
  /** What is known of an article that is sold. */
  readonly today: ArticleToday | null;
}

/** What an article of a wishlist costs today, and whether it can be had. */
export interface ArticleToday {
  readonly price: PriceView;
  /** The price of today less that of the day on which it was put there, minor units; zero where nothing is known. */
  readonly changeMinor: number;
  readonly stock: StockIndication;
  readonly delivery: DeliveryPromise | null;
  /**
   * What is chosen beside it where it goes into the cart as it is: what its page begins with. `null` where something is left
   * to choose, or it cannot be bought.
   */
  readonly choice: LineOptions | null;
}

/** The product of a wish, and what its price and its choices depend on. */
export interface WishedProduct extends OfferingSurroundings {
  readonly summary: ProductSummary;
}

/** The view of a wish; without a product it is gone where the device has `all` products, and else unknown. */
export function wishView(
  wish: Wish,
  found: WishedProduct | undefined,
  hasAll: boolean,
  context: CatalogueContext,
): WishView {
  const words = { wish, name1: wish.name, name2: null, variant: '', image: null };
  if (!found) return { ...words, state: hasAll ? 'gone' : 'unknown', path: null, today: null };
  const { summary } = found;
  const product = inLocale(withOffers(summary, context), context.locale);
  const variant = variantBySku(product, wish.sku);
  const shown = {
    wish,
    path: whyNotShown(product) ? null : productPath(product, variant?.sku),
    name1: product.name1 ?? product.name,
    name2: product.name1 ? product.name2 : null,
    image: variant?.image ?? product.image,
    variant: variantLabels(variant, context)
      .map(({ value }) => value)
      .join(', '),
  };
  const isHere = variant ? isSold(variant) : wish.sku === product.sku;
  if (whyNotShown(product) || !isHere) return { ...shown, state: 'gone', today: null };
  const today = articleToday(product, variant, found, context);
  return { ...shown, state: 'sold', today: { ...today, changeMinor: changeOf(wish, summary, today, context) } };
}

/** What changed since is told of one price: what a guest saw is compared with what everybody pays today (D84). */
function changeOf(
  { sku, putMinor, isOfGuest }: Wish,
  summary: ProductSummary,
  { price: { amountMinor } }: Pick<ArticleToday, 'price'>,
  context: CatalogueContext,
): number {
  if (putMinor === null || amountMinor === null) return 0;
  if (!isOfGuest) return amountMinor - putMinor;
  const ofAll = currentPrice(everybodysPrice(summary, sku, context), context.nowMs);
  return ofAll ? ofAll.amountMinor - putMinor : 0;
}

function articleToday(
  product: ProductSummary,
  variant: Variant | undefined,
  surroundings: OfferingSurroundings,
  context: CatalogueContext,
): Omit<ArticleToday, 'changeMinor'> {
  const article = { ...(variant ?? product), stock: stockToSell(product, variant) };
  const isOneArticle = lineTypes.has(product.type) && (product.variants.length === 0 || variant !== undefined);
  return {
    price: priceView(article.price, context.offers.get(article.sku), product.updatedAt, context),
    stock: stockStatus(article.stock, 'list'),
    delivery: deliveryPromise(product, article, context),
    choice: isOneArticle ? firstWholeChoice(product, article, surroundings, context) : null,
  };
}

/** What the page of an article begins with, where nothing is missing in it and that much can be bought. */
function firstWholeChoice(
  product: ProductSummary,
  article: Pick<Variant, 'sku' | 'price' | 'stock'>,
  surroundings: OfferingSurroundings,
  context: CatalogueContext,
): LineOptions | null {
  const offering = offeringFor(product, article, surroundings, context);
  // Only the details of a bundle name its parts.
  if (product.type === 'bundle' && !offering.slots) return null;
  const own = cleanChoice(offering, firstChoice(offering));
  const amountMinor = unitPrice(offering, own, 1)?.amountMinor ?? null;
  const isForSale = isSellablePrice(amountMinor) && maxPieces(offering, needsOf(offering, own)) > 0;
  return isForSale && choiceProblems(offering, own).length === 0 ? own : null;
}
