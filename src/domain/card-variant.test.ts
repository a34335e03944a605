import { describe, expect, test } from 'vitest';
import { cardVariant, listPrice, nextListPriceChange } from './card-variant.ts';
import type { Filters } from './listing.ts';
import { unknownPrice } from './price.ts';
import type { ProductSummary, Variant } from './product.ts';

const NOW = 1000;

const price = (baseMinor: number | null, more: object = {}) => ({ ...unknownPrice, baseMinor, ...more });

function variant(sku: string, color: number, amount: number | null, more: Partial<Variant> = {}): Variant {
  return {
    id: sku,
    sku,
    name: null,
    status: 1,
    image: `/${sku}.webp`,
    values: { color },
    price: price(amount),
    stock: { isInStock: true, qty: 5, isManaged: true, status: null },
    translations: {},
    ...more,
  };
}

const soldOut = { stock: { isInStock: false, qty: 0, isManaged: true, status: null } } as const;
const gone = { status: 2 } as const;

function product(...variants: Variant[]): ProductSummary {
  return {
    sku: 'TABLE',
    type: 'configurable',
    variants,
    measures: { product_width: 172 },
    price: price(1),
  } as unknown as ProductSummary;
}

const oak = variant('OAK', 1, 9990);
const black = variant('BLACK', 2, 7990);
const green = variant('GREEN', 3, 12_490);

describe('the variant that a card stands for', () => {
  const green3: Filters = { color: ['3'] };
  test.each<[string, ProductSummary, Filters, string | undefined]>([
    ['is the one that the page shows first', product(oak, black), {}, 'OAK'],
    ['is the first that can be bought', product(variant('OAK', 1, 9990, soldOut), black), {}, 'BLACK'],
    ['is the first where none can', product(variant('OAK', 1, 9990, soldOut)), {}, 'OAK'],
    ['is none where there are none', product(), {}, undefined],
    ['is the green one among what is green', product(oak, green), green3, 'GREEN'],
    ['is one of several chosen colours', product(oak, black, green), { color: ['3', '2'] }, 'BLACK'],
    ['stays the first where that is green', product(green, variant('GREEN-2', 3, 1)), green3, 'GREEN'],
    ['is the green one that can be bought', product(oak, variant('A', 3, 1, soldOut), green), green3, 'GREEN'],
    ['is a green one that cannot, where no other is green', product(oak, variant('A', 3, 1, soldOut)), green3, 'A'],
    ['is never one that is not sold', product(oak, variant('A', 3, 1, gone)), green3, 'OAK'],
    ['does not go by what variants do not differ in', product(oak), { product_material: ['9'] }, 'OAK'],
    [
      'is one that is as wide as asked for',
      product(oak, { ...black, measures: { product_width: 192 } }),
      { product_width: ['190-200'] },
      'BLACK',
    ],
    ['does not go by prices', product(oak, black), { price: ['0-8000'] }, 'OAK'],
  ])('%s', (_what, of, filters, sku) => {
    expect(cardVariant(of, filters, NOW)?.sku).toBe(sku);
  });
});

describe('the price of a product in lists', () => {
  test.each<[string, ProductSummary, readonly [sku: string, amount: number | null, isFrom: boolean]]>([
    ['as much as all its variants', product(oak, variant('B', 2, 9990)), ['OAK', 9990, false]],
    ['from the cheapest', product(oak, black, green), ['BLACK', 7990, true]],
    ['from the cheapest that can be bought', product(oak, variant('B', 2, 1, soldOut), green), ['OAK', 9990, true]],
    ['never as much as what is not sold', product(oak, variant('B', 2, 1, gone)), ['OAK', 9990, false]],
    ['what it would cost where nothing can be bought', product(variant('B', 2, 5, soldOut)), ['B', 5, false]],
    ['nothing known', product(variant('B', 2, null)), ['B', null, false]],
    ['what is known of it', product(variant('B', 2, null), oak), ['OAK', 9990, false]],
    ['its own price, where it has no variants', product(), ['TABLE', 1, false]],
    [
      'from its price, where it is a set of what has variants',
      { ...product(), type: 'collection' },
      ['TABLE', 1, true],
    ],
    ['from its price, where it depends on what is chosen', { ...product(), type: 'bundle' }, ['TABLE', 1, true]],
  ])('%s', (_what, of, [sku, amount, isFrom]) => {
    const listed = listPrice(of, NOW);
    expect([listed.sku, listed.price.baseMinor, listed.isFrom]).toEqual([sku, amount, isFrom]);
  });

  test('an offer is used while it lasts, and its end is the next change of the price', () => {
    const offer = variant('B', 2, 9990, { price: price(9990, { specialMinor: 5000, specialTo: 2000 }) });
    const table = product(variant('A', 1, 7990), offer);
    expect(listPrice(table, NOW)).toMatchObject({ sku: 'B', isFrom: true });
    expect(nextListPriceChange(table, NOW)).toBe(2001);
    expect(listPrice(table, 2001)).toMatchObject({ sku: 'A', isFrom: true });
    expect(nextListPriceChange(table, 2001)).toBe(Infinity);
  });
});
