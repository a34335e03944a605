import { describe, expect, test } from 'vitest';
import {
  type CheckoutDetails,
  checkoutProblems,
  type CheckoutProblems,
  companyOf,
  completeDetails,
  emptyDetails,
  withChoices,
} from './checkout-details.ts';
import type { CheckoutSettings, CheckoutSituation, PaymentMethod } from './checkout-methods.ts';

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
    { country: 'SE', postcodePattern: String.raw`\d{5}` },
  ],
  shippingMethods: [
    {
      code: 'logtrade/home',
      carrierCode: 'logtrade',
      methodCode: 'home',
      carrierTitle: 'Logtrade',
      title: 'Home',
      countries: ['NO', 'SE'],
      priceMinor: 49_000,
      // This method does not deliver to the north.
      postcodePattern: String.raw`[0-8]\d{3,4}`,
      daysMin: 2,
      daysMax: 10,
      translations: {},
    },
  ],
  paymentMethods: [
    payment('invoice', ['NO', 'SE']),
    payment('cashondelivery', ['NO']),
    { ...payment('card', ['NO']), isUsableOffline: false },
  ],
};

const kari: CheckoutDetails = {
  ...emptyDetails,
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  streetAddress: 'Storgata 12',
  zipCode: '0184',
  city: 'Oslo',
  country: 'NO',
  phoneNumber: '+47 900 00 000',
  shippingMethod: 'logtrade/home',
  paymentMethod: 'cashondelivery',
  isTermsAccepted: true,
};
const stua: Partial<CheckoutDetails> = { isBusiness: true, company: 'Stua AS', taxId: '974 760 673' };
const otherBilling: Partial<CheckoutDetails> = {
  hasOtherBilling: true,
  billingFirstName: 'Ola',
  billingLastName: 'Hansen',
  billingStreetAddress: 'Kungsgatan 1',
  billingZipCode: '411 05',
  billingCity: 'Göteborg',
  billingCountry: 'SE',
};
const ordinary: CheckoutSituation = { isVirtual: false, isOnline: true };
const problemsWith = (changes: Partial<CheckoutDetails>, situation = ordinary): CheckoutProblems =>
  checkoutProblems({ ...kari, ...changes }, settings, situation);

describe('an order can be placed (spec 5: form texts)', () => {
  test.each<[string, Partial<CheckoutDetails>]>([
    ['with what is required', {}],
    ['with spaces around', { email: ' kari@example.no ', firstName: ' Kari ', phoneNumber: ' +4790000000 ' }],
    ['with the shortest names', { firstName: 'Bo', lastName: 'Li' }],
    ['with letters beyond a to z', { firstName: 'Åse', lastName: 'Østby-Müller', city: 'Ål' }],
    ['by a company', { isBusiness: true, company: 'Stua AS', taxId: '974 760 673' }],
    ['by a person, whatever was typed of a company before', { company: 'S', taxId: '12' }],
    ['with an invoice that goes to Sweden', otherBilling],
    [
      'with another address for the invoice that was given up',
      { ...otherBilling, hasOtherBilling: false, billingCity: '' },
    ],
    ['with a comment', { comment: 'x'.repeat(1000) }],
    [
      'by a Swedish company that has it sent to Norway',
      { ...otherBilling, isBusiness: true, company: 'Stua AB', taxId: '556036-0793' },
    ],
    ['with an apartment', { apartmentNumber: 'H0201' }],
    ['from Sweden', { country: 'SE', zipCode: '411 05', paymentMethod: 'invoice' }],
    ['without sending it later by itself', { isSentWhenOnline: false }],
    ['with a long domain', { email: 'kari+shop@post.example.museum' }],
  ])('%s', (_name, changes) => {
    expect(problemsWith(changes)).toEqual({});
  });
});

