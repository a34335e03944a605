import { describe, expect, test } from 'vitest';
import type { CheckoutSettings, ShippingMethod } from './checkout-methods.ts';
import { daysFromStock, deliveryPromise } from './article-delivery.ts';
import { type DeliveryPromise, promiseBy } from './delivery-promise.ts';
import { lastDay } from './last-day.ts';
import { latestPromise } from './latest-promise.ts';
import { unknownPrice } from './price.ts';
import type { Stock } from './stock.ts';

const stocked: Stock = { isInStock: true, qty: 4, isManaged: true, status: null };
const uncounted: Stock = { isInStock: true, qty: 0, isManaged: false, status: null };
const price = { ...unknownPrice, baseMinor: 100_00 };
const now = { nowMs: 0, fromStock: { min: 3, max: 10 } };
const sofa = { type: 'simple', leadTimeDays: 35 } as const;

const fromStock: DeliveryPromise = { kind: 'stock', span: '3–10', latestDays: 10, earliestDays: 3 };
const inWeeks: DeliveryPromise = { kind: 'order', span: '4-6', latestDays: 42, earliestDays: 35 };
const inTwoWeeks: DeliveryPromise = { kind: 'order', span: '2', latestDays: 14, earliestDays: 10 };
const inMoreWeeks: DeliveryPromise = { kind: 'order', span: '10+', latestDays: 84, earliestDays: 84 };
const inLaterWeeks: DeliveryPromise = { ...inWeeks, earliestDays: 42 };
const service: DeliveryPromise = { kind: 'service', span: '', latestDays: 1 };
const file: DeliveryPromise = { kind: 'file', span: '', latestDays: 0 };

describe('what is promised for an article (spec 4: delivery-time labels, stock indication)', () => {
  test.each([
    ['in stock: the days on the road, whatever its lead time', stocked, fromStock],
    ['the last ones of what is discontinued', { ...stocked, status: 'discontinued_sellable' }, fromStock],
    ['a quantity that nobody names', { ...stocked, qty: null }, fromStock],
    ['ordered in: its weeks', uncounted, inWeeks],
    ['out of stock', { ...stocked, isInStock: false }, null],
    ['none left', { ...stocked, qty: 0 }, null],
    ['not yet here', { ...stocked, status: 'upcoming' }, null],
    ['sold out for the season', { ...stocked, status: 'sold_out_season' }, null],
    ['discontinued', { ...stocked, status: 'discontinued' }, null],
    ['discontinued and not counted', { ...uncounted, status: 'discontinued' }, null],
  ] as const)('%s', (_what, stock, promise) => {
    expect(deliveryPromise(sofa, { stock, price }, now)).toEqual(promise);
  });

  test('nothing without a price, because the article cannot be bought', () => {
    expect(deliveryPromise(sofa, { stock: stocked, price: unknownPrice }, now)).toBeNull();
  });

  test('nothing from stock before the delivery methods are on the device; an ordered article has its weeks anyway', () => {
    const early = { ...now, fromStock: null };
    expect(deliveryPromise(sofa, { stock: stocked, price }, early)).toBeNull();
    expect(deliveryPromise(sofa, { stock: uncounted, price }, early)).toEqual(inWeeks);
  });

  test('an unknown lead time counts as the fallback of 10 days (spec 9)', () => {
    const promise = deliveryPromise({ ...sofa, leadTimeDays: null }, { stock: uncounted, price }, now);
    expect(promise).toEqual(inTwoWeeks);
  });

  test.each([
    ['virtual', service],
    ['downloadable', file],
  ] as const)('%s: nothing is transported', (type, promise) => {
    expect(deliveryPromise({ ...sofa, type }, { stock: uncounted, price }, now)).toEqual(promise);
    expect(deliveryPromise({ ...sofa, type }, { stock: stocked, price }, now)).toEqual(promise);
  });
});

test.each(['grouped', 'bundle', 'collection'] as const)('%s: only its parts have a promise', (type) => {
  expect(deliveryPromise({ ...sofa, type }, { stock: stocked, price }, now)).toBeNull();
});

describe('several articles together have the latest of their promises', () => {
  test.each<[string, (DeliveryPromise | null)[], DeliveryPromise | null]>([
    ['nothing', [], null],
    ['one', [fromStock], fromStock],
    ['weeks after days', [fromStock, inWeeks, fromStock], inWeeks],
    ['the longest weeks', [inMoreWeeks, inWeeks], inMoreWeeks],
    ['the last of the same weeks', [inWeeks, inLaterWeeks], inLaterWeeks],
    ['the shortest weeks after days', [fromStock, inTwoWeeks], inTwoWeeks],
    ['furniture after a service and a file', [file, fromStock, service], fromStock],
    ['a service after a file', [file, service], service],
    ['one that cannot be bought', [fromStock, null, inWeeks], null],
  ])('%s', (_what, promises, latest) => {
    expect(latestPromise(promises)).toEqual(latest);
    expect(latestPromise(promises.toReversed())).toEqual(latest);
  });
});

test('what is latest depends on the method: goods that the shop has may come before or after those of two weeks', () => {
  const bySlowest = { ...fromStock, span: '3–21', latestDays: 21 };
  const promises = [bySlowest, inTwoWeeks];
  expect(latestPromise(promises)).toEqual(bySlowest);
  expect(latestPromise(promises, { daysMin: 10, daysMax: 21 })?.latestDays).toBe(21);
  expect(latestPromise(promises, { daysMin: 4, daysMax: 10 })).toEqual(inTwoWeeks);
});

const method = (countries: readonly string[], daysMin: number, daysMax: number): ShippingMethod =>
  ({ countries, daysMin, daysMax, postcodePattern: '.*' }) as unknown as ShippingMethod;

describe('days from stock', () => {
  const shippingMethods = [method(['NO', 'SE'], 4, 10), method(['NO'], 3, 7), method(['FI'], 1, 30)];
  const settings: CheckoutSettings = { countries: [], paymentMethods: [], shippingMethods };

  test.each([
    ['all methods of the country', 'NO', { min: 3, max: 10 }],
    ['one method', 'SE', { min: 4, max: 10 }],
    ['nothing is brought there', 'DK', null],
  ])('%s', (_what, country, days) => {
    expect(daysFromStock(settings, country)).toEqual(days);
  });

  test('are not known before the settings are', () => {
    expect(daysFromStock(null, 'NO')).toBeNull();
  });

  test.each<[string, DeliveryPromise | null, DeliveryPromise | null]>([
    ['from stock: the days of that method', fromStock, { kind: 'stock', span: '3–7', latestDays: 7, earliestDays: 3 }],
    ['ordered in: its weeks, whatever the method', inWeeks, inWeeks],
    ['a service', service, service],
    ['nothing', null, null],
  ])('with a method chosen, %s', (_what, promise, chosen) => {
    expect(promiseBy(promise, { daysMin: 3, daysMax: 7 })).toEqual(chosen);
    expect(promiseBy(promise, undefined)).toEqual(promise);
  });

  test('equal fewest and most days are written as one number', () => {
    expect(promiseBy(fromStock, { daysMin: 5, daysMax: 5 })?.span).toBe('5');
  });
});

test.each<[string, DeliveryPromise | null, string | null]>([
  ['from stock', fromStock, '2026-03-03'],
  ['ordered in', inWeeks, '2026-04-04'],
  ['weeks without an end', { ...inMoreWeeks }, null],
  ['a service', service, null],
  ['a file', file, null],
  ['nothing', null, null],
])('the last day of what is promised on a day: %s', (_what, promise, day) => {
  expect(lastDay(promise, '2026-02-21')).toBe(day);
});
