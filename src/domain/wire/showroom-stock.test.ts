import { expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { detailsFromWire, summaryFromWire } from './product.ts';
import { showroomStockFromWire } from './showroom-stock.ts';

test.each([
  ['nothing', {}, null],
  ['one', { product_showroom_stock_2: 3 }, { 2: 3 }],
  ['none left', { product_showroom_stock_1: 0, product_showroom_stock_4: 1 }, { 1: 0, 4: 1 }],
  ['texts', { product_showroom_stock_1: '2' }, { 1: 2 }],
  ['half a chair', { product_showroom_stock_1: 1.5 }, { 1: 1 }],
  ['less than none, and no number', { product_showroom_stock_1: -2, product_showroom_stock_2: 'many' }, { 1: 0, 2: 0 }],
  ['not said', { product_showroom_stock_1: null }, null],
  ['a showroom that there is not', { product_showroom_stock_10: 2 }, null],
])('showroom stock: %s', (_name, fields, stock) => {
  expect(showroomStockFromWire(fields)).toEqual(stock);
});

test("a variant has its own stock or that of its product; the filter uses the product's", () => {
  const sofa: WireProduct = {
    id: 1,
    sku: 'SOFA',
    name: 'Sofa',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    url_path: 'sofa',
    product_showroom_stock_1: 2,
    product_showroom_stock_3: 0,
    configurable_children: [
      { id: 2, sku: 'SOFA-RED', product_showroom_stock_3: 1 },
      { id: 3, sku: 'SOFA-BLUE' },
    ],
  };
  expect(detailsFromWire(sofa).showroomStock).toEqual({ SOFA: { 1: 2, 3: 0 }, 'SOFA-RED': { 3: 1 } });
});

test.each<[string, object, readonly object[], readonly number[] | undefined]>([
  ['a product without variants', { product_showroom_stock_2: 1, product_showroom_stock_3: 0 }, [], [2]],
  ['variants alone', {}, [{ product_showroom_stock_4: 1 }, { product_showroom_stock_1: 2 }], [1, 4]],
  [
    'a variant beside one that is where its product is',
    { product_showroom_stock_1: 1 },
    [{ product_showroom_stock_3: 1 }, {}],
    [1, 3],
  ],
  [
    'a product of which all variants say otherwise',
    { product_showroom_stock_1: 1 },
    [{ product_showroom_stock_3: 1 }],
    [3],
  ],
  ['a variant that is not sold', {}, [{ product_showroom_stock_3: 1, status: 2 }, {}], undefined],
  ['nobody', {}, [{}], undefined],
])('the filter of showrooms knows what the pages of all articles say: %s', (_what, own, children, showrooms) => {
  const variants = children.map((child, at) => ({ id: at + 2, sku: `SOFA-${at}`, ...child }));
  const wire = wireProduct('SOFA', { ...own, ...(variants.length > 0 && { configurable_children: variants }) });
  expect(summaryFromWire(wire).attributes['product_showroom']).toEqual(showrooms);
});
