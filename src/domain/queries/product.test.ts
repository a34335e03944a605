import { expect, test } from 'vitest';
import { summaryFromWire } from '#domain/wire/product.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { findSummary } from './product.ts';
import type { Repository } from './repository.ts';

test('of the products that have a variant, one whose document just went is passed over', async () => {
  const child = { sku: 'CHAIR-RED', id: 3, status: 1, price_incl_tax: 100 };
  const wire = wireProduct('CHAIR', { id: 2, type_id: 'configurable', configurable_children: [child] });
  const chair = summaryFromWire(wire);
  const repository = {
    index: { idOfSku: () => null, idsBy: () => ['1', '2'] },
    has: () => true,
    summaries: async () => new Map([['2', chair]]),
  } as unknown as Repository;
  expect(await findSummary(repository, 'CHAIR-RED')).toBe(chair);
});
