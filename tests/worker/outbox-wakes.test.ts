import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BACKOFF_MAX_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Nothing that waits is left lying because nobody looked at it again. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const adding = (operationId: string) => ({ operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
const isConfirmed = ({ lines, totals }: CartView): boolean => lines.length === 1 && totals.state === 'confirmed';

test('a cart whose sum the shop could not tell is asked for again, until that is confirmed', async () => {
  let failures = 2;
  const { api, window } = await filledDevice(async (request) => {
    const isTotals = new URL(request.url).pathname === '/api/cart/totals';
    return isTotals && failures-- > 0 ? new Response('trouble', { status: 503 }) : server.app.handle(request);
  });
  onTestFinished(() => api.close());
  await api.command('cart.add', adding('add-000000000001'));
  await window.value<CartView>('cart.current', {}, isConfirmed);
});

test('what waited for the network goes out when the shop is opened again, not when its patience ends', async () => {
  let isCut = true;
  const { device, api } = await filledDevice(async (request) => {
    if (isCut && new URL(request.url).pathname.startsWith('/api/cart/')) throw new TypeError('fetch failed');
    return server.app.handle(request);
  });
  await api.command('cart.add', adding('add-000000000002'));
  await expect.poll(() => device.outbox.attempts.size).toBe(1);
  await api.close();
  // As after many attempts.
  await device.outbox.transact((box) => {
    for (const row of box.rows)
      if (row.attempt) box.note(row, { ...row.attempt, attempts: 9, nextAt: Date.now() + BACKOFF_MAX_MS });
  }, null);
  isCut = false;
  const later = device.openTab().api;
  onTestFinished(() => later.close());
  const window = new Window(later);
  await window.open();
  await window.value<CartView>('cart.current', {}, isConfirmed);
});

test('what a page before the shop asked to wait waits that long, also where the network comes back meanwhile (reliability row 32)', async () => {
  const asked: number[] = [];
  const closed = { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '3' } };
  const at = await filledDevice(async (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/cart/')) return server.app.handle(request);
    asked.push(performance.now());
    return asked.length === 1 ? new Response('<h1>Closed</h1>', closed) : server.app.handle(request);
  });
  onTestFinished(() => at.api.close());
  await at.api.command('cart.add', adding('add-000000000007'));
  await expect.poll(() => at.device.outbox.attempts.size).toBe(1);
  await setOffline(at, true);
  await setOffline(at, false);
  await at.window.value<CartView>('cart.current', {}, isConfirmed);
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(3000);
});

test('what waits when a run of the outbox fails is sent by the next one, which nobody has to ask for', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request), { random: () => 0 });
  onTestFinished(() => api.close());
  const { texts } = device.cache;
  const keep = texts.set.bind(texts);
  let failures = 0;
  texts.set = (address, text) => {
    if (address.endsWith('/request') && ++failures <= 4) throw new DOMException('disk', 'UnknownError');
    return keep(address, text);
  };
  await api.command('cart.add', adding('add-000000000003'));
  await window.value<CartView>('cart.current', {}, isConfirmed);
  expect(failures).toBeGreaterThan(4);
});

test('«send now» on an order that is being sent notes no attempt: who sends it again would not ask for it first (2.1)', async () => {
  let answer: ((response: Response) => void) | null = null;
  const { device, api } = await filledDevice(async (request) =>
    request.method === 'POST' && new URL(request.url).pathname === '/api/order'
      ? new Promise((resolve) => (answer = resolve))
      : server.app.handle(request),
  );
  onTestFinished(() => api.close());
  await api.command('cart.add', adding('add-000000000009'));
  await api.command('checkout.open', { orderId: 'order-being-sent' });
  const call = { orderId: 'order-being-sent', details, expectedTotalMinor: 129_000 + 59_000 };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await expect.poll(() => answer).not.toBeNull();
  await api.command('task.sendNow', { id: 'order-being-sent' });
  expect(device.outbox.attempts.get('order-being-sent')).toBeUndefined();
  answer!(new Response('', { status: 503 }));
  await expect.poll(() => device.outbox.attempts.get('order-being-sent')).toMatchObject({ isOutcomeUnknown: true });
});
