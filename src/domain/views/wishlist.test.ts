import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { wishView } from './wishlist.ts';

const product = summaryFromWire({ ...wireProduct('LAMP'), price_incl_tax: 500, original_price_incl_tax: 500 });
const wish = {
  parentSku: 'LAMP',
  sku: 'LAMP',
  name: 'Lampe',
  putMinor: 50_000,
  putAt: 1,
  changedAt: 1,
  isTakenOut: false,
};
const alone = (summary: typeof product) => ({ summary, details: null, ofParts: new Map() });
const view = (more: Partial<typeof wish> = {}, summary = product) =>
  wishView({ ...wish, ...more }, alone(summary), true, emptyCatalogueContext);
const change = (putMinor: number | null) =>
  wishView({ ...wish, putMinor }, alone(product), true, emptyCatalogueContext);

test.each([
  ['as it was', 50_000, 0],
  ['cheaper', 60_000, -10_000],
  ['dearer', 45_000, 5000],
  ['not known then', null, 0],
])('a price that is %s', (_name, putMinor, expected) => {
  expect(change(putMinor).today).toMatchObject({ changeMinor: expected, price: { amountMinor: 50_000 } });
});

test('without its product a wish is gone where all products are here, and else unknown', () => {
  expect(wishView(wish, undefined, true, emptyCatalogueContext)).toMatchObject({ state: 'gone', name1: 'Lampe' });
  expect(wishView(wish, undefined, false, emptyCatalogueContext)).toMatchObject({ state: 'unknown', path: null });
});

test('what the shop does not sell any more has no page; a variant that is gone leaves that of its product', () => {
  expect(view({}, { ...product, status: 2 })).toMatchObject({ state: 'gone', path: null, today: null });
  expect(view({ sku: 'LAMP-RED' })).toMatchObject({ state: 'gone', path: expect.stringMatching(/^\/p\/LAMP\//) });
});

const whole = { ...product, stock: { ...product.stock, isInStock: true, qty: 5 } };

test('what has variants, or is a set, is chosen on its page', () => {
  expect(view({}, whole).today?.choice).toEqual({});
  expect(view({}, { ...whole, type: 'configurable' }).today).toMatchObject({ choice: null, stock: 'out_of_stock' });
  const { variants } = summaryFromWire(wireProduct('LAMP', { configurable_children: [{ id: 2, sku: 'LAMP-RED' }] }));
  const toChoose = { ...whole, type: 'configurable', variants } as const;
  expect(view({}, toChoose).today).toMatchObject({ choice: null, stock: 'low_stock' });
  expect(view({}, { ...whole, type: 'grouped' }).today?.choice).toBeNull();
  expect(view({}, { ...whole, stock: { ...whole.stock, qty: 0 } }).today?.choice).toBeNull();
});

const face = (isRequired: boolean) => ({
  option_id: 3,
  title: 'Skive',
  type: 'drop_down',
  is_require: isRequired,
  values: [{ option_type_id: 31, title: 'Hvit', price: 0, price_type: 'fixed' }],
});
const slot = (links: readonly object[]) => ({
  option_id: 1,
  title: 'Bord',
  type: 'radio',
  required: true,
  product_links: links,
});
const bulb = { id: 7, sku: 'BULB', qty: 2 };
const bulbs = (qty: number) =>
  new Map([['BULB', summaryFromWire(wireProduct('BULB', { stock: { is_in_stock: true, qty } }))]]);

test.each<[string, object, ReturnType<typeof bulbs>, object | null]>([
  ['an extra that can be left out', { custom_options: [face(false)] }, new Map(), {}],
  ['an extra that has to be chosen', { custom_options: [face(true)] }, new Map(), null],
  [
    'a bundle begins with what its page begins with',
    { type_id: 'bundle', bundle_options: [slot([bulb])] },
    bulbs(2),
    { bundle: { 1: { qty: 2, selections: ['7'] } } },
  ],
  ['a bundle of which a part is sold out', { type_id: 'bundle', bundle_options: [slot([bulb])] }, bulbs(1), null],
  ['a bundle with an empty slot', { type_id: 'bundle', bundle_options: [slot([])] }, bulbs(2), null],
])('what goes into the cart as it is, and what is chosen on its page first: %s', (_name, more, ofParts, choice) => {
  const wire = wireProduct('LAMP', { price_incl_tax: 500, original_price_incl_tax: 500, ...more });
  const found = { summary: summaryFromWire(wire), details: detailsFromWire(wire), ofParts };
  expect(wishView(wish, found, true, emptyCatalogueContext).today?.choice).toEqual(choice);
});

test('what a bundle is made of is not known before its details are here', () => {
  expect(view({}, { ...whole, type: 'bundle' }).today?.choice).toBeNull();
});

test('what a guest wished for is not called cheaper because the group of who signed in pays less (D84)', () => {
  const tiers = new Map([['LAMP', [{ group: 3, fromQty: 1, netMajor: 320 }]]]);
  const ofGroup = { group: 3, isNet: false, taxBasisPoints: 2500, tiers };
  const context = { ...emptyCatalogueContext, offers: Object.assign(new Map(), { ofGroup }) };
  const today = (more: object) => wishView({ ...wish, ...more }, alone(product), true, context).today;
  expect(today({})).toMatchObject({ changeMinor: -10_000, price: { amountMinor: 40_000 } });
  expect(today({ isOfGuest: true })).toMatchObject({ changeMinor: 0, price: { amountMinor: 40_000 } });
  expect(today({ isOfGuest: true, putMinor: 60_000 })).toMatchObject({ changeMinor: -10_000 });
});
