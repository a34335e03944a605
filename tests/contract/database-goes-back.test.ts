import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { storeViewByCode, storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { runCommand } from '#server/cli/commands.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { KeptIndex } from '#server/render/kept-index.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { databaseId, setMeta } from '#server/store/meta.ts';
import type { SearchProviderResponse } from '#schemas/api/generated/types.gen.ts';
import { call } from '#tests/support/contract-client.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { providerRequest, searchFor } from '#tests/support/provider-request.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** A server that runs on while its database becomes an older copy of itself: a restored backup, or a replica that lacked commits. */

const bmno = storeViewByCode('bmno')!;

let lost: ShopDatabase;
let copy: ShopDatabase;
/** Which of the two the server has. */
let present: ShopDatabase;
const database = new Proxy({} as Queries, {
  get: (_, name) => Reflect.get(present.queries, name, present.queries) as unknown,
});

beforeEach(async () => {
  [lost, copy] = await Promise.all([openPostgresDatabase(), openPostgresDatabase()]);
  for (const each of [lost, copy]) await writeCatalogue(each.queries, testCatalogue(), storeViews);
  await setMeta(copy.queries, 'database_id', await databaseId(lost.queries));
  present = lost;
});
afterEach(async () => {
  await lost.close();
  await copy.close();
});

/** Changes a product of the present database, as one change. */
async function change(sku: string, fields: object): Promise<void> {
  const product = testCatalogue().documents.products!.find((each) => each['sku'] === sku)!;
  const products = [{ ...product, ...fields }];
  await writeCatalogue(present.queries, { documents: { products }, rejections: [] }, [bmno]);
}

/** The products that a page shows. */
async function shown(shop: App, address: string): Promise<string[]> {
  const answer = await shop.handle(new Request(`http://shop.test${address}`));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return [...html.matchAll(/data-testid="product-card" data-sku="([^"]*)"/g)].map(([, sku]) => sku!).sort();
}

/** The products that the search provider finds under a word. */
async function found(shop: App, word: string): Promise<string[]> {
  const body = { index: 'vue_storefront_catalog_bmno', ...providerRequest([searchFor(word)]) };
  const { result } = await call<SearchProviderResponse>(shop, 'cachedProviderProducts', { body });
  return result.queryResults![0]!.records.map(({ sku }) => String(sku)).toSorted((a, b) => (a < b ? -1 : 1));
}

/** What shoppers saw and the copy lacks: a lamp is a stool, another one is gone. */
async function loseChanges(shop: App): Promise<void> {
  await change('LAMP', { name: 'Krakk', description: '', category_ids: [3, 5] });
  await change('TABLE-LAMP', { status: 2 });
  expect(await shown(shop, '/search?q=krakk')).toContain('LAMP');
  expect(await found(shop, 'krakk')).toEqual(['LAMP']);
  expect(await shown(shop, '/stue/sofaer')).toEqual(['LAMP', 'SOFA']);
}

/** Changes that have nothing to do with those. */
const changeOthers = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time++) await change('VASE', { name: `Vase ${time}` });
};
const isRestored = () => runCommand(copy.queries, ['restored']);

test.each<[string, (shop: App) => Promise<unknown>]>([
  ['has lower numbers', async () => undefined],
  ['has lower numbers for a while', async (shop) => void [await shown(shop, '/stue/lamper'), await changeOthers(2)]],
  ['has the same numbers and was restored', async () => void [await changeOthers(2), await isRestored()]],
  ['has higher numbers and was restored', async () => void [await changeOthers(9), await isRestored()]],
])('pages show nothing of what a database lacks that %s', async (_, become) => {
  const environment = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  const shop = createShopApp(database, environment, null, createLogger('silent'));
  await loseChanges(shop);
  present = copy;
  await become(shop);
  expect(await shown(shop, '/stue/sofaer')).toEqual(['SOFA']);
  expect(await shown(shop, '/stue/lamper')).toEqual(['LAMP', 'TABLE-LAMP', 'VASE']);
  expect(await shown(shop, '/search?q=lampe')).toEqual(['LAMP', 'TABLE-LAMP']);
  expect(await shown(shop, '/search?q=krakk')).toEqual([]);
  expect(await found(shop, 'krakk')).toEqual([]);
});

test.each([true, false])(
  'the index that is kept for the next start is none of before (server ran on: %s)',
  async (ranOn) => {
    const folder = mkdtempSync(join(tmpdir(), 'stua-indexes-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const start = async (): Promise<ServerCatalogue> => {
      const catalogue = new ServerCatalogue(database, bmno, new KeptIndex({ folder, version: 'test' }, 'bmno'));
      await catalogue.restore();
      await catalogue.refresh();
      return catalogue;
    };
    await change('TABLE-LAMP', { status: 2 });
    const before = await start();
    expect([before.index.size, (await start()).index.size]).toEqual([3, 3]);
    present = copy;
    const after = ranOn ? before : await start();
    await after.refresh();
    await changeOthers(9);
    expect([after.index.size, (await start()).index.size]).toEqual([4, 4]);
  },
);
