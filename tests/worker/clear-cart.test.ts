import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { cartItems, carts } from '#server/store/schema.ts';
import { cartOf, must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** A shopper empties the cart, with the shop and without it (spec 4: cart clear). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ORDER_MINOR = 129_000 + 59_000;

/** A device whose cart holds two lamps and a table lamp, as the shop has confirmed. */
async function filledCart() {
  await server.database.delete(cartItems);
  const filled = await filledDevice((request) => server.app.handle(request));
  const { api, window } = filled;
  onTestFinished(() => api.close());
  const add = (sku: string, qty: number) =>
    must(api, 'cart.add', { operationId: crypto.randomUUID(), parentSku: sku, sku, qty });
  const clear = async (operationId: string = crypto.randomUUID()): Promise<readonly CartLine[]> => {
    const cleared = await api.command('cart.clear', { operationId });
    expect(cleared).toMatchObject({ ok: true });
    return cleared.ok ? (cleared.value as CartLine[]) : [];
  };
  const putBack = (lines: readonly CartLine[], operationId: string = crypto.randomUUID()) =>
    must(api, 'cart.putBack', { operationId, lines });
  const holds = (pieces: Readonly<Record<string, number>>) => cartOf(window, pieces);
  const offline = (isOffline: boolean) => setOffline(filled, isOffline);
  /** What the shop has, once nothing waits here. */
  const atShop = async () => {
    await window.value<CartView>('cart.current', {}, ({ pending }) => pending === 0);
    const rows = await server.database
      .select({ sku: cartItems.sku, qty: cartItems.qty })
      .from(cartItems)
      .innerJoin(carts, eq(cartItems.cartId, carts.id))
      .where(eq(carts.isOpen, true));
    return Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty]));
  };
  await add('LAMP', 2);
  await add('TABLE-LAMP', 1);
  expect(await atShop()).toEqual({ LAMP: 2, 'TABLE-LAMP': 1 });
  return { ...filled, add, clear, putBack, holds, offline, atShop };
}

test('all lines go, also at the shop, and the answer says what it takes to have them back', async () => {
  const { clear, putBack, holds, atShop } = await filledCart();
  const lines = await clear();
  expect(lines).toMatchObject([
    { sku: 'LAMP', qty: 2 },
    { sku: 'TABLE-LAMP', qty: 1 },
  ]);
  await holds({});
  expect(await atShop()).toEqual({});
  const undo = crypto.randomUUID();
  await putBack(lines, undo);
  await putBack(lines, undo);
  await holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  expect(await atShop()).toEqual({ LAMP: 2, 'TABLE-LAMP': 1 });
});

test('without a network it is empty at once, can be undone, and the shop hears of it later', async () => {
  const { add, clear, putBack, holds, offline, atShop } = await filledCart();
  await offline(true);
  await putBack(await clear());
  await holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  const again = crypto.randomUUID();
  await clear(again);
  await holds({});
  // A call that is repeated has been done: what came in since stays.
  await add('TABLE-LAMP', 3);
  expect(await clear(again)).toEqual([]);
  await holds({ 'TABLE-LAMP': 3 });
  await offline(false);
  expect(await atShop()).toEqual({ 'TABLE-LAMP': 3 });
  await holds({ 'TABLE-LAMP': 3 });
});

test('an order that was made of the cart keeps what it took along', async () => {
  const { api, window, clear, holds, offline, add, atShop } = await filledCart();
  await clear();
  await add('LAMP', 1);
  await offline(true);
  const orderId = 'order-before-clearing';
  await must(api, 'checkout.open', { orderId });
  await must(api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor: ORDER_MINOR });
  expect(await clear()).toEqual([]);
  await add('TABLE-LAMP', 1);
  await clear();
  await offline(false);
  const isPlaced = ({ state }: OrderView): boolean => state === 'placed';
  const { lines } = await window.value<OrderView>('order.byId', { id: orderId }, isPlaced);
  expect(lines).toMatchObject([{ sku: 'LAMP', qty: 1 }]);
  await holds({});
  expect(await atShop()).toEqual({});
});
