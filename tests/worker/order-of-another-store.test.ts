import { expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { cartOf, must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Orders of all store views are in one list (D94); each is one of its own country. */

const orderId = 'order-of-norway';
const adding = (operationId: string, qty: number) => ({ operationId, parentSku: 'LAMP', sku: 'LAMP', qty });
const orderOf = (window: Window, wanted: OrderView['state']): Promise<OrderView> =>
  window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === wanted);

test('an order that the shop asks about is accepted in its own store view, and in no other (D16, D94)', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { device, ...first } = await filledDevice((request) => server.app.handle(request));
  await setOffline({ device, ...first }, true);
  await must(first.api, 'cart.add', adding('addition-in-norway', 1));
  await must(first.api, 'checkout.open', { orderId });
  await must(first.api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor: 129_000 + 59_000 });
  await server.shop('set-price', 'LAMP', 1390);
  await setOffline({ device, ...first }, false);
  await orderOf(first.window, 'needsAttention');
  await first.api.close();

  /** The same device in a store view, as it loads another document for each. */
  const open = async (storeCode: string, locale: string) => {
    const { api } = device.openTab();
    onTestFinished(() => api.close());
    const window = new Window(api);
    await window.open(storeCode, locale);
    await window.value<CheckoutSettings>('checkout.settings', {});
    return { api, window };
  };
  const sweden = await open('default', 'sv-SE');
  await must(sweden.api, 'cart.add', adding('addition-in-sweden', 3));
  await sweden.window.value<CartView>('cart.current', {}, ({ pending, count }) => count === 3 && pending === 0);
  const refused = await sweden.api.command('checkout.acceptQuote', { orderId });
  expect(refused).toEqual({ ok: false, error: { code: 'quoteChanged' } });
  expect(await orderOf(sweden.window, 'needsAttention')).toMatchObject({ storeCode: 'bmno' });
  await cartOf(sweden.window, { LAMP: 3 });
  await sweden.api.close();

  const norway = await open('bmno', 'nb-NO');
  await must(norway.api, 'checkout.acceptQuote', { orderId });
  expect(await orderOf(norway.window, 'placed')).toMatchObject({ currency: 'NOK', totalMinor: 139_000 + 59_000 });
  await cartOf(norway.window, {});
});
