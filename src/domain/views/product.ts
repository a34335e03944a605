import { measureFields } from '#config/facets.ts';
import { deliveryWeeks } from '../delivery-time.ts';
import { withOffers } from '../offers.ts';
import { productPath } from '../paths.ts';
import { plainParagraphs } from '../plain-text.ts';
import type { ConfigurableOption, ProductDetails, ProductSummary, Variant } from '../product.ts';
import { maxQty, type StockStatus, stockStatus } from '../stock.ts';
import { inLocale } from '../translations.ts';
import { type Choice, choosableOptions, isValueAvailable, pickVariant, variantBySku } from '../variants.ts';
import { type CatalogueContext, optionLabel, optionSwatch } from './catalogue-context.ts';
import { type TrailStep, trailOf } from './listing.ts';
import { type PriceView, priceView } from './price-view.ts';

/** Types that can be put into the cart; the others are shown only. */
const sellableTypes: ReadonlySet<string> = new Set(['simple', 'virtual', 'downloadable', 'configurable']);

/** A product on its own page. */
export interface ProductView {
  readonly id: string;
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly name1: string;
  readonly name2: string | null;
  readonly brand: string | null;
  readonly trail: readonly TrailStep[];
  readonly gallery: readonly GalleryPicture[];
  readonly films: readonly GalleryFilm[];
  readonly options: readonly OptionView[];
  readonly chosen: ChosenView;
  readonly description: readonly string[];
  readonly measures: readonly { readonly field: string; readonly value: number }[];
  readonly weeks: string;
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

export interface OptionView {
  readonly code: string;
  readonly label: string;
  readonly values: readonly OptionValueView[];
}

export interface OptionValueView {
  readonly value: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly image: string | null;
  readonly isChosen: boolean;
  /** Choosing it leads to something that can be bought. */
  readonly isAvailable: boolean;
  /** Where choosing it leads. */
  readonly path: string;
}

/** The article that would be bought. */
export interface ChosenView {
  readonly sku: string;
  /** The article's own name, in the language of the page. */
  readonly name: string;
  readonly path: string;
  readonly price: PriceView;
  readonly stock: StockStatus;
  /** When the stock was said, or `null` for a snapshot. */
  readonly stockAt: number | null;
  readonly maxQty: number;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  /** Nothing has exactly what the address names; this is the nearest (D43). */
  readonly isNearest: boolean;
  /** No variant can be bought. */
  readonly isNoneAvailable: boolean;
}

/** The page of a product; `details` are missing while only the list fields are on the device. */
export function productView(
  summary: ProductSummary,
  details: ProductDetails | null,
  childSku: string | null,
  context: CatalogueContext,
): ProductView {
  const product = inLocale(withOffers(summary, context.offers), context.locale);
  const texts = details ? inLocale(details, context.locale) : null;
  const options = optionsOf(product, details, context);
  const picked = pick(product, childSku, context.nowMs);
  const choice = picked.variant?.values ?? {};
  return {
    id: product.id,
    sku: product.sku,
    path: productPath(product, picked.variant?.sku),
    name: product.name,
    name1: product.name1 ?? product.name,
    name2: product.name1 ? product.name2 : null,
    brand: brandOf(product, context),
    trail: trailOf(deepestCategory(product, context), context),
    gallery: galleryOf(details, picked.variant?.image ?? product.image, context.locale),
    films: (details?.films ?? []).map((film) => ({
      url: film.url,
      image: film.image,
      label: inLocale(film, context.locale).label,
    })),
    options: options.map((option) => optionView(product, option, choice, context)),
    chosen: chosenView(product, picked, context),
    description: plainParagraphs(texts?.description ?? texts?.shortDescription ?? ''),
    measures: measureFields.flatMap((field) => {
      const value = product.measures[field];
      return value === undefined ? [] : [{ field, value }];
    }),
    weeks: deliveryWeeks(product.leadTimeDays),
    isSellableType: sellableTypes.has(product.type),
    hasDetails: details !== null,
  };
}

interface Picked {
  readonly variant: Variant | undefined;
  readonly isNearest: boolean;
  readonly isNoneAvailable: boolean;
}

function pick(product: ProductSummary, childSku: string | null, nowMs: number): Picked {
  const named = childSku === null ? undefined : variantBySku(product, childSku);
  if (product.variants.length === 0) return { variant: undefined, isNearest: false, isNoneAvailable: false };
  const { kind, variant } = pickVariant(product, named?.values ?? {}, nowMs);
  // A variant that is out of stock is still shown when its address is opened.
  if (named && kind !== 'match') return { variant: named, isNearest: false, isNoneAvailable: kind === 'none' };
  return { variant, isNearest: childSku !== null && !named, isNoneAvailable: kind === 'none' };
}

function chosenView(
  product: ProductSummary,
  { variant, isNearest, isNoneAvailable }: Picked,
  context: CatalogueContext,
): ChosenView {
  const article = variant ?? product;
  const offer = context.offers.get(article.sku);
  return {
    sku: article.sku,
    name: (variant && inLocale(variant, context.locale).name) ?? product.name,
    path: productPath(product, variant?.sku),
    price: priceView(article.price, offer, product.updatedAt, context),
    stock: stockStatus(article.stock, 'page'),
    stockAt: offer?.stock && offer.stockAt >= product.updatedAt ? offer.stockAt : null,
    maxQty: maxQty(article.stock),
    optionLabels: Object.entries(variant?.values ?? {}).map(([code, value]) => ({
      label: attributeLabel(context, code),
      value: optionLabel(context, code, value),
    })),
    isNearest,
    isNoneAvailable,
  };
}

function attributeLabel({ attributes, locale }: CatalogueContext, code: string): string {
  const attribute = attributes.get(code);
  return attribute ? inLocale(attribute, locale).label : code;
}

/** Options from the details; before those arrive, what the variants themselves tell. */
function optionsOf(
  product: ProductSummary,
  details: ProductDetails | null,
  context: CatalogueContext,
): ConfigurableOption[] {
  if (details && details.options.length > 0) return choosableOptions(details.options);
  const codes = new Set(product.variants.flatMap((variant) => Object.keys(variant.values)));
  return choosableOptions(
    [...codes].map((code) => ({
      attributeId: code,
      attributeCode: code,
      label: attributeLabel(context, code),
      values: [...new Set(product.variants.map((variant) => variant.values[code]))]
        .filter((value) => value !== undefined)
        .map((value) => ({ value, label: optionLabel(context, code, value) })),
    })),
  );
}

function optionView(
  product: ProductSummary,
  option: ConfigurableOption,
  choice: Choice,
  context: CatalogueContext,
): OptionView {
  const code = option.attributeCode;
  return {
    code,
    label: attributeLabel(context, code),
    values: option.values.map(({ value }) => {
      const wanted = { ...choice, [code]: value };
      const { variant } = pickVariant(product, wanted, context.nowMs);
      const own = product.variants.find((candidate) => String(candidate.values[code]) === String(value));
      return {
        value: String(value),
        label: optionLabel(context, code, value),
        swatch: optionSwatch(context, code, value),
        image: own?.image ?? null,
        isChosen: String(choice[code]) === String(value),
        isAvailable: isValueAvailable(product, choice, code, value),
        path: productPath(product, (variant && String(variant.values[code]) === String(value) ? variant : own)?.sku),
      };
    }),
  };
}

function brandOf(product: ProductSummary, context: CatalogueContext): string | null {
  const [brand] = product.attributes['product_brand'] ?? [];
  return brand === undefined ? null : optionLabel(context, 'product_brand', brand);
}

function deepestCategory(product: ProductSummary, { categories }: CatalogueContext): string {
  const ids = new Set(product.categoryIds.map(String));
  const own = categories.filter((category) => ids.has(category.id) && category.isActive);
  return own.sort((a, b) => b.level - a.level)[0]?.id ?? '';
}

/** The chosen variant's picture comes first. */
function galleryOf(details: ProductDetails | null, own: string | null, locale: string): GalleryPicture[] {
  const first = own ? [{ image: own, label: null }] : [];
  const others = (details?.gallery ?? []).filter(({ image }) => image !== own);
  return [...first, ...others.map((item) => ({ image: item.image, label: inLocale(item, locale).label }))];
}