describe('an order cannot be placed (spec 5: form texts, D62, D92)', () => {
  test.each<[string, Partial<CheckoutDetails>, CheckoutProblems]>([
    ['a first name of one letter', { firstName: 'K' }, { firstName: 'tooShort' }],
    ['spaces do not make a name longer', { lastName: ' N ' }, { lastName: 'tooShort' }],
    ['a name that nobody sees', { firstName: '\u200b\u200b\u2060' }, { firstName: 'required' }],
    ['a street of dashes', { streetAddress: '--' }, { streetAddress: 'required' }],
    ['a city of a soft hyphen', { city: '\u00ad' }, { city: 'required' }],
    ['a tax ID that nobody sees more of', { ...stua, taxId: '1\u200b\u200b' }, { taxId: 'taxIdShort' }],
    ['a company without a number', { ...stua, taxId: '  ' }, { taxId: 'required' }],
    ['a number without a company', { ...stua, company: ' ' }, { company: 'required' }],
    ['a comment that is too long', { comment: 'x'.repeat(1001) }, { comment: 'tooLong' }],
    [
      'another address for the invoice that is not filled in',
      { hasOtherBilling: true, billingCountry: 'NO' },
      {
        billingFirstName: 'required',
        billingLastName: 'required',
        billingStreetAddress: 'required',
        billingCity: 'required',
        billingZipCode: 'required',
      },
    ],
    ['a Norwegian postal code in Sweden', { ...otherBilling, billingZipCode: '0184' }, { billingZipCode: 'postcode' }],
    ['no @', { email: 'kari.example.no' }, { email: 'email' }],
    ['no domain', { email: 'kari@' }, { email: 'email' }],
    ['no top domain', { email: 'kari@example' }, { email: 'email' }],
    ['nothing before the @', { email: '@example.no' }, { email: 'email' }],
    ['a space inside an e-mail', { email: 'kari nordmann@example.no' }, { email: 'email' }],
    ['two e-mails', { email: 'kari@example.no,ola@example.no' }, { email: 'email' }],
    ['letters in a phone number', { phoneNumber: 'call me' }, { phoneNumber: 'phone' }],
    ['a phone number of two digits', { phoneNumber: '12' }, { phoneNumber: 'phone' }],
    ['a tax ID of two digits', { ...stua, taxId: '12' }, { taxId: 'taxIdShort' }],
    ['a tax ID with a slip in it', { ...stua, taxId: '974 760 637' }, { taxId: 'taxId' }],
    ['a tax ID of another country', { ...stua, taxId: '556036-0793' }, { taxId: 'taxId' }],
    [
      'spaces do not make a postal code longer',
      { zipCode: ' 0 ' },
      { zipCode: 'postcode', shippingMethod: 'unreachable' },
    ],
    ['a postal code of three digits', { zipCode: '018' }, { zipCode: 'postcode', shippingMethod: 'unreachable' }],
    ['a postal code of two digits', { zipCode: '01' }, { zipCode: 'postcode', shippingMethod: 'unreachable' }],
    ['a postal code of five digits in Norway', { zipCode: '01845' }, { zipCode: 'postcode' }],
    ['a postal code of four digits in Sweden', { country: 'SE', paymentMethod: 'invoice' }, { zipCode: 'postcode' }],
    ['a place out of reach', { zipCode: '9990' }, { shippingMethod: 'unreachable' }],
    ['a delivery method that is gone', { shippingMethod: 'logtrade/drone' }, { shippingMethod: 'unreachable' }],
    [
      'a payment method of another country',
      { country: 'SE', zipCode: '41105', paymentMethod: 'cashondelivery' },
      { paymentMethod: 'unreachable' },
    ],
    ['terms not accepted', { isTermsAccepted: false }, { isTermsAccepted: 'terms' }],
  ])('%s', (_name, changes, problems) => {
    expect(problemsWith(changes)).toEqual(problems);
  });

  test.each([
    'email',
    'firstName',
    'lastName',
    'streetAddress',
    'zipCode',
    'city',
    'country',
    'phoneNumber',
    'shippingMethod',
    'paymentMethod',
  ] as const)('%s is required', (field) => {
    expect(problemsWith({ [field]: '' })).toHaveProperty(field, 'required');
  });

  test.each(['email', 'firstName', 'lastName', 'streetAddress', 'zipCode', 'city', 'phoneNumber'] as const)(
    '%s of spaces only is still missing',
    (field) => {
      expect(problemsWith({ [field]: '  ' })).toHaveProperty(field, 'required');
    },
  );

  test('an empty form names every field that must be filled, and no other', () => {
    expect(Object.keys(checkoutProblems(emptyDetails, settings, ordinary)).sort()).toEqual(
      [
        'city',
        'country',
        'email',
        'firstName',
        'isTermsAccepted',
        'lastName',
        'paymentMethod',
        'phoneNumber',
        'shippingMethod',
        'streetAddress',
        'zipCode',
      ].sort(),
    );
  });

  test('a device without settings cannot order (D92)', () => {
    const none: CheckoutSettings = { countries: [], shippingMethods: [], paymentMethods: [] };
    expect(checkoutProblems(kari, none, ordinary)).toMatchObject({
      shippingMethod: 'unreachable',
      paymentMethod: 'unreachable',
    });
  });
});

