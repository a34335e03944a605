import { beforeEach, expect, test } from 'vitest';
import { PRODUCTS_RENEWAL_PAUSE_MS } from '#config/stock-backend.ts';
import { PRODUCTS_RENEWAL_MS } from '#config/timings.ts';
import { categoryFromWire } from '#domain/wire/references.ts';
import { heldLease } from '#tests/support/held-lease.ts';
import { MemoryIndexStore } from '#tests/support/memory-index-store.ts';
import { indexContents } from '#tests/support/stock-backend/documents.ts';
import { stockAsked } from '#tests/support/stock-backend/stock-asked.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import { createShopApi } from '../http/shop-api.ts';
import { documentId } from './document-names.ts';
import type { Pull } from './pull-of-collection.ts';
import { pullAll } from './pull.ts';
import { SearchPages } from './storefront-api/search-pages.ts';

/** More than three pages. */
const COUNT = 700;
const PAGE = 200;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const [first] = indexContents.product;
const category = categoryFromWire(indexContents.category[1] as never);

let backend: StockBackend;
let now: number;
let store: MemoryIndexStore;
let stored: Map<string, unknown>;
/** The network is gone after so many pages. */
let pagesLeft: number;

const sell = (ids: readonly number[]): void =>
  backend.set({ contents: { ...indexContents, product: ids.map((id) => ({ ...first, id, sku: `SKU-${id}` })) } });

const pull: Pull = {
  name: 'products',
  collection: 'products',
  write: async (documents, removedIds) => {
    for (const document of documents) stored.set(documentId(document)!, document);
    for (const id of removedIds) stored.delete(id);
    return [];
  },
  storedIds: async () => [...stored.keys()],
};

/** Pulls with a fresh worker; whether it came to the end. */
async function pullOnce(pages = Number.POSITIVE_INFINITY): Promise<boolean> {
  pagesLeft = pages;
  const api = createShopApi({
    fetch: async (request) => {
      if (request.url.includes('/product/') && pagesLeft-- <= 0) throw new TypeError('fetch failed');
      return backend.answer(request);
    },
    clock: { now: () => now, elapsed: () => 0, sleep: () => new Promise<never>(() => {}) },
    apiOrigin: 'http://shop.test',
    onCall: () => () => undefined,
  });
  const outcome = await pullAll(pull, {
    backend: new SearchPages(
      { api, now: () => now, categories: async () => [category], isStored: async () => true },
      stockAsked,
    ),
    store,
    pace: { lineIsFree: Promise.resolve(), batchSize: () => PAGE, breathe: async () => undefined },
    isStopped: () => false,
    lease: heldLease,
  });
  return outcome.ok;
}

const ids = (): number[] => [...stored.keys()].map(Number).toSorted((a, b) => a - b);

beforeEach(async () => {
  backend = new StockBackend();
  now = Date.UTC(2026, 0, 1);
  store = new MemoryIndexStore();
  stored = new Map();
  sell(numbers);
  expect(await pullOnce()).toBe(true);
  now += PRODUCTS_RENEWAL_MS + 1;
});

test('a renewal that is always cut off goes on from where it was, and comes to its end', async () => {
  const left = numbers.filter((id) => id % 7 !== 0);
  sell(left);
  let rounds = 1;
  while (!(await pullOnce(1)) && rounds < 20) rounds++;
  expect(rounds).toBeLessThan(20);
  expect(ids()).toEqual(left);
});

test('what went while a renewal was cut off is gone at its end, on both sides of where it stood', async () => {
  expect(await pullOnce(2)).toBe(false);
  const [before, after] = [PAGE / 2, COUNT - 1];
  sell(numbers.filter((id) => id !== before && id !== after));
  expect(await pullOnce()).toBe(true);
  expect(ids()).not.toContain(after);
  // How many there are tells that one more is gone.
  now += PRODUCTS_RENEWAL_PAUSE_MS;
  expect(await pullOnce()).toBe(true);
  expect(ids()).not.toContain(before);
  expect(stored.size).toBe(COUNT - 2);
});

test('a renewal of a backend that says no numbers begins anew', async () => {
  expect(await pullOnce(2)).toBe(false);
  const record = (await store.checkpoints()).get('products')!;
  expect(record).toMatchObject({ isRenewal: true, renewedThrough: 2 * PAGE });
  await store.setCheckpoint('products', { ...record, renewedThrough: null });
  backend.asked.length = 0;
  expect(await pullOnce()).toBe(true);
  expect(backend.requests('/api/catalog').filter((asked) => asked.includes('/product/'))).toHaveLength(4);
  expect(ids()).toEqual(numbers);
});
