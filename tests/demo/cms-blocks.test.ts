import { expect, test } from 'vitest';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const { cms_blocks: cmsBlocks = [], products = [] } = demoCatalogue().documents;
const identifiers = cmsBlocks.map(({ identifier }) => String(identifier));

test('no two blocks share a name or a number', () => {
  expect(new Set(identifiers).size).toBe(identifiers.length);
  expect(new Set(cmsBlocks.map(({ id }) => id)).size).toBe(cmsBlocks.length);
});

test('whatever something is made of, the shop says how it is cared for', () => {
  const used = new Set(products.flatMap((product) => product['product_material'] ?? []));
  expect(used.size).toBeGreaterThan(5);
  const care = [...used].map((value) => `care-${String(value)}`);
  expect(care.filter((identifier) => !identifiers.includes(identifier))).toEqual([]);
});

test('of everybody whose pieces are sold, the shop says who they are', () => {
  const brands = [...new Set(products.flatMap((product) => product['product_brand'] ?? []))];
  expect(brands.length).toBeGreaterThan(3);
  expect(brands.filter((value) => !identifiers.includes(`brand-${String(value)}`))).toEqual([]);
});

test.each(['delivery-note', 'returns-note', 'size-guide'])('the pages of products find %s', (identifier) => {
  expect(identifiers).toContain(identifier);
});
