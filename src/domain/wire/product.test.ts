import { describe, expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { currentPrice } from '../price.ts';
import { detailsFromWire, priceFromWire, stockFromWire, summaryFromWire } from './product.ts';

const lamp: WireProduct = {
  id: 7,
  sku: 'LAMP',
  name: 'Lampe',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: 'lamper/lampe',
};

const sofa: WireProduct = {
  ...lamp,
  id: 10_451,
  sku: 'NORDVIK-3',
  name: 'Nordvik 3-seters sofa',
  product_name_1: 'Nordvik',
  product_name_2: '3-seters sofa',
  slug: 'nordvik-sofa',
  url_key: 'nordvik',
  url_path: 'sofaer/nordvik-sofa',
  type_id: 'configurable',
  image: '/n/o/nordvik.jpg',
  category_ids: [21, '34'],
  tax_class_id: '2',
  price_incl_tax: 9990,
  original_price_incl_tax: 11_990,
  special_price_incl_tax: 9990,
  special_from_date: '2025-11-01 00:00:00',
  special_to_date: '2025-11-30 23:59:59',
  stock: { is_in_stock: true, qty: 20 },
  color: null,
  color_options: [52, 57],
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Farge',
      values: [{ value_index: 52, label: 'Grå' }, { value_index: 57, default_label: 'Beige' }, { value_index: 58 }],
    },
  ],
  configurable_children: [
    { id: 10_460, sku: 'NORDVIK-3-GREY', color: 52, price_incl_tax: 9990, stock: { is_in_stock: true, qty: 12 } },
    { id: '10461', sku: 'NORDVIK-3-BEIGE', status: 2, color: 57, price_incl_tax: 12_000, image: '/b.jpg' },
  ],
  product_brand: 114,
  product_collection: 'Nordvik',
  product_delivery_time: 21,
  product_showroom_stock_1: 2,
  product_showroom_stock_2: 0,
  product_showroom_stock_3: 1,
  product_width: 228,
  weight: 68.5,
  created_at: '2025-03-02 09:00:00',
  updated_at: '2025-11-14 06:12:41',
};

describe('the summary of a product', () => {
  test('with all its fields', () => {
    expect(summaryFromWire(sofa)).toMatchObject({
      id: '10451',
      sku: 'NORDVIK-3',
      type: 'configurable',
      name1: 'Nordvik',
      name2: '3-seters sofa',
      slug: 'nordvik-sofa',
      urlPath: 'sofaer/nordvik-sofa',
      image: '/n/o/nordvik.jpg',
      status: 1,
      visibility: 4,
      categoryIds: [21, 34],
      taxClassId: 2,
      stock: { isInStock: true, qty: 20, isManaged: true },
      leadTimeDays: 21,
      isBestseller: false,
      measures: { product_width: 228, weight: 68.5 },
      createdAt: Date.UTC(2025, 2, 2, 9),
      updatedAt: Date.UTC(2025, 10, 14, 6, 12, 41),
    });
  });

  test('with the required fields only: nothing is made up, least of all a price or a tax class (D44)', () => {
    const summary = summaryFromWire(lamp);
    expect(summary).toMatchObject({ name1: null, image: null, categoryIds: [], taxClassId: null, leadTimeDays: null });
    expect([summary.attributes, summary.measures, summary.variants]).toEqual([{}, {}, []]);
    expect(currentPrice(summary.price, 0)).toBeNull();
  });

  test('variants know their values, and one without status is enabled', () => {
    expect(summaryFromWire(sofa).variants).toMatchObject([
      { id: '10460', sku: 'NORDVIK-3-GREY', status: 1, values: { color: 52 }, stock: { qty: 12 } },
      { id: '10461', sku: 'NORDVIK-3-BEIGE', status: 2, values: { color: 57 }, image: '/b.jpg' },
    ]);
  });

  test('it is filtered by its own options, those of its variants that are sold, and the showrooms that have it', () => {
    expect(summaryFromWire(sofa).attributes).toEqual({
      color: [52],
      product_brand: [114],
      product_collection: ['Nordvik'],
      product_showroom: [1, 3],
    });
  });

  test('its address has the url_key where there is no slug', () => {
    expect(summaryFromWire({ ...lamp, url_key: 'lampe' }).slug).toBe('lampe');
  });

  test.each(['no_selection', ''])('picture %j is none (spec 5: image)', (image) => {
    expect(summaryFromWire({ ...lamp, image }).image).toBeNull();
  });
});

