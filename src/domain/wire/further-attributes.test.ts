import { expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { furtherAttributesOf } from './further-attributes.ts';

const lamp: WireProduct = {
  id: 7,
  sku: 'LAMP',
  name: 'Lampe',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: 'lampe',
};

test.each([
  ['nothing', {}, {}],
  ['an option', { product_side: 3 }, { product_side: [3] }],
  ['several', { product_room: [3, '4'] }, { product_room: [3, '4'] }],
  ['a text', { product_care: 'Tørk av' }, { product_care: ['Tørk av'] }],
  ['what a listing knows already', { product_material: 3, color: 4, product_width: 90, weight: 3 }, {}],
  ['names, stock, time', { product_name_1: 'L', product_showroom_stock_1: 2, product_delivery_time: 9 }, {}],
  ['what is no value', { product_links: [{ sku: 'A' }], product_option: {}, product_a: null, product_b: '' }, {}],
  ['rows', { custom_attributes: [{ attribute_code: 'watt', value: '40' }] }, { watt: ['40'] }],
  ['an object', { custom_attributes: { watt: 40, product_form: 1 } }, { watt: [40] }],
  ['its own field first', { custom_attributes: { product_side: 1 }, product_side: 2 }, { product_side: [2] }],
  ['broken rows', { custom_attributes: [null, 'watt', { value: 3 }, { attribute_code: 'lumen' }] }, {}],
  ['no rows', { custom_attributes: null }, {}],
])('further attributes: %s', (_name, fields, expected) => {
  expect(furtherAttributesOf({ ...lamp, ...fields } as WireProduct)).toEqual(expected);
});
