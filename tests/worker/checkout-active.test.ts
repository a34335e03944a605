import { afterEach, beforeEach, expect, test } from 'vitest';
import { CART_FRESH_MS, CHECKOUT_ACTIVE_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { NewsletterView } from '#domain/newsletter.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let passedMs: number;
let pulls: number;

beforeEach(async () => {
  server = await startTestServer();
  passedMs = 0;
  pulls = 0;
});

afterEach(() => server.close());

const clock = {
  now: () => Date.now() + passedMs,
  elapsed: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
};

async function deviceWithLamp() {
  const fetch = (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === '/api/cart/pull') pulls++;
    return server.app.handle(request);
  };
  const filled = await filledDevice(fetch, { clock });
  const { api, window } = filled;
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  await api.command('cart.add', { operationId: 'add-000000000001', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  return filled;
}

/** Whether the cart was asked for after so long, in a device that has a checkout open or not. */
async function isPulledAfter(ms: number, hasCheckout: boolean): Promise<boolean> {
  const { api, window } = await deviceWithLamp();
  if (hasCheckout) {
    await api.command('checkout.open', { orderId: 'order-0000-1' });
    await api.command('checkout.saveDetails', { orderId: 'order-0000-1', details });
  }
  const before = pulls;
  passedMs = ms;
  // Something else is sent, because the cart is looked at after whatever was sent; closing waits for that.
  await api.command('newsletter.subscribe', { operationId: 'subscribe-0000001', email: 'kari@example.no' });
  await window.value<NewsletterView>('newsletter.current', {}, ({ standing }) => standing?.state === 'done');
  await api.close();
  return pulls > before;
}

test.each([
  ['a cart that was just pulled is not pulled again', 0, false, false],
  ['what another channel did to it is asked for after a minute', CART_FRESH_MS, false, true],
  ['but not while somebody is in its checkout', CART_FRESH_MS, true, false],
  ['nor shortly before half an hour is over', CHECKOUT_ACTIVE_MS - CART_FRESH_MS, true, false],
  ['a checkout that was left half an hour ago holds nothing up', CHECKOUT_ACTIVE_MS + CART_FRESH_MS, true, true],
])('%s (spec 9: checkout-active window, D19)', async (_name, ms, hasCheckout, isPulled) => {
  expect(await isPulledAfter(ms, hasCheckout)).toBe(isPulled);
});
