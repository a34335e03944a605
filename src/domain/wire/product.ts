import { measureFields, optionFacetCodes } from '#config/facets.ts';
import type { Product as WireProduct, ProductChild as WireChild } from '#schemas/api/generated/types.gen.ts';
import { toMinor } from '../money.ts';
import type { Price } from '../price.ts';
import type { ConfigurableOption, OptionValue, ProductDetails, ProductSummary, SetPart, Variant } from '../product.ts';
import { type Stock, type StockStatus, stockStatuses } from '../stock.ts';
import { isSold } from '../variants.ts';
import { furtherAttributesOf, isOptionValue } from './further-attributes.ts';
import { nameFromWire } from './name.ts';
import { bundleFromWire, bundleShare, customOptionsFromWire, tiersFromWire } from './product-options.ts';
import { filmsOf, galleryOf, imageOf } from './gallery.ts';
import { modelsFromWire } from './models.ts';
import { showroomsHaving, showroomStockFromWire } from './showroom-stock.ts';
import { parseWireEnd, parseWireTime } from './time.ts';
import { translationsFromWire } from './translations.ts';

type PriceFields = Pick<
  WireChild,
  | 'price_incl_tax'
  | 'original_price_incl_tax'
  | 'special_price_incl_tax'
  | 'final_price_incl_tax'
  | 'special_from_date'
  | 'special_to_date'
> & { readonly type_id?: string | null };

/** Converts a product of the wire to its list fields. */
export function summaryFromWire(wire: WireProduct): ProductSummary {
  const variants = (wire.configurable_children ?? []).map((child) => variantFromWire(child, wire));
  return {
    id: String(wire.id),
    sku: wire.sku,
    type: wire.type_id,
    name: nameFromWire(wire.name) || wire.sku,
    name1: optionalName(wire.product_name_1),
    name2: optionalName(wire.product_name_2),
    slug: wire.slug ?? wire.url_key ?? String(wire.id),
    urlPath: wire.url_path,
    image: imageOf(wire.image),
    status: wire.status,
    visibility: wire.visibility,
    categoryIds: (wire.category_ids ?? []).map(Number).filter(Number.isFinite),
    taxClassId: wire.tax_class_id === undefined ? null : Number(wire.tax_class_id),
    price: priceFromWire(wire),
    tiers: tiersFromWire(wire.tier_prices),
    stock: stockFromWire(wire.stock, wire.product_sale_status),
    leadTimeDays: wire.product_delivery_time ?? null,
    isBestseller: Number(wire.collection_bestseller ?? 0) > 0,
    ...(wire.review_summary && { rating: wire.review_summary }),
    attributes: attributesOf(wire, variants),
    measures: measuresOf(wire),
    variants,
    createdAt: parseWireTime(wire.created_at) ?? 0,
    updatedAt: parseWireTime(wire.updated_at) ?? 0,
    translations: translationsFromWire(wire['translations'], {
      name: 'name',
      product_name_1: 'name1',
      product_name_2: 'name2',
    }),
  };
}

/** Converts a product of the wire to the fields that only its own page needs. */
export function detailsFromWire(wire: WireProduct): ProductDetails {
  return {
    id: String(wire.id),
    sku: wire.sku,
    description: wire.description ?? null,
    shortDescription: wire.short_description ?? null,
    gallery: galleryOf(wire),
    films: filmsOf(wire),
    options: (wire.configurable_options ?? []).map((option): ConfigurableOption => ({
      attributeId: String(option.attribute_id),
      attributeCode: option.attribute_code,
      label: nameFromWire(option.label),
      values: option.values.map(({ value_index, label, default_label }) => ({
        value: value_index,
        label: nameFromWire(label ?? default_label ?? ''),
      })),
    })),
    parts: partsOf(wire),
    related: relatedOf(wire),
    attributes: furtherAttributesOf(wire),
    customOptions: customOptionsFromWire(wire),
    bundle: bundleFromWire(wire),
    ...modelsFromWire(wire),
    showroomStock: Object.fromEntries(
      [wire, ...(wire.configurable_children ?? [])].flatMap((article) => {
        const stock = showroomStockFromWire(article);
        return stock ? [[article.sku, stock]] : [];
      }),
    ),
    translations: translationsFromWire(wire['translations'], {
      description: 'description',
      short_description: 'shortDescription',
    }),
  };
}

/**
 * Converts prices of the wire, gross: the original is the regular price, a special price is valid within its dates, and
 * a final price that is neither is a reduction without an end (spec 9: pricing).
 */
export function priceFromWire(fields: PriceFields): Price {
  const wire = fields.type_id === 'bundle' ? withShareAsPrice(fields) : fields;
  const paid = toMinor(wire.final_price_incl_tax) ?? toMinor(wire.price_incl_tax);
  const original = toMinor(wire.original_price_incl_tax) || null;
  const known = [original, toMinor(wire.price_incl_tax), paid].filter((amount) => amount !== null);
  const baseMinor = known.length > 0 ? Math.max(...known) : null;
  const special = toMinor(wire.special_price_incl_tax) || null;
  const isSpecial = special !== null && baseMinor !== null && special < baseMinor;
  const isReduced = paid !== null && baseMinor !== null && paid < baseMinor && paid !== special;
  return {
    baseMinor,
    reducedMinor: isReduced ? paid : null,
    specialMinor: isSpecial ? special : null,
    specialFrom: isSpecial ? parseWireTime(wire.special_from_date) : null,
    specialTo: isSpecial ? parseWireEnd(wire.special_to_date) : null,
  };
}

/**
 * The price fields with a bundle's special price, which is a percentage, as an amount (spec 9: pricing). What is paid
 * follows from it: a final price of before would outlive it.
 */
