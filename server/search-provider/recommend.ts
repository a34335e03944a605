import { PROVIDER_ANSWER_MAX, SAME_COLOUR_MAX } from '#config/limits.ts';
import { sameColour } from '#domain/catalogue-index/same-colour.ts';
import { deepestCategory } from '#domain/category.ts';
import type { ProductDetails, ProductSummary } from '#domain/product.ts';
import type { SearchProviderRecordQuery } from '#schemas/api/generated/types.gen.ts';
import type { ServerCatalogue } from '../render/server-catalogue.ts';

const SERIES = 'product_collection';
/** Only this many of the products that a query names are used as seeds. */
const SEEDS_MAX = 5;

type Seed = { readonly summary: ProductSummary; readonly details: ProductDetails };

/** Recommendations that start from products: each returns the ids that go with one product, best first. */
const rules: Readonly<Record<string, (catalogue: ServerCatalogue, seed: Seed) => readonly string[]>> = {
  RECS_SIMILAR: (catalogue, seed) => [
    ...sameColour(catalogue.index, seed.summary, SAME_COLOUR_MAX),
    ...ofSeries(catalogue, seed),
    ...ofCategory(catalogue, seed),
  ],
  RECS_ALSO_VIEWED: ofCategory,
  RECS_ALSO_BOUGHT: (catalogue, seed) => [
    ...seed.details.related.flatMap((sku) => catalogue.index.idOfSku(sku) ?? []),
    ...ofSeries(catalogue, seed),
  ],
};

/**
 * The ids of a recommendation, best first. Returns `null` for all products in the order of the query: recommendations
 * that start from no product (new arrivals, trending), and custom ones, whose query says everything itself.
 */
export async function recommended(
  { typeOfRequest, settings }: SearchProviderRecordQuery,
  catalogue: ServerCatalogue,
): Promise<readonly string[] | null> {
  const rule = Object.hasOwn(rules, typeOfRequest) ? rules[typeOfRequest] : undefined;
  if (!rule) return null;
  const seeds = seedsOf(settings?.['context']);
  const known = await catalogue.products(seeds);
  const ids = seeds.flatMap((id) => {
    const seed = known.get(id);
    return seed ? rule(catalogue, seed) : [];
  });
  return [...new Set(ids)].filter((id) => !seeds.includes(id));
}

/** Ids of the recently viewed products that the query names. */
function seedsOf(context: unknown): string[] {
  const { recentObjects } = Object(context) as { readonly recentObjects?: unknown };
  if (!Array.isArray(recentObjects)) return [];
  const records = recentObjects.flatMap((each: unknown) => {
    const list = (Object(each) as { readonly records?: unknown }).records;
    return Array.isArray(list) ? list : [];
  });
  const ids = records.map((record: unknown) => (Object(record) as { readonly id?: unknown }).id);
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))].slice(0, SEEDS_MAX);
}

function ofSeries({ index }: ServerCatalogue, { summary }: Seed): readonly string[] {
  const [series] = summary.attributes[SERIES] ?? [];
  if (series === undefined) return [];
  const filters = { [SERIES]: [String(series)] };
  return index.answer({ filters, categoryId: null, sort: 'relevance', limit: PROVIDER_ANSWER_MAX }).ids;
}

function ofCategory({ index, categories }: ServerCatalogue, { summary }: Seed): readonly string[] {
  const own = deepestCategory(categories, summary.categoryIds);
  if (!own) return [];
  return index.answer({ filters: {}, categoryId: Number(own.id), sort: 'relevance', limit: PROVIDER_ANSWER_MAX }).ids;
}
