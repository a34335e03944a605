import type { CartLine } from '../cart.ts';
import type { CouponChange } from '../coupon-change.ts';
import type { CartCoupon } from '../coupon.ts';
import type { LineHistories } from '../line-history.ts';
import { deliveryPromise } from '../article-delivery.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import type { FeePiece } from '../fees.ts';
import { freeShipping, type FreeShipping } from '../free-shipping.ts';
import { latestPromise } from '../latest-promise.ts';
import { measuresOfArticle } from '../measures.ts';
import { stockTime, withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import { choiceProblems } from '../offering/choice.ts';
import { bundleStock, chosenLinks, maxPieces, type Need, needsOf, unitPrice } from '../offering/count.ts';
import type { Offering } from '../offering/offering.ts';
import { isVirtualType, type ProductDetails, type ProductSummary, type Variant } from '../product.ts';
import { STATUS_UNAVAILABLE } from '../product-load.ts';
import { lineBadge, type StockBadge } from '../stock.ts';
import { payableMinor } from '../totals.ts';
import { type CartTotalsView, type CountedByShop, shownTotals } from './cart-totals.ts';
import { cartCount } from './cart-count.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { offeringFor } from './offering.ts';
import { partViews } from './parts.ts';

/** The cart as it is shown. Amounts in minor units, gross. */
export interface CartView {
  readonly lines: readonly CartLineView[];
  /** What became of lines, where that is worth telling. */
  readonly histories: LineHistories;
  /** Lines that went out of it elsewhere, as they were (D85). */
  readonly gone: readonly CartLine[];
  /** Pieces, or lines where the shop counts those (spec 9: cart count). */
  readonly count: number;
  readonly totals: CartTotalsView;
  /** Changes that the server has not seen yet. */
  readonly pending: number;
  /** All of it comes together, with its latest line. */
  readonly delivery: DeliveryPromise | null;
  readonly coupon: CartCoupon | null;
  /** A code that the shop refused, until something else is wanted. */
  readonly refusedCoupon: string | null;
  /** That the coupon became another one elsewhere (D85). */
  readonly couponChange: CouponChange | null;
  /** Nothing of it has to be delivered. */
  readonly isVirtual: boolean;
  /** How far it is to a free delivery; `null` where the shop has none, or nothing is delivered. */
  readonly freeShipping: FreeShipping | null;
}

export interface CartLineView extends FeePiece {
  readonly key: string;
  readonly sku: string;
  readonly parentSku: string;
  readonly options: CartLine['options'];
  readonly qty: number;
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly path: string | null;
  readonly optionLabels: CartLine['snapshot']['optionLabels'];
  readonly unitMinor: number;
  readonly regularMinor: number | null;
  /** What the row comes to, less its discount (spec 9: discounted rows). */
  readonly rowMinor: number;
  readonly maxQty: number;
  /** `null`: the product is gone. */
  readonly stock: StockBadge | null;
  /** When the stock was said, or else its document was written. */
  readonly stockAt: number;
  readonly taxBasisPoints: number;
  /** None for what cannot be bought. */
  readonly delivery: DeliveryPromise | null;
  /** Nothing to deliver (spec 4: totals). */
  readonly isVirtual: boolean;
  /** Why the line cannot be bought as it is (D86). */
  readonly problem: 'gone' | 'outOfStock' | 'tooMany' | null;
  /** Something was chosen that can be chosen otherwise (spec 4: cart edit mode). */
  readonly isChangeable: boolean;
}

/** What is known of the products that a cart names; by id, and of the parts of bundles by sku. */
export interface CartSurroundings {
  readonly ofProducts: ReadonlyMap<string, ProductSummary>;
  readonly ofDetails: ReadonlyMap<string, ProductDetails>;
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
}

/** The lines of a cart as they are shown, and how many of each article they take from the stock. */
export interface ShownLines {
  readonly views: readonly CartLineView[];
  readonly taken: ReadonlyMap<string, number>;
}

/**
 * The lines with what their products are today; a product that is gone leaves its snapshot. Lines that take the same
 * article share its stock, the earlier ones first (D24).
 */
export function lineViews(
  lines: readonly CartLine[],
  surroundings: CartSurroundings,
  context: CatalogueContext,
): ShownLines {
  const taken = new Map<string, number>();
  const views = lines.map((line) => {
    const about = lineToday(line, surroundings, context);
    const view = { ...lineView(line, about, taken, context), delivery: deliveryOf(line, about, surroundings, context) };
    for (const { sku, pieces } of about?.needs ?? []) taken.set(sku, (taken.get(sku) ?? 0) + pieces * line.qty);
    return view;
  });
  return { views, taken };
}

/** What a line is today. */
interface LineToday {
  readonly product: ProductSummary;
  readonly article: ProductSummary | Variant;
  readonly offering: Offering;
  readonly needs: readonly Need[];
  /** What was chosen can be bought so. */
  readonly isOffered: boolean;
}

function lineToday(
  line: CartLine,
  { ofProducts, ofDetails, ofParts }: CartSurroundings,
  context: CatalogueContext,
): LineToday | null {
  const summary = ofProducts.get(line.productId ?? '');
  const product = summary && withOffers(summary, context);
  const article =
    product &&
    (product.variants.find(({ sku }) => sku === line.sku) ?? (product.sku === line.sku ? product : undefined));
  if (!article) return null;
  const details = ofDetails.get(product.id) ?? null;
  const offering = offeringFor(product, article, { details, ofParts }, context);
  // Choices whose details are not on the device are taken as they are: the shop decides.
  const isOffered = details === null || choiceProblems(offering, line.options).length === 0;
  return { product, article, offering, needs: needsOf(offering, line.options), isOffered };
}

function lineView(
  line: CartLine,
  about: LineToday | null,
  taken: ReadonlyMap<string, number>,
  context: CatalogueContext,
): Omit<CartLineView, 'delivery'> {
  const price = about && knowsPrice(line, about) ? unitPrice(about.offering, line.options, line.qty) : null;
  const unitMinor = price?.amountMinor ?? line.snapshot.unitMinor;
  const max = about ? maxPieces(about.offering, about.needs, taken) : line.qty;
  return {
    key: line.key,
    sku: line.sku,
    parentSku: line.parentSku,
    options: line.options,
    qty: line.qty,
    name: line.snapshot.name,
    name2: line.snapshot.name2,
    image: line.snapshot.image,
    path: about ? productPath(about.product, line.sku) : null,
    optionLabels: line.snapshot.optionLabels,
    unitMinor,
    regularMinor: price ? price.regularMinor : line.snapshot.regularMinor,
    rowMinor: unitMinor * line.qty,
    maxQty: max,
    ...stockView(line, about, max, context),
    taxBasisPoints: line.snapshot.taxBasisPoints,
    weight: about ? (measuresOfArticle(about.product, variantOf(about)).weight ?? null) : null,
    categoryIds: about?.product.categoryIds ?? [],
    isVirtual: about !== null && isVirtualType(about.product.type),
    problem: problemOf(line, about, max),
    isChangeable: about !== null && line.snapshot.optionLabels.length > 0,
  };
}

/** The variant that a line is of; `undefined` for a product that has none. */
function variantOf({ product, article }: LineToday): Variant | undefined {
  return product.variants.find(({ sku }) => sku === article.sku);
}

/** A bundle comes with the latest of what was chosen for it. */
function deliveryOf(
  line: CartLine,
  about: LineToday | null,
  { ofParts }: CartSurroundings,
  context: CatalogueContext,
): DeliveryPromise | null {
  if (!about || problemOf(line, about, line.qty) !== null) return null;
  if (!about.offering.slots) return deliveryPromise(about.product, about.article, context);
  const parts = chosenLinks(about.offering, line.options).map(({ link, pieces }) => ({
    sku: link.partSku,
    qty: pieces,
  }));
  return latestPromise(partViews(parts, ofParts, context).map(({ delivery }) => delivery));
}

/** What extras cost only details say. */
function knowsPrice({ options }: CartLine, { offering, product }: LineToday): boolean {
  if (product.type === 'bundle') return offering.slots !== null;
  return Object.keys(options.custom ?? {}).every((id) => offering.extras.some((extra) => extra.id === id));
}

/** The badge of a line, and how old the knowledge behind it is: as old as that of the article asked about longest ago. */
function stockView(
  { qty }: CartLine,
  about: LineToday | null,
  max: number,
  context: CatalogueContext,
): Pick<CartLineView, 'stock' | 'stockAt'> {
  if (!about) return { stock: null, stockAt: 0 };
  const { product, article, offering, needs } = about;
  const times = needs.map(({ sku }) => stockTime(product, context.offers.get(sku), context.confirmedAt));
  const checkedAt = times.includes(null) ? null : Math.min(context.nowMs, ...times.map(Number));
  const isVerified = context.isOnline && checkedAt !== null && context.nowMs - checkedAt < context.freshMs;
  const stock = offering.slots ? bundleStock(maxPieces(offering, needs)) : article.stock;
  return { stock: lineBadge({ stock, qtyInCart: qty, max, isVerified }), stockAt: checkedAt ?? product.updatedAt };
}

function problemOf(line: CartLine, about: LineToday | null, max: number): CartLineView['problem'] {
  if (!about || about.article.status >= STATUS_UNAVAILABLE || !about.isOffered) return 'gone';
  if (maxPieces(about.offering, about.needs) === 0) return 'outOfStock';
  return line.qty > max ? 'tooMany' : null;
}

/** The cart with its lines as they are today. */
export function cartView(
  lines: readonly CartLineView[],
  known: CountedByShop & Pick<CartView, 'histories' | 'gone' | 'couponChange'>,
): CartView {
  const { confirmed: _counted, fees: _chosen, freeDeliveryFromMinor, ...shown } = known;
  const { lines: counted, ...totals } = shownTotals(lines, known);
  const isVirtual = isVirtualCart(lines);
  return {
    ...shown,
    lines: lines.map((line, index) => ({ ...line, rowMinor: payableMinor(counted[index]!) })),
    count: cartCount(lines),
    totals,
    delivery: latestPromise(lines.map(({ delivery }) => delivery)),
    isVirtual,
    freeShipping: isVirtual ? null : freeShipping(freeDeliveryFromMinor, totals),
  };
}

/** Whether there is nothing to deliver. */
export function isVirtualCart(lines: readonly Pick<CartLineView, 'isVirtual'>[]): boolean {
  return lines.length > 0 && lines.every(({ isVirtual }) => isVirtual);
}
