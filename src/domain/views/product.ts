import { measureFields } from '#config/facets.ts';
import { deepestCategory } from '../category.ts';
import { deliveryPromise } from '../article-delivery.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import { latestPromise } from '../latest-promise.ts';
import { stockTime, withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import type { PriceStep } from '../price-history.ts';
import { type ForeignText, foreignText, plainParagraphs } from '../plain-text.ts';
import { type Piece, pieceOf } from '../fit.ts';
import { firstChoice } from '../offering/choice.ts';
import type { Offering } from '../offering/offering.ts';
import { lineTypes, type ProductDetails, type ProductModels, type ProductSummary, type Variant } from '../product.ts';
import type { Rating } from '../review.ts';
import { maxQty, pageBadge } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { isSold, pickVariant, stockToSell, variantBySku } from '../variants.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { type TrailStep, trailOf } from './listing.ts';
import { type OptionView, optionsOf, optionView, variantLabels } from './options.ts';
import { offeringFor } from './offering.ts';
import { ageOfAll, type PartView, partViews, priceOfParts, setPartViews } from './parts.ts';
import { type PriceHistoryView, priceHistoryView } from './price-history.ts';
import { priceView } from './price-view.ts';
import { toldPrices } from './told-prices.ts';
import type { ChoicesView, ChosenView } from './choices.ts';
import { withChoice } from './with-choice.ts';
import { measuresOfArticle } from '../measures.ts';
import { noModels, productFacts, type ProductFactsView } from './product-facts.ts';

/** A product on its own page. */
export interface ProductView extends ProductFactsView {
  readonly id: string;
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly name1: string;
  readonly name2: string | null;
  /** Of its reviews, or `null`: nobody has written any. */
  readonly rating: Rating | null;
  readonly trail: readonly TrailStep[];
  readonly gallery: readonly GalleryPicture[];
  readonly films: readonly GalleryFilm[];
  readonly options: readonly OptionView[];
  readonly chosen: ChosenView;
  /** What a group or a series is made of and sold as (D81). */
  readonly parts: readonly PartView[];
  /** False for a group of which a part is missing: it cannot be bought (D27). */
  readonly isWhole: boolean;
  /** Extras, what a bundle is put together from, and prices for more at once; `null` where there is nothing of it. */
  readonly choices: ChoicesView | null;
  readonly priceHistory: PriceHistoryView | null;
  readonly description: readonly string[];
  /** When there is more to it than paragraphs. */
  readonly descriptionHtml: ForeignText | null;
  readonly measures: readonly { readonly field: string; readonly value: number }[];
  /** Its outer measures. */
  readonly piece: Piece;
  readonly isSellableType: boolean;
  /** False while only what a list needs is on the device. */
  readonly hasDetails: boolean;
}

export interface GalleryPicture {
  readonly image: string;
  readonly label: string | null;
}

export interface GalleryFilm extends GalleryPicture {
  readonly url: string;
}

/** What a product's page tells beside the list fields. */
export interface ProductSurroundings {
  /** Missing while only the list fields are on the device. */
  readonly details: ProductDetails | null;
  /** The products that a set is made of, by sku. */
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  /** What articles were asked for, by sku; a variant without its own costs what its product does. */
  readonly ofArticles: ReadonlyMap<string, readonly PriceStep[]>;
}

/** The page of a product, as far as the device knows what belongs to it. */
export function productView(
  summary: ProductSummary,
  surroundings: ProductSurroundings,
  childSku: string | null,
  context: CatalogueContext,
): ProductView {
  const { details, ofParts } = surroundings;
  const product = inLocale(withOffers(summary, context), context.locale);
  const texts = details ? inLocale(details, context.locale) : null;
  const description = texts?.description ?? texts?.shortDescription ?? '';
  const options = optionsOf(product, details, context);
  const picked = pick(product, childSku, context.nowMs);
  const choice = picked.variant?.values ?? {};
  const measures = measuresOfArticle(product, picked.variant);
  const known = measureFields.flatMap((field) => {
    const value = measures[field];
    return value === undefined ? [] : [{ field, value }];
  });
  const parts = setPartViews(details?.parts ?? [], ofParts, context);
  const offering = offeringFor(product, picked.variant ?? product, { details, ofParts }, context);
  const choices = choicesView(offering, details, ofParts, context);
  const article = chosenView(product, picked, context);
  const isBundle = choices !== null && offering.slots !== null;
  const chosen = isBundle ? withChoice(asOldAsParts(article, choices), choices, choices.first, 1) : article;
  const price = priceOfParts(parts) ?? chosen.price;
  return {
    id: product.id,
    sku: product.sku,
    path: productPath(product, picked.variant?.sku),
    name: product.name,
    name1: product.name1 ?? product.name,
    name2: product.name1 ? product.name2 : null,
    rating: product.rating ?? null,
    trail: trailOf(deepestCategory(context.categories, product.categoryIds)?.id ?? '', context),
    gallery: galleryOf(product, details, picked.variant, context.locale),
    films: (details?.films ?? []).map((film) => ({
      url: film.url,
      image: film.image,
      label: inLocale(film, context.locale).label,
    })),
    options: options.map((option) => optionView(product, option, choice, context)),
    chosen: { ...chosen, price, delivery: parts.length > 0 ? deliveryOfSet(parts) : chosen.delivery },
    parts,
    isWhole: product.type !== 'grouped' || parts.every(({ isMissing }) => !isMissing),
    choices,
    priceHistory: priceHistoryView(
      toldPrices(summary, chosen.sku, parts, { ...surroundings, ...context }),
      price,
      context.nowMs,
    ),
    description: plainParagraphs(description),
    descriptionHtml: foreignText(description, 2),
    measures: known,
    piece: pieceOf(known),
    ...productFacts(product, details, chosen.sku, context),
    ...(isOtherPiece(product.measures, measures) ? { models: modelsOfSize(details, chosen.sku) } : {}),
    isSellableType: parts.length > 0 || (lineTypes.has(product.type) && (product.type !== 'bundle' || isBundle)),
    hasDetails: details !== null,
  };
}

/** What of a set can be bought comes with its latest part. */
function deliveryOfSet(parts: readonly PartView[]): DeliveryPromise | null {
  return latestPromise(parts.filter(({ qty }) => qty > 0).map(({ delivery }) => delivery));
}

/** An article of another size may have a drawing. */
function modelsOfSize(details: ProductDetails | null, sku: string): ProductModels {
  return { ...noModels, outline: details?.outlineOf?.[sku] };
}

/** Whether an article has other outer measures than its product, which the models of it have. */
function isOtherPiece(own: ProductSummary['measures'], measures: ProductSummary['measures']): boolean {
  return outerMeasures.some((field) => own[field] !== measures[field]);
}

const outerMeasures = ['product_width', 'product_depth', 'product_height'];

function choicesView(
  offering: Offering,
  details: ProductDetails | null,
  ofParts: ReadonlyMap<string, ProductSummary>,
  context: CatalogueContext,
): ChoicesView | null {
  const { slots, extras, tiers } = offering;
  if (!slots?.length && extras.length === 0 && tiers.length === 0) return null;
  const links = (details?.bundle?.slots ?? []).flatMap((slot) => slot.links);
  const parts = partViews(links, ofParts, context).map((part) => [part.parentSku, part] as const);
  return { offering, first: firstChoice(offering), parts: Object.fromEntries(parts) };
}

/** A bundle costs what its parts do: its price is as sure as theirs. */
function asOldAsParts(chosen: ChosenView, { parts }: ChoicesView): ChosenView {
  const prices = Object.values(parts).map(({ price }) => price);
  return prices.length === 0 ? chosen : { ...chosen, price: { ...chosen.price, ...ageOfAll(prices) } };
}

interface Picked {
  readonly variant: Variant | undefined;
  readonly isNearest: boolean;
  readonly isNoneAvailable: boolean;
}

function pick(product: ProductSummary, childSku: string | null, nowMs: number): Picked {
  const named = childSku === null ? undefined : variantBySku(product, childSku);
  if (product.variants.length === 0) return { variant: undefined, isNearest: false, isNoneAvailable: false };
  // One that is not sold any more is shown as little as one that never was; the nearest to it is.
  const isStillSold = named !== undefined && isSold(named);
  const { kind, variant } = pickVariant(product, named?.values ?? {}, nowMs);
  // A variant that is out of stock is still shown when its address is opened.
  if (isStillSold && kind !== 'match') return { variant: named, isNearest: false, isNoneAvailable: kind === 'none' };
  return {
    variant,
    isNearest: childSku !== null && !isStillSold && variant !== named,
    isNoneAvailable: kind === 'none',
  };
}

function chosenView(
  product: ProductSummary,
  { variant, isNearest, isNoneAvailable }: Picked,
  context: CatalogueContext,
): ChosenView {
  const article = { ...(variant ?? product), stock: stockToSell(product, variant) };
  const offer = context.offers.get(article.sku);
  const stockAt = stockTime(product, offer, context.confirmedAt);
  return {
    sku: article.sku,
    name: (variant && inLocale(variant, context.locale).name) ?? product.name,
    path: productPath(product, variant?.sku),
    price: priceView(article.price, offer, product.updatedAt, context),
    stock: pageBadge(article.stock, stockAt !== null && context.nowMs - stockAt < context.freshMs),
    delivery: deliveryPromise(product, article, context),
    stockAt,
    catalogueAt: product.updatedAt,
    maxQty: maxQty(article.stock),
    optionLabels: variantLabels(variant, context),
    isNearest,
    isNoneAvailable,
  };
}

/**
 * The chosen variant's picture comes first; it is named after the product, of which the gallery's label tells a part only. Pictures of other
 * variants are left out: they are on their options.
 */
function galleryOf(
  { image, variants }: ProductSummary,
  details: ProductDetails | null,
  chosen: Variant | undefined,
  locale: string,
): GalleryPicture[] {
  const own = chosen?.image ?? image;
  const first = own ? [{ image: own, label: null }] : [];
  const elsewhere = new Set([own, ...(chosen ? variants.map((variant) => variant.image) : [])]);
  const others = (details?.gallery ?? []).filter((item) => !elsewhere.has(item.image));
  return [...first, ...others.map((item) => ({ image: item.image, label: inLocale(item, locale).label }))];
}
