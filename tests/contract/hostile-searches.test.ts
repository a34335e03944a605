import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { limits } from '#server/http/rate-limit.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

/** Searches that try to do harm through the page of results (reliability 5; decision 056). */

let database: ShopDatabase;
let shop: App;
const logged: string[] = [];

const shopOver = ({ queries }: ShopDatabase, isLimiting = false): App => {
  const write = (line: string): void => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const environment = { isLimiting, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  return createShopApp(queries, environment, null, createLogger('warn', { write }));
};

beforeAll(async () => {
  database = await openPostgresDatabase();
  await writeCatalogue(database.queries, syntheticCatalogue(300), storeViews);
  shop = shopOver(database);
});

afterAll(() => database.close());

const ask = (query: string, address?: string, app = shop): Promise<Response> =>
  app.handle(new Request(`http://shop.test/search${query}`), address);

const texts: readonly (readonly [what: string, text: string])[] = [
  ['100 kB of words', 'sofa '.repeat(20_000)],
  ['100 kB of one word', 'x'.repeat(100_000)],
  ['100 kB of letters with accents', 'e\u0301'.repeat(50_000)],
  ['regular expressions', '(a+)+$ [^]*? \\p{L} .*.*.* (?<x>y)\\k<x>'],
  ['more sizes than anybody has', '10x10 '.repeat(33)],
  ['limits without end', 'under 1 000 000 '.repeat(200)],
  ['numbers', '9'.repeat(300)],
  ['pictures', '😀👩‍👧🏳️‍🌈 sofa'],
  ['half a picture at the end', `${'x'.repeat(199)}😀`],
  ['marks of direction', '\u202e\u2066sofa\u2069\u200f'],
  ['letters that nobody sees', 's\u200bo\u00adfa\ufeff'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>"\'>'],
  ['the end of a data block', '</script><!--<script>'],
  ['names that every object has', '__proto__ constructor toString'],
  ['patterns of texts', '{{text}} $t(brand) ${1+1} %s'],
  ['patterns of a database', "'; drop table documents; -- % _"],
  ['control letters', 'a\r\nset-cookie: b=c\u0007\u001b[2J'],
  ['words that nobody knows', 'mxkqzz wertzui qpalzm xncbvm zyxwvu hgfdsa poiuyt lkjhgf mnbvcx qazwsx edcrfv tgbyhn'],
];

test.each(texts)('%s: answered as any other search, and nothing of it runs', async (_, text) => {
  const before = Object.keys(Object.prototype).length;
  const answer = await ask(`?q=${encodeURIComponent(text)}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('data-testid="search-results"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect([...answer.headers.keys()]).not.toContain('set-cookie');
  // Every script element is the shop's own: the text created no element and ended no data block.
  for (const script of html.match(/<script[^>]*>/g) ?? []) expect(script).toMatch(/ src="\/|type="application\/json"/);
  expect(html).not.toContain('<img src=x');
  const data = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)![1]!;
  expect(() => JSON.parse(data) as unknown).not.toThrow();
  // No control character of the text is left that would reverse the text beside it.
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|(?!\s)\p{Cc}/u);
  expect(Object.keys(Object.prototype)).toHaveLength(before);
  // The heading stays short however long the text is.
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!.length).toBeLessThan(1500);
  expect(logged).toEqual([]);
});

test.each(['?q=%00', '?q=sofa%00', '?q=sofa&color=%00', '?%00=sofa'])(
  'a query with a NUL is refused: %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

test.each([
  '?q=%',
  '?q=%ff',
  '?q=%ED%A0%80',
  '?q=%E2%82',
  '?q=%u0041',
  '?q[]=sofa',
  '?q=a&q=b',
  '?Q=sofa',
  '?=&&&q',
  '?q=+',
])('a malformed query is read as far as possible: %s', async (query) => {
  const answer = await ask(query);
  expect([answer.status, (await answer.text()).includes('data-testid="search-results"')]).toEqual([200, true]);
});

test('the same search is made once, however it is written', async () => {
  const made = vi.spyOn(ServerCatalogue.prototype, 'search');
  for (const query of [
    '?q=kommode',
    '?q=++kommode+',
    '?utm=1&q=kommode',
    `?q=kommode${'+'.repeat(500)}x`,
    '?q=kommode&page=1',
  ])
    expect((await ask(query)).status).toBe(200);
  // Only the last two may be other searches: one has an additional word, and one names a page.
  expect(made.mock.calls.length).toBeLessThanOrEqual(3);
});

test('searches that never end hold up no other page, and too many of them are refused', async () => {
  let release = (): void => undefined;
  const held = new Promise<never>((_resolve, reject) => (release = () => reject(new Error('released'))));
  held.catch(() => undefined);
  const searching = vi.spyOn(ServerCatalogue.prototype, 'search').mockReturnValue(held);
  const waiting = Array.from({ length: 100 }, (_, index) => ask(`?q=venter+${index}`));
  const first = await Promise.race(waiting);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await shop.handle(new Request('http://shop.test/'))).status).toBe(200);
  release();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50);
  searching.mockRestore();
  expect((await ask('?q=kommode')).status).toBe(200);
  logged.length = 0;
});

test('a caller of ever more searches gets the shell after a while, and other callers get results', async () => {
  const limiting = shopOver(database, true);
  const statuses: number[] = [];
  for (let index = 0; index <= limits.render.count; index++)
    statuses.push((await ask(`?q=x&page=${index + 1}`, '198.51.100.1', limiting)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.render.count);
  expect(statuses.at(-1)).toBe(429);
  const other = await ask('?q=sofa', '198.51.100.2', limiting);
  expect([other.status, (await other.text()).includes('product-card')]).toEqual([200, true]);
});
