import { afterEach, beforeEach, expect, test } from 'vitest';
import { nearestFirst, type PickupPlace } from '#domain/pickup-places.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let orders: Order[];

beforeEach(async () => {
  orders = [];
  server = await startTestServer();
});

afterEach(() => server.close());

const LAMP = 129_000;
const COLLECTED = 19_000;

async function orderCollectedAt(place: (places: readonly PickupPlace[]) => PickupPlace | null, isOffline: boolean) {
  const { device, api, window } = await filledDevice(async (request) => {
    if (new URL(request.url).pathname === '/api/order') orders.push((await request.clone().json()) as Order);
    return server.app.handle(request);
  });
  const places = await window.value<readonly PickupPlace[]>('checkout.pickupPlaces', {}, ({ length }) => length > 0);
  await api.command('cart.add', { operationId: 'add-000000000001', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines.length === 1);
  device.isOffline = isOffline;
  await api.hint(isOffline ? 'offline' : 'online');
  const orderId = 'order-collected-1';
  const collected = { ...details, shippingMethod: 'logtrade/pickup', pickupPlace: place(places) };
  await api.command('checkout.open', { orderId });
  const call = { orderId, details: collected, expectedTotalMinor: LAMP + COLLECTED };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  device.isOffline = false;
  await api.hint('online');
  const order = await window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed');
  await api.close();
  return { places, order, sent: orders[0]!.addressInformation };
}

test('an order says where it is collected, also one that waited for the network', async () => {
  const { places, order, sent } = await orderCollectedAt((all) => all.at(-1)!, true);
  const { id, name, address } = places.at(-1)!;
  expect(sent).toMatchObject({ shipping_method_code: 'pickup', pickup_store_id: id });
  expect(order.pickupPlace).toMatchObject({ name, address });
});

test('who chose no place collects at the nearest', async () => {
  const { sent, order, places } = await orderCollectedAt(() => null, false);
  const [nearest] = nearestFirst(places, details.zipCode);
  expect(sent.pickup_store_id).toBe(nearest!.id);
  expect(order.pickupPlace).toMatchObject({ name: nearest!.name });
});

test('a place that is not known any more is not sent', async () => {
  const gone = { id: 'gone', name: 'Stua', address: '', postcode: '0155' };
  const { sent, places } = await orderCollectedAt(() => gone, false);
  expect(places.map(({ id }) => id)).toContain(sent.pickup_store_id);
});
