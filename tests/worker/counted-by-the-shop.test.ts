import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What the shop counts is what a shopper sees: of a coupon in the cart, and of an order that was placed. */

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.close());

const DELIVERY = 59_000;

async function cartWith(sku: string, qty: number) {
  const filled = await filledDevice((request) => server.app.handle(request));
  const { api, window } = filled;
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  const order = (id: string, isIt: (view: OrderView) => boolean) => window.value<OrderView>('order.byId', { id }, isIt);
  await api.command('cart.add', { operationId: 'add-000000000001', parentSku: sku, sku, qty });
  await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  return { ...filled, cart, order };
}

test('a coupon of the server cart is in every row and total, also of lines that the shop has not seen', async () => {
  const { device, api, cart, order } = await cartWith('LAMP', 1);
  await server.shop('add-coupon', 'HAGE10', 10);
  const [open] = await server.shop<{ cartId: string }[]>('carts');
  const address = `http://shop.test/api/cart/apply-coupon?cartId=${open!.cartId}&coupon=HAGE10`;
  expect((await server.app.handle(new Request(address, { method: 'POST' }))).status).toBe(200);
  // The next change brings the server's cart.
  await api.command('cart.add', { operationId: 'add-000000000002', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  const counted = await cart(({ coupon }) => coupon !== null);
  expect(counted).toMatchObject({
    coupon: { code: 'HAGE10', percent: 10 },
    lines: [{ sku: 'LAMP', rowMinor: 232_200 }],
    totals: { state: 'confirmed', subtotalMinor: 258_000, discountMinor: -25_800, grandTotalMinor: 232_200 },
  });

  device.isOffline = true;
  await api.hint('offline');
  await api.command('cart.setQty', { operationId: 'set-000000000001', key: 'LAMP', qty: 3 });
  expect(await cart(({ count }) => count === 3)).toMatchObject({
    lines: [{ rowMinor: 348_300 }],
    totals: { state: 'estimate', subtotalMinor: 387_000, discountMinor: -38_700, grandTotalMinor: 348_300 },
  });

  await api.command('checkout.open', { orderId: 'order-0000-1' });
  const without = { orderId: 'order-0000-1', details, expectedTotalMinor: 387_000 + DELIVERY };
  expect(await api.command('checkout.placeOrder', without)).toMatchObject({ error: { code: 'quoteChanged' } });
  const agreed = { ...without, expectedTotalMinor: 348_300 + DELIVERY };
  expect(await api.command('checkout.placeOrder', agreed)).toMatchObject({ ok: true });
  const amounts = { discountMinor: -38_700, totalMinor: 348_300 + DELIVERY, lines: [{ rowMinor: 348_300 }] };
  const queued = await order('order-0000-1', ({ state }) => state === 'queued');
  expect(queued).toMatchObject({ ...amounts, isCountedByShop: false, agreedMinor: null });

  device.isOffline = false;
  await api.hint('online');
  const placed = await order('order-0000-1', ({ state }) => state === 'placed');
  expect(placed).toMatchObject({ ...amounts, isCountedByShop: true, agreedMinor: null });
  const [stored] = await server.shop<{ totals: object }[]>('orders');
  expect(stored!.totals).toMatchObject({ grandTotal: placed.totalMinor, coupon: 'HAGE10' });
  await api.close();
});

test('an order that was placed for less shows what it was placed at, and what was agreed', async () => {
  const { device, api, window, order } = await cartWith('LAMP', 2);
  device.isOffline = true;
  await api.hint('offline');
  await api.command('checkout.open', { orderId: 'order-0000-2' });
  const agreedMinor = 258_000 + DELIVERY;
  const call = { orderId: 'order-0000-2', details, expectedTotalMinor: agreedMinor };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await server.shop('set-price', 'LAMP', 262.5);

  device.isOffline = false;
  await api.hint('online');
  const placed = await order('order-0000-2', ({ state }) => state === 'placed');
  expect(placed).toMatchObject({
    isCountedByShop: true,
    agreedMinor,
    lines: [{ sku: 'LAMP', qty: 2, rowMinor: 52_500 }],
    subtotalMinor: 52_500,
    totalMinor: 52_500 + DELIVERY,
  });
  const [stored] = await server.shop<{ totals: { grandTotal: number; tax: number } }[]>('orders');
  expect(stored!.totals).toMatchObject({ grandTotal: placed.totalMinor, tax: placed.taxMinor });
  const tasks = await window.value<readonly TaskView[]>('task.all', {}, (all) =>
    all.some(({ kind }) => kind === 'order.place'),
  );
  expect(tasks.find(({ id }) => id === placed.id)!.subject).toMatchObject({ totalMinor: placed.totalMinor });
  await api.close();
});

test('an order whose delivery is gone cannot be taken again as it is, and its goods go back into the cart (D16)', async () => {
  const { device, api, cart, order } = await cartWith('LAMP', 2);
  device.isOffline = true;
  await api.hint('offline');
  const orderId = 'order-0000-3';
  await api.command('checkout.open', { orderId });
  const call = { orderId, details, expectedTotalMinor: 258_000 + DELIVERY };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  const settings = { ...shopBasics().store_settings[0]!, shipping_methods: [] };
  await writeCatalogue(server.database, { documents: { store_settings: [settings] }, rejections: [] }, storeViews);

  device.isOffline = false;
  await api.hint('online');
  const waiting = await order(orderId, ({ state }) => state === 'needsAttention');
  expect(waiting.reason?.changes).toMatchObject([{ kind: 'shipping' }]);
  expect(await api.command('checkout.acceptQuote', { orderId })).toMatchObject({ error: { code: 'quoteChanged' } });
  expect(await order(orderId, () => true)).toMatchObject({ state: 'needsAttention' });
  expect(await api.command('order.discard', { orderId })).toMatchObject({ ok: true });
  expect((await cart(({ count }) => count === 2)).lines).toMatchObject([{ sku: 'LAMP', qty: 2 }]);
  await api.close();
});
