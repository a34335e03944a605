import { expect, test } from 'vitest';
import { fieldName, QueryError } from './condition.ts';

test.each([
  ['price', 'price'],
  ['name.keyword', 'name'],
  ['stock.is_in_stock', 'stock.is_in_stock'],
])('%s is a field', (said, name) => {
  expect(fieldName(said)).toBe(name);
});

test.each([
  ['no text', 7],
  ['not a name', "name'; drop"],
  ['what other groups pay', 'tier_prices.value'],
  ['what other groups pay for a variant', 'configurable_children.tier_prices.customer_group_id'],
  ['what other groups pay, as the engine keeps texts', 'tier_prices.value.keyword'],
])('nobody searches, sorts or counts by %s (D84)', (_what, said) => {
  expect(() => fieldName(said)).toThrow(QueryError);
});
