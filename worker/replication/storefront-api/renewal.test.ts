import { beforeEach, expect, test } from 'vitest';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { indexContents } from '#tests/support/stock-backend/documents.ts';
import { PulledStock } from '#tests/support/stock-backend/pulled-stock.ts';

let stock: PulledStock;
beforeEach(() => {
  stock = new PulledStock();
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
