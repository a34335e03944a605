import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutSettings,
  countryAtFirst,
  isPostcodeOf,
  methodAtFirst,
  type PaymentMethod,
  customerTypeOf,
  paymentMethodsFor,
  plainPostcode,
  type ShippingMethod,
  shippingMethodsFor,
} from './checkout-methods.ts';

const shipping = (methodCode: string, countries: string[], postcodePattern: string): ShippingMethod => ({
  code: `logtrade/${methodCode}`,
  carrierCode: 'logtrade',
  methodCode,
  carrierTitle: 'Logtrade',
  title: methodCode,
  countries,
  priceMinor: 49_000,
  postcodePattern,
  daysMin: 2,
  daysMax: 10,
  translations: {},
});
const payment = (code: string, countries: string[]): PaymentMethod => ({
  code,
  title: code,
  countries,
  costMinor: 0,
  isUsableOffline: true,
  isExternal: false,
  translations: {},
});

const settings: CheckoutSettings = {
  countries: [
    { country: 'NO', postcodePattern: String.raw`\d{4}` },
    { country: 'DK', postcodePattern: String.raw`\d{4}` },
    { country: 'SE', postcodePattern: String.raw`\d{5}` },
    { country: 'FI', postcodePattern: String.raw`\d{5}` },
  ],
  shippingMethods: [
    shipping('home', ['NO'], String.raw`\d{4}`),
    // With two alternatives, each has to match the whole postal code.
    shipping('pickup', ['NO', 'SE'], String.raw`0\d{3}|41\d{3}`),
    shipping('abroad', ['SE'], String.raw`\d{5}`),
  ],
  paymentMethods: [payment('invoice', ['NO', 'SE']), payment('cashondelivery', ['NO'])],
};

test.each([
  ['0184', '0184'],
  ['111 22', '11122'],
  [' 1 1 1\u00a022\t', '11122'],
  ['', ''],
])('postal code %j is %j without its spaces (spec 5)', (typed, plain) => {
  expect(plainPostcode(typed)).toBe(plain);
});

test.each([
  ['NO', '0184', true],
  ['NO', '01 84', true],
  ['NO', '018', false],
  ['NO', '01845', false],
  ['NO', 'O184', false],
  ['NO', '', false],
  ['NO', undefined, false],
  ['DK', '2100', true],
  ['DK', '21000', false],
  ['SE', '411 05', true],
  ['SE', '41105', true],
  ['SE', '4110', false],
  ['SE', 'SE-41105', false],
  ['FI', '00100', true],
  ['FI', '0010', false],
  ['PL', '00100', false],
])('%s %s has the form of its country: %s (D62)', (country, postcode, isRight) => {
  expect(isPostcodeOf(settings, { country, ...(postcode === undefined ? {} : { postcode }) })).toBe(isRight);
});

test('spaces never decide whether a postal code is right (D62)', () => {
  const typed = fc
    .array(fc.constantFrom('0', '4', '9', 'A', ' ', '\t'), { maxLength: 8 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.constantFrom('NO', 'DK', 'SE', 'FI'), typed, (country, postcode) => {
      const plain = postcode.replaceAll(/\s/g, '');
      const isRight = isPostcodeOf(settings, { country, postcode });
      expect(isRight).toBe(isPostcodeOf(settings, { country, postcode: plain }));
      expect(isRight).toBe(/^\d+$/.test(plain) && plain.length === (country === 'NO' || country === 'DK' ? 4 : 5));
    }),
  );
});

describe('delivery methods of a place (D92)', () => {
  test.each([
    ['a country without postal code', { country: 'NO' }, ['home', 'pickup']],
    ['an empty postal code', { country: 'SE', postcode: '' }, ['pickup', 'abroad']],
    ['a postal code that both reach', { country: 'NO', postcode: '0184' }, ['home', 'pickup']],
    ['a postal code out of reach of one', { country: 'NO', postcode: '5003' }, ['home']],
    ['spaces do not count', { country: 'SE', postcode: '411 05' }, ['pickup', 'abroad']],
    ['a longer postal code is another one', { country: 'NO', postcode: '01845' }, []],
    ['a country that is not served', { country: 'FI', postcode: '00100' }, []],
  ])('%s', (_name, place, methods) => {
    expect(shippingMethodsFor(settings, place).map((method) => method.methodCode)).toEqual(methods);
  });
});

test.each([
  ['a country', 'NO', false, ['invoice', 'cashondelivery']],
  ['a country with fewer', 'SE', false, ['invoice']],
  ['nothing to deliver: no cash on delivery', 'NO', true, ['invoice']],
  ['a country that is not served', 'FI', false, []],
])('payment methods of %s (spec 4: totals, D92)', (_name, country, isVirtual, codes) => {
  expect(paymentMethodsFor(settings, country, isVirtual).map((method) => method.code)).toEqual(codes);
});

test.each([
  ['the one that was chosen', 'home', ['pickup', 'home'], 'home'],
  ['the first one, where nothing was', '', ['pickup', 'home'], 'pickup'],
  ['the first that is offered, where the saved one is not', 'drone', ['pickup', 'home'], 'pickup'],
  ['none, where none is offered', 'home', [], ''],
])('the method selected at first: %s (spec 4: totals)', (_what, saved, offered, standing) => {
  const methods = offered.map((code) => ({ code }));
  expect(methodAtFirst(saved, methods)).toBe(standing);
});

test.each([
  ['the one of the draft', 'SE', ['NO', 'SE'], 'SE'],
  ['the first one on offer, where that of the draft is not', 'FI', ['NO', 'SE'], 'NO'],
  ['that of the draft, where none is on offer', 'FI', [], 'FI'],
] as const)('the country at first: %s', (_, saved, countries, first) => {
  const offered = countries.map((country) => ({ country, postcodePattern: '' }));
  expect(countryAtFirst(saved, { countries: offered })).toBe(first);
});

test('a cart is not virtual unless the caller says so', () => {
  expect(paymentMethodsFor(settings, 'NO')).toEqual(paymentMethodsFor(settings, 'NO', false));
});

test('a device without settings offers nothing (D92)', () => {
  const none: CheckoutSettings = { countries: [], shippingMethods: [], paymentMethods: [] };
  expect(shippingMethodsFor(none, { country: 'NO' })).toEqual([]);
  expect(paymentMethodsFor(none, 'NO')).toEqual([]);
  expect(isPostcodeOf(none, { country: 'NO', postcode: '0184' })).toBe(false);
});

test.each([
  [undefined, ['invoice', 'company', 'people']],
  ['person', ['invoice', 'people']],
  ['organization', ['invoice', 'company']],
] as const)('payment methods for %s (spec 9: payment provider customer types)', (customerType, codes) => {
  const methods = [
    payment('invoice', ['NO']),
    { ...payment('company', ['NO']), customerTypes: ['organization'] as const },
    { ...payment('people', ['NO']), customerTypes: ['person'] as const },
  ];
  const offered = paymentMethodsFor(
    { ...settings, paymentMethods: methods, ...(customerType ? { customerType } : {}) },
    'NO',
  );
  expect(offered.map(({ code }) => code)).toEqual(codes);
});

test.each([
  [false, 'Stua AS', '974760673', 'organization'],
  [false, 'Stua AS', '974760674', 'person'],
  [false, '', '974760673', 'person'],
  [false, 'Stua AS', '', 'person'],
  [true, '', '', 'organization'],
] as const)(
  'a business account: %s, company «%s» with number «%s» orders as %s',
  (isBusiness, company, taxId, type) => {
    expect(customerTypeOf({ company, taxId, country: 'NO' }, isBusiness)).toBe(type);
  },
);
