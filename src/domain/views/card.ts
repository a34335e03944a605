import { deliveryPromise } from '../article-delivery.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import { cardVariant, fittingVariants, listPrice } from '../card-variant.ts';
import { type Piece, pieceOf } from '../fit.ts';
import type { Filters } from '../listing.ts';
import { measuresOfArticle } from '../measures.ts';
import { withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import type { ProductSummary, Variant } from '../product.ts';
import type { Rating } from '../review.ts';
import { type StockIndication, stockStatus } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { isSold, stockToSell } from '../variants.ts';
import { type CatalogueContext, optionLabel, optionSwatch } from './catalogue-context.ts';
import { type ListedPrice, listedPrice } from './price-view.ts';

const SWATCH_ATTRIBUTE = 'color';

/** A product in a list. */
export interface CardView {
  readonly id: string;
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly name1: string;
  readonly name2: string | null;
  readonly image: string | null;
  /** How much of its frame its cut-out gets beside the others of its list, in per cent. */
  readonly size?: number;
  readonly price: ListedPrice;
  /** The article that is pictured. */
  readonly articleSku: string;
  /** The article that has this price. */
  readonly pricedSku: string;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
  readonly stock: StockIndication;
  readonly delivery: DeliveryPromise | null;
  readonly swatches: readonly SwatchView[];
  /** Of its reviews, or `null` without any. */
  readonly rating: Rating | null;
  /** The outer measures of the article that is pictured. */
  readonly piece: Piece;
}

/** One colour of a product's sold variants. */
export interface SwatchView {
  readonly value: string;
  readonly label: string;
  readonly colour: string | null;
}

/** The card of a product in a list with these filters; live offers are applied to it. */
export function cardView(summary: ProductSummary, context: CatalogueContext, filters: Filters = {}): CardView {
  const product = inLocale(withOffers(summary, context), context.locale);
  const variant = cardVariant(product, filters, context.nowMs);
  const isFirst = variant === cardVariant(product, {}, context.nowMs);
  const articles = articlesOf(product, filters);
  const { sku: pricedSku, price, isFrom } = listPrice(product, context.nowMs);
  return {
    id: product.id,
    sku: product.sku,
    // The variant that the page shows by default is not named in the address.
    path: productPath(product, isFirst ? undefined : variant?.sku),
    name: product.name,
    name1: product.name1 ?? product.name,
    name2: product.name1 ? product.name2 : null,
    image: variant?.image ?? product.image,
    price: listedPrice(price, context),
    articleSku: variant?.sku ?? product.sku,
    pricedSku,
    isFrom,
    stock: listStock(articles),
    delivery: listDelivery(product, articles, context),
    swatches: swatchesOf(product, context),
    rating: product.rating ?? null,
    piece: pieceOf(Object.entries(measuresOfArticle(product, variant)).map(([field, value]) => ({ field, value }))),
  };
}

type ListedArticle = Pick<Variant, 'stock' | 'price'>;

/** What a product is bought as in a list with these filters: its sold variants that match them, or itself without variants. */
function articlesOf(product: ProductSummary, filters: Filters): readonly ListedArticle[] {
  if (product.variants.length > 0) return fittingVariants(product, filters);
  return [{ price: product.price, stock: stockToSell(product, undefined) }];
}

/** The badge of a product in a list: the best one of what it is bought as. */
function listStock(articles: readonly ListedArticle[]): StockIndication {
  const statuses = articles.map(({ stock }) => stockStatus(stock, 'list'));
  const best: readonly StockIndication[] = [
    'in_stock',
    'low_stock',
    'discontinued_sellable',
    'orderable',
    'upcoming',
    'sold_out_season',
  ];
  return best.find((status) => statuses.includes(status)) ?? statuses[0] ?? 'out_of_stock';
}

/** The delivery promise of a product in a list: the earliest of what it is bought as, in the same way as its badge. */
function listDelivery(
  product: ProductSummary,
  articles: readonly ListedArticle[],
  context: CatalogueContext,
): DeliveryPromise | null {
  const promises = articles.flatMap((article) => deliveryPromise(product, article, context) ?? []);
  return promises.sort((one, other) => one.latestDays - other.latestDays)[0] ?? null;
}

/** The colours in which it is sold. */
function swatchesOf(product: ProductSummary, context: CatalogueContext): SwatchView[] {
  const values = new Set(product.variants.filter(isSold).map((variant) => variant.values[SWATCH_ATTRIBUTE]));
  return [...values]
    .filter((value) => value !== undefined)
    .map((value) => ({
      value: String(value),
      label: optionLabel(context, SWATCH_ATTRIBUTE, value),
      colour: optionSwatch(context, SWATCH_ATTRIBUTE, value),
    }));
}
