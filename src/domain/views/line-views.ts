import { QTY_MAX } from '#config/limits.ts';
import { deliveryPromise } from '../article-delivery.ts';
import type { CartLine } from '../cart.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import { latestPromise } from '../latest-promise.ts';
import { measuresOfArticle } from '../measures.ts';
import { stockTime, withOffers } from '../offers.ts';
import { choiceLabels, choiceProblems } from '../offering/choice.ts';
import { bundleStock, chosenLinks, maxPieces, type Need, needsOf, unitPrice } from '../offering/count.ts';
import type { Offering } from '../offering/offering.ts';
import { productPath } from '../paths.ts';
import { isVirtualType, partSkus, type ProductDetails, type ProductSummary, type Variant } from '../product.ts';
import { STATUS_UNAVAILABLE } from '../product-load.ts';
import { lineBadge } from '../stock.ts';
import { inLocale } from '../translations.ts';
import type { CartLineView } from './cart.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { offeringFor } from './offering.ts';
import { variantLabels } from './options.ts';
import { partViews } from './parts.ts';

/** What is known of the products that a cart names; by id, and of the parts of bundles by sku. */
export interface CartSurroundings {
  readonly ofProducts: ReadonlyMap<string, ProductSummary>;
  readonly ofDetails: ReadonlyMap<string, ProductDetails>;
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  /** Whether a product that is not here may still come, by its sku: not all are here yet, and the shop did not say that it has none such. */
  readonly mayCome: (sku: string) => boolean;
}

/** The lines of a cart as they are shown, and how many of each article they take from the stock. */
export interface ShownLines {
  readonly views: readonly CartLineView[];
  readonly taken: ReadonlyMap<string, number>;
}

/**
 * The lines with what their products are today, in the language of today; a product that is gone, or not here yet, leaves its snapshot. Lines that take the same
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
    const isUnknown = about ? !about.isKnown : surroundings.mayCome(line.parentSku);
    const view = {
      ...lineView(line, about, { taken, isUnknown }, context),
      delivery: deliveryOf(line, about, surroundings, context),
    };
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
  /** All of it is on the device that its price and its stock depend on. */
  readonly isKnown: boolean;
  /** What was chosen can be bought so. */
  readonly isOffered: boolean;
}

function lineToday(line: CartLine, surroundings: CartSurroundings, context: CatalogueContext): LineToday | null {
  const { ofProducts, ofDetails, ofParts } = surroundings;
  const summary = ofProducts.get(line.productId ?? '');
  const product = summary && withOffers(summary, context);
  const article =
    product &&
    (product.variants.find(({ sku }) => sku === line.sku) ?? (product.sku === line.sku ? product : undefined));
  if (!article) return null;
  const details = ofDetails.get(product.id) ?? null;
  const offering = offeringFor(product, article, { details, ofParts }, context);
  const isKnown = isAllHere(line, product, details, surroundings);
  // Choices whose details are not on the device are taken as they are: the shop decides.
  const isOffered = !isKnown || details === null || choiceProblems(offering, line.options).length === 0;
  return { product, article, offering, needs: needsOf(offering, line.options), isKnown, isOffered };
}

/** Only details say what extras cost and what a bundle is made of, and only its parts what it costs and takes from the stock. */
function isAllHere(
  { options }: CartLine,
  { type }: ProductSummary,
  details: ProductDetails | null,
  { ofParts, mayCome }: CartSurroundings,
): boolean {
  if (!details) return type !== 'bundle' && !options.custom;
  return partSkus(details).every((sku) => ofParts.has(sku) || !mayCome(sku));
}

function lineView(
  line: CartLine,
  about: LineToday | null,
  { taken, isUnknown }: { readonly taken: ReadonlyMap<string, number>; readonly isUnknown: boolean },
  context: CatalogueContext,
): Omit<CartLineView, 'delivery'> {
  const price = about && knowsPrice(line, about) ? unitPrice(about.offering, line.options, line.qty) : null;
  const words = about ? wordsToday(line, about, context) : line.snapshot;
  const unitMinor = price?.amountMinor ?? line.snapshot.unitMinor;
  const max = about ? maxPieces(about.offering, about.needs, taken) : isUnknown ? QTY_MAX : line.qty;
  return {
    key: line.key,
    sku: line.sku,
    parentSku: about?.product.sku ?? line.parentSku,
    options: line.options,
    qty: line.qty,
    name: words.name,
    name2: words.name2,
    image: words.image,
    optionLabels: words.optionLabels,
    path: about ? productPath(about.product, line.sku) : null,
    unitMinor,
    regularMinor: price ? price.regularMinor : line.snapshot.regularMinor,
    rowMinor: unitMinor * line.qty,
    maxQty: max,
    ...stockView(line, about, max, context),
    taxBasisPoints: line.snapshot.taxBasisPoints,
    weight: about ? (measuresOfArticle(about.product, variantOf(about)).weight ?? null) : null,
    categoryIds: about?.product.categoryIds ?? [],
    isVirtual: about !== null && isVirtualType(about.product.type),
    problem: !about && isUnknown ? null : problemOf(line, about, max),
    needs: about?.needs.map(({ sku, pieces }) => ({ sku, pieces })) ?? [{ sku: line.sku, pieces: 1 }],
    isUnknown,
    isChangeable: about !== null && words.optionLabels.length > 0,
  };
}

/** What a line is called and looks like; what was chosen beside the article is as it was said until its details are here. */
function wordsToday(
  { options, snapshot }: CartLine,
  about: LineToday,
  context: CatalogueContext,
): Pick<CartLineView, 'name' | 'name2' | 'image' | 'optionLabels'> {
  const { name, name1, name2, image } = inLocale(about.product, context.locale);
  const variant = variantOf(about);
  const isSaid = about.isKnown && about.isOffered;
  return {
    name: name1 ?? name,
    name2: name1 ? name2 : null,
    image: variant?.image ?? image,
    optionLabels: isSaid
      ? [...variantLabels(variant, context), ...choiceLabels(about.offering, options)]
      : snapshot.optionLabels,
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
  if (about.product.type !== 'bundle') return deliveryPromise(about.product, about.article, context);
  if (!about.isKnown) return null;
  const parts = chosenLinks(about.offering, line.options).map(({ link, pieces }) => ({
    sku: link.partSku,
    qty: pieces,
  }));
  return latestPromise(partViews(parts, ofParts, context).map(({ delivery }) => delivery));
}

/** What was chosen may be gone with its price. */
function knowsPrice({ options }: CartLine, { offering, isKnown }: LineToday): boolean {
  return isKnown && Object.keys(options.custom ?? {}).every((id) => offering.extras.some((extra) => extra.id === id));
}

/** The badge of a line, and how old the knowledge behind it is: as old as that of the article asked about longest ago. */
function stockView(
  { qty }: CartLine,
  about: LineToday | null,
  max: number,
  context: CatalogueContext,
): Pick<CartLineView, 'stock' | 'stockAt'> {
  if (!about?.isKnown) return { stock: null, stockAt: 0 };
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
