import { beforeEach, describe, expect, test } from 'vitest';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { indexContents } from '#tests/support/stock-backend/documents.ts';
import { envelope } from '#tests/support/stock-backend/envelope.ts';
import { PulledStock } from '#tests/support/stock-backend/pulled-stock.ts';

/** What the engine says, as the project passes it on, or something before the project. */
const troubles: readonly [string, () => Response][] = [
  ['all shards failed', () => envelope('search_phase_execution_exception', 500)],
  ['an index that is made anew', () => envelope('index_not_found_exception', 500)],
  ['a bare 404 of what is before it', () => Response.json({ message: 'no such route' }, { status: 404 })],
];

const kinds: readonly [string, string][] = [
  ['taxrules', 'taxrule'],
  ['attributes', 'attribute'],
  ['cms_pages', 'cms_page'],
  ['cms_blocks', 'cms_block'],
];

const search = (type: string): string => `/api/catalog/vue_storefront_catalog/${type}/_search`;

let stock: PulledStock;
beforeEach(() => {
  stock = new PulledStock({ hasMagazine: true });
});

describe.each(troubles)('%s', (_what, answer) => {
  test.each(kinds)('leaves the %s that are here', async (collection, type) => {
    expect((await stock.pull(collection)).ok).toBe(true);
    stock.nowMs += REFERENCES_RENEWAL_MS;
    stock.backend.answerInstead(search(type), answer);
    expect((await stock.pull(collection)).ok).toBe(false);
    expect(stock.of(collection).size).toBe(1 + Number(collection === 'attributes'));
    stock.backend.answerAsEver();
    expect((await stock.pull(collection)).ok).toBe(true);
  });

  test('leaves the articles of a magazine, which are asked for in an order', async () => {
    const article = { id: 1, status: 1, title: 'Olje', url_key: 'olje', publish_date: '2026-04-23 08:00:00' };
    stock.backend.set({ contents: { ...indexContents, cms_blog: [article] } as typeof indexContents });
    expect((await stock.pull('blog_posts')).ok).toBe(true);
    stock.nowMs += REFERENCES_RENEWAL_MS;
    stock.backend.answerInstead(search('cms_blog'), answer);
    expect((await stock.pull('blog_posts')).ok).toBe(false);
    expect(stock.of('blog_posts').size).toBe(1);
  });

  test('reads no product without the tax that is known', async () => {
    stock.backend.set({ tax: { isCounted: false, country: 'NO' } });
    for (const collection of ['categories', 'attributes', 'taxrules', 'products']) await stock.pull(collection);
    const priceOf = (id: string): unknown => stock.of('products').get(id)!['price_incl_tax'];
    expect(priceOf('101')).toBe(1000);
    stock.nowMs += REFERENCES_RENEWAL_MS;
    const [lamp, ...others] = indexContents.product;
    const changed = { ...lamp, price: 880, final_price: 880, updated_at: '2099-01-01 00:00:00' };
    stock.backend.set({ contents: { ...indexContents, product: [changed, ...others] } });
    stock.backend.answerInstead(search('taxrule'), answer);
    await stock.pull('products');
    expect(priceOf('101')).toBe(1000);
    stock.backend.answerAsEver();
    await stock.pull('products');
    expect(priceOf('101')).toBe(1100);
  });
});

test('a kind that is asked for without an order is not lacking because the engine could not search', async () => {
  stock.backend.answerInstead(search('taxrule'), () => envelope('search_phase_execution_exception', 500));
  expect((await stock.pull('taxrules')).ok).toBe(false);
});

test('a backend without an index has nothing of its kind', async () => {
  stock.backend.answerInstead(search('cms_block'), () => envelope('index_not_found_exception', 500));
  expect(await stock.pull('cms_blocks')).toMatchObject({ ok: true, value: { total: 0, isComplete: true } });
});