describe('prices of the wire (spec 9: pricing, spec 5: special price)', () => {
  const DURING = Date.UTC(2025, 10, 14);
  const dates = { special_from_date: '2025-11-01 00:00:00', special_to_date: '2025-11-30 23:59:59' };
  const offer = { original_price_incl_tax: 11_990, special_price_incl_tax: 9990 };

  test.each([
    ['a price', { price_incl_tax: 9990 }, 999_000, null],
    ['original and final alike', { original_price_incl_tax: 9990, final_price_incl_tax: 9990 }, 999_000, null],
    ['original and final differ', { original_price_incl_tax: 11_990, final_price_incl_tax: 9990 }, 999_000, 1_199_000],
    ['an offer', { ...offer, price_incl_tax: 9990 }, 999_000, 1_199_000],
    ['final beside special 0', { ...offer, special_price_incl_tax: 0, final_price_incl_tax: 9000 }, 900_000, 1_199_000],
    ['paid beside special 0', { ...offer, special_price_incl_tax: 0, price_incl_tax: 9000 }, 900_000, 1_199_000],
    ['an offer within its dates', { ...offer, ...dates, price_incl_tax: 9990 }, 999_000, 1_199_000],
    ['special price 0 is none', { price_incl_tax: 9990, special_price_incl_tax: 0 }, 999_000, null],
    ['special price null is none', { price_incl_tax: 9990, special_price_incl_tax: null }, 999_000, null],
    ['a special price above the original', { price_incl_tax: 9990, special_price_incl_tax: 12_000 }, 999_000, null],
    ['øre', { price_incl_tax: 1.005 }, 101, null],
    ['for nothing', { price_incl_tax: 0 }, 0, null],
  ])('%s', (_name, fields, amountMinor, regularMinor) => {
    expect(currentPrice(priceFromWire(fields), DURING)).toEqual({ amountMinor, regularMinor });
  });

  test.each([
    ['before', Date.UTC(2025, 9, 31), 1_199_000],
    ['at its beginning', Date.UTC(2025, 10, 1), 999_000],
    ['after', Date.UTC(2025, 11, 1), 1_199_000],
  ])('an offer %s its dates', (_name, nowMs, amountMinor) => {
    const price = priceFromWire({ ...offer, ...dates, price_incl_tax: 9990 });
    expect(currentPrice(price, nowMs)?.amountMinor).toBe(amountMinor);
  });

  test.each([
    ['before', Date.UTC(2025, 9, 31), 1_000_000],
    ['within', DURING, 800_000],
    ['after', Date.UTC(2025, 11, 1), 1_000_000],
  ])('the share that a bundle costs %s its dates, whatever its final price was once', (_name, nowMs, amountMinor) => {
    const bundle = { type_id: 'bundle', price_incl_tax: 10_000, special_price_incl_tax: 80, ...dates };
    for (const final of [undefined, 8000, 7900]) {
      const price = priceFromWire({ ...bundle, final_price_incl_tax: final });
      expect(currentPrice(price, nowMs)?.amountMinor).toBe(amountMinor);
    }
  });

  test.each([[{}], [{ price_incl_tax: null }]])('%j is no price', (fields) => {
    expect(currentPrice(priceFromWire(fields), DURING)).toBeNull();
  });
});

test.each([
  ['a quantity', { is_in_stock: true, qty: 3 }, undefined, [true, 3, true, null]],
  ['no quantity', { is_in_stock: true }, undefined, [true, null, true, null]],
  ['not tracked', { is_in_stock: true, manage_stock: false }, undefined, [true, null, false, null]],
  ['its own status', { is_in_stock: true, qty: 3, status: 'upcoming' }, 'discontinued', [true, 3, true, 'upcoming']],
  ['the sale status', { is_in_stock: true, qty: 3 }, 'discontinued', [true, 3, true, 'discontinued']],
  ['a sale status that says nothing of stock', { is_in_stock: true, qty: 3 }, 'active', [true, 3, true, null]],
  ['a sale status that is an option id', { is_in_stock: true, qty: 3 }, 301, [true, 3, true, null]],
])('stock of the wire with %s', (_name, wire, saleStatus, [isInStock, qty, isManaged, status]) => {
  expect(stockFromWire(wire, saleStatus)).toEqual({ isInStock, qty, isManaged, status });
});

