import { expect, test } from 'vitest';
import { demoSearch } from '#tests/support/demo-search.ts';

test('the sale status that nearly all products have is no word of theirs, the others are', async () => {
  const shop = await demoSearch('nb-NO');
  expect(shop.names('sortiment')).toEqual([]);
  expect(shop.names('nyhet').length).toBeGreaterThan(0);
  expect((await demoSearch('en-US')).names('standard')).toEqual([]);
});
