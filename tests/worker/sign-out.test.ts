import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kindsIn = (device: TestDevice): string[] =>
  [...device.outbox.contents.rows.values()].map(({ entry }) => entry.kind);
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

test.each([
  ['session.logout', { waiting: 'keep' }],
  ['device.forgetMe', {}],
] as const)('after %s without a network the shop ends the sign-in when the device is back', async (command, params) => {
  const at = await shopWithDevice(server);
  const { shop, device, api, window } = at;
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  await setOffline(at, true);
  const { refreshToken } = device.outbox.contents.session!;
  await must(api, command, params);
  await stateOf(window, { state: 'guest' });
  await api.close();

  // What waits names neither whose sign-in it was nor its token.
  const kept = [...(await keptOn(device)).values()].join();
  expect(kept).toContain(digestOf(refreshToken!));
  for (const secret of [refreshToken!, kari.email]) expect(kept).not.toContain(secret);
  expect(shop.endings).toEqual([]);

  device.isOffline = false;
  const next = device.openTab();
  onTestFinished(() => next.api.close());
  await new Window(next.api).open();
  await expect.poll(() => shop.endings).toEqual([digestOf(refreshToken!)]);
  // Told once; what the shop may have got already waits for its owner, as before.
  await expect.poll(() => kindsIn(device)).not.toContain('session.end');
});

test('with a network the shop hears of it at once, and what a guest does goes on', async () => {
  const { shop, device, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  const { refreshToken } = device.outbox.contents.session!;
  await must(api, 'session.logout', { waiting: 'keep' });
  await expect.poll(() => shop.endings).toEqual([digestOf(refreshToken!)]);
  await must(api, 'cart.add', { operationId: 'sign-out-operation-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await expect.poll(() => device.outbox.contents.rows.size).toBe(0);
});

const review = { sku: 'LAMP', score: 5, title: 'Fin lampe', text: 'Gir godt lys.', name: 'Kari', email: kari.email };

test.each([
  ['/api/order', 'checkout.placeOrder', { orderId: 'order-on-its-way', details, expectedTotalMinor: 188_000 }],
  [
    '/api/ext/magento2-subscribe/subscribe',
    'newsletter.subscribe',
    { operationId: 'newsletter-on-its-way', email: kari.email },
  ],
  ['/reviews/v1/widget/reviews', 'review.send', { operationId: 'review-on-its-way', ...review }],
] as const)(
  'what was on its way to %s at a sign-out leaves nothing of its owner once it is answered',
  async (path, name, params) => {
    const { shop, device, api, window } = await shopWithDevice(server);
    await must(api, 'session.login', kari);
    await must(api, 'cart.add', { operationId: `added-before-${name}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
    await window.value<CartView>(
      'cart.current',
      {},
      ({ lines, totals }) => lines.length === 1 && totals.state === 'confirmed',
    );
    await must(api, 'checkout.open', { orderId: 'order-on-its-way' });
    let release = (): void => undefined;
    shop.held.set(path, new Promise<void>((resolve) => (release = resolve)));
    onTestFinished(() => release());
    await must(api, name, params);
    const isUnderWay = () => shop.deeds.some((deed) => deed.path === path);
    await expect.poll(isUnderWay).toBe(true);
    await must(api, 'session.logout', { waiting: 'keep' });
    await stateOf(window, { state: 'guest' });
    expect(kindsIn(device).filter((kind) => kind !== 'session.end')).not.toEqual([]);
    release();
    await expect.poll(() => kindsIn(device).filter((kind) => kind !== 'cart.takeOut')).toEqual([]);
    await api.close();

    const kept = [...(await keptOn(device)).values()].join();
    for (const mark of [kari.email, details.streetAddress, review.text, 'claims|100']) expect(kept).not.toContain(mark);
    expect(shop.deeds.filter((deed) => deed.path === path)).toHaveLength(1);
  },
);

test('an order of theirs that the shop refused is seen by them again, and by nobody else (O5)', async () => {
  const at = await shopWithDevice(server);
  const { api, window } = at;
  const orderId = 'order-that-is-refused';
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  await setOffline(at, true);
  await must(api, 'cart.add', { operationId: 'addition-to-refuse', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(api, 'checkout.open', { orderId });
  const typed = { ...details, isSentWhenOnline: true };
  await must(api, 'checkout.placeOrder', { orderId, details: typed, expectedTotalMinor: 188_000 });
  await server.shop('set-stock', 'LAMP', 0);
  onTestFinished(async () => void (await server.shop('set-stock', 'LAMP', 40)));
  await setOffline(at, false);
  const is = (state: OrderView['state']): Promise<OrderView> =>
    window.value<OrderView>('order.byId', { id: orderId }, (order) => order.state === state);
  await is('rejected');
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  expect(await window.value('order.all', {})).toEqual([]);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  expect(await is('rejected')).toMatchObject({ lines: [{ sku: 'LAMP' }] });
});
