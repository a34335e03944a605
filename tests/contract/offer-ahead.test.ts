import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultStoreView, storeViews } from '#config/stores.ts';
import { lowestBeforeOffer, stepsUntil } from '#domain/price-history.ts';
import { priceFromWire } from '#domain/wire/product.ts';
import { priceStepsFromWire } from '#domain/wire/price-history.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { PriceHistoryDocument } from '#schemas/api/generated/types.gen.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { documentsById } from '#server/store/documents.ts';
import { wireDocument } from '#server/store/wire-document.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** An offer that begins by itself says what the article cost before it, although nobody has changed its price (spec 9: lowest price of last 30 days). */

const HOUR_MS = 3_600_000;

let database: ShopDatabase;

beforeEach(async () => {
  database = await openPostgresDatabase();
});
afterEach(() => database.close());

const catalogue = testCatalogue();
const article = (more: object) => likeLamp(catalogue)(990, 'AHEAD', more);
const offer = () => ({ special_price_incl_tax: 999, special_from_date: formatWireTime(Date.now() + HOUR_MS) });

const written = (products: readonly WireDocument[]) =>
  writeCatalogue(database.queries, { documents: { products }, rejections: [] }, storeViews);

/** The price that the article is compared with once its offer has begun; `undefined` where nothing of it is stored. */
async function comparedWith(): Promise<number | null | undefined> {
  const { code } = defaultStoreView;
  const [history] = await documentsById(database.queries, code, 'price_history', ['AHEAD']);
  const [product] = await documentsById(database.queries, code, 'products', ['990']);
  if (!history) return undefined;
  const known = priceStepsFromWire(wireDocument(history) as unknown as PriceHistoryDocument);
  const later = Date.now() + 2 * HOUR_MS;
  const price = priceFromWire(product!.body);
  return lowestBeforeOffer(stepsUntil(known, { price, updatedAt: Date.now() }, later), later);
}

test('where a shop begins with it', async () => {
  await written([...catalogue.documents.products!, article(offer())]);
  expect(await comparedWith()).toBe(129_000);
});

test('where it is imported for an article that was there, and for a new one', async () => {
  await written(catalogue.documents.products!);
  await written([article({})]);
  expect(await comparedWith()).toBeUndefined();
  await written([article(offer())]);
  expect(await comparedWith()).toBe(129_000);
});

test('where it comes with a new article', async () => {
  await written(catalogue.documents.products!);
  await written([article(offer())]);
  expect(await comparedWith()).toBe(129_000);
});

test('a history that came along is left as it is', async () => {
  const entries = [{ valid_from: '2026-01-01 00:00:00', price_incl_tax: 1100 }];
  const told = { id: 'AHEAD', sku: 'AHEAD', product_id: 990, entries };
  const documents = { products: [...catalogue.documents.products!, article(offer())], price_history: [told] };
  await writeCatalogue(database.queries, { documents, rejections: [] }, storeViews);
  const [history] = await documentsById(database.queries, defaultStoreView.code, 'price_history', ['AHEAD']);
  expect(history!.body['entries']).toMatchObject(entries);
});
