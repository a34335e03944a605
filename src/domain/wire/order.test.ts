import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zOrder } from '#schemas/api/generated/zod.gen.ts';
import type { CartLine } from '../cart.ts';
import { emptyDetails } from '../checkout-details.ts';
import { sortedKeys } from '../sorted-keys.ts';
import { orderContents } from './order-contents.ts';
import { type OrderToSeal, orderToWire } from './order.ts';

const sofa: CartLine = {
  key: 'NORDVIK-3-GREY',
  sku: 'NORDVIK-3-GREY',
  productId: '10460',
  parentSku: 'NORDVIK-3',
  slug: 'nordvik-sofa',
  qty: 2,
  options: {},
  snapshot: {
    name: 'Nordvik 3-seters sofa',
    name2: null,
    image: null,
    optionLabels: [{ label: 'Farge', value: 'Grå' }],
    unitMinor: 999_000,
    regularMinor: 1_199_000,
    taxBasisPoints: 2500,
  },
};

const order: OrderToSeal = {
  orderId: '6f1c2a7e-5b1d-4c33-9e0a-2f6d8b71c4aa',
  userId: '',
  cartId: 'c7d1f0a94b6e4c2f8a35e1d07b9c6f24',
  storeCode: 'bmno',
  storeId: 7,
  currency: 'NOK',
  createdAtMs: Date.UTC(2025, 10, 17, 8, 0, 12),
  lines: [sofa],
  details: {
    ...emptyDetails,
    email: ' kari@example.no ',
    firstName: ' Kari ',
    lastName: 'Nordmann ',
    streetAddress: 'Storgata 12 ',
    zipCode: '01 84',
    city: ' Oslo',
    country: 'NO',
    phoneNumber: ' +4790000000',
    shippingMethod: 'logtrade/home',
    paymentMethod: 'cashondelivery',
    isTermsAccepted: true,
  },
  couponCode: null,
  fees: [],
  grandTotalMinor: 2_047_000,
};

test('the order of a guest contains its lines, addresses and methods (contract: order)', () => {
  const address = {
    firstname: 'Kari',
    lastname: 'Nordmann',
    email: 'kari@example.no',
    telephone: '+4790000000',
    company: null,
    vat_id: null,
    street: ['Storgata 12'],
    postcode: '0184',
    city: 'Oslo',
    country_id: 'NO',
  };
  expect(orderToWire(order)).toMatchObject({
    order_id: '6f1c2a7e-5b1d-4c33-9e0a-2f6d8b71c4aa',
    created_at: '2025-11-17T08:00:12.000Z',
    user_id: '',
    cart_id: 'c7d1f0a94b6e4c2f8a35e1d07b9c6f24',
    store_code: 'bmno',
    store_id: 7,
    products: [{ sku: 'NORDVIK-3-GREY', parentSku: 'NORDVIK-3', qty: 2, price: 7992, price_incl_tax: 9990 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'logtrade',
      shipping_method_code: 'home',
      payment_method_code: 'cashondelivery',
    },
  });
});

test('an order goes without a cart when the server made none (D91)', () => {
  expect(orderToWire({ ...order, cartId: null }).cart_id).toBe('');
});

describe('what the shopper agreed to (D16, D78)', () => {
  test('the total gross in minor units, nothing above it', () => {
    expect(orderToWire(order).expected).toEqual({ grand_total: 2_047_000, currency: 'NOK', tolerance: 0 });
  });

  test('the coupon', () => {
    expect(orderToWire({ ...order, couponCode: 'TI' }).expected).toHaveProperty('coupon_code', 'TI');
  });
});

test.each([
  [
    'an apartment is the second line of the street',
    { apartmentNumber: ' H0201 ' },
    { street: ['Storgata 12', 'H0201'] },
  ],
  ['an apartment of spaces is none', { apartmentNumber: '  ' }, { street: ['Storgata 12'] }],
  [
    'a company with its tax ID',
    { isBusiness: true, company: ' Stua AS ', taxId: ' 999888777 ' },
    { company: 'Stua AS', vat_id: '999888777' },
  ],
  ['a person, whatever was typed of a company', { company: 'Stua AS', taxId: '1' }, { company: null, vat_id: null }],
  ['a Swedish postal code', { country: 'SE', zipCode: '411 05' }, { country_id: 'SE', postcode: '41105' }],
])('%s', (_name, changes, address) => {
  const { addressInformation } = orderToWire({ ...order, details: { ...order.details, ...changes } });
  expect(addressInformation.shippingAddress).toMatchObject(address);
  expect(addressInformation.billingAddress).toMatchObject(address);
});

test('the invoice goes elsewhere where the shopper says so, and the comment goes along (spec 3: checkout)', () => {
  const details = {
    ...order.details,
    isBusiness: true,
    company: 'Stua AS',
    taxId: '974760673',
    hasOtherBilling: true,
    billingFirstName: ' Ola ',
    billingLastName: 'Hansen',
    billingStreetAddress: 'Kungsgatan 1',
    billingApartmentNumber: '',
    billingZipCode: '411 05',
    billingCity: 'Göteborg',
    billingCountry: 'SE',
    comment: '  Ring først ',
  };
  const wire = orderToWire({ ...order, details });
  expect(zOrder.safeParse(wire).error).toBeUndefined();
  expect(wire.comment).toBe('Ring først');
  expect(wire.addressInformation.shippingAddress).toMatchObject({ firstname: 'Kari', city: 'Oslo', country_id: 'NO' });
  expect(wire.addressInformation.billingAddress).toMatchObject({
    firstname: 'Ola',
    email: 'kari@example.no',
    street: ['Kungsgatan 1'],
    postcode: '41105',
    country_id: 'SE',
    company: 'Stua AS',
    vat_id: '974760673',
  });
  expect(orderToWire({ ...order, details: { ...details, comment: ' ' } })).not.toHaveProperty('comment');
});

test.each([
  [999_000, 2500, 9990, 7992],
  [33_335, 2500, 333.35, 266.68],
  [1255, 2550, 12.55, 10],
  [4990, 0, 49.9, 49.9],
])(
  'a unit price of %i with %i basis points goes as %d gross and %d net (D78, D95)',
  (unitMinor, taxBasisPoints, gross, net) => {
    const line = { ...sofa, snapshot: { ...sofa.snapshot, unitMinor, taxBasisPoints } };
    expect(orderToWire({ ...order, lines: [line] }).products).toMatchObject([{ price_incl_tax: gross, price: net }]);
  },
);

const line = fc
  .record({
    qty: fc.integer({ min: 1, max: 999 }),
    unitMinor: fc.integer({ min: 0, max: 100_000_000 }),
    taxBasisPoints: fc.constantFrom(0, 1500, 2500, 2550),
  })
  .map(({ qty, ...snapshot }): CartLine => ({ ...sofa, qty, snapshot: { ...sofa.snapshot, ...snapshot } }));
const sealed = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    cartId: fc.option(fc.uuid()),
    couponCode: fc.option(fc.string({ minLength: 1 })),
    createdAtMs: fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }),
    grandTotalMinor: fc.nat(),
  })
  .map((changes): OrderToSeal => ({ ...order, ...changes }));

