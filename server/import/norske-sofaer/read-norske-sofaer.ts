import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productDocument, type ProductPlan } from '../build-product.ts';
import { categoryDocuments, placeCategories } from '../category-tree.ts';
import { attributeDocuments, type FacetCode, facetAttributes } from '../facet-attributes.ts';
import type { FacetOption } from '../facet-option.ts';
import { saleStatuses } from '../facet-options.ts';
import type { ImportedCatalogue, Rejection } from '../imported-catalogue.ts';
import { navigationDocument } from '../navigation-document.ts';
import { uniqueIds, wholeOf } from '../repeatable.ts';
import { shopBasics } from '../shop-basics.ts';
import { readTree, withKnown } from './category-seeds.ts';
import { classify } from './classify.ts';
import { readIkea } from './ikea.ts';
import type { Listing } from './listing.ts';
import { readMobelringen } from './mobelringen.ts';
import { CAMPAIGN_CATEGORY } from './places.ts';
import { campaignOf, categoryKeysOf, planOf } from './product-plan.ts';
import { readCsv } from '../csv/read-csv.ts';
import { readSofacompany } from './sofacompany.ts';
import type { ListingReader } from './rows-read.ts';
import { type NamedListing, tellApart } from './tell-apart.ts';

/** Files that a folder of these listings may hold; one of the three CSV files is enough. */
export const listingFiles = ['ikea.csv', 'mobelringen.csv', 'sofacompany.csv'] as const;

const readers: Readonly<Record<(typeof listingFiles)[number], ListingReader>> = {
  'ikea.csv': readIkea,
  'mobelringen.csv': readMobelringen,
  'sofacompany.csv': readSofacompany,
};
const TREE_FILE = 'categories.json';
const BRAND_VALUE_MIN = 1000;
const BRAND_VALUE_MAX = 999_999;

/** Turns the real Norwegian listings of a folder into a shop (D90). */
export async function readNorskeSofaer(folder: string): Promise<ImportedCatalogue> {
  const tree = readTree(TREE_FILE, (await readText(join(folder, TREE_FILE))) ?? '[]');
  const rejections: Rejection[] = [...tree.rejections];
  const listings: Listing[] = [];
  const placeOfSku = new Map<string, string>();
  for (const file of listingFiles) {
    const { rows, rejections: broken } = readCsv((await readText(join(folder, file))) ?? '', file);
    const outcome = readers[file](file, rows, { keysOf: tree.keysOf, placeOfSku });
    listings.push(...outcome.listings);
    rejections.push(...broken, ...outcome.rejections);
  }
  const named = tellApart(listings.map((listing) => ({ listing, kind: classify(listing), name2: listing.what })));
  const placed = placeCategories(withKnown(tree.seeds, keysOf(named)));
  const tools = { tree: placed, brandOption: brandOptions(listings), idOfSku: uniqueIds() };
  const plans = named.map((one) => planOf(one, tools));
  const products = plans.map(productDocument);
  const categories = categoryDocuments(placed, products);
  return {
    documents: {
      products,
      categories,
      attributes: attributeDocuments(usedOptions(plans)),
      navigation: [navigationDocument(categories)],
      ...shopBasics([]),
    },
    rejections: rejections.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  };
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function keysOf(named: readonly NamedListing[]): Set<string> {
  const keys = new Set(named.flatMap((one) => categoryKeysOf(one)));
  if (named.some((one) => campaignOf(one).option)) keys.add(CAMPAIGN_CATEGORY.key);
  return keys;
}

function brandOptions(listings: readonly Listing[]): (brand: string) => FacetOption {
  const options = new Map<string, FacetOption>();
  const taken = new Set<number>();
  for (const brand of [...new Set(listings.map((listing) => listing.brand))].sort()) {
    let value = wholeOf(brand, 'brand', BRAND_VALUE_MIN, BRAND_VALUE_MAX);
    while (taken.has(value)) value++;
    taken.add(value);
    options.set(brand, { value, label: brand });
  }
  return (brand) => options.get(brand)!;
}

/** The options that products use, by attribute, in the order of their labels. */
function usedOptions(plans: readonly ProductPlan[]): Partial<Record<FacetCode, FacetOption[]>> {
  const used: Partial<Record<FacetCode, FacetOption[]>> = {};
  for (const code of Object.keys(facetAttributes) as FacetCode[]) {
    const options = plans.flatMap(({ facets, articles }) => [
      facets[code],
      ...articles.map(({ choices }) => choices[code]),
    ]);
    const byValue = new Map(options.flatMap((option) => (option ? [[option.value, option] as const] : [])));
    used[code] = [...byValue.values()].sort((a, b) => a.label.localeCompare(b.label, 'nb'));
  }
  return { ...used, product_sale_status: Object.values(saleStatuses) };
}
