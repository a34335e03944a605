import { and, eq, inArray } from 'drizzle-orm';
import { storeViews } from '#config/stores.ts';
import type { WireDocument } from './collections.ts';
import { type Article, articlesBySku, setQty } from './articles.ts';
import type { Queries } from './database.ts';
import { documentsById, writeDocuments } from './documents.ts';
import { articles, documents } from './schema.ts';
import { lockCatalogue } from './transaction.ts';

type Fields = Record<string, unknown> & { sku: string };
type ProductBody = WireDocument & Fields & { configurable_children?: Fields[] };

const STATUS_DISABLED = 2;

/** Sets the quantity of an article; the snapshots inside its product follow in every store view. False: unknown sku. */
export async function changeStock(queries: Queries, sku: string, qty: number): Promise<boolean> {
  await lockCatalogue(queries);
  const article = await setQty(queries, sku, qty);
  if (!article) return false;
  await refreshStock(queries, [article.productId]);
  return true;
}

/** Takes ordered quantities out of the stock; the caller has checked them under the catalogue lock. */
export async function takeFromStock(queries: Queries, taken: ReadonlyMap<string, number>): Promise<void> {
  const touched = new Set<string>();
  for (const article of await articlesBySku(queries, [...taken.keys()])) {
    if (!article.isManaged) continue;
    await setQty(queries, article.sku, article.qty - taken.get(article.sku)!);
    touched.add(article.productId);
  }
  await refreshStock(queries, [...touched]);
}

/**
 * Sets the gross price of an article in a store view, in major units; a special price ends with it. False: unknown sku.
 */
export async function changePrice(queries: Queries, sku: string, amount: number, storeCode: string): Promise<boolean> {
  return changeArticle(queries, sku, [storeCode], (article, product) => {
    for (const field of Object.keys(article).filter((name) => /^(?:special|final)_?[pP]rice|^special_/.test(name))) {
      delete article[field];
    }
    Object.assign(article, { price_incl_tax: amount, original_price_incl_tax: amount });
    if (article !== product) Object.assign(product, lowestPrice(product));
  });
}

/** Takes an article out of sale in every store view. False: unknown sku. */
export async function disableArticle(queries: Queries, sku: string): Promise<boolean> {
  return changeArticle(
    queries,
    sku,
    storeViews.map((store) => store.code),
    (article) => {
      article['status'] = STATUS_DISABLED;
    },
  );
}

/** The lowest price of the variants, which a configurable product shows as its own. */
function lowestPrice(product: { configurable_children?: Fields[] }): Record<string, unknown> {
  const paid = (child: Fields): number =>
    Number(child['special_price_incl_tax'] || child['price_incl_tax'] || Infinity);
  const cheapest = (product.configurable_children ?? []).reduce<Fields | null>(
    (best, child) => (best === null || paid(child) < paid(best) ? child : best),
    null,
  );
  const fields = [
    'price_incl_tax',
    'original_price_incl_tax',
    'special_price_incl_tax',
    'special_from_date',
    'special_to_date',
  ];
  return Object.fromEntries(
    fields.map((field) => [field, cheapest?.[field]]).filter(([, value]) => value !== undefined),
  );
}

async function changeArticle(
  queries: Queries,
  sku: string,
  storeCodes: readonly string[],
  change: (article: Fields, product: ProductBody) => void,
): Promise<boolean> {
  await lockCatalogue(queries);
  const ids = await productIdsOf(queries, sku);
  let isFound = false;
  for (const storeCode of storeCodes) {
    for (const row of await documentsById(queries, storeCode, 'products', ids)) {
      const product = structuredClone(row.body) as ProductBody;
      const article = product.sku === sku ? product : product.configurable_children?.find((child) => child.sku === sku);
      if (!article) continue;
      change(article, product);
      await writeDocuments(queries, storeCode, 'products', [product]);
      isFound = true;
    }
  }
  return isFound;
}

async function productIdsOf(queries: Queries, sku: string): Promise<string[]> {
  const [article] = await articlesBySku(queries, [sku]);
  if (article) return [article.productId];
  const rows = await queries
    .selectDistinct({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.collection, 'products'), eq(documents.sku, sku)));
  return rows.map((row) => row.id);
}

/** Copies the stock of articles into the snapshots of their products. The caller holds the catalogue lock. */
async function refreshStock(queries: Queries, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const rows = await queries
    .select()
    .from(articles)
    .where(inArray(articles.productId, [...productIds]));
  const bySku = new Map(rows.map((article) => [article.sku, article]));
  for (const { code } of storeViews) {
    const products = await documentsById(queries, code, 'products', productIds);
    const changed = products.map((row) => withStock(structuredClone(row.body) as ProductBody, bySku));
    await writeDocuments(queries, code, 'products', changed);
  }
}

function withStock(product: ProductBody, bySku: ReadonlyMap<string, Article>): ProductBody {
  const own = bySku.get(product.sku);
  if (own) return { ...product, stock: snapshot(own) };
  const children = (product.configurable_children ?? []).map((child) => {
    const article = bySku.get(child.sku);
    return article ? { ...child, stock: snapshot(article) } : child;
  });
  return { ...product, configurable_children: children, stock: sumOfStock(children) };
}

/** The stock of a configurable product: there is some when a variant has some. */
function sumOfStock(children: readonly Record<string, unknown>[]): Record<string, unknown> {
  const stocks = children.map((child) => child['stock'] as { is_in_stock?: boolean; qty?: number } | undefined);
  return {
    is_in_stock: stocks.some((stock) => stock?.is_in_stock),
    qty: stocks.reduce((sum, stock) => sum + (stock?.qty ?? 0), 0),
    manage_stock: true,
  };
}

function snapshot(article: Article): Record<string, unknown> {
  const { isInStock, qty, isManaged, status } = article;
  return { is_in_stock: isInStock, qty, manage_stock: isManaged, ...(status ? { status } : {}) };
}
