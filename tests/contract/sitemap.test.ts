import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

let database: ShopDatabase;
let shop: App;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const catalogue = testCatalogue();
  const like = likeLamp(catalogue);
  const products = [
    like(9001, 'A&B <LAMP>', { slug: 'a-b', url_path: 'stue/a-b' }),
    like(9002, 'PART', { slug: 'part', url_path: 'stue/part', visibility: 1 }),
    like(9003, 'ENDED', { slug: 'ended', url_path: 'stue/ended', status: 2 }),
  ];
  const page = { id: 1, identifier: 'frakt', title: 'Frakt', content: '<p>Hjem</p>', active: true };
  const cms_pages = [page, { ...page, id: 2, identifier: 'utkast', active: false }];
  await writeCatalogue(database.queries, catalogue, storeViews);
  await writeCatalogue(database.queries, { documents: { products, cms_pages }, rejections: [] }, storeViews);
  const settings = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  shop = createShopApp(database.queries, settings, null);
});

afterAll(() => database.close());

const ask = (address: string) => shop.handle(new Request(`http://shop.test${address}`));

async function addressesIn(file: string): Promise<string[]> {
  const answer = await ask(file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const found = (await answer.text()).matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g);
  return Array.from(found, ([, path]) =>
    path!.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );
}

test('search engines are told where the addresses of all pages are', async () => {
  const robots = await (await ask('/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nAllow: /\nSitemap: http://shop.test/sitemap.xml\n');
  expect(await addressesIn('/sitemap.xml')).toEqual([
    '/sitemap-bmno-0.xml',
    '/sitemap-bmno-1.xml',
    '/sitemap-default-0.xml',
    '/sitemap-default-1.xml',
  ]);
});

test('every page that is shown is among them, at the address under which it is shown, and no other', async () => {
  const files = await addressesIn('/sitemap.xml');
  const pages = (await Promise.all(files.map(addressesIn))).flat();
  for (const path of ['/', '/stue/lamper', '/p/LAMP/lamp', '/frakt', '/default/p/LAMP/lamp', '/default/kollektioner'])
    expect(pages).toContain(path);
  expect(pages.filter((path) => /PART|ENDED|utkast/.test(path))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
  for (const path of pages) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(await answer.text())?.[1];
    expect(canonical?.replaceAll('&amp;', '&')).toBe(`http://shop.test${path}`);
  }
});

test.each(['/sitemap-bmno-9.xml', '/sitemap-nobody-0.xml'])('there is no %s', async (file) => {
  expect((await ask(file)).status).toBe(404);
});
