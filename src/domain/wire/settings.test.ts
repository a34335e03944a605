import { describe, expect, test } from 'vitest';
import type { StoreSettings as WireSettings } from '#schemas/api/generated/types.gen.ts';
import { settingsFromWire } from './settings.ts';

describe('settings of the checkout (D92)', () => {
  const shipping = (method: string, position?: number): WireSettings['shipping_methods'][number] => ({
    carrier_code: 'logtrade',
    method_code: method,
    carrier_title: 'Logtrade',
    method_title: method,
    countries: ['NO'],
    price_incl_tax: 490,
    postcode_pattern: String.raw`\d{4}`,
    days_min: 2,
    days_max: 10,
    ...(position === undefined ? {} : { position }),
  });
  const payment = (code: string, position: number): WireSettings['payment_methods'][number] => ({
    code,
    title: code,
    countries: ['NO'],
    cost_incl_tax: 39.5,
    usable_offline: code === 'invoice',
    position,
  });
  const settings = settingsFromWire({
    id: 'bmno',
    countries: [{ country_id: 'NO', postcode_pattern: String.raw`\d{4}` }],
    shipping_methods: [shipping('pickup', 2), shipping('home', 1), shipping('express')],
    payment_methods: [payment('cashondelivery', 2), payment('invoice', 1)],
    fees: [
      { fee_id: 4, name: 'Henting', sort_order: 2, options: [{ id: 2, label: 'En', price_incl_tax: 99.5 }] },
      {
        fee_id: 3,
        name: ' Montering ',
        description: 'Hjemme',
        required: true,
        frontend_type: 'radio',
        countries: ['NO'],
        shipping_methods: ['logtrade/home'],
        weight_min: 15,
        category_ids: [11, 21],
        sort_order: 1,
        options: [
          { id: 9, label: 'Alt', price_incl_tax: 890, sort_order: 2, default: true },
          {
            id: 8,
            label: 'Ett',
            price_incl_tax: 490,
            sort_order: 1,
            category_ids: [11],
            translations: { 'en-US': { label: 'One' } },
          },
        ],
      },
    ],
  });

  test('countries with the form of their postal codes (D62)', () => {
    expect(settings.countries).toEqual([{ country: 'NO', postcodePattern: String.raw`\d{4}` }]);
  });

  test('delivery methods in their order, gross in minor units', () => {
    expect(settings.shippingMethods.map(({ code }) => code)).toEqual([
      'logtrade/express',
      'logtrade/home',
      'logtrade/pickup',
    ]);
    expect(settings.shippingMethods[1]).toMatchObject({
      code: 'logtrade/home',
      carrierCode: 'logtrade',
      methodCode: 'home',
      carrierTitle: 'Logtrade',
      title: 'home',
      countries: ['NO'],
      priceMinor: 49_000,
      postcodePattern: String.raw`\d{4}`,
      daysMin: 2,
      daysMax: 10,
    });
  });

  test('fees and their options in their order, with what a cart must be like (spec 3: fee item)', () => {
    expect(settings.fees).toMatchObject([
      {
        id: 3,
        name: 'Montering',
        description: 'Hjemme',
        isRequired: true,
        choice: 'one',
        countries: ['NO'],
        shippingMethods: ['logtrade/home'],
        weightMin: 15,
        categoryIds: [11, 21],
        options: [
          {
            code: '3/8',
            label: 'Ett',
            priceMinor: 49_000,
            isDefault: false,
            categoryIds: [11],
            translations: { 'en-US': { label: 'One' } },
          },
          { code: '3/9', label: 'Alt', priceMinor: 89_000, isDefault: true },
        ],
      },
      { id: 4, isRequired: false, choice: 'many', countries: null, shippingMethods: null, weightMin: null },
    ]);
    expect(settings.fees![1]!.options[0]!.priceMinor).toBe(9950);
  });

  test('a free delivery is off where nothing is said (spec 9: free-shipping bar)', () => {
    const bare = { id: 'bmno', countries: [], shipping_methods: [], payment_methods: [] };
    expect(settingsFromWire(bare)).toMatchObject({ fees: [], freeDeliveryFromMinor: null });
    expect(settingsFromWire({ ...bare, free_shipping_from: 250 }).freeDeliveryFromMinor).toBe(25_000);
  });

  test('what of an order the shop does not take', () => {
    const bare = { id: 'bmno', countries: [], shipping_methods: [], payment_methods: [] };
    expect(settingsFromWire(bare)).not.toHaveProperty('notTaken');
    expect(settingsFromWire({ ...bare, not_taken: ['comment'] }).notTaken).toEqual(['comment']);
  });

  test('payment methods in their order, and which of them work offline', () => {
    expect(settings.paymentMethods).toMatchObject([
      { code: 'invoice', title: 'invoice', countries: ['NO'], costMinor: 3950, isUsableOffline: true },
      { code: 'cashondelivery', title: 'cashondelivery', countries: ['NO'], costMinor: 3950, isUsableOffline: false },
    ]);
  });
});
