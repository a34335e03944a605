import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeViewByCode, storeViews } from '#config/stores.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import type { App } from '#server/app.ts';
import { runCommand } from '#server/cli/commands.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/**
 * Pages of results as the server renders them, for callers that do not run the shop's code (spec 2: /search; decision
 * 056).
 */

let database: ShopDatabase;
let shop: App;
let logged: string[] = [];

const shopOver = (opened: ShopDatabase, isLimiting = false): App => {
  const write = (line: string): void => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const environment = { isLimiting, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  return createShopApp(opened.queries, environment, null, createLogger('warn', { write }));
};

beforeAll(async () => {
  database = await openPostgresDatabase();
  await writeCatalogue(database.queries, testCatalogue(), storeViews);
  shop = shopOver(database);
});

afterAll(() => database.close());

/** The parts of a page of results. */
interface SearchPage {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly heading: string;
  readonly total: number | null;
  readonly skus: readonly string[];
}

async function visit(query: string, language = 'nb-NO', path = '/search'): Promise<SearchPage> {
  const headers = { cookie: `language=${language}` };
  const answer = await shop.handle(new Request(`http://shop.test${path}${query}`, { headers }));
  const html = await answer.text();
  const total = /data-testid="search-results" data-total="(\d+)"/.exec(html)?.[1];
  return {
    status: answer.status,
    html,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    heading: plain(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''),
    total: total === undefined ? null : Number(total),
    skus: [...html.matchAll(/data-testid="product-card" data-sku="([^"]*)"/g)].map(([, sku]) => sku!),
  };
}

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

test.each([
  ['', 'nb-NO', 'Søk: sofa', '1 treff', /9\s990\skr/],
  ['', 'en-US', 'Search: sofa', '1 result', /9,990\skr/],
  ['/default', 'sv-SE', 'Sök: sofa', '1 träff', /9\s690\skr/],
])(
  '%s/search in %s says what was searched for, how much was found, and shows it with its price',
  async (prefix, language, heading, hits, price) => {
    const page = await visit('?q=sofa', language, `${prefix}/search`);
    expect(page).toMatchObject({ status: 200, heading, title: `${heading} – Stua`, total: 1, skus: ['SOFA'] });
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(plain(page.html)).toContain(hits);
    expect(plain(page.html)).toMatch(price);
    expect(page.html).toContain(`href="${prefix}/p/SOFA/sofa"`);
    // The results travel as an answer in the page, so the window takes them over and asks nobody.
    expect(page.html).toContain('"name":"search.results"');
    expect(page.html).not.toContain('aria-busy="true"');
  },
);

test('search engines may not index pages of results, which name no canonical address', async () => {
  for (const query of ['?q=sofa', '', '?q=qwxz', '?q=sofa&page=2']) {
    const { html } = await visit(query);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
});

test.each([
  ['?q=lamp', ['LAMP', 'TABLE-LAMP']],
  ['?q=lamp&sort=price', ['TABLE-LAMP', 'LAMP']],
  ['?q=lamp&sort=price-desc', ['LAMP', 'TABLE-LAMP']],
  ['?q=lamp&price=*-400', ['TABLE-LAMP']],
  ['?q=lamp&color=57', []],
  ['?q=sofa&color=57', ['SOFA']],
  ['?q=lamp&page=99&sort=price', ['TABLE-LAMP', 'LAMP']],
  ['?q=lamp&sort=nothing&page=-1&price=x', ['LAMP', 'TABLE-LAMP']],
])('the rest of the address narrows and sorts: %s', async (query, skus) => {
  const page = await visit(query);
  expect([page.status, page.skus.toSorted()]).toEqual([200, skus.toSorted()]);
  if (query.includes('sort=p')) expect(page.skus).toEqual(skus);
});

test.each([
  ['', 'Søk', 'Hva leter du etter?'],
  ['?q=', 'Søk', 'Hva leter du etter?'],
  ['?q=x', 'Søk: x', 'Skriv litt mer'],
  ['?q=qwxzqwxz', 'Søk: qwxzqwxz', 'Vi fant ingen varer som heter «qwxzqwxz»'],
  ['?q=soffa', 'Søk: soffa', 'Vi fant ingenting som heter «soffa». Mente du'],
  ['?q=table-lamp', 'Søk: table-lamp', '1 treff'],
  ['?q=SOFA-BEIGE', 'Søk: SOFA-BEIGE', 'SOFA'],
  ['?q=lamper', 'Søk: lamper', 'Lamper'],
  ['?q=sofa+beige', 'Søk: sofa beige', 'Farge: Beige'],
])('%j shows its heading and its message', async (query, heading, said) => {
  const page = await visit(query);
  expect([page.status, page.heading]).toEqual([200, heading]);
  expect(plain(page.html)).toContain(said);
  expect(logged).toEqual([]);
});

test('the number of a variant finds its product', async () => {
  expect((await visit('?q=sofa-beige')).skus[0]).toBe('SOFA');
});

test('changes in the shop show in the results of the next visit', async () => {
  const own = await openPostgresDatabase();
  const before = shop;
  try {
    await writeCatalogue(own.queries, testCatalogue(), storeViews);
    shop = shopOver(own);
    expect((await visit('?q=lamp')).skus).toEqual(['LAMP', 'TABLE-LAMP']);
    const { documents } = testCatalogue();
    const products = [...documents.products!].map((each) =>
      each['sku'] === 'LAMP' ? { ...each, name: 'Krakk' } : each,
    );
    await writeCatalogue(own.queries, { documents: { products }, rejections: [] }, storeViews);
    // Similar products follow the few results.
    expect((await visit('?q=krakk')).skus).toEqual(['LAMP', 'TABLE-LAMP']);
    expect((await visit('?q=vifte')).total).toBe(0);
    const categories = documents.categories!.map((each) => (each['id'] === 4 ? { ...each, name: 'Vifter' } : each));
    await writeCatalogue(own.queries, { documents: { categories }, rejections: [] }, storeViews);
    const fans = await visit('?q=vifte');
    expect([fans.skus, plain(fans.html).includes('Vifter')]).toEqual([['LAMP', 'TABLE-LAMP'], true]);
    await runCommand(own.queries, ['disable', 'TABLE-LAMP']);
    expect((await visit('?q=vifte')).skus).toEqual(['LAMP']);
  } finally {
    shop = before;
    await own.close();
  }
});

test('an index that consists mostly of outdated texts is made anew', async () => {
  const own = await openPostgresDatabase();
  try {
    const { documents } = syntheticCatalogue(900);
    await writeCatalogue(own.queries, { documents, rejections: [] }, storeViews);
    const catalogue = new ServerCatalogue(own.queries, storeViewByCode('bmno')!);
    for (const [turn, entries] of [900, 1800, 2700, 3600, 900].entries()) {
      const created_at = `2026-01-0${turn + 1} 00:00:00`;
      const products = [...documents.products!].map((each) => ({ ...each, created_at }));
      await writeCatalogue(own.queries, { documents: { products }, rejections: [] }, storeViews);
      await catalogue.refresh();
      const texts = async () => (await catalogue.search('nb-NO')).products.texts;
      // A page that waits too long gets the search of before.
      await expect.poll(async () => (await texts()).ids.length).toBe(entries);
      expect((await texts()).size).toBe(900);
    }
  } finally {
    await own.close();
  }
});

test('an index is made in turns of a few products, and all searches meanwhile wait for the same one', async () => {
  const own = await openPostgresDatabase();
  try {
    await writeCatalogue(own.queries, syntheticCatalogue(400), storeViews);
    const catalogue = new ServerCatalogue(own.queries, storeViewByCode('bmno')!);
    await catalogue.refresh();
    let turn = 0;
    let isOver = false;
    const tick = (): void => void (++turn, isOver || setImmediate(tick));
    setImmediate(tick);
    const put = vi.spyOn(SearchIndex.prototype, 'put');
    const turns: number[] = [];
    put.mockImplementation((products) => void turns.push(turn, [...products].length));
    await Promise.all([catalogue.search('nb-NO'), catalogue.search('nb-NO')]);
    isOver = true;
    const pairs = turns.flatMap((at, place) => (place % 2 === 0 ? [[at, turns[place + 1]!] as const] : []));
    expect(pairs.reduce((sum, [, count]) => sum + count, 0)).toBe(400);
    expect(Math.max(...pairs.map(([, count]) => count))).toBeLessThanOrEqual(50);
    expect(new Set(pairs.map(([at]) => at)).size).toBe(pairs.length);
  } finally {
    await own.close();
  }
});
