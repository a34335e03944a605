import { beforeEach, describe, expect, test } from 'vitest';
import { PRODUCTS_RENEWAL_PAUSE_MS } from '#config/stock-backend.ts';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { type IndexDocument, indexContents } from '#tests/support/stock-backend/documents.ts';
import { envelope } from '#tests/support/stock-backend/envelope.ts';
import { PulledStock } from '#tests/support/stock-backend/pulled-stock.ts';

const MINUTE_MS = 60_000;
const [lamp, ...others] = indexContents.product;

let stock: PulledStock;
beforeEach(() => {
  stock = new PulledStock();
});

/** The time of the shop as its index writes it. */
const written = (): string => new Date(stock.nowMs).toISOString().replace('T', ' ').slice(0, 19);
const sell = (product: readonly IndexDocument[]): void =>
  stock.backend.set({ contents: { ...indexContents, product } });

const checkpoint = async (): Promise<string> => (await stock.store.checkpoints()).get('products')!.checkpoint!;

/** Looks once more, after so long; whether everything was walked through. */
async function look(afterMs = MINUTE_MS): Promise<boolean> {
  stock.nowMs += afterMs;
  expect((await stock.pull('products')).ok).toBe(true);
  return (JSON.parse(await checkpoint()) as { readonly wholeAt: number }).wholeAt === stock.nowMs;
}

describe('products', () => {
  beforeEach(async () => {
    stock.nowMs -= PRODUCTS_RENEWAL_PAUSE_MS;
    for (const collection of ['categories', 'products']) await stock.pull(collection);
    stock.nowMs += PRODUCTS_RENEWAL_PAUSE_MS;
    await look();
  });

  test('that are new come with the changes, and nothing is walked through', async () => {
    sell([...indexContents.product, { ...lamp, id: 200, sku: 'NY', updated_at: written() }]);
    expect(await look()).toBe(false);
    expect(stock.of('products').has('200')).toBe(true);
    expect(await look()).toBe(false);
  });

  test('that are gone are found by a walk through everything, every ten minutes at most', async () => {
    sell(others);
    expect(await look()).toBe(true);
    expect(stock.of('products').has('101')).toBe(false);
    sell(others.slice(1));
    expect(await look()).toBe(false);
    expect(stock.of('products').has('102')).toBe(true);
    expect(await look(PRODUCTS_RENEWAL_PAUSE_MS)).toBe(true);
    expect(stock.of('products').has('102')).toBe(false);
  });

  test('of which as many came as are gone are walked through', async () => {
    const fresh = [200, 201].map((id) => ({ ...lamp, id, sku: `NY-${id}`, updated_at: written() }));
    sell([...others, ...fresh]);
    await look();
    expect(await look()).toBe(true);
    expect([...stock.of('products').keys()]).not.toContain('101');
    expect(await look()).toBe(false);
  });

  test('that are there again without a word of change are found by a walk through everything', async () => {
    sell(others);
    await look();
    sell(indexContents.product);
    await look(PRODUCTS_RENEWAL_PAUSE_MS);
    expect(await look()).toBe(true);
    expect(stock.of('products').has('101')).toBe(true);
  });

  test('of which nothing changed leave the checkpoint as it is', async () => {
    const before = await checkpoint();
    for (let minute = 0; minute < 20; minute++) await look();
    expect(await checkpoint()).toBe(before);
    sell([{ ...lamp, name: 'Måne', updated_at: written() }, ...others]);
    const names = new Set<string>();
    for (let minute = 0; minute < 60; minute++) {
      await look();
      names.add(await checkpoint());
    }
    expect(stock.of('products').get('101')).toMatchObject({ name: 'Måne' });
    // It comes, and after a time it does not come any more.
    expect(names.size).toBeLessThanOrEqual(3);
  });
});

test('products wait for the categories that they are read with', async () => {
  const categories = '/api/catalog/vue_storefront_catalog/category/_search';
  stock.backend.answerInstead(categories, () => envelope('search_phase_execution_exception', 500));
  expect((await stock.pull('categories')).ok).toBe(false);
  expect((await stock.pull('products')).ok).toBe(false);
  expect(stock.of('products').size).toBe(0);
  stock.backend.answerAsEver();
  for (const collection of ['categories', 'products']) expect((await stock.pull(collection)).ok).toBe(true);
  expect(stock.of('products').get('101')).toMatchObject({ category_ids: ['11', 10] });
});

test('products are read again when the categories above theirs are others', async () => {
  for (const collection of ['categories', 'products']) await stock.pull(collection);
  const category = indexContents.category.map((each) => (each['id'] === 11 ? { ...each, parent_id: 20 } : each));
  stock.backend.set({ contents: { ...indexContents, category } });
  stock.nowMs += REFERENCES_RENEWAL_MS;
  for (const collection of ['categories', 'products']) await stock.pull(collection);
  expect(stock.of('products').get('101')).toMatchObject({ category_ids: ['11', 20] });
});

test('what was asked for by itself is forgotten by the first session after an hour', async () => {
  const kept = async (): Promise<number> => {
    await stock.pull('url_rewrites');
    return stock.of('url_rewrites').size;
  };
  await kept();
  stock.of('url_rewrites').set('krakker', { id: 'krakker' });
  stock.restart();
  expect(await kept()).toBe(1);
  stock.nowMs += REFERENCES_RENEWAL_MS;
  expect(await kept()).toBe(1);
  stock.restart();
  expect(await kept()).toBe(0);
});

test.each([
  ['cms_pages', 'cms_page'],
  ['cms_blocks', 'cms_block'],
] as const)('%s that are switched off are gone at the next renewal', async (collection, type) => {
  await stock.pull(collection);
  expect(stock.of(collection).size).toBe(1);
  const off = indexContents[type].map((document) => ({ ...document, active: 0 }));
  stock.backend.set({ contents: { ...indexContents, [type]: off } });
  stock.nowMs += REFERENCES_RENEWAL_MS;
  expect((await stock.pull(collection)).ok).toBe(true);
  expect(stock.of(collection).size).toBe(0);
});
