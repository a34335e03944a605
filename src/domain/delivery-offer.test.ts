import { describe, expect, test } from 'vitest';
import type { CheckoutSettings, ShippingMethod } from './checkout-methods.ts';
import { deliveryOffer, deliveryTerms } from './delivery-offer.ts';
import type { DeliveryPromise } from './delivery-promise.ts';

const method = (postcodePattern: string, priceMinor: number, daysMax: number): ShippingMethod =>
  ({ countries: ['NO'], postcodePattern, priceMinor, daysMin: 3, daysMax }) as unknown as ShippingMethod;

const settings: CheckoutSettings = {
  countries: [],
  paymentMethods: [],
  shippingMethods: [method(String.raw`(?!917\d$)\d{4}`, 590_00, 10), method(String.raw`[0-9]\d{3}`, 190_00, 7)],
};

const stock: DeliveryPromise = { kind: 'stock', span: '3–10', latestDays: 10 };
const weeks: DeliveryPromise = { kind: 'order', span: '4-6', latestDays: 42 };
const inTenWeeksOrMore: DeliveryPromise = { kind: 'order', span: '10+', latestDays: 84 };
const service: DeliveryPromise = { kind: 'service', span: '', latestDays: 1 };

const at = (postcode: string, own = settings) => deliveryTerms(own, { country: 'NO', postcode }, '2026-12-28');

describe('what a delivery costs and by when it is there', () => {
  test.each([
    [
      'before a postal code is known there is a price and no day',
      stock,
      '',
      { costMinor: 190_00, mostMinor: 590_00, by: null },
    ],
    [
      'from stock: the day by which every method is there',
      stock,
      '01 84',
      { costMinor: 190_00, mostMinor: 590_00, by: '2027-01-07' },
    ],
    [
      'only methods that reach the place count',
      stock,
      '9170',
      { costMinor: 190_00, mostMinor: 190_00, by: '2027-01-04' },
    ],
    [
      'what is made: the last day of its weeks',
      weeks,
      '0184',
      { costMinor: 190_00, mostMinor: 590_00, by: '2027-02-08' },
    ],
    ['weeks without an end have no day', inTenWeeksOrMore, '0184', { costMinor: 190_00, mostMinor: 590_00, by: null }],
    ['nobody delivers there', stock, 'ABC', null],
    ['nothing is transported', service, '0184', null],
    ['what cannot be bought', null, '0184', null],
  ] as const)('%s', (_what, promise, postcode, offer) => {
    expect(deliveryOffer(promise, at(postcode), 1000_00)).toEqual(offer);
  });

  test('the delivery is free from the sum that the shop names (decision 083)', () => {
    const terms = at('0184', { ...settings, freeDeliveryFromMinor: 5000_00 });
    expect(deliveryOffer(stock, terms, 5000_00)).toEqual({ costMinor: 0, mostMinor: 0, by: '2027-01-07' });
    expect(deliveryOffer(stock, terms, 4999_00)).toMatchObject({ costMinor: 190_00, mostMinor: 590_00 });
  });

  test('a postal code is known without its spaces', () => {
    expect(at(' 01 84').place).toEqual({ country: 'NO', postcode: '0184' });
    expect(at('').place).toEqual({ country: 'NO' });
  });
});
