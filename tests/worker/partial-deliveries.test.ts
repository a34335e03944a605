import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ExternalCheckoutRequest, Order } from '#schemas/api/generated/types.gen.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** What the device asks the shop for. */
let asked: Request[];

beforeEach(async () => {
  asked = [];
  server = await startTestServer({ catalogue: heavyCatalogue() });
});

afterEach(() => server.close());

const GOODS = 129_000 + 249_000;
const HOME = 59_000;

async function deviceWith(...skus: string[]) {
  const filled = await filledDevice((request) => {
    asked.push(request.clone());
    return server.app.handle(request);
  });
  const { api, window } = filled;
  for (const [index, sku] of skus.entries())
    await api.command('cart.add', { operationId: `add-00000000000${index}`, parentSku: sku, sku, qty: 1 });
  const cart = await window.value<CartView>('cart.current', {}, ({ lines }) => lines.length === skus.length);
  return { ...filled, cart };
}

test('goods that come as they are ready cost a delivery each, on the device as in the shop (spec 2)', async () => {
  const { device, api, window } = await deviceWith('LAMP', 'BENCH');
  device.isOffline = true;
  await api.hint('offline');
  const orderId = 'order-0000-1';
  await api.command('checkout.open', { orderId });
  const call = { orderId, details: { ...details, hasPartialDeliveries: true }, expectedTotalMinor: GOODS + HOME };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ error: { code: 'quoteChanged' } });
  const agreed = { ...call, expectedTotalMinor: GOODS + 2 * HOME };
  expect(await api.command('checkout.placeOrder', agreed)).toMatchObject({ ok: true });
  device.isOffline = false;
  await api.hint('online');
  const order = await window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed');
  expect(order).toMatchObject({ deliveryMinor: 2 * HOME, totalMinor: GOODS + 2 * HOME, agreedMinor: null });
  await api.close();
});

const bodyAt = <T>(path: string): Promise<T> =>
  asked.find(({ url }) => new URL(url).pathname === path)!.json() as Promise<T>;

test('a choice that is not offered any more is not sent', async () => {
  const { api, window } = await deviceWith('LAMP');
  const orderId = 'order-0000-3';
  await api.command('checkout.open', { orderId });
  const call = { orderId, details: { ...details, hasPartialDeliveries: true }, expectedTotalMinor: 129_000 + HOME };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed');
  expect(await bodyAt<Order>('/api/order')).not.toHaveProperty('partial_delivery');
  await api.close();
});

test('the payment provider offers each delivery method at what all deliveries cost (spec 3: shipping option)', async () => {
  const { api } = await deviceWith('LAMP', 'BENCH');
  const orderId = 'order-0000-4';
  await api.command('checkout.open', { orderId });
  const inParts = { ...details, hasPartialDeliveries: true, paymentMethod: 'card' };
  const call = { orderId, details: inParts, expectedTotalMinor: GOODS + 2 * HOME };
  expect(await api.command('payment.begin', call)).toMatchObject({ ok: true });
  const { order } = await bodyAt<ExternalCheckoutRequest>('/api/ext/external-checkout/order');
  expect(order.shipping_options?.map(({ price }) => price)).toEqual([2 * HOME, 2 * 19_000]);
  expect(order.selected_shipping_option?.price).toBe(2 * HOME);
  await api.close();
});

test('a cart says how far it is to a free delivery, where the shop has one (spec 9: free-shipping bar)', async () => {
  const without = await deviceWith('LAMP');
  expect(without.cart.freeShipping).toBeNull();
  await without.api.close();
  const settings = { ...shopBasics().store_settings[0]!, free_shipping_from: 2000 };
  await writeCatalogue(server.database, { documents: { store_settings: [settings] }, rejections: [] }, storeViews);
  const { api, window, cart } = await deviceWith('LAMP');
  expect(cart.freeShipping).toEqual({ limitMinor: 200_000, valueMinor: 129_000, remainingMinor: 71_000 });
  await api.command('cart.add', { operationId: 'add-000000000009', parentSku: 'BENCH', sku: 'BENCH', qty: 1 });
  const enough = await window.value<CartView>('cart.current', {}, ({ lines }) => lines.length === 2);
  expect(enough.freeShipping?.remainingMinor).toBe(0);
  await api.command('checkout.open', { orderId: 'order-0000-2' });
  const call = { orderId: 'order-0000-2', details, expectedTotalMinor: GOODS };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  const order = await window.value<OrderView>('order.byId', { id: 'order-0000-2' }, ({ state }) => state === 'placed');
  expect(order).toMatchObject({ deliveryMinor: 0, totalMinor: GOODS });
  await api.close();
});
