import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchCatalogue } from '#tests/support/contract-search-catalogue.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';

/** What every list asks for is a column beside the document, which searches read as they read the document (decision 091). */

interface Found {
  readonly hits: { readonly total: number };
}

describe.each(databases)('fields with columns of their own on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => (shop = await ContractShop.open({ database: open, catalogue: searchCatalogue() })));
  afterAll(() => shop.close());

  const total = async (query: object, type = 'product'): Promise<number> => {
    const path = { index: 'vue_storefront_catalog_bmno', type };
    return (await shop.done<Found>('searchCatalogPost', { path, query: {}, body: { query } })).hits.total;
  };
  const all = { match_all: {} };
  const isAlone = { terms: { visibility: [4] } };

  test('a value is found as a number and as a text', async () => {
    const alone = await total(isAlone);
    expect(alone).toBeGreaterThan(0);
    expect(await total({ terms: { visibility: ['4', 'x'] } })).toBe(alone);
    expect(await total({ term: { status: 1 } })).toBeGreaterThan(0);
    expect(await total({ term: { status: '1' } })).toBe(await total({ term: { status: 1 } }));
  });

  test.each(['\u0000', '\ud800', '', "4' or true --", null, {}])(
    'of %j nothing is found, and nothing fails',
    async (value) => {
      const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };
      const request = JSON.stringify({ query: { terms: { visibility: [value] } } });
      const { status, result } = await shop.call<Found>('searchCatalogGet', { path, query: { request } });
      if (status === 200) expect(result.hits.total).toBe(0);
      else expect(status).toBe(400);
    },
  );

  test('whatever does not have the value is found by «not», also where it has none', async () => {
    expect(await total({ bool: { must_not: isAlone } })).toBe((await total(all)) - (await total(isAlone)));
    expect(await total({ bool: { must_not: isAlone } }, 'category')).toBe(await total(all, 'category'));
    expect(await total({ terms: { visibility: [''] } }, 'category')).toBe(0);
  });
});
