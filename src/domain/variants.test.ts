import { describe, expect, test } from 'vitest';
import { unknownPrice } from './price.ts';
import type { ConfigurableOption, OptionValue, ProductSummary, Variant } from './product.ts';
import type { Stock } from './stock.ts';
import {
  type Choice,
  choosableOptions,
  isValueAvailable,
  isVariantAvailable,
  pickVariant,
  variantBySku,
} from './variants.ts';

const NOW = Date.UTC(2025, 10, 14);
const GREY = 52;
const BEIGE = 57;
const WOOL = 201;
const VELVET = 202;

const inStock: Stock = { isInStock: true, qty: 12, isManaged: true, status: null };
const soldOut: Stock = { isInStock: false, qty: 0, isManaged: true, status: null };
const kroner = (amount: number): Variant['price'] => ({ ...unknownPrice, baseMinor: amount * 100 });

const variant = (sku: string, values: Record<string, OptionValue>, changes: Partial<Variant> = {}): Variant => ({
  id: sku,
  sku,
  name: null,
  status: 1,
  image: null,
  values,
  translations: {},
  price: kroner(9990),
  stock: inStock,
  ...changes,
});
const product = (...variants: Variant[]): ProductSummary => ({
  id: '10451',
  sku: 'NORDVIK',
  type: 'configurable',
  name: 'Nordvik',
  name1: null,
  name2: null,
  slug: 'nordvik',
  urlPath: 'nordvik',
  image: null,
  status: 1,
  visibility: 4,
  categoryIds: [],
  taxClassId: 2,
  price: kroner(9990),
  stock: inStock,
  tiers: [],
  leadTimeDays: null,
  isBestseller: false,
  attributes: {},
  measures: {},
  variants,
  createdAt: 0,
  updatedAt: 0,
  translations: {},
});

const greyWool = variant('GREY-WOOL', { color: GREY, product_material: WOOL }, { price: kroner(12_000) });
const greyVelvet = variant('GREY-VELVET', { color: GREY, product_material: VELVET }, { price: kroner(11_000) });
const beigeWool = variant('BEIGE-WOOL', { color: BEIGE, product_material: WOOL }, { price: kroner(10_000) });
const sofa = product(greyWool, greyVelvet, beigeWool);

test.each([
  ['in stock', {}, true],
  ['status 0', { status: 0 }, true],
  ['disabled', { status: 2 }, false],
  ['out of stock by status', { status: 3 }, false],
  ['sold out', { stock: soldOut }, false],
  ['discontinued', { stock: { ...inStock, status: 'discontinued' } }, false],
  ['discontinued but sellable', { stock: { ...inStock, status: 'discontinued_sellable' } }, true],
] as const)('%s: can the variant be bought (spec 4: variant selection, D35)', (_name, changes, isAvailable) => {
  expect(isVariantAvailable(variant('A', {}, changes))).toBe(isAvailable);
});