describe('the details of a product', () => {
  test('options with their values; a value without label is left to the page to drop', () => {
    const values = [52, 57, 58].map((value, index) => ({ value, label: ['Grå', 'Beige', ''][index] }));
    expect(detailsFromWire(sofa).options).toEqual([
      { attributeId: '93', attributeCode: 'color', label: 'Farge', values },
    ]);
  });

  test.each([
    [
      'in its order',
      [
        { image: '/b.jpg', pos: 2 },
        { image: '/a.jpg', pos: 1, lab: 'A' },
      ],
      ['/a.jpg', '/b.jpg'],
    ],
    ['without what is no picture', [{ image: 'no_selection' }, { image: '/a.jpg' }], ['/a.jpg']],
    ['the main picture where there is no other', [], ['/n/o/nordvik.jpg']],
    [
      'without films, whose picture would be there twice',
      [
        { image: '/a.jpg', vid: null },
        { image: '/a.jpg', typ: 'external-video', vid: { video_id: 'A', url: '/a.webm' } },
      ],
      ['/a.jpg'],
    ],
    [
      'the main picture where there is only a film',
      [{ image: '/a.jpg', vid: { video_id: 'A' } }],
      ['/n/o/nordvik.jpg'],
    ],
  ])('gallery: %s', (_name, media_gallery, images) => {
    expect(detailsFromWire({ ...sofa, media_gallery }).gallery.map(({ image }) => image)).toEqual(images);
  });

  test.each([
    ['/films/HEIM-3.webm', true],
    ['/a.mp4', true],
    ['https://video.example/a.webm', false],
    ['//video.example/a.webm', false],
    ['/../api/order.webm', false],
    ['/a.webm?x', false],
    ['/a.html', false],
    ['', false],
  ])('a film at "%s" is one of the shop: %s', (url, isOwn) => {
    const film = { image: '/a.jpg', pos: 2, lab: 'all round', vid: { video_id: 'A', url } };
    const label = { label: 'all round', translations: {} };
    const expected = isOwn ? [{ image: '/a.jpg', url, ...label }] : [];
    expect(detailsFromWire({ ...sofa, media_gallery: [{ image: '/b.jpg', pos: 1 }, film] }).films).toEqual(expected);
  });

  test.each([
    [{ model_glb: '/models/HEIM-3.glb' }, { glb: '/models/HEIM-3.glb', usdz: null }],
    [{ model_usdz: '/models/HEIM-3.usdz' }, { glb: null, usdz: '/models/HEIM-3.usdz' }],
    [{ measure_outline: '/outlines/HEIM-3.svg' }, { glb: null, usdz: null, outline: '/outlines/HEIM-3.svg' }],
    [{ measure_outline: 'https://models.example/a.svg' }, { glb: null, usdz: null }],
    [
      { model_glb: '/models/HEIM-3.usdz', model_usdz: '/models/HEIM-3.glb' },
      { glb: null, usdz: null },
    ],
    [
      { model_glb: 'https://models.example/a.glb', model_usdz: '//models.example/a.usdz' },
      { glb: null, usdz: null },
    ],
    [
      { model_glb: '/../api/order.glb', model_usdz: '' },
      { glb: null, usdz: null },
    ],
  ])('models %j of the shop: %j', (fields, models) => {
    expect(detailsFromWire({ ...sofa, ...fields }).models).toEqual(models);
  });

  test('models of variants for Quick Look, where they are files of the shop', () => {
    const configurable_children = [
      { id: 1, sku: 'A-BLA', model_usdz: '/models/A/blue.usdz' },
      { id: 2, sku: 'A-ROD', model_usdz: 'https://models.example/a.usdz' },
      { id: 3, sku: 'A-GRA' },
    ];
    expect(detailsFromWire({ ...sofa, configurable_children }).usdzOf).toEqual({ 'A-BLA': '/models/A/blue.usdz' });
  });

  test('drawings of variants in sizes of their own, where they are files of the shop', () => {
    const configurable_children = [
      { id: 1, sku: 'A-140', measure_outline: '/outlines/A-152.svg' },
      { id: 2, sku: 'A-160' },
      { id: 3, sku: 'A-180', measure_outline: '/outlines/../a.svg' },
    ];
    expect(detailsFromWire({ ...sofa, configurable_children }).outlineOf).toEqual({ 'A-140': '/outlines/A-152.svg' });
  });

  test('no texts, no pictures, no options', () => {
    const texts = { description: null, shortDescription: null, translations: {} };
    const lists = { gallery: [], films: [], options: [], parts: [], related: [], customOptions: [] };
    const rest = { bundle: null, attributes: {}, models: { glb: null, usdz: null }, showroomStock: {} };
    expect(detailsFromWire(lamp)).toEqual({ id: '7', sku: 'LAMP', ...texts, ...lists, ...rest });
  });
});

test('texts in other languages go with what shows them (D93)', () => {
  const texts = { name: 'Lamp', product_name_2: 'floor', short_description: 'Bright' };
  const wire = { ...lamp, translations: { 'en-US': texts, 'sv-SE': { name: 7 } } };
  expect(summaryFromWire(wire).translations).toEqual({ 'en-US': { name: 'Lamp', name2: 'floor' } });
  expect(detailsFromWire(wire).translations).toEqual({ 'en-US': { shortDescription: 'Bright' } });
});

test.each([
  ['none', [], []],
  ['in their order, each once', [to('B', 2), to('A', 1), to('B', 3, 'upsell')], ['A', 'B']],
  ['of every kind but parts', [to('A', 1, 'crosssell'), to('B', 2, 'upsell'), to('C', 3, 'associated')], ['A', 'B']],
  ['not itself', [to('OWN', 1)], []],
])('links to what goes with it: %s', (_what, product_links, skus) => {
  expect(detailsFromWire({ ...lamp, sku: 'OWN', product_links }).related).toEqual(skus);
});

function to(sku: string, position: number, type = 'related') {
  return { link_type: type, linked_product_sku: sku, position };
}