test('every order has the form of the contract', () => {
  fc.assert(
    fc.property(sealed, (sealing) => {
      expect(zOrder.safeParse(orderToWire(sealing)).error).toBeUndefined();
    }),
  );
});

test('sealing the same order twice gives the same bytes (D1)', () => {
  fc.assert(
    fc.property(sealed, (sealing) => {
      expect(JSON.stringify(orderToWire(structuredClone(sealing)))).toBe(JSON.stringify(orderToWire(sealing)));
    }),
  );
});

test('an order with nothing to deliver names no delivery method and no place to deliver to (contract: order)', () => {
  const { addressInformation } = orderToWire({ ...order, details: { ...order.details, shippingMethod: '' } });
  expect(addressInformation).not.toHaveProperty('shippingAddress');
  expect(addressInformation).toMatchObject({
    billingAddress: { city: 'Oslo' },
    shipping_carrier_code: '',
    shipping_method_code: '',
  });
});

test('the chosen fees are agreed on with the order, by fee (contract: expected)', () => {
  const codes = ['2/21', '1/12', '2/22'].map((code) => ({ code }));
  expect(orderToWire({ ...order, fees: codes }).expected?.fees).toEqual([
    { fee_id: 2, options_ids: [21, 22] },
    { fee_id: 1, options_ids: [12] },
  ]);
  expect(orderToWire(order).expected).not.toHaveProperty('fees');
});

test.each([
  ['2025-11-27', { delivery_by: '2025-11-27' }],
  [null, {}],
])('the last day that was promised is agreed on: %s (D16)', (deliveryBy, agreed) => {
  const { delivery_by } = orderToWire({ ...order, deliveryBy }).expected ?? {};
  expect(delivery_by === undefined ? {} : { delivery_by }).toEqual(agreed);
});

test('goods that come as they are ready say so, and others nothing (contract: partial_delivery)', () => {
  const details = { ...order.details, hasPartialDeliveries: true };
  expect(orderToWire({ ...order, details }).partial_delivery).toBe(true);
  expect(orderToWire(order)).not.toHaveProperty('partial_delivery');
});

/** Decision 022: when two sealings of one id are the same order. */
test.each<[string, OrderToSeal, boolean]>([
  ['sealed later, at another price', { ...order, createdAtMs: 0, grandTotalMinor: 1, cartId: null }, true],
  ['one more piece', { ...order, lines: [{ ...sofa, qty: 3 }] }, false],
  ['another article', { ...order, lines: [{ ...sofa, sku: 'NORDVIK-3-RED' }] }, false],
  ['another address', { ...order, details: { ...order.details, city: 'Bergen' } }, false],
  ['another payment', { ...order, details: { ...order.details, paymentMethod: 'invoice' } }, false],
])('contents of an order: %s', (_what, other, isSame) => {
  const stored = JSON.parse(JSON.stringify(sortedKeys(orderToWire(order)))) as ReturnType<typeof orderToWire>;
  expect(orderContents(orderToWire(order))).toBe(orderContents(stored));
  expect(orderContents(orderToWire(other)) === orderContents(stored)).toBe(isSame);
});