describe('the variant for a choice (spec 4: variant selection)', () => {
  const onOffer = { ...greyWool, sku: 'OFFER', price: { ...kroner(12_000), specialMinor: 500_000 } };
  const offerOver = { ...onOffer, sku: 'OVER', price: { ...onOffer.price, specialTo: NOW - 1 } };
  const unpriced = { ...greyWool, sku: 'UNPRICED', price: unknownPrice };

  test.each([
    ['everything chosen', sofa, { color: GREY, product_material: VELVET }, ['match', 'GREY-VELVET']],
    ['ids as text', sofa, { color: String(BEIGE) }, ['match', 'BEIGE-WOOL']],
    ['a tie goes to the lower price', sofa, { color: GREY }, ['match', 'GREY-VELVET']],
    ['the lower price is the one to pay now', product(greyVelvet, onOffer), { color: GREY }, ['match', 'OFFER']],
    ['an offer that is over does not count', product(greyVelvet, offerOver), { color: GREY }, ['match', 'GREY-VELVET']],
    ['an unknown price is not the lower one', product(unpriced, greyVelvet), { color: GREY }, ['match', 'GREY-VELVET']],
    [
      'equal prices go by order',
      product(beigeWool, { ...beigeWool, sku: 'B' }),
      { color: BEIGE },
      ['match', 'BEIGE-WOOL'],
    ],
    [
      'what cannot be bought is skipped',
      product(greyWool, { ...greyVelvet, stock: soldOut }),
      { color: GREY },
      ['match', 'GREY-WOOL'],
    ],
    [
      'no such configuration: the nearest (D43)',
      sofa,
      { color: BEIGE, product_material: VELVET },
      ['nearest', 'BEIGE-WOOL'],
    ],
    [
      'the nearest has the most of the choice, not the lowest price (D43)',
      product({ ...beigeWool, price: kroner(1) }, greyWool),
      { color: GREY, product_material: WOOL, product_form: 7 },
      ['nearest', 'GREY-WOOL'],
    ],
    ['nothing of the choice fits: no match (D43)', sofa, { color: 99 }, ['nearest', 'BEIGE-WOOL']],
    [
      'the chosen one is sold out: the nearest that can be bought (D43)',
      product(greyWool, { ...beigeWool, stock: soldOut }),
      { color: BEIGE },
      ['nearest', 'GREY-WOOL'],
    ],
    ['nothing chosen: the first sellable one (D101)', sofa, {}, ['match', 'GREY-WOOL']],
    [
      'nothing chosen, the first is sold out (D101)',
      product({ ...greyWool, stock: soldOut }, { ...greyVelvet, status: 2 }, beigeWool),
      {},
      ['match', 'BEIGE-WOOL'],
    ],
  ])('%s', (_name, of, choice, expected) => {
    const pick = pickVariant(of, choice, NOW);
    expect([pick.kind, pick.variant?.sku]).toEqual(expected);
  });

  test('nothing can be bought: no variant is available, the chosen one is shown', () => {
    const empty = product({ ...greyWool, stock: soldOut }, { ...beigeWool, status: 2 });
    expect(pickVariant(empty, { color: BEIGE }, NOW)).toMatchObject({ kind: 'none', variant: { sku: 'BEIGE-WOOL' } });
    expect(pickVariant(empty, {}, NOW)).toMatchObject({ kind: 'none', variant: { sku: 'GREY-WOOL' } });
    const turned = product({ ...beigeWool, status: 2 }, { ...greyWool, stock: soldOut });
    expect(pickVariant(turned, {}, NOW)).toMatchObject({ kind: 'none', variant: { sku: 'GREY-WOOL' } });
  });

  test('a product without variants has none available', () => {
    expect(pickVariant(product(), { color: GREY }, NOW)).toEqual({ kind: 'none', variant: undefined });
  });
});

test('a variant is found by its sku', () => {
  expect(variantBySku(sofa, 'BEIGE-WOOL')).toBe(beigeWool);
  expect(variantBySku(sofa, 'NORDVIK')).toBeUndefined();
});

const option = (attributeCode: string, ...labels: string[]): ConfigurableOption => ({
  attributeId: attributeCode,
  attributeCode,
  label: attributeCode,
  values: labels.map((label, value) => ({ value, label })),
});

test.each([
  ['all with a label', [option('color', 'Grey', 'Beige')], [['color', 'Grey', 'Beige']]],
  ['no price', [option('price', '100'), option('color', 'Grey')], [['color', 'Grey']]],
  ['no empty labels', [option('color', '', 'Grey', ' ')], [['color', 'Grey']]],
  ['no option without values', [option('color', ''), option('size')], []],
])('options to choose from: %s (spec 5: options)', (_name, options, expected) => {
  const shown = choosableOptions(options).map(({ attributeCode, values }) => [
    attributeCode,
    ...values.map(({ label }) => label),
  ]);
  expect(shown).toEqual(expected);
});

test.each<[string, ProductSummary, [Choice, string, OptionValue], boolean]>([
  ['a value beside nothing', sofa, [{}, 'color', BEIGE], true],
  ['a value beside a choice it goes with', sofa, [{ color: GREY }, 'product_material', VELVET], true],
  ['a value beside a choice it does not go with', sofa, [{ color: BEIGE }, 'product_material', VELVET], false],
  ['a value in the place of another', sofa, [{ color: GREY }, 'color', String(BEIGE)], true],
  ['a value of no variant', sofa, [{}, 'color', 99], false],
  ['a value of a sold-out variant', product({ ...greyWool, stock: soldOut }), [{}, 'color', GREY], false],
])('%s: does it lead to something that can be bought', (_name, of, question, isAvailable) => {
  expect(isValueAvailable(of, ...question)).toBe(isAvailable);
});
