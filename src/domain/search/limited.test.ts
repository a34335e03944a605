import { describe, expect, test } from 'vitest';
import { demoSearch } from '#tests/support/demo-search.ts';

describe('a number of which nobody says what it is', async () => {
  const shop = await demoSearch('nb-NO');
  test.each([
    // Cushions cost that little, tables do not.
    ['pute under 200', 'price *-200'],
    ['gul pute under 200', 'price *-200'],
    ['pute over 200', 'price 200-*'],
    ['under 200', 'price *-200'],
    ['bord under 200', 'product_width *-200'],
    ['teppe maks 200', 'product_width *-201'],
    ['pute under 60', 'product_width *-60'],
    ['pute under 200 cm', 'product_width *-200'],
    ['pute under 200 kr', 'price *-200'],
  ])('%s: %s', (text, limit) => {
    const limits = shop.search(text).understood.filter(({ isInclusive }) => isInclusive !== undefined);
    expect(limits.map(({ code, value }) => `${code} ${value}`)).toEqual([limit]);
  });
});
