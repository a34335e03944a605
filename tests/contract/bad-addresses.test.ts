import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createShopApp } from '#server/shop-app.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { inputTexts } from '#tests/support/contract-inputs.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

let database: ShopDatabase;
let shop: App;

beforeAll(async () => {
  database = await openPostgresDatabase();
  await writeCatalogue(database.queries, testCatalogue(), storeViews);
  const options = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  shop = createShopApp(database.queries, options, null);
});

afterAll(() => database.close());

const pages = [
  '/*',
  '/*/',
  '//*',
  '/p/*/lampe',
  '/p/LAMP/*',
  '/p/LAMP/lampe/*',
  '/default/*',
  '/default/p/*/*',
  '/i/*',
  '/cp/*',
  '/stue/*',
  '/magasin/*',
  '/stue?page=*',
  '/stue?color=*&sort=*',
  '/stue?*=*',
  '/confirmation?order=*',
  '/checkout/*',
];
const files = [
  '/media/*',
  '/media/photos/*/*.webp',
  '/media/photos/*/oak-front.webp?w=200',
  '/media/photos/GJEM-KASSE/*.webp?w=*',
  '/media/blog/*.webp',
  '/media/drawn/*.svg',
  '/media/drawn/*',
  '/media/films/*.webm',
  '/media/films/*',
  '/media/models/*.glb',
  '/media/outlines/*.svg',
  '/assets/*',
  '/fonts/*',
];

/** A text in an address: percent-encoded, and as it is. */
function written(text: string): string[] {
  const encoded = Array.from(text, (letter) => {
    try {
      return encodeURIComponent(letter);
    } catch {
      return '%ED%A0%80';
    }
  });
  return [encoded.join('').slice(0, 2000), text.slice(0, 500)];
}

const texts = [
  ...inputTexts({}),
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u001b[2J',
  'a\nb',
  '.',
  '..',
  '...',
  '/',
];

/**
 * Describes what is wrong with the answer to an address, or returns `null`. An address that makes no URL of the shop is
 * skipped.
 */
async function problemOf(address: string): Promise<string | null> {
  const url = URL.canParse(address, 'http://shop.test') ? new URL(address, 'http://shop.test') : null;
  if (url?.host !== 'shop.test') return null;
  const answer = await shop.handle(new Request(url));
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} to ${JSON.stringify(address)}`;
  if (!answer.headers.get('content-security-policy')) return `no policy at ${JSON.stringify(address)}`;
  if (answer.status >= 300 && answer.status < 400 && !/^\/(?!\/)/.test(answer.headers.get('location') ?? '')) {
    return `${JSON.stringify(address)} leads to ${answer.headers.get('location')}`;
  }
  return /node_modules|\.ts:\d+|Failed query/.test(text)
    ? `the inside of the server at ${JSON.stringify(address)}`
    : null;
}

const TAKES_EVERY = process.env['BAD_INPUT'] === 'all' ? 1 : 40;

/** Every text at every place. `npm test` takes one of `every` texts, other ones for each place. */
const addressesOf = (templates: readonly string[], every: number): string[] =>
  templates
    .flatMap((template, turn) =>
      texts.filter((_, at) => (at + turn) % every === 0).flatMap((text) => written(text).map((as) => [template, as])),
    )
    .map(([template, as]) => template!.replaceAll('*', () => as!));

test.each([
  ['pages', addressesOf(pages, TAKES_EVERY)],
  ['files', addressesOf(files, Math.ceil(TAKES_EVERY / 4))],
])('every address among %s gets an answer that is no failure', async (_, addresses) => {
  expect(addresses.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const address of addresses) {
    const problem = await problemOf(address);
    if (problem) wrong.push(problem);
  }
  expect(wrong).toEqual([]);
});

test.each(['/%0A', '/%E2%80%A8', '/%E2%80%A9', '/p/%0A/x', '/default/%0A', '/stue/%0A', '/i/%0A'])(
  'nothing is at %s',
  async (address) => {
    expect((await shop.handle(new Request(`http://shop.test${address}`))).status).toBe(404);
  },
);
