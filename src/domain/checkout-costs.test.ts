import { expect, test } from 'vitest';
import { furtherDeliveries, methodsAtPrice } from './checkout-costs.ts';
import type { ShippingMethod } from './checkout-methods.ts';
import type { DeliveryPromise } from './delivery-promise.ts';

const home: ShippingMethod = {
  code: 'logtrade/home',
  carrierCode: 'logtrade',
  methodCode: 'home',
  carrierTitle: 'Logtrade',
  title: 'Home',
  countries: ['NO'],
  priceMinor: 59_000,
  postcodePattern: '.*',
  daysMin: 4,
  daysMax: 10,
  translations: {},
};
const goods = { subtotalMinor: 300_000, discountMinor: 0 };

const prices: readonly [string, limitMinor: number | null, further: number, priceMinor: number][] = [
  ['one delivery', null, 0, 59_000],
  ['three deliveries', null, 2, 177_000],
  ['one delivery that is free', 300_000, 0, 0],
  ['three deliveries, the first of them free', 300_000, 2, 118_000],
];

test.each(prices)('a delivery method at what it costs: %s (spec 2, spec 9)', (_name, limit, further, priceMinor) => {
  const settings = { freeDeliveryFromMinor: limit };
  expect(methodsAtPrice([home], settings, goods, further)).toEqual([{ ...home, priceMinor }]);
});

test('only what comes as it is ready has further deliveries', () => {
  const stock: DeliveryPromise = { kind: 'stock', span: '4–10', latestDays: 10 };
  const weeks: DeliveryPromise = { kind: 'order', span: '2-4', latestDays: 28 };
  const lines = [{ delivery: stock }, { delivery: weeks }];
  expect(furtherDeliveries({}, { hasPartialDeliveries: true }, lines)).toBe(1);
  expect(furtherDeliveries({}, { hasPartialDeliveries: false }, lines)).toBe(0);
  expect(furtherDeliveries({}, { hasPartialDeliveries: true }, [])).toBe(0);
  expect(furtherDeliveries({ notTaken: ['comment'] }, { hasPartialDeliveries: true }, lines)).toBe(1);
  expect(furtherDeliveries({ notTaken: ['partial_delivery'] }, { hasPartialDeliveries: true }, lines)).toBe(0);
});
