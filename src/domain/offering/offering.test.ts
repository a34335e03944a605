import { describe, expect, test } from 'vitest';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import type { LineOptions } from '../line-key.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { type ChoiceProblem, choiceLabels, choiceProblems, cleanChoice, firstChoice, offeredChoice } from './choice.ts';
import { maxPieces, needsOf, unitPrice } from './count.ts';
import { type Offering, offeringOf } from './offering.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

const wire = (more: object): Product => ({
  id: 1,
  sku: 'LAMP',
  name: 'Lampe',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: 'lampe',
  price_incl_tax: 1000,
  original_price_incl_tax: 1000,
  stock: { is_in_stock: true, qty: 20 },
  ...more,
});

function offering(product: Product, parts: readonly Product[] = [], taxBasisPoints = 2500): Offering {
  const summary = summaryFromWire(product);
  return offeringOf({
    product: summary,
    article: summary,
    details: detailsFromWire(product),
    ofParts: new Map(parts.map((part) => [part.sku, summaryFromWire(part)])),
    taxBasisPoints,
    locale: 'nb-NO',
    nowMs: NOW,
  });
}

const engraving = {
  option_id: 7,
  title: 'Gravering',
  type: 'field',
  max_characters: 5,
  price: 80,
  price_type: 'fixed',
};
const cord = {
  option_id: 8,
  title: 'Ledning',
  type: 'drop_down',
  is_require: true,
  values: [
    { option_type_id: 81, title: 'Kort', price: 0, price_type: 'fixed' },
    { option_type_id: 82, title: 'Lang', price: 10, price_type: 'percent' },
    { option_type_id: 0, title: 'Ingen', price: 0, price_type: 'fixed' },
  ],
};
const extras = {
  option_id: 9,
  title: 'Tilbehør',
  type: 'checkbox',
  values: [
    { option_type_id: 91, title: 'Pære', price: 40, price_type: 'fixed' },
    { option_type_id: 92, title: 'Dimmer', price: 12.5, price_type: 'percent' },
  ],
};
const lamp = offering(wire({ custom_options: [engraving, cord, extras] }));

describe('extras are paid on top', () => {
  test.each<[string, Record<string, string | number>, number]>([
    ['nothing chosen', {}, 100_000],
    ['a text, net on the wire', { 7: 'Kari' }, 110_000],
    ['a value that costs nothing', { 8: 81 }, 100_000],
    ['per cent of the price', { 8: 82 }, 110_000],
    ['several values', { 9: '91,92' }, 117_500],
    ['all together: per cent of the product, not of other extras', { 7: 'Kari', 8: 82, 9: '92' }, 132_500],
    ['a value that is not offered costs nothing, and is refused', { 8: 99 }, 100_000],
  ])('%s', (_name, custom, amountMinor) => {
    expect(unitPrice(lamp, { custom }, 1)).toEqual({ amountMinor, regularMinor: null });
  });

  test('extras are added to the regular price too', () => {
    const offer = offering(wire({ special_price_incl_tax: 800, custom_options: [engraving] }));
    expect(unitPrice(offer, { custom: { 7: 'x' } }, 1)).toEqual({ amountMinor: 90_000, regularMinor: 110_000 });
  });

  test('per cent are rounded half up', () => {
    const odd = offering(wire({ price_incl_tax: 999, original_price_incl_tax: 999, custom_options: [extras] }));
    expect(unitPrice(odd, { custom: { 9: '92' } }, 1)?.amountMinor).toBe(99_900 + 12_488);
  });

  test('an unknown price stays unknown', () => {
    const unknown = offering(
      wire({ price_incl_tax: null, original_price_incl_tax: null, custom_options: [engraving] }),
    );
    expect(unitPrice(unknown, { custom: { 7: 'x' } }, 1)).toBeNull();
  });

  test('extras of unsupported kinds, and choices without values, are left out', () => {
    const file = { option_id: 1, title: 'Fil', type: 'file', price: 5, price_type: 'fixed' };
    const empty = {
      option_id: 2,
      title: 'Tom',
      type: 'radio',
      values: [{ option_type_id: 0, price: 1, price_type: 'fixed' }],
    };
    expect(offering(wire({ custom_options: [file, empty] })).extras).toEqual([]);
  });
});

