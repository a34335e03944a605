import { expect, test } from 'vitest';
import { emptyDetails } from '#domain/checkout-details.ts';
import { receiptText, type UnsavedOrder } from './receipt-text.ts';

const order: UnsavedOrder = {
  orderId: '6f1c2a7e-5b1d-4c33-9e0a-2f6d8b71c4aa',
  at: Date.UTC(2026, 2, 1, 11),
  details: {
    ...emptyDetails,
    email: ' kari@example.no ',
    firstName: 'Kari',
    lastName: 'Nordmann',
    streetAddress: 'Storgata 12',
    zipCode: '0184',
    city: 'Oslo',
    country: 'NO',
    phoneNumber: '22222222',
    shippingMethod: 'logtrade/home',
    paymentMethod: 'invoice',
  },
  lines: [
    {
      key: 'SOFA-GREY',
      sku: 'SOFA-GREY',
      qty: 2,
      name: 'Nordvik',
      name2: 'sofa',
      image: null,
      optionLabels: [{ label: 'Farge', value: 'Grå' }],
      rowMinor: 1_998_000,
    },
  ],
  totals: {
    subtotalMinor: 1_998_000,
    discountMinor: 0,
    deliveryMinor: 59_000,
    paymentFeeMinor: 0,
    fees: [{ code: '1/12', label: 'Montering', amountMinor: 49_000 }],
    taxMinor: 411_400,
    grandTotalMinor: 2_057_000,
  },
  settings: {
    countries: [],
    shippingMethods: [
      {
        code: 'logtrade/home',
        carrierCode: 'logtrade',
        methodCode: 'home',
        carrierTitle: 'Logtrade',
        title: 'Hjem',
        countries: ['NO'],
        priceMinor: 59_000,
        postcodePattern: '',
        daysMin: 2,
        daysMax: 5,
        translations: {},
      },
    ],
    paymentMethods: [
      {
        code: 'invoice',
        title: 'Faktura',
        countries: ['NO'],
        costMinor: 0,
        isUsableOffline: true,
        isExternal: false,
        translations: {},
      },
    ],
  },
};

const words = { t: (key: string) => `<${key}>`, format: (minor: number) => `${minor / 100} kr`, locale: 'nb-NO' };

test('a receipt has the articles, the totals, and everything that was typed (D88)', () => {
  const lines = receiptText(order, words).split('\n');
  expect(lines[0]).toBe('<checkout:receipt.title>');
  expect(lines[1]).toContain(order.orderId);
  expect(lines.slice(3)).toEqual([
    '<checkout:summary>',
    '2 × Nordvik, sofa, Grå (SOFA-GREY): 19980 kr',
    '<checkout:delivery>: Hjem, 590 kr',
    '<checkout:payment>: Faktura',
    'Montering: 490 kr',
    '<checkout:toPay>: 20570 kr',
    '',
    '<checkout:contact>',
    '<checkout:field.email>: kari@example.no',
    '<checkout:field.phoneNumber>: 22222222',
    '<checkout:field.firstName>: Kari',
    '<checkout:field.lastName>: Nordmann',
    '<checkout:field.streetAddress>: Storgata 12',
    '<checkout:field.zipCode>: 0184',
    '<checkout:field.city>: Oslo',
    '<checkout:field.country>: NO',
    '',
  ]);
});

test('a receipt has what the way to pay costs', () => {
  const totals = { ...order.totals, paymentFeeMinor: 4900 };
  expect(receiptText({ ...order, totals }, words).split('\n')).toContain('<checkout:payment>: Faktura, 49 kr');
});

test('a receipt has the organisation, the comment and where the invoice goes, where somebody typed that', () => {
  const details = {
    ...order.details,
    isBusiness: true,
    company: 'Stua AS',
    taxId: '974760673',
    comment: ' Ring først ',
    hasOtherBilling: true,
    billingFirstName: 'Ola',
    billingCity: 'Bergen',
  };
  const lines = receiptText({ ...order, details }, words).split('\n');
  expect(lines.slice(lines.indexOf('<checkout:field.country>: NO') + 1)).toEqual([
    '<checkout:field.company>: Stua AS',
    '<checkout:field.taxId>: 974760673',
    '<checkout:field.comment>: Ring først',
    '',
    '<checkout:billingAddress>',
    '<checkout:field.firstName>: Ola',
    '<checkout:field.city>: Bergen',
    '',
  ]);
  expect(receiptText({ ...order, details: { ...details, isBusiness: false } }, words)).not.toContain('Stua AS');
});

test('an order with nothing to deliver names no delivery', () => {
  const details = { ...order.details, shippingMethod: '' };
  const text = receiptText({ ...order, details, totals: { ...order.totals, deliveryMinor: null } }, words);
  expect(text).not.toContain('<checkout:delivery>');
});
