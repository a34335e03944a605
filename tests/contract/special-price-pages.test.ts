import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatWireTime } from '#domain/wire/time.ts';
import { defaultStoreView, storeViews } from '#config/stores.ts';
import { operations } from '#schemas/api/generated/operations.gen.ts';
import type { SearchProviderResponse } from '#schemas/api/generated/types.gen.ts';
import type { App } from '#server/app.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { indexOf } from '#server/search/index-of.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { providerRequest } from '#tests/support/provider-request.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** A special price begins and ends by itself on the server's pages and lists, while nobody writes anything (decision 103). */

const MINUTE_MS = 60_000;

let database: ShopDatabase;
let shop: App;
let beginsAt: number;
let endsAt: number;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  beginsAt = Math.ceil(Date.now() / 1000) * 1000 + MINUTE_MS;
  endsAt = beginsAt + MINUTE_MS;
  const { documents, rejections } = testCatalogue();
  const special = {
    special_price_incl_tax: 299,
    special_from_date: formatWireTime(beginsAt),
    special_to_date: formatWireTime(endsAt),
  };
  const products = documents.products!.map((one) => (one['sku'] === 'LAMP' ? { ...one, ...special } : one));
  database = await openPostgresDatabase();
  await writeCatalogue(database.queries, { documents: { ...documents, products }, rejections }, storeViews);
  const settings = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  shop = createShopApp(database.queries, settings, null, createLogger('warn', { write: () => undefined }));
});

afterAll(async () => {
  await database.close();
  vi.useRealTimers();
});

async function pageOf(address: string): Promise<string> {
  const answer = await shop.handle(new Request(`http://shop.test${address}`));
  return (await answer.text()).replaceAll(/\u00A0|&nbsp;/g, ' ');
}

/** What the search provider's kept answer says that the lamp costs. */
async function priceOfProvider(): Promise<unknown> {
  const question = providerRequest([{ settings: { customANDQuery: 'sku:LAMP' } }]);
  const request = new Request(`http://shop.test${operations.cachedProviderProducts.path}?storeCode=bmno`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ index: indexOf(defaultStoreView), ...question }),
  });
  const { result } = (await (await shop.handle(request)).json()) as { result: SearchProviderResponse };
  return result.queryResults![0]!.records[0]!.price;
}

test('a page that was kept, a list with a filter and an answer of the search provider follow a special price that begins and ends', async () => {
  const catalogue = new ServerCatalogue(database.queries, defaultStoreView);
  const seen = async () => {
    await catalogue.refresh();
    const filters = { price: ['*-400'] };
    const { total } = catalogue.index.answer({ categoryId: null, filters, sort: 'price', limit: 10 });
    const page = await pageOf('/p/LAMP/lamp');
    const list = await pageOf('/stue?price=*-400');
    return {
      total,
      onPage: page.includes('299 kr'),
      inList: list.includes('/p/LAMP'),
      price: await priceOfProvider(),
    };
  };
  const regular = { total: 2, onPage: false, inList: false, price: { regularRaw: 1290, specialRaw: null } };
  expect(await seen()).toEqual(regular);
  vi.setSystemTime(beginsAt);
  expect(await seen()).toEqual({ total: 3, onPage: true, inList: true, price: { regularRaw: 1290, specialRaw: 299 } });
  vi.setSystemTime(endsAt + 1);
  expect(await seen()).toEqual(regular);
});
