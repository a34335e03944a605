import { and, eq, inArray } from 'drizzle-orm';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';
import { articles } from '../store/schema.ts';
import type { ImportedCatalogue, Rejection } from './imported-catalogue.ts';

const STEP = 1000;
const STATUS_DISABLED = 2;

/**
 * The catalogue without products whose sku, or that of a variant, is sold by another product already. A simple product and a
 * variant with the same number and sku are one article, in whatever order they come: it is sold as the variant.
 */
export async function withoutTakenSkus(database: Queries, catalogue: ImportedCatalogue): Promise<ImportedCatalogue> {
  const { products = [] } = catalogue.documents;
  const owners = await ownersOf(database, products.flatMap(skusOf));
  const rejections: Rejection[] = [];
  const replaced = new Set<string>();
  const free = products.filter((product) => {
    const isFree = (name: string): boolean => {
      const owner = owners.get(name);
      if (owner === undefined || owner.productId === String(product.id)) return true;
      // It was sold by itself before it became a variant of this product.
      const isVariant = childIdOf(product, name) === owner.productId && owner.isAlone;
      if (isVariant) replaced.add(owner.productId);
      return isVariant;
    };
    const sku = skusOf(product).find((name) => !isFree(name));
    if (sku === undefined) return true;
    const owner = owners.get(sku)!;
    // The shop sells it as a variant already.
    if (product['type_id'] === 'simple' && owner.articleId === String(product.id)) return false;
    const place = catalogue.placeOf?.(product) ?? { file: 'products', line: 0 };
    rejections.push({ ...place, reason: `the sku ${sku} belongs to the product with the id ${owner.productId}` });
    return false;
  });
  if (free.length === products.length && replaced.size === 0) return catalogue;
  return {
    ...catalogue,
    documents: { ...catalogue.documents, products: [...(await takenOff(database, replaced)), ...free] },
    rejections: [...catalogue.rejections, ...rejections],
  };
}

/** Who sells an article. */
interface Owner {
  readonly productId: string;
  /** The number of the article itself. */
  readonly articleId: string;
  /** Whether the product is the article. */
  readonly isAlone: boolean;
}

/** The products on sale that have these skus, or variants with them. */
async function ownersOf(database: Queries, skus: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  const owners = new Map<string, Owner>();
  for (let start = 0; start < skus.length; start += STEP) {
    const some = skus.slice(start, start + STEP);
    const isOnSale = and(eq(documents.collection, 'products'), eq(documents.isGone, false));
    const parents = await database
      .selectDistinct({ sku: documents.sku, id: documents.id })
      .from(documents)
      .where(and(isOnSale, inArray(documents.sku, some)));
    const own = await database
      .selectDistinct({ sku: articles.sku, id: articles.productId, articleId: articles.articleId })
      .from(articles)
      .innerJoin(documents, and(isOnSale, eq(documents.id, articles.productId)))
      .where(inArray(articles.sku, some));
    for (const { sku, id } of parents) owners.set(sku!, { productId: id, articleId: id, isAlone: false });
    for (const { sku, id, articleId } of own)
      owners.set(sku, { productId: id, articleId: String(articleId), isAlone: String(articleId) === id });
  }
  return owners;
}

/** These products as they are when nobody can buy them by themselves any more. */
async function takenOff(database: Queries, ids: ReadonlySet<string>): Promise<WireDocument[]> {
  if (ids.size === 0) return [];
  const rows = await database
    .selectDistinctOn([documents.id], { id: documents.id, body: documents.body })
    .from(documents)
    .where(and(eq(documents.collection, 'products'), inArray(documents.id, [...ids])));
  return rows.map(({ id, body }) => ({ ...(body as WireDocument), id: Number(id), status: STATUS_DISABLED }));
}

function childIdOf(product: WireDocument, sku: string): string | undefined {
  const children = (product['configurable_children'] ?? []) as readonly { id: unknown; sku: string }[];
  const child = children.find((one) => one.sku === sku);
  return child && String(child.id);
}

function skusOf(product: WireDocument): string[] {
  const children = (product['configurable_children'] ?? []) as readonly { sku: string }[];
  return [String(product['sku']), ...children.map(({ sku }) => sku)];
}
