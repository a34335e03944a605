import { and, eq, inArray, sql } from 'drizzle-orm';
import { type StoreView, storeViews } from '#config/stores.ts';
import type { WireDocument } from './collections.ts';
import {
  type ArticleFields,
  isDisabled,
  variantsOf,
  withLowestPrice,
  withOwnPrice,
  withPrice,
} from './article-price.ts';
import { type Article, articlesBySku, type ArticleUpdate, settingQty, takingPieces } from './articles.ts';
import type { Queries } from './database.ts';
import { writeDocuments } from './document-writer.ts';
import { changeFields, documentsById } from './documents.ts';
import { notePrices } from './price-history.ts';
import { documents } from './document-schema.ts';
import { lockCatalogue } from './transaction.ts';

type ProductBody = WireDocument & { readonly sku: string; readonly configurable_children?: readonly ArticleFields[] };

const STATUS_DISABLED = 2;

/**
 * Sets the quantity of an article, and its copies inside products in every store view. Returns false for an unknown
 * sku.
 */
export async function changeStock(queries: Queries, sku: string, qty: number): Promise<boolean> {
  await lockCatalogue(queries);
  return changeArticles(queries, settingQty(queries, sku, qty));
}

/** Takes ordered quantities out of the stock; the caller has checked them under the catalogue lock. */
export async function takeFromStock(queries: Queries, taken: ReadonlyMap<string, number>): Promise<void> {
  if (taken.size > 0) await changeArticles(queries, takingPieces(queries, taken));
}

/**
 * Sets the gross price of an article in a store view, in major units, and ends its special price. The price of a
 * configurable product is set for all its variants. Returns false for an unknown sku.
 */
export async function changePrice(queries: Queries, sku: string, amount: number, store: StoreView): Promise<boolean> {
  return changeProducts(queries, sku, [store], (product) => {
    if (product.sku === sku) {
      const configurable_children = product.configurable_children?.map((child) => withPrice(child, amount, store));
      return { ...withPrice(product, amount, store), ...(configurable_children ? { configurable_children } : {}) };
    }
    const children = variantsOf(product).map((child) => withOwnPrice(child, product, store));
    const configurable_children = withVariant(children, sku, (child) => withPrice(child, amount, store));
    return withLowestPrice({ ...product, configurable_children }, store);
  });
}

/**
 * Takes an article out of sale in every store view; its product's price and stock then leave it out. Returns false for
 * an unknown sku.
 */
export async function disableArticle(queries: Queries, sku: string): Promise<boolean> {
  const disabled = (article: ArticleFields): ArticleFields => ({ ...article, status: STATUS_DISABLED });
  return changeProducts(queries, sku, storeViews, (product, store) => {
    if (product.sku === sku) return disabled(product);
    const children = variantsOf(product).map((child) => withOwnPrice(child, product, store));
    const configurable_children = withVariant(children, sku, disabled);
    return withLowestPrice({ ...product, configurable_children, stock: sumOfStock(configurable_children) }, store);
  });
}

function withVariant(
  children: readonly ArticleFields[],
  sku: string,
  change: (child: ArticleFields) => ArticleFields,
): ArticleFields[] {
  return children.map((child) => (child['sku'] === sku ? change(child) : child));
}

async function changeProducts(
  queries: Queries,
  sku: string,
  stores: readonly StoreView[],
  change: (product: ProductBody, store: StoreView) => ArticleFields,
): Promise<boolean> {
  await lockCatalogue(queries);
  const ids = await productIdsOf(queries, sku);
  let isFound = false;
  for (const store of stores) {
    for (const row of await documentsById(queries, store.code, 'products', ids)) {
      const product = row.body as ProductBody;
      if (product.sku !== sku && !variantsOf(product).some((child) => child['sku'] === sku)) continue;
      const after = change(product, store);
      await writeDocuments(queries, store.code, 'products', [after as WireDocument]);
      await notePrices(queries, store, [{ before: product, after }], Date.now());
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

/**
 * Changes articles and, in every store view, the copies of their stock in the documents of their products. The caller holds the catalogue
 * lock. Returns whether there was any of the articles.
 */
async function changeArticles(queries: Queries, update: ArticleUpdate): Promise<boolean> {
  const changed = queries.$with('changed').as(update);
  const { storeCode, id, sku, body } = documents;
  const isHolder = and(
    inArray(
      storeCode,
      storeViews.map(({ code }) => code),
    ),
    eq(documents.collection, 'products'),
    eq(id, changed.productId),
    eq(documents.isGone, false),
  );
  const found = await queries
    .with(changed)
    .select({ article: changed._.selectedFields, holder: { storeCode, id, sku, variants: variantsIn(body) } })
    .from(changed)
    .leftJoin(documents, isHolder);
  const bySku = new Map(found.map(({ article }) => [article.sku, article]));
  const holders = found.flatMap(({ holder }) => holder ?? []);
  // Of a product with several changed variants once.
  const once = new Map(holders.map((holder) => [`${holder.storeCode} ${holder.id}`, holder]));
  const changes = [...once.values()].map((holder) => ({ ...holder, fields: stockFields(holder, bySku) }));
  await changeFields(queries, 'products', changes);
  return found.length > 0;
}

const variantsIn = (body: typeof documents.body) =>
  sql<readonly ArticleFields[] | null>`${body} -> 'configurable_children'`.as('variants');

/** The fields of a product that tell its stock, with that of these articles. */
function stockFields(
  { sku, variants }: { readonly sku: string | null; readonly variants: readonly ArticleFields[] | null },
  bySku: ReadonlyMap<string, Article>,
): Record<string, unknown> {
  const own = bySku.get(sku ?? '');
  if (own) return { stock: snapshot(own) };
  const children = (variants ?? []).map((child) => {
    const article = bySku.get(String(child['sku']));
    return article ? { ...child, stock: snapshot(article) } : child;
  });
  return { configurable_children: children, stock: sumOfStock(children) };
}

/** The stock of a configurable product: it is in stock when a variant on sale is. */
function sumOfStock(children: readonly ArticleFields[]): Record<string, unknown> {
  const onSale = children.filter((child) => !isDisabled(child));
  const stocks = onSale.map((child) => child['stock'] as { is_in_stock?: boolean; qty?: number } | undefined);
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
