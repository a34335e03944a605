import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../store/database.ts';
import { type DocumentRow, documentsById } from '../store/documents.ts';
import type { Condition } from './condition.ts';
import { type Hit, runSearch } from './run-search.ts';

/**
 * Older storefronts know no products of type `collection`, and have no address for them. To them a series of furniture is a
 * category, which its parts are in (decision 084). Its number is that of the product, beyond all numbers of categories.
 */
const FIRST_NUMBER = 1_000_000_000;

const seriesOnly = sql`'{"type_id": "collection"}'::jsonb`;
const isSeries: Condition = { kind: 'values', field: 'type_id', values: ['collection'] };

/** A condition on the number may be tested before the others, so what is no number must not fail. */
const categoryNumber = sql`(case when id ~ '^[0-9]{1,9}$' then ${sql.raw(String(FIRST_NUMBER))} + id::bigint end)`;

/** Where categories are searched: each category of the catalogue, and each series as one below its last category. */
export const categoriesWithSeries: SQL = sql`(
  select id, store_code, collection, is_gone, body, words, updated_at, visibility, status, created_at from documents
  union all
  select ${categoryNumber}::text, store_code, 'categories', is_gone,
    jsonb_build_object(
      'id', ${categoryNumber},
      'parent_id', body #> '{category_ids,-1}',
      'name', body -> 'name',
      'slug', slug,
      'url_key', slug,
      'url_path', path,
      'image', body -> 'image',
      'description', body -> 'description',
      'level', 4,
      'position', 1000,
      'is_active', true,
      'product_count', jsonb_array_length(coalesce(body -> 'product_links', '[]')),
      'children_data', '[]'::jsonb),
    words, updated_at, '', '', null
  from documents
  where collection = 'products' and body @> ${seriesOnly} and id ~ '^[0-9]{1,9}$'
) as documents`;

/** A series as the category that older storefronts take it for. */
export async function seriesAsCategory(
  queries: Queries,
  storeCode: string,
  productId: string,
): Promise<Hit['row'] | undefined> {
  const { hits } = await runSearch(queries, storeCode, 'categories', {
    condition: { kind: 'ids', values: [String(FIRST_NUMBER + Number(productId))] },
    buckets: [],
    sort: [],
    from: 0,
    size: 1,
    minScore: 0,
    source: categoriesWithSeries,
  });
  return hits[0]?.row;
}

/** A search of products as older storefronts mean it: no series among them, and what is in a series is found by its category. */
export async function withoutSeries(queries: Queries, storeCode: string, condition: Condition): Promise<Condition> {
  const numbers = seriesNumbers(condition);
  const series = await documentsById(queries, storeCode, 'products', numbers.map(String));
  const parts = new Map(series.map((row) => [FIRST_NUMBER + Number(row.id), partSkus(row)]));
  return { kind: 'and', of: [withParts(condition, parts), { kind: 'not', of: isSeries }] };
}

/** The products whose categories a condition asks for. */
function seriesNumbers(condition: Condition): number[] {
  if (condition.kind === 'not') return seriesNumbers(condition.of);
  if ('of' in condition) return condition.of.flatMap(seriesNumbers);
  if (condition.kind !== 'values' || condition.field !== 'category_ids') return [];
  const numbers = condition.values.map((value) => Number(value) - FIRST_NUMBER);
  return numbers.filter((number) => Number.isSafeInteger(number) && number > 0);
}

function withParts(condition: Condition, parts: ReadonlyMap<number, readonly string[]>): Condition {
  if (condition.kind === 'not') return { kind: 'not', of: withParts(condition.of, parts) };
  if ('of' in condition) return { ...condition, of: condition.of.map((part) => withParts(part, parts)) };
  if (condition.kind !== 'values' || condition.field !== 'category_ids') return condition;
  const skus = condition.values.flatMap((value) => parts.get(Number(value)) ?? []);
  if (skus.length === 0) return condition;
  return { kind: 'or', of: [condition, { kind: 'values', field: 'sku', values: skus }] };
}

function partSkus({ body }: DocumentRow): string[] {
  const links = (body['product_links'] ?? []) as readonly { link_type?: string; linked_product_sku: string }[];
  return links.filter(({ link_type: type }) => type === 'associated').map((link) => link.linked_product_sku);
}
