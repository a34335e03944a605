import { expect, it } from 'vitest';
import { stockStatus, stockStatuses } from '#domain/stock.ts';
import { stockFromWire } from '#domain/wire/product.ts';
import { createdAtOf, leadTimeOf, showroomStockOf, stockOf, stockOfAll } from './article-situation.ts';
import { offerOf, priceFields } from './offer.ts';

const skus = Array.from({ length: 2000 }, (_, index) => `s${10_000_000 + index * 7}`);

it('has every stock situation, most articles in stock', () => {
  const statuses = skus.map((sku) => stockStatus(stockFromWire(stockOf(sku)), 'page'));
  expect(new Set(statuses)).toEqual(new Set([...stockStatuses, 'orderable']));
  const share = (status: string): number => statuses.filter((one) => one === status).length / skus.length;
  expect(share('in_stock')).toBeGreaterThan(0.6);
  expect(share('upcoming')).toBeLessThan(0.05);
  expect(skus.some((sku) => !stockOf(sku).manage_stock)).toBe(true);
});

it('is the same every time', () => {
  const situation = (sku: string) => [
    stockOf(sku),
    showroomStockOf(sku),
    leadTimeOf(sku),
    createdAtOf(sku),
    offerOf(sku, 0.2),
  ];
  expect(skus.map(situation)).toEqual(skus.map(situation));
});

it('adds up the variants of a product', () => {
  const none = { is_in_stock: false, qty: 0, manage_stock: true };
  const some = { is_in_stock: true, qty: 3, manage_stock: true };
  const gone = { ...none, status: 'discontinued' };
  expect(stockOfAll([none, some, some])).toEqual({ is_in_stock: true, qty: 6, manage_stock: true });
  expect(stockOfAll([gone, gone])).toEqual(gone);
  expect(stockOfAll([gone, some])).toEqual(some);
});

it('spreads the start of products over eighteen months', () => {
  const times = skus.map(createdAtOf).sort();
  expect(times[0]! >= '2024-12-01 00:00:00').toBe(true);
  expect(times[0]! < '2024-12-15').toBe(true);
  expect(times.at(-1)! < '2026-06-01 00:00:00').toBe(true);
});

it('offers about the share that was asked for, with and without dates', () => {
  const offers = skus.map((sku) => offerOf(sku, 0.2)).filter((offer) => offer !== null);
  expect(offers.length / skus.length).toBeCloseTo(0.2, 1);
  expect(new Set(offers.map(({ from, isRunning }) => `${from === null}/${isRunning}`)).size).toBe(3);
});

it.each([
  [null, 999, { price_incl_tax: 999 }],
  [
    { discountPercent: 20, from: null, to: null, isRunning: true },
    6195,
    { price_incl_tax: 4949, original_price_incl_tax: 6195, final_price_incl_tax: 4949, special_price_incl_tax: 4949 },
  ],
  [
    { discountPercent: 10, from: '2028-01-03 00:00:00', to: null, isRunning: false },
    1000,
    {
      price_incl_tax: 1000,
      original_price_incl_tax: 1000,
      final_price_incl_tax: 1000,
      special_price_incl_tax: 899,
      special_from_date: '2028-01-03 00:00:00',
    },
  ],
  [{ discountPercent: 10, from: null, to: null, isRunning: true }, 9, { price_incl_tax: 9 }],
])('price fields of %j and %i', (offer, gross, fields) => {
  expect(priceFields(gross, offer)).toEqual(fields);
});
