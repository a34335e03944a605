import { deliveryPromise } from '../article-delivery.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import type { Offering } from '../offering/offering.ts';
import { withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import { isSellablePrice, unknownPrice } from '../price.ts';
import type { ProductSummary, SetPart } from '../product.ts';
import { STATUS_SOLD } from '../product-load.ts';
import { maxQty, type StockIndication, stockStatus } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { pickVariant, stockToSell } from '../variants.ts';
import { type CatalogueContext, optionLabel } from './catalogue-context.ts';
import { offeringFor } from './offering.ts';
import { type PriceView, priceView } from './price-view.ts';

/** One of the products that a group or a series puts together, as the article that would be bought. */
export interface PartView {
  readonly parentSku: string;
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  /** The variant in words, such as its colour, or `null`. */
  readonly variant: string | null;
  readonly price: PriceView;
  /** What one costs of several. */
  readonly tiers: Offering['tiers'];
  readonly stock: StockIndication;
  readonly delivery: DeliveryPromise | null;
  readonly maxQty: number;
  /** How many pieces belong to the set; 0 for a part that cannot be bought. */
  readonly qty: number;
  /** Whether the shop does not sell it or the device does not know it. */
  readonly isMissing: boolean;
}

/** All parts of a set. A part that is not sold or unknown keeps its place and cannot be bought (D27). */
export function setPartViews(
  parts: readonly SetPart[],
  summaries: ReadonlyMap<string, ProductSummary>,
  context: CatalogueContext,
): PartView[] {
  return parts.map(
    (part) => partViews([part], summaries, context)[0] ?? missingPart(part.sku, summaries.get(part.sku), context),
  );
}

function missingPart(sku: string, summary: ProductSummary | undefined, context: CatalogueContext): PartView {
  return {
    parentSku: sku,
    sku,
    path: '',
    name: summary ? inLocale(summary, context.locale).name : sku,
    name2: null,
    image: null,
    variant: null,
    price: priceView(unknownPrice, undefined, context.nowMs, context),
    tiers: [],
    stock: 'out_of_stock',
    delivery: null,
    maxQty: 0,
    qty: 0,
    isMissing: true,
  };
}

/**
 * The parts of a set that the device knows and the shop sells, status 1 (D35). For a part with variants, its first
 * variant that can be bought is used (D101).
 */
export function partViews(
  parts: readonly SetPart[],
  summaries: ReadonlyMap<string, ProductSummary>,
  context: CatalogueContext,
): PartView[] {
  return parts.flatMap(({ sku, qty }) => {
    const summary = summaries.get(sku);
    return summary?.status === STATUS_SOLD ? [partView(summary, qty, context)] : [];
  });
}

function partView(summary: ProductSummary, qty: number, context: CatalogueContext): PartView {
  const product = inLocale(withOffers(summary, context), context.locale);
  const { variant } = pickVariant(product, {}, context.nowMs);
  const article = { ...(variant ?? product), stock: stockToSell(product, variant) };
  const price = priceView(article.price, context.offers.get(article.sku), product.updatedAt, context);
  const max = !isSellablePrice(price.amountMinor) ? 0 : maxQty(article.stock);
  const values = Object.entries(variant?.values ?? {}).map(([code, value]) => optionLabel(context, code, value));
  return {
    parentSku: product.sku,
    sku: article.sku,
    path: productPath(product, variant?.sku),
    name: product.name1 ?? product.name,
    name2: product.name1 ? product.name2 : null,
    image: variant?.image ?? product.image,
    variant: values.length > 0 ? values.join(', ') : null,
    price,
    tiers: offeringFor(product, article, { details: null, ofParts: new Map() }, context).tiers,
    stock: stockStatus(article.stock, 'page'),
    delivery: deliveryPromise(product, article, context),
    maxQty: max,
    qty: Math.min(qty, max),
    isMissing: false,
  };
}

/**
 * The price of a set: the sum of one piece of each of its parts (spec 4: grouped price). A part without a price, such
 * as a missing one, makes the sum unknown (D27).
 */
export function priceOfParts(views: readonly PartView[]): PriceView | null {
  if (views.length === 0) return null;
  const sum = (amountOf: (price: PriceView) => number | null): number | null =>
    views.reduce<number | null>((total, { price }) => {
      const amount = amountOf(price);
      return total === null || amount === null ? null : total + amount;
    }, 0);
  const amountMinor = sum((price) => price.amountMinor);
  const regularMinor = sum((price) => price.regularMinor ?? price.amountMinor);
  return {
    amountMinor,
    regularMinor: regularMinor === amountMinor ? null : regularMinor,
    ...ageOfAll(views.map(({ price }) => price)),
  };
}

/** The state and age of several prices together: those of the least certain and the oldest. */
export function ageOfAll(prices: readonly PriceView[]): Pick<PriceView, 'state' | 'asOf'> {
  return {
    state: (['failed', 'snapshot'] as const).find((state) => prices.some((price) => price.state === state)) ?? 'live',
    asOf: Math.min(...prices.map(({ asOf }) => asOf)),
  };
}