describe('a choice', () => {
  test.each<[string, LineOptions, LineOptions]>([
    ['nothing', {}, {}],
    ['blank texts and no value', { custom: { 7: '  ', 8: '', 9: 0 } }, {}],
    ['spaces around a text', { custom: { 7: ' Kari ' } }, { custom: { 7: 'Kari' } }],
    ['values twice and in any order', { custom: { 9: '92,91,92' } }, { custom: { 9: '91,92' } }],
    ['commas in a text stay', { custom: { 7: 'b,a' } }, { custom: { 7: 'b,a' } }],
  ])('%s has one normal form', (_name, asked, clean) => {
    expect(cleanChoice(lamp, asked)).toEqual(clean);
  });

  test('loses what the shop took away: an extra, one of its values, an article of a slot', () => {
    const gone = { custom: { 7: 'Kari', 9: '91,77', 66: 'x' }, bundle: { 5: { qty: 1, selections: ['1'] } } };
    expect(offeredChoice(lamp, gone)).toEqual({ custom: { 7: 'Kari', 9: '91' }, bundle: {} });
  });

  const problems = (custom: Record<string, string | number>): [string, ChoiceProblem['kind']][] =>
    choiceProblems(lamp, { custom }).map(({ id, kind }) => [id, kind]);

  test.each<[string, Record<string, string | number>, [string, ChoiceProblem['kind']][]]>([
    ['all is well', { 8: 81 }, []],
    ['what is required', {}, [['8', 'missing']]],
    ['a text of the limit', { 7: 'Åse!!', 8: 81 }, []],
    ['a text over it', { 7: 'Sigrid', 8: 81 }, [['7', 'tooLong']]],
    ['a value that is not offered', { 8: 99 }, [['8', 'gone']]],
    ['two values where one can be chosen', { 8: '81,82' }, [['8', 'gone']]],
    ['an extra that the product does not have', { 8: 81, 77: 'x' }, [['77', 'gone']]],
  ])('%s', (_name, custom, expected) => {
    expect(problems(custom)).toEqual(expected);
  });

  test('in words', () => {
    expect(choiceLabels(lamp, { custom: { 7: 'Kari', 8: 82, 9: '91,92' } })).toEqual([
      { label: 'Gravering', value: 'Kari' },
      { label: 'Ledning', value: 'Lang' },
      { label: 'Tilbehør', value: 'Pære, Dimmer' },
    ]);
  });
});

describe('prices for several at once', () => {
  const tier = (customer_group_id: number, qty: number, value: number): object => ({ customer_group_id, qty, value });
  const tiered = offering(
    wire({
      tier_prices: [tier(32_000, 4, 720), tier(32_000, 2, 760), tier(4, 1, 100), tier(0, 10, 640), tier(32_000, 0, 1)],
    }),
  );

  test.each([
    [1, 100_000, null],
    [2, 95_000, 100_000],
    [3, 95_000, 100_000],
    [4, 90_000, 100_000],
    [10, 80_000, 100_000],
  ])('%i pieces', (qty, amountMinor, regularMinor) => {
    expect(unitPrice(tiered, {}, qty)).toEqual({ amountMinor, regularMinor });
  });

  test('a tier price never replaces a lower special price', () => {
    const special = offering(wire({ special_price_incl_tax: 700, tier_prices: [tier(32_000, 2, 760)] }));
    expect(unitPrice(special, {}, 5)).toEqual({ amountMinor: 70_000, regularMinor: 100_000 });
  });

  test('with 25.5 % tax net becomes gross by that rate', () => {
    const finnish = offering(wire({ tier_prices: [tier(32_000, 2, 200)] }), [], 2550);
    expect(finnish.tiers).toEqual([{ fromQty: 2, amountMinor: 25_100 }]);
  });
});

