import { beforeEach, expect, test } from 'vitest';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { SHOWN_PAGES_MAX } from '#config/caches.ts';
import { SHOWN_PAGE_FRESH_MS } from '#config/timings.ts';
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage.ts';
import { KeptPages } from './kept-pages.ts';
import { VersionFiles } from './version-files.ts';

const VERSION = 'a';
const SHOP = 'http://shop.test';
const sofas = `${SHOP}/stue/sofaer`;

let storage: MemoryCacheStorage;
let language: string | null;
let now: number;
let network: (address: string) => Response;
/** Runs while a page is being fetched. */
let meanwhile: () => void;

beforeEach(() => {
  storage = new MemoryCacheStorage();
  language = null;
  now = Date.UTC(2026, 10, 23);
  network = (address) => pageOf(address);
  meanwhile = () => undefined;
});

function pageOf(address: string, { version = VERSION, status = 200, end = '</html>' } = {}): Response {
  return new Response(`<html>${address} in ${language}${end}`, {
    status,
    headers: { 'shop-version': version, date: new Date(now).toUTCString() },
  });
}

/** A service worker that just started. */
function pages(cookies = true): KeptPages {
  return new KeptPages({
    version: VERSION,
    cache: () => storage.asCaches().open(`version-${VERSION}`),
    fetch: async (address) => {
      const page = network(address);
      meanwhile();
      return page;
    },
    now: () => now,
    cookies: cookies
      ? {
          get: async () => (language === null ? null : { name: LANGUAGE_COOKIE, value: language }),
        }
      : undefined,
  });
}

const found = async (address: string): Promise<string | null> => (await pages().find(address))?.text() ?? null;

test('a page is found by its address with its query, and by no other', async () => {
  await pages().keep(`${sofas}?color=1`);
  expect(await found(`${sofas}?color=1`)).toContain('color=1');
  expect(await found(sofas)).toBeNull();
  expect(await found(`${SHOP}/default/stue/sofaer?color=1`)).toBeNull();
});

test('a page older than a day is not used, and one that the server no longer has is dropped', async () => {
  await pages().keep(sofas);
  now += SHOWN_PAGE_FRESH_MS - 1000;
  expect(await found(sofas)).not.toBeNull();
  now += 2000;
  expect(await found(sofas)).toBeNull();
  await pages().keep(sofas);
  expect(await found(sofas)).not.toBeNull();
  network = (address) => pageOf(address, { status: 404 });
  await pages().keep(sofas);
  network = (address) => pageOf(address);
  expect(await found(sofas)).toBeNull();
});

test('a page is found only in the language that it was kept in', async () => {
  await pages().keep(sofas);
  language = 'en-US';
  expect(await found(sofas)).toBeNull();
  await pages().keep(sofas);
  expect(await found(sofas)).toContain('en-US');
  language = null;
  expect(await found(sofas)).toContain('null');
});

test('no page is kept when the language changes while it is fetched', async () => {
  meanwhile = () => (language = 'en-US');
  await pages().keep(sofas);
  expect(await found(sofas)).toBeNull();
  language = null;
  expect(await found(sofas)).toBeNull();
});

test('nothing is kept where the chosen language cannot be read', async () => {
  await pages(false).keep(sofas);
  expect(storage.kept.size).toBe(0);
  await pages().keep(sofas);
  expect(await pages(false).find(sofas)).toBeNull();
});

test.each<[string, Parameters<typeof pageOf>[1]]>([
  ['of another version', { version: 'b' }],
  ['of a shop in trouble', { status: 503 }],
  ['cut short', { end: '' }],
])('a page %s is not kept, and the one kept before stays', async (_what, answer) => {
  network = (address) => pageOf(address, answer);
  await pages().keep(sofas);
  expect(await found(sofas)).toBeNull();
  network = (address) => pageOf(address);
  await pages().keep(sofas);
  network = (address) => pageOf(address, answer);
  await pages().keep(sofas);
  expect(await found(sofas)).toContain(sofas);
});

test('a personal page has no version, and is not kept', async () => {
  network = (address) => new Response(`<html>${address}</html>`);
  await pages().keep(sofas);
  expect(await found(sofas)).toBeNull();
});

test('those shown last are kept, and the other files of the version are left alone', async () => {
  const addresses = Array.from({ length: SHOWN_PAGES_MAX + 2 }, (_, number) => `${SHOP}/${number}`);
  await storage.spoil(`version-${VERSION}`, '/shell', 'shell');
  for (const address of addresses.slice(0, SHOWN_PAGES_MAX)) await pages().keep(address);
  // The first page is shown again, so it is no longer the oldest.
  await pages().keep(addresses[0]!);
  for (const address of addresses.slice(SHOWN_PAGES_MAX)) await pages().keep(address);
  const kept = await Promise.all(addresses.map(found));
  expect(addresses.filter((_, number) => kept[number] === null)).toEqual([addresses[1], addresses[2]]);
  expect(storage.texts(`version-${VERSION}`)).toHaveProperty(['/shell']);
});

test('a dropped page is not found', async () => {
  await pages().keep(sofas);
  await pages().drop(sofas);
  expect(await found(sofas)).toBeNull();
});

test('nothing is found in a damaged store, and nothing is kept in a full one', async () => {
  storage.isFull = true;
  await expect(pages().keep(sofas)).rejects.toThrow('no room');
  const damaged = new KeptPages({
    version: VERSION,
    cache: () => Promise.reject(new Error('damaged')),
    fetch: async (address) => pageOf(address),
    now: () => now,
    cookies: { get: async () => null },
  });
  expect(await damaged.find(sofas)).toBeNull();
});

test('pages are deleted with their version', async () => {
  await pages().keep(sofas);
  const next = new VersionFiles({
    version: 'b',
    caches: storage.asCaches(),
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  await next.dropOthers();
  expect(await found(sofas)).toBeNull();
});