describe('a cart with nothing to deliver (spec 4: totals)', () => {
  const virtual = { ...ordinary, isVirtual: true };

  test.each(['', 'logtrade/home', 'logtrade/drone'])('needs no delivery method: %j', (shippingMethod) => {
    expect(problemsWith({ shippingMethod, paymentMethod: 'invoice' }, virtual)).toEqual({});
  });

  test('is never out of reach of delivery', () => {
    expect(problemsWith({ zipCode: '9990', paymentMethod: 'invoice' }, virtual)).toEqual({});
  });

  test('cannot be paid on delivery', () => {
    expect(problemsWith({ paymentMethod: 'cashondelivery' }, virtual)).toEqual({ paymentMethod: 'unreachable' });
  });

  test('has one address, whatever was typed of another', () => {
    expect(problemsWith({ paymentMethod: 'invoice', hasOtherBilling: true }, virtual)).toEqual({});
  });

  test('still needs an address for the bill', () => {
    expect(problemsWith({ paymentMethod: 'invoice', streetAddress: '' }, virtual)).toEqual({
      streetAddress: 'required',
    });
  });
});

describe('an order that waits for the network (D92)', () => {
  const offline = { ...ordinary, isOnline: false };

  test.each([
    ['invoice', {}],
    ['cashondelivery', {}],
    ['card', { paymentMethod: 'unreachable' }],
  ] as const)('is paid by what can wait: %s', (paymentMethod, problems) => {
    expect(problemsWith({ paymentMethod }, offline)).toEqual(problems);
  });

  test('with a network every method of the country can be chosen', () => {
    expect(problemsWith({ paymentMethod: 'card' })).toEqual({});
  });
});

test('an order is sent by itself unless the shopper decides otherwise (D16)', () => {
  expect(emptyDetails.isSentWhenOnline).toBe(true);
  expect(emptyDetails.isTermsAccepted).toBe(false);
});

test('details of before there were all of these fields are completed', () => {
  const { isBusiness: _is, hasOtherBilling: _has, comment: _comment, isAccountWanted: _wanted, ...before } = kari;
  expect(completeDetails(before)).toEqual(kari);
  expect(completeDetails({ ...before, company: 'Stua AS' }).isBusiness).toBe(true);
  expect(completeDetails({ ...kari, company: 'Stua AS' }).isBusiness).toBe(false);
});

test.each<[string, Partial<CheckoutDetails>, object]>([
  ['a person', {}, { company: '', taxId: '', country: 'NO' }],
  ['a company', stua, { company: 'Stua AS', taxId: '974 760 673', country: 'NO' }],
  ['a person after all', { ...stua, isBusiness: false }, { company: '', taxId: '', country: 'NO' }],
  ['a company abroad', { ...stua, ...otherBilling }, { company: 'Stua AS', taxId: '974 760 673', country: 'SE' }],
])('who buys is %s (spec 6: business customers)', (_name, typed, named) => {
  expect(companyOf({ ...kari, ...typed })).toEqual(named);
});

test.each([
  ['before its postal code is typed', { country: 'SE', zipCode: '' }, 'logtrade/pickup'],
  ['while the postal code is short of its country’s form', { country: 'SE', zipCode: '1234' }, 'logtrade/pickup'],
  ['with a postal code that the method reaches', { country: 'SE', zipCode: '111 22' }, 'logtrade/pickup'],
  ['with one that only another method reaches', { country: 'SE', zipCode: '90001' }, 'logtrade/home'],
  ['with a postal code that none reaches', { country: 'NO', zipCode: '9170' }, ''],
])('the saved delivery method stands, as far as it can: %s (spec 4: totals)', (_when, typed, method) => {
  const [home] = settings.shippingMethods;
  const pickup = { ...home!, code: 'logtrade/pickup', countries: ['SE'], postcodePattern: String.raw`1\d{4}` };
  const all = { ...settings, shippingMethods: [{ ...home!, postcodePattern: String.raw`[0-8]\d{3}|\d{5}` }, pickup] };
  const draft = { ...emptyDetails, ...typed, shippingMethod: 'logtrade/pickup' };
  expect(withChoices(draft, all, { isVirtual: false, isOnline: true }).shippingMethod).toBe(method);
});
