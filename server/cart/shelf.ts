import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { taxRateFor } from '#domain/tax.ts';
import { taxRuleFromWire } from '#domain/wire/references.ts';
import type { Product, TaxRule as WireTaxRule } from '#schemas/api/generated/types.gen.ts';
import { type Article, articlesBySku } from '../store/articles.ts';
import type { Queries } from '../store/database.ts';
import { type DocumentRow, readColumns } from '../store/documents.ts';
import type { Collection } from '../store/collections.ts';
import { documents } from '../store/document-schema.ts';
import { articles } from '../store/schema.ts';
import { together } from '../store/transaction.ts';
import { wireDocument } from '../store/wire-document.ts';
import { settingsIn } from './settings-of.ts';

/** What lines are counted by, read at once however many there are, because an order waits for each statement. */
export interface Shelf {
  /** The product that is sold under a sku: the article's own, or the one whose variant it is. */
  readonly productOf: (sku: string) => Product | undefined;
  /** Articles with these skus, as far as there are any. */
  readonly articlesOf: (skus: readonly string[]) => Promise<readonly Article[]>;
  /** Tax at the store view's own country, in basis points; `null` without a rule (D44). */
  readonly taxRateOf: (taxClassId: number | null) => number | null;
  /** Delivery and payment of the store view. */
  readonly settings: CheckoutSettings;
}

/** Reads what lines with these skus name. Inside a transaction under the catalogue lock it stays true. */
export async function shelfOf(queries: Queries, store: StoreView, skus: readonly string[]): Promise<Shelf> {
  const holders = queries
    .select({ productId: articles.productId })
    .from(articles)
    .where(inArray(articles.sku, [...skus]));
  // A list, because PostgreSQL then looks each of them up by its id.
  const isNamed = or(inArray(documents.sku, [...skus]), sql`${documents.id} = any(array(${holders}))`);
  const asked = queries
    .select(readColumns)
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, store.code),
        eq(documents.isGone, false),
        or(
          inArray(documents.collection, ['taxrules', 'store_settings']),
          and(eq(documents.collection, 'products'), isNamed),
        ),
      ),
    );
  const [stocks, found] = await together([articlesBySku(queries, skus), asked.execute()]);
  const bySku = new Map(stocks.map((article) => [article.sku, article]));
  const of = (collection: Collection): DocumentRow[] => found.filter((row) => row.collection === collection);
  const rows = of('products');
  const rules = of('taxrules').map(({ body }) => taxRuleFromWire(body as unknown as WireTaxRule));
  return {
    productOf(sku) {
      const holder = bySku.get(sku)?.productId;
      const row = rows.find(({ id, sku: own }) => (holder === undefined ? own === sku : id === holder));
      return row && (wireDocument(row) as unknown as Product);
    },
    async articlesOf(wanted) {
      const others = wanted.filter((sku) => !bySku.has(sku));
      const known = wanted.flatMap((sku) => bySku.get(sku) ?? []);
      return [...known, ...(await articlesBySku(queries, others))];
    },
    taxRateOf: (taxClassId) => taxRateFor(rules, { product: taxClassId }, { country: store.tax.defaultCountry }),
    settings: settingsIn(of('store_settings').find(({ id }) => id === store.code)),
  };
}
