import { describe, expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import type { ProductSummary, SetPart } from '../product.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { partViews, priceOfParts, setPartViews } from './parts.ts';

const context = { ...emptyCatalogueContext, nowMs: Date.UTC(2026, 0, 2), freshMs: 60_000 };

const sofa = wireProduct('SOFA', {
  type_id: 'configurable',
  configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
  configurable_children: [
    { id: 1, sku: 'SOFA-GREY', color: 52, price_incl_tax: 900, stock: { is_in_stock: false, qty: 0 } },
    { id: 2, sku: 'SOFA-BEIGE', color: 57, price_incl_tax: 950, stock: { is_in_stock: true, qty: 3 } },
  ],
});

const known = new Map<string, ProductSummary>(
  [
    sofa,
    wireProduct('LAMP', { price_incl_tax: 80, special_price_incl_tax: 80 }),
    wireProduct('BOX'),
    wireProduct('VASE', { stock: { is_in_stock: false, qty: 0 } }),
    wireProduct('GONE', { status: 2 }),
    wireProduct('SHELF', { ...sofa, sku: 'SHELF', configurable_children: [{ id: 4, sku: 'SHELF-OLD', status: 2 }] }),
    wireProduct('CHILDLESS', { ...sofa, sku: 'CHILDLESS', configurable_children: [] }),
    wireProduct('UNPRICED', { price_incl_tax: undefined, original_price_incl_tax: undefined }),
  ].map((product) => [product.sku, summaryFromWire(product)]),
);

const set = (...skus: readonly string[]): SetPart[] => skus.map((sku) => ({ sku, qty: 1 }));
const views = (parts: readonly SetPart[]) => partViews(parts, known, context);

describe('parts of a set', () => {
  test('are in their order, each with the article that would be bought', () => {
    expect(views(set('SOFA', 'LAMP'))).toMatchObject([
      // The first variant that can be bought (D101).
      { parentSku: 'SOFA', sku: 'SOFA-BEIGE', path: '/p/SOFA/sofa/SOFA-BEIGE', variant: '57', maxQty: 3, qty: 1 },
      { parentSku: 'LAMP', sku: 'LAMP', path: '/p/LAMP/lamp', variant: null, maxQty: 20, qty: 1 },
    ]);
  });

  test.each([
    ['not on the device', set('NOWHERE'), []],
    ['not sold any more (D35)', set('GONE'), []],
    ['sold out: none of it is chosen', set('VASE'), [{ sku: 'VASE', maxQty: 0, qty: 0, stock: 'out_of_stock' }]],
    ['without a price: none of it can be bought', set('UNPRICED'), [{ maxQty: 0, qty: 0 }]],
    ['none of its variants is sold any more', set('SHELF'), [{ maxQty: 0, qty: 0, stock: 'out_of_stock' }]],
    ['none of its variants is here', set('CHILDLESS'), [{ maxQty: 0, qty: 0, stock: 'out_of_stock' }]],
    ['more belong to it than there are', [{ sku: 'SOFA', qty: 4 }], [{ maxQty: 3, qty: 3 }]],
  ])('%s', (_what, parts, shown) => {
    expect(views(parts)).toMatchObject(shown);
  });
});

describe('a part that is missing (D27)', () => {
  test.each([
    ['nobody knows it', 'NOWHERE', 'NOWHERE'],
    ['not sold any more', 'GONE', known.get('GONE')!.name],
  ])('%s: it stays in its place, unavailable, and the set has no price', (_what, sku, name) => {
    const [lamp, missing, box] = setPartViews(set('LAMP', sku, 'BOX'), known, context);
    expect(lamp).toMatchObject({ sku: 'LAMP', isMissing: false, qty: 1 });
    expect(missing).toMatchObject({ sku, name, isMissing: true, maxQty: 0, qty: 0, delivery: null });
    expect(missing!.price.amountMinor).toBeNull();
    expect(box).toMatchObject({ sku: 'BOX', isMissing: false });
    expect(priceOfParts([lamp!, missing!, box!])).toMatchObject({ amountMinor: null, regularMinor: null });
  });
});

describe('price of a set (spec 4: grouped price)', () => {
  test.each([
    ['sums its parts', set('BOX', 'SOFA'), { amountMinor: 105_000, regularMinor: null }],
    ['one of each, however many belong to it', [{ sku: 'BOX', qty: 4 }], { amountMinor: 10_000, regularMinor: null }],
    ['strikes the regular sum when one is reduced', set('BOX', 'LAMP'), { amountMinor: 18_000, regularMinor: 20_000 }],
    ['is unknown when one is', set('BOX', 'UNPRICED'), { amountMinor: null, regularMinor: null }],
  ])('%s', (_what, parts, price) => {
    expect(priceOfParts(views(parts))).toMatchObject(price);
  });

  test('is as old as the oldest of them', () => {
    const offer = { price: known.get('BOX')!.price, priceAt: context.nowMs, stock: null, stockAt: 0 };
    const fresh = { ...context, offers: new Map([['BOX', offer]]) };
    const both = set('BOX', 'LAMP');
    expect(priceOfParts(partViews(set('BOX'), known, fresh))).toMatchObject({
      state: 'live',
      asOf: context.nowMs,
    });
    expect(priceOfParts(partViews(both, known, fresh))).toMatchObject({
      state: 'snapshot',
      asOf: Date.UTC(2026, 0, 1),
    });
  });

  test('is that of the product itself when it has no parts', () => {
    expect(priceOfParts([])).toBeNull();
  });
});

describe('parts on the wire (spec 5: associated links)', () => {
  const link = (sku: string, more: object = {}) => ({ link_type: 'associated', linked_product_sku: sku, ...more });
  const partsOf = (type_id: WireProduct['type_id'], links: NonNullable<WireProduct['product_links']>) =>
    detailsFromWire(wireProduct('SET', { type_id, product_links: links })).parts;

  test.each([
    ['in the order of their positions', [link('B', { position: 2 }), link('A', { position: 1 })], ['A', 'B']],
    ['related products are no parts', [link('A'), { ...link('B'), link_type: 'related' }], ['A']],
    ['a group has simple products only', [link('A'), link('B', { linked_product_type: 'configurable' })], ['A']],
    ['one that is named twice is one', [link('A'), link('A')], ['A']],
  ])('%s', (_what, links, skus) => {
    expect(partsOf('grouped', links)?.map(({ sku }) => sku)).toEqual(skus);
  });

  test('a series may have products with variants', () => {
    expect(partsOf('collection', [link('B', { linked_product_type: 'configurable' })])).toEqual([{ sku: 'B', qty: 1 }]);
  });

  test.each([
    [{ qty: 3 }, 3],
    [{ extension_attributes: { qty: 2 } }, 2],
    [{ qty: 0 }, 1],
    [{ qty: Number.NaN }, 1],
  ])('%j is %i of it', (more, qty) => {
    expect(partsOf('grouped', [link('A', more)])).toEqual([{ sku: 'A', qty }]);
  });

  test('links of other types are no parts', () => {
    expect(partsOf('simple', [link('A')])).toEqual([]);
  });
});
