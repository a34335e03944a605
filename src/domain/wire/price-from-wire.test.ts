import { describe, expect, test } from 'vitest';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { currentPrice } from '../price.ts';
import { stockStatus } from '../stock.ts';
import { priceFromWire, summaryFromWire } from './product.ts';

const november = Date.parse('2025-11-15T00:00:00Z');
const past = { special_from_date: '2025-10-01 00:00:00', special_to_date: '2025-10-31 23:59:59' };

test.each([
  ['the final price counts where it is lower than the special one', [1000, 800, 700], {}, 700, 1000],
  ['a final price outlives a special price that ended', [1000, 600, 900], past, 900, 1000],
  ['a special price of zero is none', [1000, 0, 900], past, 900, 1000],
  ['the snapshot of an ended special price is not a reduction', [1000, 800, 800], past, 1000, null],
  ['an original of zero is none', [0, null, 900], {}, 900, null],
  ['an original below the price to pay is not struck', [800, null, 900], {}, 900, null],
] as const)('%s', (_name, [original, special, final], dates, amount, regular) => {
  const price = priceFromWire({
    price_incl_tax: final,
    original_price_incl_tax: original,
    special_price_incl_tax: special,
    final_price_incl_tax: final,
    ...dates,
  });
  expect(currentPrice(price, november)).toEqual({
    amountMinor: amount * 100,
    regularMinor: regular === null ? null : regular * 100,
  });
});

describe('a variant carries only what differs from its product', () => {
  const product: Product = {
    id: 1,
    sku: 'P',
    name: 'Sofa',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    url_path: 'sofa',
    image: '/sofa.svg',
    price_incl_tax: 1000,
    original_price_incl_tax: 1000,
    stock: { is_in_stock: true, qty: 20 },
    ...past,
    configurable_options: [
      { attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [{ value_index: 52 }] },
    ],
    configurable_children: [
      { id: 2, sku: 'P-grey', color: 52 },
      { id: 3, sku: 'P-blue', color: '52', original_price_incl_tax: 900, special_price_incl_tax: 500 },
    ],
  };
  const { variants, attributes } = summaryFromWire(product);

  test('price, stock and picture come from the product', () => {
    expect(variants[0]).toMatchObject({ image: '/sofa.svg', stock: { isInStock: true, qty: 20 } });
    expect(currentPrice(variants[0]!.price, november)?.amountMinor).toBe(100_000);
  });

  test('but not where it says that it has no price', () => {
    const child = { id: 4, sku: 'P-red', color: 53, price_incl_tax: null, original_price_incl_tax: null };
    const { variants: priceless } = summaryFromWire({ ...product, configurable_children: [child] });
    expect(currentPrice(priceless[0]!.price, november)).toBeNull();
  });

  test('so do the dates of its special price', () => {
    expect(currentPrice(variants[1]!.price, november)?.amountMinor).toBe(90_000);
  });

  test('an option that comes as number and as text is one', () => {
    expect(attributes['color']).toHaveLength(1);
  });

  test('a discontinued product has discontinued variants', () => {
    const gone = summaryFromWire({ ...product, product_sale_status: 'discontinued' });
    expect(stockStatus(gone.variants[0]!.stock, 'page')).toBe('discontinued');
  });
});
