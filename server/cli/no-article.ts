import { and, eq, or, sql } from 'drizzle-orm';
import { defaultStoreView } from '#config/stores.ts';
import { type ArticleFields, isDisabled, variantsOf } from '../store/article-price.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';

/** Why there is no article of this sku: it is a product with variants, or nobody can buy it, or nothing is called so. */
export async function whyNoArticle(queries: Queries, sku: string): Promise<string> {
  const variant = JSON.stringify({ configurable_children: [{ sku }] });
  const [row] = await queries
    .select({ body: documents.body })
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, defaultStoreView.code),
        eq(documents.collection, 'products'),
        or(eq(documents.sku, sku), sql`${documents.body} @> ${variant}::jsonb`),
      ),
    )
    .limit(1);
  if (!row) return `There is no article ${sku}.`;
  const product: ArticleFields = row.body;
  const variants = variantsOf(product);
  const named = product['sku'] === sku ? product : variants.find((child) => child['sku'] === sku)!;
  if (isDisabled(product) || isDisabled(named)) return `${sku} is disabled. An import that brings it sells it again.`;
  const skus = variants.filter((child) => !isDisabled(child)).map((child) => String(child['sku']));
  return `${sku} has variants: name one of ${skus.join(', ')}.`;
}
