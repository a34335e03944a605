import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultStoreView } from '#config/stores.ts';
import type { Category } from '#domain/category.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { Attribute } from '#domain/references.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire } from '#domain/wire/references.ts';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { type ArticlePlan, productDocument, type ProductPlan } from '#server/import/build-product.ts';
import {
  categoryDocuments,
  placeCategories,
  type PlacedCategory,
  ROOT_CATEGORY_ID,
} from '#server/import/category-tree.ts';
import { type Colour, colours } from '#server/import/colours.ts';
import { drawnPicture } from '#server/import/drawn-picture.ts';
import { attributeDocuments, type FacetCode } from '#server/import/facet-attributes.ts';
import type { FacetOption } from '#server/import/facet-option.ts';
import { materials, saleStatuses } from '#server/import/facet-options.ts';
import { localise } from '#server/import/localise.ts';
import { slugOf } from '#server/import/slug.ts';
import type { Collection, WireDocument } from '#server/store/collections.ts';

const FOLDER = 'tests/bench/search/listings';
const FIRST_CATEGORY_ID = 100;
const FIRST_OPTION_VALUE = 5000;
const IDS_A_PRODUCT = 100;

/** A line of the files in `listings`; see the README there. */
interface Listing {
  readonly sku: string;
  readonly name1: string;
  readonly name2: string;
  readonly description: string;
  readonly price: number;
  readonly colours: readonly string[];
  readonly material?: string;
  readonly categories: readonly string[];
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly brand: string;
}

/** Finds the option with a label. */
type Options = (label: string) => FacetOption;

interface ListingCatalogue {
  readonly products: ProductSummary[];
  readonly categories: Category[];
  readonly attributes: Attribute[];
  /** Descriptions by the id of the product. */
  readonly descriptions: ReadonlyMap<string, string>;
}

/**
 * The real listings as the shop would have them, in Norwegian: documents as the server would store and a device would
 * read them, so that the shop's own code is measured. Everything is in stock. Prices in minor units, measures in
 * centimetres.
 */
export function listingCatalogue(): ListingCatalogue {
  const listings = readListings();
  const tree = treeOf(listings);
  const brands = optionsOf(listings.map(({ brand }) => brand));
  const series = optionsOf(listings.map(({ name1 }) => name1));
  const plans = listings.map((listing, index) => planOf(listing, index, { tree, brands, series }));
  const products = plans.map(productDocument);
  return {
    products: products.map((product) => summaryFromWire(localised<WireProduct>(product, 'products'))),
    categories: categoryDocuments(new Map([...tree.values()].map((one) => [one.id, one])), products).map((category) =>
      categoryFromWire(localised(category, 'categories')),
    ),
    attributes: attributeDocuments(usedOptions(plans)).map((attribute) =>
      attributeFromWire(localised(attribute, 'attributes')),
    ),
    descriptions: new Map(plans.map(({ id, description }) => [String(id), description])),
  };
}

function readListings(): Listing[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ndjson'));
  return files.sort().flatMap((name) => {
    const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Listing);
  });
}

function localised<T>(document: WireDocument, collection: Collection): T {
  return localise(document, collection, defaultStoreView) as T;
}

/** Categories by name, all on one level, because a listing names all categories that it is in. */
function treeOf(listings: readonly Listing[]): Map<string, PlacedCategory> {
  const names = [...new Set(listings.flatMap(({ categories }) => categories))].sort();
  const seeds = names.map((name, index) => ({ id: FIRST_CATEGORY_ID + index, parentId: ROOT_CATEGORY_ID, name }));
  return new Map([...placeCategories(seeds).values()].map((category) => [category.name, category]));
}

/** Options for brands and series, one for each name, because the shop has none for them. */
function optionsOf(names: readonly string[]): Options {
  const labels = [...new Set(names)].sort();
  const options = new Map(labels.map((label, index) => [label, { value: FIRST_OPTION_VALUE + index, label }]));
  return (label) => options.get(label)!;
}

function planOf(
  listing: Listing,
  index: number,
  { tree, brands, series }: { tree: ReadonlyMap<string, PlacedCategory>; brands: Options; series: Options },
): ProductPlan {
  const { sku, name1, name2, material, categories } = listing;
  const placed = categories.map((category) => tree.get(category)!);
  const id = (index + 1) * IDS_A_PRODUCT;
  return {
    id,
    sku,
    type: listing.colours.length > 1 ? 'configurable' : 'simple',
    name: `${name1} ${name2}`,
    name1,
    name2,
    slug: slugOf(`${name1} ${name2} ${sku}`),
    categoryPath: placed[0]!.urlPath,
    categoryIds: placed.map((category) => category.id),
    description: listing.description,
    shortDescription: '',
    measures: measuresOf(listing),
    facets: {
      product_brand: brands(listing.brand),
      product_collection: series(name1),
      ...(material ? { product_material: optionLabelled(Object.values(materials), material) } : {}),
    },
    offer: null,
    articles: articlesOf(listing, id),
  };
}

/** One article for each colour; with several colours, the colour is part of the sku. */
function articlesOf({ sku, price, colours: labels }: Listing, id: number): ArticlePlan[] {
  const article = (colour: Colour | null, number: number): ArticlePlan => ({
    id: id + number,
    sku: labels.length > 1 ? `${sku}-${slugOf(colour!.label).toUpperCase()}` : sku,
    image: drawnPicture('sofa-3', colour?.picture ?? 'grey'),
    gross: price,
    choices: colour ? { color: colour } : {},
    stock: { is_in_stock: true, qty: 20, manage_stock: true },
  });
  if (labels.length === 0) return [article(null, 1)];
  return labels.map((label, index) => article(optionLabelled<Colour>(Object.values(colours), label), index + 1));
}

function optionLabelled<T extends FacetOption>(options: readonly T[], label: string): T {
  const found = options.find((option) => option.label === label);
  if (!found) throw new Error(`the shop has no option ${label}`);
  return found;
}

function measuresOf({ width, depth, height }: Listing): Record<string, number> {
  return {
    ...(width === undefined ? {} : { product_width: width }),
    ...(depth === undefined ? {} : { product_depth: depth }),
    ...(height === undefined ? {} : { product_height: height }),
  };
}

/** The options that products and their variants have, by attribute. */
function usedOptions(plans: readonly ProductPlan[]): Partial<Record<FacetCode, FacetOption[]>> {
  const used: Partial<Record<FacetCode, Map<FacetOption['value'], FacetOption>>> = {};
  for (const choices of plans.flatMap(({ facets, articles }) => [facets, ...articles.map((one) => one.choices)])) {
    for (const [code, option] of Object.entries(choices)) {
      (used[code as FacetCode] ??= new Map()).set(option.value, option);
    }
  }
  const inUse = Object.fromEntries(Object.entries(used).map(([code, options]) => [code, [...options.values()]]));
  return { ...inUse, product_sale_status: Object.values(saleStatuses) };
}
