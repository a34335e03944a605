import { describe, expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { attributeFromWire } from '../wire/references.ts';
import { showroomFromWire } from '../wire/showroom.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { productFacts } from './product-facts.ts';

const attribute = (code: string, value: string | number, label: string) =>
  [code, attributeFromWire({ attribute_id: 1, attribute_code: code, options: [{ value, label }] })] as const;

const lampAttribute = (id: number, code: string, label: string, more: object = {}) => {
  const english = { 'en-US': { frontend_label: `${label} in English` } };
  const wire = { attribute_id: id, attribute_code: code, frontend_label: label, is_comparable: true, options: [] };
  return [code, attributeFromWire({ ...wire, translations: english, ...more })] as const;
};

const context: CatalogueContext = {
  ...emptyCatalogueContext,
  freshMs: 60_000,
  attributes: new Map([
    attribute('product_material', 306, 'Ull'),
    attribute('product_brand', 902, 'Fjordform'),
    attribute('product_shipping_type', 'home', 'Hjemlevering'),
    lampAttribute(19, 'product_cord', 'Ledning'),
    lampAttribute(12, 'product_socket', 'Sokkel', {
      options: [
        { value: 7, label: 'E27' },
        { value: 8, label: 'E14' },
      ],
    }),
    lampAttribute(13, 'product_assembly', 'Må monteres', { frontend_input: 'boolean' }),
    lampAttribute(14, 'product_note', 'Internt', { is_comparable: false }),
  ]),
  showrooms: [showroomFromWire({ id: 1, name: 'Hisingen Göteborg', city: 'Göteborg' })],
};

const chair: WireProduct = {
  id: 1,
  sku: 'CHAIR',
  name: 'Stol',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: 'stol',
};

const factsOf = (fields: Partial<WireProduct>, hasDetails = true, sku = chair.sku) => {
  const wire = { ...chair, ...fields };
  return productFacts(summaryFromWire(wire), hasDetails ? detailsFromWire(wire) : null, sku, context);
};

describe('the facts of a product', () => {
  const known = {
    product_material: 306,
    product_brand: 902,
    product_shipping_type: 'home',
    model_glb: '/models/CHAIR.glb',
  };
  const shown = { product_showroom_stock_1: 1 };

  test('with all of them', () => {
    expect(factsOf({ ...known, ...shown })).toEqual({
      materials: [{ label: 'Ull', careBlock: 'care-306' }],
      brand: { label: 'Fjordform', aboutBlock: 'brand-902' },
      technical: [],
      shippingType: 'Hjemlevering',
      isDelivered: true,
      showrooms: ['Hisingen Göteborg'],
      models: { glb: '/models/CHAIR.glb', usdz: null },
    });
  });

  test('while only the list fields are on the device', () => {
    expect(factsOf({ ...known, ...shown }, false)).toMatchObject({
      materials: [{ label: 'Ull' }],
      shippingType: null,
      showrooms: ['Hisingen Göteborg'],
      models: { glb: null, usdz: null },
    });
  });

  test('with none of them', () => {
    const none = {
      materials: [],
      brand: null,
      technical: [],
      shippingType: null,
      showrooms: [],
      models: { glb: null, usdz: null },
    };
    expect(factsOf({})).toEqual({ ...none, isDelivered: true });
  });

  test('what else is for comparing, in the order of the shop, and nothing whose name nobody knows', () => {
    const lamp = {
      product_cord: '2 m',
      product_socket: [7, 8],
      product_assembly: 1,
      product_note: 'B',
      product_new: 'C',
    };
    expect(factsOf({ ...known, ...lamp }).technical).toEqual([
      { code: 'product_socket', label: 'Sokkel', value: 'E27, E14' },
      { code: 'product_cord', label: 'Ledning', value: '2 m' },
    ]);
    expect(factsOf({ product_socket: 99 }).technical).toEqual([]);
    expect(factsOf(lamp, false).technical).toEqual([]);
  });

  test.each(['virtual', 'downloadable'] as const)('a product of type %s is not transported', (type_id) => {
    expect(factsOf({ type_id }).isDelivered).toBe(false);
  });

  test.each([
    ['CHAIR-BLA', '/models/CHAIR/blue.usdz'],
    ['CHAIR-GRA', '/models/CHAIR.usdz'],
  ])('the model of %s for iPhone and iPad is %s', (sku, usdz) => {
    const configurable_children = [
      { id: 2, sku: 'CHAIR-BLA', model_usdz: '/models/CHAIR/blue.usdz' },
      { id: 3, sku: 'CHAIR-GRA' },
    ];
    const fields = { model_glb: '/models/CHAIR.glb', model_usdz: '/models/CHAIR.usdz', configurable_children };
    expect(factsOf(fields, true, sku).models).toEqual({ glb: '/models/CHAIR.glb', usdz });
  });
});
