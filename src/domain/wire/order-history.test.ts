import { expect, test } from 'vitest';
import type { OrderHistoryOrder } from '#schemas/api/generated/types.gen.ts';
import { historyOrderFromWire } from './order-history.ts';

const item = { item_id: 1, sku: 'LAMP', name: 'Lampe', qty_ordered: 2, price_incl_tax: 1290, row_total_incl_tax: 2580 };

const least: OrderHistoryOrder = {
  entity_id: 7,
  increment_id: '100000042',
  created_at: '2026-01-02 03:04:05',
  status: 'processing',
  items: [item],
  grand_total: 2580,
};

test('an order of which a backend says the least', () => {
  expect(historyOrderFromWire(least, 'NOK')).toEqual({
    number: '100000042',
    placedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    status: 'processing',
    statusChangedMs: null,
    currency: 'NOK',
    deliveryNumber: null,
    deliveryType: null,
    items: [{ id: '1', sku: 'LAMP', name: 'Lampe', qty: 2, rowMinor: 258_000 }],
    subtotalMinor: 0,
    shippingMinor: 0,
    taxMinor: 0,
    feesMinor: 0,
    fees: [],
    discountMinor: 0,
    totalMinor: 258_000,
  });
});

test.each([
  ['taken off', -100],
  ['as what it comes to', 100],
])('a discount that is written %s', (_name, discount_amount) => {
  expect(historyOrderFromWire({ ...least, discount_amount }, 'NOK').discountMinor).toBe(-10_000);
});

test.each([
  ['taken off', 100, 248_000],
  ['as what it comes to', -100, 248_000],
  ['not at all', undefined, 258_000],
])('a row comes to what it costs less its discount, which is written %s (spec 9)', (_name, discount, rowMinor) => {
  const discounted = { ...item, ...(discount === undefined ? {} : { discount_amount: discount }) };
  expect(historyOrderFromWire({ ...least, items: [discounted] }, 'NOK').items[0]!.rowMinor).toBe(rowMinor);
});

test('a line says what was chosen, in words', () => {
  const chosen_options = [{ label: 'Farge', value: 'Beige' }];
  const [line] = historyOrderFromWire({ ...least, items: [{ ...item, chosen_options }] }, 'NOK').items;
  expect(line).toMatchObject({ optionLabels: [{ label: 'Farge', value: 'Beige' }] });
});

test.each([
  [1, 'default'],
  ['7', 'bmno'],
  [99, undefined],
])('an order of the store view %s', (store_id, storeCode) => {
  expect(historyOrderFromWire({ ...least, store_id }, 'NOK').storeCode).toBe(storeCode);
});

test('all that can be said', () => {
  const order = historyOrderFromWire(
    {
      ...least,
      status: 'complete',
      status_changed_at: '2026-01-09T10:00:00.000Z',
      order_currency_code: 'SEK',
      subtotal_incl_tax: 2580,
      shipping_incl_tax: 490,
      tax_amount: 614,
      additional_fees: 59,
      fees: [{ label: 'Montering', price_incl_tax: 10 }],
      delivery_number: 'BM70123456',
      delivery_type: 'home',
    },
    'NOK',
  );
  expect(order).toMatchObject({
    statusChangedMs: Date.UTC(2026, 0, 9, 10),
    currency: 'SEK',
    deliveryNumber: 'BM70123456',
    deliveryType: 'home',
    subtotalMinor: 258_000,
    shippingMinor: 49_000,
    taxMinor: 61_400,
    feesMinor: 5900,
    fees: [{ label: 'Montering', amountMinor: 1000 }],
  });
});
