import { describe, expect, test } from 'vitest';
import { measureFields } from '#config/facets.ts';
import type { Attribute as WireAttribute, Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { attributeFromWire } from '../wire/references.ts';
import { attributesOfArticle, type Compared, type ComparisonRow, comparisonView } from './comparison.ts';
import { productView } from './product.ts';

const attribute = (id: number, code: string, label: string, options: readonly string[], more = {}): WireAttribute => ({
  attribute_id: id,
  attribute_code: code,
  frontend_label: label,
  is_comparable: true,
  options: options.map((text, index) => ({ value: id * 100 + index, label: text })),
  ...more,
});

const known: readonly WireAttribute[] = [
  attribute(7, 'product_wash', 'Vask', ['30 grader', '60 grader']),
  attribute(2, 'product_material', 'Materiale', ['Ull', 'Eik', 'Stål'], {
    translations: { 'en-US': { frontend_label: 'Material' } },
  }),
  attribute(6, 'product_assembly', 'Må monteres', [], { frontend_input: 'boolean' }),
  attribute(8, 'product_care', 'Stell', [], { is_comparable: '1' }),
  attribute(1, 'color', 'Farge', ['Grå', 'Blå']),
  attribute(3, 'product_campaign', 'Kampanje', ['Vår', 'Høst'], { is_comparable: false }),
  attribute(4, 'product_width', 'Bredde (cm)', []),
  attribute(5, 'product_brand', 'Merke', ['Nordvik', 'Dal'], { is_comparable: 0 }),
];

const context = {
  ...emptyCatalogueContext,
  nowMs: Date.UTC(2026, 0, 2),
  freshMs: 60_000,
  attributes: new Map(known.map(attributeFromWire).map((each) => [each.code, each])),
};

/** Attributes may also come as lists. */
const product = (sku: string, more: object = {}): WireProduct => ({ ...wireProduct(sku), ...more });

function compared(wire: WireProduct, sku = wire.sku): Compared {
  const [summary, details] = [summaryFromWire(wire), detailsFromWire(wire)];
  const surroundings = { details, ofParts: new Map(), ofArticles: new Map() };
  const view = productView(summary, surroundings, sku === wire.sku ? null : sku, context);
  const article = { parentSku: wire.sku, sku, name: view.name };
  return { article, state: 'ready', view, attributes: attributesOfArticle(summary, details, view.chosen.sku) };
}

const without = (sku: string, state: Compared['state']): Compared => ({
  article: { parentSku: sku, sku, name: `Name of ${sku}` },
  state,
  view: null,
  attributes: {},
});

const rowsOf = (...products: readonly WireProduct[]): readonly ComparisonRow[] =>
  comparisonView(
    products.map((wire) => compared(wire)),
    context,
  ).rows;

/** The row of an attribute code, for two products with these fields. */
function rowOf(code: string, one: object, other: object): ComparisonRow | undefined {
  return rowsOf(product('ONE', one), product('OTHER', other)).find((row) => row.code === code);
}

const sofa = product('SOFA', {
  type_id: 'configurable',
  product_brand: 500,
  product_material: [201, 200],
  product_wash: 700,
  product_campaign: 300,
  product_width: 214,
  product_seat_height: 44.5,
  weight: 61,
  configurable_options: [{ attribute_id: 1, attribute_code: 'color', label: 'Farge', values: [] }],
  configurable_children: [
    { id: 1, sku: 'SOFA-GREY', color: 100, price_incl_tax: 900 },
    { id: 2, sku: 'SOFA-BLUE', color: 101, price_incl_tax: 950 },
  ],
});

describe('the rows of a comparison', () => {
  test('price and stock, the brand, what is comparable, measures; each once and in a fixed order', () => {
    const table = product('TABLE', {
      product_assembly: 1,
      product_care: 'Olje hvert år',
      product_table_height: 74,
      product_campaign: 301,
    });
    expect(rowsOf(sofa, table).map(({ code }) => code)).toEqual([
      'price',
      'stock',
      'product_brand',
      'color',
      'product_material',
      'product_assembly',
      'product_care',
      'product_wash',
      'product_width',
      'product_seat_height',
      'product_table_height',
      'weight',
    ]);
  });

  test('every measure that the shop knows', () => {
    const measures = Object.fromEntries(measureFields.map((field, index) => [field, index + 1]));
    const rows = rowsOf(product('ALL', measures)).filter(({ kind }) => kind === 'measure');
    expect(rows.map(({ code }) => code)).toEqual([...measureFields]);
    expect(rows).toHaveLength(11);
  });

  test('labels in the language of the page', () => {
    const english = comparisonView([compared(sofa)], { ...context, locale: 'en-US' });
    expect(english.rows.find(({ code }) => code === 'product_material')).toMatchObject({ label: 'Material' });
  });

  test('no rows without products', () => expect(comparisonView([], context)).toEqual({ columns: [], rows: [] }));

  test('a property without any value has no row', () => {
    expect(rowsOf(product('ONE'), product('OTHER')).map(({ code }) => code)).toEqual(['price', 'stock']);
  });
});

test.each([
  ['the same option', { product_material: 201 }, { product_material: '201' }, ['Eik', 'Eik'], false],
  ['another option', { product_material: 201 }, { product_material: 202 }, ['Eik', 'Stål'], true],
  [
    'in another order',
    { product_material: [202, 200] },
    { product_material: [200, 202] },
    ['Ull, Stål', 'Ull, Stål'],
    false,
  ],
  ['one more', { product_material: [201, 200] }, { product_material: 200 }, ['Ull, Eik', 'Ull'], true],
  ['missing in one', { product_material: 200 }, {}, ['Ull', null], true],
  ['an option that nobody knows', { product_material: 'x' }, { product_material: [200, 'x'] }, ['x', 'Ull, x'], true],
  ['texts', { product_care: 'Olje' }, { product_care: 'Olje' }, ['Olje', 'Olje'], false],
  ['yes and no', { product_assembly: 1 }, { product_assembly: '0' }, [true, false], true],
  ['yes and nothing that says so', { product_assembly: '1' }, { product_assembly: 'maybe' }, [true, null], true],
  ['a measure', { product_width: 214 }, { product_width: 214 }, [214, 214], false],
  ['measures alike as they are shown', { product_width: 214.04 }, { product_width: 214 }, [214, 214], false],
  ['another measure', { product_width: 214.5 }, { product_width: 214 }, [214.5, 214], true],
  ['products of different kinds', { product_seat_depth: 60 }, { product_table_height: 74 }, [60, null], true],
  ['stock', { stock: { is_in_stock: false, qty: 0 } }, {}, ['out_of_stock', 'in_stock'], true],
  ['stock of another quantity', { stock: { is_in_stock: true, qty: 300 } }, {}, ['in_stock', 'in_stock'], false],
])('a difference? %s', (_name, one, other, values, isDifferent) => {
  const code = Object.keys(one)[0]!;
  expect(rowOf(code, one, other)).toMatchObject({ values, isDifferent });
});

test.each([
  ['the same, said at another time', { updated_at: '2025-01-01 00:00:00' }, false],
  ['another', { price_incl_tax: 90, original_price_incl_tax: 90 }, true],
  ['reduced to', { original_price_incl_tax: 140 }, false],
  ['not known', { price_incl_tax: null, original_price_incl_tax: null }, true],
])('a price: %s', (_name, other, isDifferent) => {
  expect(rowOf('price', {}, other)).toMatchObject({ kind: 'price', isDifferent });
});

test('measures have the unit of their kind', () => {
  const units = (rows: readonly ComparisonRow[]): unknown =>
    rows.flatMap((row) => (row.kind === 'measure' ? [[row.code, row.unit]] : []));
  expect(units(rowsOf(product('OTHER', { product_width: 90, weight: 12.5 })))).toEqual([
    ['product_width', 'cm'],
    ['weight', 'kg'],
  ]);
});

describe('columns', () => {
  test('a variant has its own colour and price, and stands beside others of its product', () => {
    const { columns, rows } = comparisonView([compared(sofa, 'SOFA-BLUE'), compared(sofa, 'SOFA-GREY')], context);
    expect(columns.map(({ sku, product: shown }) => [sku, shown?.variant, shown?.path])).toEqual([
      ['SOFA-BLUE', 'Blå', '/p/SOFA/sofa/SOFA-BLUE'],
      ['SOFA-GREY', 'Grå', '/p/SOFA/sofa/SOFA-GREY'],
    ]);
    expect(rows.filter(({ isDifferent }) => isDifferent).map(({ code }) => code)).toEqual(['price', 'color']);
    expect(rows.find(({ code }) => code === 'price')!.values).toMatchObject([
      { amountMinor: 95_000 },
      { amountMinor: 90_000 },
    ]);
  });

  test('a variant that is gone: the nearest to it, and said so', () => {
    expect(comparisonView([compared(sofa, 'SOFA-RED')], context).columns[0]).toMatchObject({
      sku: 'SOFA-RED',
      product: { variant: 'Grå', isNearest: true },
    });
  });

  test.each(['missing', 'notOnDevice', 'loading'] as const)(
    '%s: named, without values, different from none',
    (state) => {
      const there = [compared(product('ONE', { weight: 3 })), compared(product('TWO', { weight: 3 }))] as const;
      const { columns, rows } = comparisonView([there[0], without('GONE', state), there[1]], context);
      expect(columns[1]).toEqual({ parentSku: 'GONE', sku: 'GONE', name: 'Name of GONE', state, product: null });
      expect(rows.map(({ values }) => values[1])).toEqual([null, null, null]);
      expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([]);
    },
  );
});