function withShareAsPrice(wire: PriceFields): PriceFields {
  const percent = bundleShare(wire);
  const original = wire.original_price_incl_tax ?? wire.price_incl_tax;
  if (percent === null || !original) return { ...wire, special_price_incl_tax: null };
  return { ...wire, special_price_incl_tax: (original * percent) / 100, final_price_incl_tax: null };
}

type WireStock = { is_in_stock: boolean; qty?: number; manage_stock?: boolean; status?: unknown };

/** Converts stock of the wire; a sale status such as `discontinued` is used if the stock has no status. */
export function stockFromWire(wire: WireStock | undefined, saleStatus?: unknown): Stock {
  const status = asStockStatus(wire?.status) ?? asStockStatus(saleStatus);
  if (!wire) return { isInStock: false, qty: null, isManaged: true, status: status ?? 'out_of_stock' };
  return { isInStock: wire.is_in_stock, qty: wire.qty ?? null, isManaged: wire.manage_stock ?? true, status };
}

function asStockStatus(value: unknown): StockStatus | null {
  return stockStatuses.find((status) => status === value) ?? null;
}

function variantFromWire(child: WireChild, parent: WireProduct): Variant {
  const measures = measuresOf(child);
  const values: Record<string, OptionValue> = {};
  for (const option of parent.configurable_options ?? []) {
    const value = (child as Record<string, unknown>)[option.attribute_code];
    if (isOptionValue(value)) values[option.attribute_code] = value;
  }
  return {
    id: String(child.id),
    sku: child.sku,
    name: optionalName(child.name),
    status: child.status ?? 1,
    image: imageOf(child.image) ?? imageOf(parent.image),
    values,
    ...(Object.keys(measures).length > 0 ? { measures } : {}),
    price: hasPrice(child) ? priceFromWire(inheritDates(child, parent)) : priceFromWire(parent),
    stock: stockFromWire(child.stock ?? parent.stock, parent.product_sale_status),
    translations: translationsFromWire((child as Record<string, unknown>)['translations'], { name: 'name' }),
  };
}

/** Whether a child has a price of its own, which may be `null`; without one it has that of its parent. */
function hasPrice(child: WireChild): boolean {
  const prices = [child.price_incl_tax, child.original_price_incl_tax, child.final_price_incl_tax];
  return prices.some((price) => price !== undefined);
}

function optionalName(name: string | undefined): string | null {
  return nameFromWire(name ?? '') || null;
}

/**
 * Adds the parent's special price dates to a child without dates, because a child has only the fields that differ from
 * its parent.
 */
function inheritDates(child: WireChild, parent: WireProduct): WireChild {
  const { special_from_date = parent.special_from_date, special_to_date = parent.special_to_date } = child;
  return { ...child, special_from_date, special_to_date };
}

function attributesOf(wire: WireProduct, variants: readonly Variant[]): Record<string, OptionValue[]> {
  const attributes: Record<string, OptionValue[]> = {};
  for (const code of optionFacetCodes) {
    const fields = wire as Record<string, unknown>;
    const own = [fields[code], fields[`${code}_options`]].flat().filter(isOptionValue);
    const has = (variant: Variant, value: OptionValue): boolean => String(variant.values[code]) === String(value);
    const values = [...own, ...variants.map((variant) => variant.values[code]).filter(isOptionValue)].filter(
      // A value whose variants are all no longer sold is left out, so that a filter by it does not find the product.
      (value) =>
        !variants.some((variant) => has(variant, value)) || variants.filter(isSold).some((sold) => has(sold, value)),
    );
    // The same option may come as a number in one place and as a text in another.
    const byText = new Map(values.map((value) => [String(value), value]));
    if (byText.size > 0) attributes[code] = [...byText.values()];
  }
  const children = wire.configurable_children?.filter((_, at) => isSold(variants[at]!));
  const showrooms = showroomsHaving(wire, variants.length > 0 ? children! : [wire]);
  if (showrooms.length > 0) attributes['product_showroom'] = showrooms;
  return attributes;
}

function measuresOf(wire: Readonly<Record<string, unknown>>): Record<string, number> {
  const measures: Record<string, number> = {};
  for (const field of measureFields) {
    const value = wire[field];
    if (typeof value === 'number' && Number.isFinite(value)) measures[field] = value;
  }
  return measures;
}

/** Links to other products of some kinds, in their order. */
function linksOf({ sku: own, product_links: links = [] }: WireProduct, kinds: ReadonlySet<string>) {
  return links
    .filter(({ link_type: kind, linked_product_sku: sku }) => kinds.has(kind) && sku !== own)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

const PART_LINKS: ReadonlySet<string> = new Set(['associated']);

/**
 * The parts of a group or series. Other links, such as those to similar products, are not parts; a group has only
 * simple products as parts (spec 5: associated links).
 */
function partsOf(wire: WireProduct): SetPart[] {
  const { type_id } = wire;
  if (type_id !== 'grouped' && type_id !== 'collection') return [];
  const parts = new Map<string, SetPart>();
  for (const link of linksOf(wire, PART_LINKS)) {
    const isSimple = (link.linked_product_type ?? 'simple') === 'simple';
    if (type_id === 'grouped' && !isSimple) continue;
    const qty = Math.floor(link.qty ?? link.extension_attributes?.qty ?? 1);
    parts.set(link.linked_product_sku, { sku: link.linked_product_sku, qty: qty >= 1 ? qty : 1 });
  }
  return [...parts.values()];
}

/** Links of these kinds become the matching products of a product. */
const RELATED_LINKS: ReadonlySet<string> = new Set(['related', 'upsell', 'crosssell']);

function relatedOf(wire: WireProduct): string[] {
  return [...new Set(linksOf(wire, RELATED_LINKS).map((link) => link.linked_product_sku))];
}
