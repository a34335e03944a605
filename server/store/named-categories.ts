import type { CategoryRef } from '#schemas/api/generated/types.gen.ts';
import type { WireDocument } from './collections.ts';
import type { Queries } from './database.ts';
import { documentsById } from './documents.ts';

/**
 * Products with the names of their categories, as older storefronts look for them (contract: Product.category). They are put in
 * where a product is answered with: stored, every device would have to download them.
 */
export async function withNamedCategories(
  queries: Queries,
  storeCode: string,
  products: readonly WireDocument[],
): Promise<WireDocument[]> {
  const ids = new Set(products.flatMap(categoryIds));
  const categories = await documentsById(queries, storeCode, 'categories', [...ids]);
  const named = new Map(categories.map(({ id, body }) => [id, reference(body)]));
  return products.map((product) => ({
    category: categoryIds(product).flatMap((id) => named.get(id) ?? []),
    ...product,
  }));
}

function categoryIds({ category_ids: ids }: WireDocument): string[] {
  return Array.isArray(ids) ? ids.map(String) : [];
}

function reference({ id, name, slug, url_path: path }: Readonly<Record<string, unknown>>): CategoryRef {
  return { category_id: Number(id), name: String(name), slug: String(slug), path: String(path) };
}
