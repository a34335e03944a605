import { and, eq, inArray } from 'drizzle-orm';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { articles, documents } from '../store/schema.ts';
import type { ImportedCatalogue, Rejection } from './imported-catalogue.ts';

const STEP = 1000;

/** The catalogue without products whose sku, or that of a variant, is sold by another product already. */
export async function withoutTakenSkus(database: Queries, catalogue: ImportedCatalogue): Promise<ImportedCatalogue> {
  const { products = [] } = catalogue.documents;
  const owners = await ownersOf(database, products.flatMap(skusOf));
  const rejections: Rejection[] = [];
  const free = products.filter((product) => {
    const sku = skusOf(product).find((name) => (owners.get(name) ?? String(product.id)) !== String(product.id));
    if (sku === undefined) return true;
    const place = catalogue.placeOf?.(product) ?? { file: 'products', line: 0 };
    rejections.push({ ...place, reason: `the sku ${sku} belongs to the product with the id ${owners.get(sku)}` });
    return false;
  });
  if (rejections.length === 0) return catalogue;
  return {
    ...catalogue,
    documents: { ...catalogue.documents, products: free },
    rejections: [...catalogue.rejections, ...rejections],
  };
}

/** Ids of the products on sale that have these skus, or variants with them. */
async function ownersOf(database: Queries, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (let start = 0; start < skus.length; start += STEP) {
    const some = skus.slice(start, start + STEP);
    const isOnSale = and(eq(documents.collection, 'products'), eq(documents.isGone, false));
    const parents = await database
      .selectDistinct({ sku: documents.sku, id: documents.id })
      .from(documents)
      .where(and(isOnSale, inArray(documents.sku, some)));
    const own = await database
      .selectDistinct({ sku: articles.sku, id: articles.productId })
      .from(articles)
      .innerJoin(documents, and(isOnSale, eq(documents.id, articles.productId)))
      .where(inArray(articles.sku, some));
    for (const { sku, id } of [...parents, ...own]) owners.set(sku!, id);
  }
  return owners;
}

function skusOf(product: WireDocument): string[] {
  const children = (product['configurable_children'] ?? []) as readonly { sku: string }[];
  return [String(product['sku']), ...children.map(({ sku }) => sku)];
}
