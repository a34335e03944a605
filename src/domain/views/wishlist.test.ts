import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
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
const view = (more: Partial<typeof wish> = {}, summary: typeof product | undefined = product, hasAll = true) =>
  wishView({ ...wish, ...more }, summary, hasAll, emptyCatalogueContext);
const change = (putMinor: number | null) => wishView({ ...wish, putMinor }, product, true, emptyCatalogueContext);

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

test('what has variants, or is a set, is chosen on its page', () => {
  const whole = { ...product, stock: { ...product.stock, isInStock: true, qty: 5 } };
  expect(view({}, whole).today?.canBeBought).toBe(true);
  expect(view({}, { ...whole, type: 'configurable' }).today).toMatchObject({
    canBeBought: false,
    stock: 'out_of_stock',
  });
  const { variants } = summaryFromWire(wireProduct('LAMP', { configurable_children: [{ id: 2, sku: 'LAMP-RED' }] }));
  const toChoose = { ...whole, type: 'configurable', variants } as const;
  expect(view({}, toChoose).today).toMatchObject({ canBeBought: false, stock: 'low_stock' });
  expect(view({}, { ...whole, type: 'grouped' }).today?.canBeBought).toBe(false);
  expect(view({}, { ...whole, stock: { ...whole.stock, qty: 0 } }).today?.canBeBought).toBe(false);
});

test('what a guest wished for is not called cheaper because the group of who signed in pays less (D84)', () => {
  const tiers = new Map([['LAMP', [{ group: 3, fromQty: 1, netMajor: 320 }]]]);
  const ofGroup = { group: 3, isNet: false, taxBasisPoints: 2500, tiers };
  const context = { ...emptyCatalogueContext, offers: Object.assign(new Map(), { ofGroup }) };
  const today = (more: object) => wishView({ ...wish, ...more }, product, true, context).today;
  expect(today({})).toMatchObject({ changeMinor: -10_000, price: { amountMinor: 40_000 } });
  expect(today({ isOfGuest: true })).toMatchObject({ changeMinor: 0, price: { amountMinor: 40_000 } });
  expect(today({ isOfGuest: true, putMinor: 60_000 })).toMatchObject({ changeMinor: -10_000 });
});