describe('a bundle', () => {
  const part = (id: number, sku: string, price: number, qty: number, more: object = {}): Product =>
    wire({
      id,
      sku,
      name: sku,
      price_incl_tax: price,
      original_price_incl_tax: price,
      stock: { is_in_stock: qty > 0, qty },
      ...more,
    });
  const link = (id: number, sku: string, qty = 1, more: object = {}): object => ({
    id,
    sku,
    qty,
    is_default: false,
    ...more,
  });
  const slot = (option_id: number, type: string, required: boolean, product_links: object[]): object => ({
    option_id,
    title: `Slot ${option_id}`,
    type,
    required,
    product_links,
  });
  const slots = [
    slot(1, 'radio', true, [link(1, 'OAK'), link(2, 'BLACK', 1, { is_default: true })]),
    slot(2, 'select', true, [link(3, 'CHAIR', 4, { can_change_quantity: true })]),
    slot(3, 'checkbox', false, [link(4, 'SHADE'), link(5, 'CUSHION', 2)]),
  ];
  const parts = [
    part(11, 'OAK', 5000, 3),
    part(12, 'BLACK', 6000, 2),
    part(13, 'CHAIR', 1000, 10, { special_price_incl_tax: 900 }),
    part(14, 'SHADE', 2000, 1),
    part(15, 'CUSHION', 100, 9),
  ];
  const product = (more: object = {}): Product =>
    wire({ sku: 'SET', type_id: 'bundle', bundle_options: slots, ...more });
  const set = offering(product(), parts);
  const chosen = (one: string, chairs: number, ...many: string[]): LineOptions => ({
    bundle: {
      1: { qty: 1, selections: [one] },
      2: { qty: chairs, selections: ['3'] },
      ...(many.length > 0 ? { 3: { qty: 1, selections: many } } : {}),
    },
  });

  test('begins with the default of each slot, or its first article (spec 4: bundle, D28)', () => {
    expect(firstChoice(set)).toEqual(chosen('2', 4, '4'));
    expect(firstChoice(lamp)).toEqual({});
  });

  test('begins with an available article where the default is sold out', () => {
    const soldOut = parts.map((each) => (each.sku === 'BLACK' ? part(12, 'BLACK', 6000, 0) : each));
    expect(firstChoice(offering(product(), soldOut))).toEqual(chosen('1', 4, '4'));
  });

  test.each<[string, LineOptions, number, number | null]>([
    ['the default', chosen('2', 4), 600_000 + 4 * 90_000, 600_000 + 4 * 100_000],
    ['another article, more of the next', chosen('1', 6), 500_000 + 6 * 90_000, 500_000 + 6 * 100_000],
    ['everything, each as often as it belongs to it', chosen('1', 4, '4', '5'), 1_080_000, 1_120_000],
    [
      'none of an article',
      { bundle: { 1: { qty: 1, selections: ['1'] }, 2: { qty: 0, selections: ['3'] } } },
      500_000,
      null,
    ],
  ])('costs what is chosen: %s', (_name, options, amountMinor, regularMinor) => {
    expect(unitPrice(set, options, 1)).toEqual({ amountMinor, regularMinor });
  });

  test('its special price is a share of the sum, within its dates', () => {
    const share = { special_price: 90, special_from_date: '2026-05-01', special_to_date: '2026-07-01' };
    expect(unitPrice(offering(product(share), parts), chosen('1', 4), 1)).toEqual({
      amountMinor: 774_000,
      regularMinor: 900_000,
    });
    const over = { ...share, special_to_date: '2026-05-02' };
    expect(unitPrice(offering(product(over), parts), chosen('1', 4), 1)?.amountMinor).toBe(860_000);
  });

  test('in lists its special price is that share of its own price', () => {
    const listed = summaryFromWire(
      product({ special_price: 90, special_price_incl_tax: 90, price_incl_tax: 9000, original_price_incl_tax: 9000 }),
    );
    expect(listed.price).toMatchObject({ baseMinor: 900_000, specialMinor: 810_000 });
  });

  test('takes its parts from the stock, and the scarcest part limits its quantity', () => {
    const needs = needsOf(set, chosen('1', 4, '5'));
    expect(needs).toEqual([
      { sku: 'OAK', pieces: 1, max: 3 },
      { sku: 'CHAIR', pieces: 4, max: 10 },
      { sku: 'CUSHION', pieces: 2, max: 9 },
    ]);
    expect(maxPieces(set, needs)).toBe(2);
    expect(maxPieces(set, needs, new Map([['CHAIR', 3]]))).toBe(1);
    expect(maxPieces(set, needs, new Map([['OAK', 5]]))).toBe(0);
  });

  test('cannot be bought when it is sold out itself; its own quantity does not matter', () => {
    const few = offering(product({ stock: { is_in_stock: true, qty: 0 } }), parts);
    const none = offering(product({ stock: { is_in_stock: false, qty: 9 } }), parts);
    expect(maxPieces(few, needsOf(few, chosen('1', 4)))).toBe(2);
    expect(maxPieces(none, needsOf(none, chosen('1', 4)))).toBe(0);
  });

  test.each<[string, LineOptions, string[]]>([
    ['all is well', chosen('1', 4), []],
    ['a slot that must be filled', { bundle: { 1: { qty: 1, selections: ['1'] } } }, ['2 missing']],
    ['an article that is not in it', chosen('9', 4), ['1 gone']],
    [
      'two articles where one can be chosen',
      { bundle: { 1: { qty: 1, selections: ['1', '2'] }, 2: { qty: 4, selections: ['3'] } } },
      ['1 gone'],
    ],
    ['half a chair', chosen('1', 1.5), ['2 gone']],
    [
      'a slot that it does not have',
      { bundle: { ...chosen('1', 4).bundle, 8: { qty: 1, selections: ['1'] } } },
      ['8 gone'],
    ],
  ])('is refused by its slots: %s', (_name, options, expected) => {
    expect(choiceProblems(set, options).map(({ id, kind }) => `${id} ${kind}`)).toEqual(expected);
  });

  test('without any article cannot be bought, even where no slot is required', () => {
    const free = offering(product({ bundle_options: [slot(3, 'checkbox', false, [link(4, 'SHADE')])] }), parts);
    expect(choiceProblems(free, {})).toMatchObject([{ kind: 'missing', id: '3' }]);
  });

  test('a fixed quantity is that of the bundle, and an article with quantity 0 is not chosen', () => {
    const options = {
      bundle: {
        1: { qty: 7, selections: [1] },
        2: { qty: 0, selections: [3] },
        3: { qty: 5, selections: ['5', '4', '5'] },
      },
    };
    expect(
      offeredChoice(set, { bundle: { ...options.bundle, 3: { qty: 1, selections: ['4', '77'] } } }).bundle,
    ).toEqual({
      ...options.bundle,
      3: { qty: 1, selections: ['4'] },
    });
    expect(cleanChoice(set, options)).toEqual({
      bundle: { 1: { qty: 1, selections: ['1'] }, 3: { qty: 1, selections: ['4', '5'] } },
    });
  });

  test('a part that is gone or not sold is not offered, one without a price cannot be bought', () => {
    const some = [
      part(11, 'OAK', 5000, 3, { status: 2 }),
      part(13, 'CHAIR', 1000, 9, { price_incl_tax: null, original_price_incl_tax: null }),
    ];
    const poor = offering(product(), some);
    expect(poor.slots!.map(({ links }) => links.map(({ sku }) => sku))).toEqual([[], ['CHAIR'], []]);
    expect(unitPrice(poor, { bundle: { 2: { qty: 4, selections: ['3'] } } }, 1)).toBeNull();
    expect(maxPieces(poor, needsOf(poor, { bundle: { 2: { qty: 1, selections: ['3'] } } }))).toBe(0);
  });

  test('without any article on the device has an unknown price', () => {
    const nothing = offering(product(), []);
    expect(firstChoice(nothing)).toEqual({ bundle: {} });
    expect(unitPrice(nothing, firstChoice(nothing), 1)).toBeNull();
  });

  test('in words', () => {
    expect(choiceLabels(set, chosen('1', 4, '4', '5'))).toEqual([
      { label: 'Slot 1', value: 'OAK' },
      { label: 'Slot 2', value: '4 × CHAIR' },
      { label: 'Slot 3', value: 'SHADE, 2 × CUSHION' },
    ]);
  });
});
