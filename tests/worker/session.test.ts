import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { HEARTBEAT_STALE_MS, TOKEN_EXCHANGED_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { WaitingView } from '#domain/views/session.ts';
import { cartOf, kari, must, ola, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { details } from '#tests/support/checkout-details.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { realmTokens } from '#worker/session/realm-tokens.ts';
import { SessionWatch } from '#worker/session/session-watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let operations = 0;
const adding = (sku: string, qty = 1) => ({
  operationId: `session-operation-${++operations}`,
  parentSku: sku,
  sku,
  qty,
});

/** Who uses the device as another tab knows it. */
function anotherTab(device: TestDevice): SessionWatch {
  const watch = new SessionWatch(device.openTab().ports);
  onTestFinished(() => watch.stop());
  return watch;
}

test('a start without a session asks the shop nothing about one', async () => {
  const { shop, window } = await shopWithDevice(server);
  expect(await stateOf(window, {})).toMatchObject({ state: 'guest', owner: 'guest', email: '' });
  expect(shop.refreshes).toEqual([]);
});

test('signing in takes the cart along, and signing out leaves nothing of it to the next person', async () => {
  const { shop, device, api, window } = await shopWithDevice(server);
  await must(api, 'cart.add', adding('LAMP', 2));
  await must(api, 'comparison.add', { parentSku: 'LAMP', sku: 'LAMP', name: 'Lamp' });
  const other = anotherTab(device);
  await must(api, 'session.login', kari);
  const known = { email: kari.email, firstName: 'Kari', owner: '100' };
  expect(await stateOf(window, { state: 'signedIn' })).toMatchObject(known);
  await cartOf(window, { LAMP: 2 });
  await expect.poll(() => other.record$.value).toMatchObject({ ...known, state: 'signedIn' });
  await expect
    .poll(() => shop.deeds.filter(({ path, as }) => path === '/api/cart/update' && as === 100))
    .toHaveLength(1);
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  await cartOf(window, {});
  expect(await window.value('comparison.articles', {})).toEqual([]);
  await expect.poll(() => other.owner).toBe('guest');
  // The next one finds an empty cart, the owner theirs.
  await must(api, 'session.login', ola);
  await stateOf(window, { email: ola.email });
  await cartOf(window, {});
  await must(api, 'session.login', kari);
  await cartOf(window, { LAMP: 2 });
});

test('pieces of a guest are added to those of the account, once', async () => {
  const { api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', adding('LAMP'));
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await must(api, 'session.logout', { waiting: 'keep' });
  await must(api, 'cart.add', adding('LAMP', 2));
  await must(api, 'cart.add', adding('TABLE-LAMP'));
  await must(api, 'session.login', kari);
  await cartOf(window, { LAMP: 3, 'TABLE-LAMP': 1 });
  await must(api, 'session.login', kari);
  const { histories } = await cartOf(window, { LAMP: 3, 'TABLE-LAMP': 1 });
  // The line that the account had is told of, not the one that came along alone (decision 095).
  expect(histories).toEqual({ LAMP: [expect.objectContaining({ by: 'signIn', before: 1, qty: 3 })] });
});

test('a wrong password, and no network, are said apart', async () => {
  const at = await shopWithDevice(server);
  const { api } = at;
  const wrong = await api.command('session.login', { ...kari, password: 'Feil#12345' });
  expect(wrong).toEqual({ ok: false, error: { code: 'signInIncorrect' } });
  await setOffline(at, true);
  const without = await api.command('session.login', kari);
  expect(without).toEqual({ ok: false, error: { code: 'authorizationUnexpected' } });
});

test('ten tabs with a token that is too old exchange it once, a thousand times, and nobody is signed out (D50)', async () => {
  const { shop, device, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  const tabs = Array.from({ length: 10 }, () => device.openTab().ports);
  const tokens = await Promise.all(tabs.map((ports) => ports.tokens(ports)));
  expect(new Set((await Promise.all(tokens.map((each) => each.current()))).map((held) => held?.token)).size).toBe(1);
  expect(shop.refreshes).toEqual([]);
  for (let round = 1; round <= 1000; round++) {
    shop.expireTokens();
    const renewed = await Promise.all(tokens.map(async (each) => each.renew((await each.current())!)));
    expect(new Set(renewed.map((held) => held?.token)).size).toBe(1);
    expect(shop.refreshes).toHaveLength(round);
  }
  await stateOf(window, { state: 'signedIn' });
});

test('a tab that hears of the exchange late does not exchange once more (D50)', async () => {
  const { shop, device, api } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  const tabs = [device.openTab().ports, device.openTab().ports];
  const tokens = await Promise.all(tabs.map((ports) => ports.tokens(ports)));
  const held = await Promise.all(tokens.map((each) => each.current()));
  const { sessionChannel } = device;
  const { post } = sessionChannel;
  vi.spyOn(sessionChannel, 'post').mockImplementation((message) => void setTimeout(() => post(message), 1000));
  shop.expireTokens();
  const renewed = await Promise.all(tokens.map((each, index) => each.renew(held[index]!)));
  expect(new Set(renewed.map((each) => each?.token)).size).toBe(1);
  expect(shop.refreshes).toHaveLength(1);
});

test('a tab that was frozen while it waited for a token, and lost its post, does not send the old one (D50)', async () => {
  const { shop, device, api } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  const [awake, other] = [device.openTab().ports, device.openTab().ports];
  let thaw = (): void => undefined;
  const frost = new Promise<void>((resolve) => (thaw = resolve));
  let shiftMs = 0;
  const { clock } = other;
  const frozen = realmTokens({
    ...other,
    clock: {
      ...clock,
      elapsed: () => clock.elapsed() + shiftMs,
      sleep: (ms) => (ms === TOKEN_EXCHANGED_MS ? frost : clock.sleep(ms)),
    },
  });
  const running = await awake.tokens(awake);
  const [held, old] = [await running.current(), await frozen.current()];
  // What the other one gets is not heard of.
  const asked = vi.spyOn(device.sessionChannel, 'post').mockImplementation(() => undefined);
  shop.expireTokens();
  await running.renew(held!);
  asked.mockClear();
  const renewing = frozen.renew(old!);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await awake.posts.takePost('session');
  shiftMs = HEARTBEAT_STALE_MS;
  thaw();
  expect(await renewing).toBeNull();
  expect(shop.refreshes).toHaveLength(1);
});

test('a session that the shop ended keeps everything, and goes on after the next sign-in', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  shop.revokeAll();
  await must(api, 'cart.add', adding('LAMP', 2));
  await stateOf(window, { state: 'expired', email: kari.email });
  await cartOf(window, { LAMP: 2 });
  expect(shop.deeds.filter(({ path }) => path === '/api/cart/update')).toEqual([]);
  const asked = shop.refreshes.length;
  await must(api, 'cart.add', adding('TABLE-LAMP'));
  await must(api, 'session.login', kari);
  expect(shop.refreshes).toHaveLength(asked);
  await window.value<CartView>(
    'cart.current',
    {},
    ({ lines, totals }) => lines.length === 2 && totals.state === 'confirmed',
  );
});

test('a refresh that nobody answers ends nothing', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  shop.expireTokens();
  shop.isRefreshLost = true;
  await must(api, 'cart.add', adding('LAMP'));
  await expect.poll(() => shop.refreshes.length).toBeGreaterThan(0);
  await stateOf(window, { state: 'signedIn' });
  shop.isRefreshLost = false;
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
});

test("signing out without a network wipes what is the owner's; an order that waits is kept for them, and for nobody else", async () => {
  const at = await shopWithDevice(server);
  const { shop, api, window } = at;
  await must(api, 'session.login', kari);
  await setOffline(at, true);
  await must(api, 'cart.add', adding('LAMP'));
  await must(api, 'checkout.open', { orderId: 'order-of-kari' });
  await must(api, 'checkout.placeOrder', { orderId: 'order-of-kari', details, expectedTotalMinor: 188_000 });
  await window.value<WaitingView>('session.waiting', {}, ({ orders }) => orders === 1);
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  expect(await window.value('session.waiting', {})).toEqual({ orders: 0, others: [] });
  expect(await window.value('order.all', {})).toEqual([]);
  expect(await window.value('task.all', {})).toEqual([]);
  expect(await window.value('device.myData', {})).toMatchObject({ orders: [], carts: [], tasks: [], others: [] });
  await setOffline(at, false);
  await must(api, 'session.login', ola);
  await must(api, 'cart.add', adding('LAMP'));
  await expect.poll(() => shop.deeds.some(({ path, as }) => path === '/api/cart/update' && as === 101)).toBe(true);
  expect(shop.deeds.filter(({ path }) => path === '/api/order')).toEqual([]);
  await must(api, 'session.login', kari);
  await expect.poll(() => shop.deeds.filter(({ path }) => path === '/api/order').map(({ as }) => as)).toEqual([100]);
  const isPlaced = (orders: readonly { state: string }[]): boolean => orders.some(({ state }) => state === 'placed');
  await window.value('order.all', {}, isPlaced);
});

test('what waits is given up at a sign-out where the owner said so, and stays given up', async () => {
  const at = await shopWithDevice(server);
  const { shop, api, window } = at;
  await must(api, 'session.login', kari);
  await setOffline(at, true);
  await must(api, 'cart.add', adding('LAMP'));
  await must(api, 'checkout.open', { orderId: 'order-dropped' });
  await must(api, 'checkout.placeOrder', { orderId: 'order-dropped', details, expectedTotalMinor: 188_000 });
  expect(await api.command('session.logout', { waiting: 'drop' })).toEqual({ ok: true, value: { keptOrders: 0 } });
  await setOffline(at, false);
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', adding('TABLE-LAMP'));
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  expect(shop.deeds.filter(({ path }) => path === '/api/order')).toEqual([]);
  expect(await window.value('order.all', {})).toEqual([]);
});

test('what waits is named by what it is about, and so much of it is kept for its owner', async () => {
  const at = await shopWithDevice(server);
  const { api, window } = at;
  await must(api, 'session.login', kari);
  await window.value('profile.current', {});
  await setOffline(at, true);
  const review = { sku: 'LAMP', score: 5, title: 'Fin lampe', text: 'Gir godt lys.', name: 'Kari', email: kari.email };
  const ordered = [
    ['cart.add', adding('LAMP')],
    ['checkout.open', { orderId: 'order-that-waits' }],
    ['checkout.placeOrder', { orderId: 'order-that-waits', details, expectedTotalMinor: 188_000 }],
  ] as const;
  const others = [
    ['cart.add', adding('TABLE-LAMP')],
    ['cart.add', adding('LAMP')],
    ['profile.save', { operationId: crypto.randomUUID(), firstName: 'Karianne' }],
    ['wishlist.add', { articles: ['LAMP', 'TABLE-LAMP'].map((sku) => ({ parentSku: sku, sku, name: sku })) }],
    ['newsletter.subscribe', { operationId: 'newsletter-that-waits', email: kari.email }],
    ['review.send', { operationId: 'review-that-waits', ...review }],
    ['review.vote', { operationId: 'vote-that-waits', reviewId: 1, vote: 'up', before: 0 }],
  ] as const;
  for (const [name, params] of [...ordered, ...others]) await must(api, name, params);
  // What the order took along is the order.
  const waiting: WaitingView = {
    orders: 1,
    others: [
      { kind: 'cart', count: 2 },
      { kind: 'profile', count: 1 },
      { kind: 'wish', count: 2 },
      { kind: 'newsletter', count: 1 },
      { kind: 'review', count: 1 },
      { kind: 'reviewVote', count: 1 },
    ],
  };
  const isAll = (view: WaitingView): boolean => isDeepStrictEqual(view, waiting);
  await window.value('session.waiting', {}, isAll);
  await must(api, 'session.logout', { waiting: 'keep' });
  await window.value<WaitingView>('session.waiting', {}, ({ orders, others: left }) => orders + left.length === 0);

  // All of it goes out once its owner is there, and then nothing waits.
  await setOffline(at, false);
  await must(api, 'session.login', kari);
  await window.value<WaitingView>('session.waiting', {}, ({ orders, others: left }) => orders + left.length === 0);
});

test('an order that the shop may have already is named as such at a sign-out, and is not given up', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', adding('LAMP'));
  shop.failing.add('/api/order');
  await must(api, 'checkout.open', { orderId: 'order-underway' });
  await must(api, 'checkout.placeOrder', { orderId: 'order-underway', details, expectedTotalMinor: 188_000 });
  const isUnderway = ({ orders, others: [first] }: WaitingView): boolean => orders === 0 && first?.kind === 'sentOrder';
  expect(await window.value<WaitingView>('session.waiting', {}, isUnderway)).toEqual({
    orders: 0,
    others: [{ kind: 'sentOrder', count: 1 }],
  });
  // Who said «delete it» before the page knew that it is on its way is told that it is kept.
  expect(await api.command('session.logout', { waiting: 'drop' })).toEqual({ ok: true, value: { keptOrders: 1 } });
  shop.failing.clear();
  await must(api, 'session.login', kari);
  await window.value<OrderView[]>('order.all', {}, (orders) => orders.some(({ state }) => state === 'placed'));
});

test.each(['guest', 'customer'])(
  'an order that the shop may have already is kept when a %s has their data deleted, which is said',
  async (who) => {
    const { shop, device, api } = await shopWithDevice(server);
    if (who === 'customer') await must(api, 'session.login', kari);
    await must(api, 'cart.add', adding('LAMP'));
    shop.failing.add('/api/order');
    const orderId = `order-underway-${who}`;
    await must(api, 'checkout.open', { orderId });
    await must(api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor: 188_000 });
    const isTried = () => [...device.outbox.contents.rows.values()].some(({ attempt }) => attempt !== null);
    await expect.poll(isTried).toBe(true);
    expect(await api.command('device.forgetMe', {})).toEqual({ ok: true, value: { keptOrders: 1 } });
  },
);

test.each([
  ['keep', ['needsAttention']],
  ['drop', []],
] as const)('an order that the shop asks about at a sign-out (%s): %j', async (waiting, states) => {
  const at = await shopWithDevice(server);
  const { api, window } = at;
  await must(api, 'session.login', kari);
  await setOffline(at, true);
  await must(api, 'cart.add', adding('LAMP'));
  const orderId = `order-asked-about-${waiting}`;
  await must(api, 'checkout.open', { orderId });
  await must(api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor: 188_000 });
  await server.shop('set-price', 'LAMP', 1490);
  onTestFinished(() => server.shop('set-price', 'LAMP', 1290));
  await setOffline(at, false);
  const isAsked = (orders: readonly OrderView[]): boolean => orders.some(({ state }) => state === 'needsAttention');
  await window.value('order.all', {}, isAsked);
  await window.value<WaitingView>('session.waiting', {}, ({ orders }) => orders === 1);
  await must(api, 'session.logout', { waiting });
  await window.value<OrderView[]>('order.all', {}, ({ length }) => length === 0);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  const left = await window.value<OrderView[]>('order.all', {});
  expect(left.map(({ state }) => state)).toEqual(states);
  expect(await window.value<TaskView[]>('task.all', {}, ({ length }) => length === states.length)).toHaveLength(
    states.length,
  );
});

test('forgetting somebody signs them out and leaves nothing, of a guest neither', async () => {
  const { device, api, window } = await shopWithDevice(server);
  await must(api, 'search.remember', { text: 'sofa' });
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', adding('LAMP'));
  await must(api, 'device.forgetMe', {});
  await stateOf(window, { state: 'guest' });
  await cartOf(window, {});
  expect(await window.value('search.recent', {})).toEqual([]);
  expect(device.outbox.contents.session).toBeNull();
  // What tells the shop of it says nothing of her, and is on its way in a moment.
  const unsent = () => [...device.outbox.contents.rows.values()].filter(({ request }) => request === null);
  await expect.poll(unsent).toEqual([]);
});

test('passwords: asked for by mail, chosen anew, changed; each time the new one signs in', async () => {
  const { api, window } = await shopWithDevice(server);
  expect(await api.command('password.request', { email: 'nobody@example.no' })).toMatchObject({
    error: { code: 'emailDoesNotExist' },
  });
  await must(api, 'password.request', { email: kari.email });
  const chosen = { email: kari.email, newPassword: 'Nytt#12345' };
  expect(await api.command('password.create', { ...chosen, resetToken: 'wrong' })).toMatchObject({
    error: { code: 'passwordTokenMismatched' },
  });
  await must(api, 'password.create', { ...chosen, resetToken: 'reset-token' });
  await stateOf(window, { state: 'signedIn' });
  const changing = { currentPassword: kari.password, newPassword: 'Enda#Nyere1' };
  expect(await api.command('password.change', changing)).toMatchObject({ error: { code: 'passwordChangeFailed' } });
  await must(api, 'password.change', { ...changing, currentPassword: chosen.newPassword });
  await stateOf(window, { state: 'signedIn' });
  await must(api, 'session.logout', { waiting: 'keep' });
  await must(api, 'session.login', { ...kari, password: changing.newPassword });
});

test('who registers is signed in, with the newsletter where they want it; a name that is taken is said', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  const per = { firstName: 'Per', lastName: 'Hansen', email: 'per@example.no', password: 'Hemmelig#789' };
  await must(api, 'session.register', { ...per, isSubscribed: true });
  await expect
    .poll(() => shop.deeds.filter(({ path }) => path.endsWith('/subscribe')).map(({ as }) => as))
    .toEqual([102]);
  await stateOf(window, { state: 'signedIn', firstName: 'Per', email: per.email });
  expect(await api.command('session.register', per)).toEqual({ ok: false, error: { code: 'customerExists' } });
});

test('a shop that cannot make an account just now does not say that something was filled in wrongly (decision 072)', async () => {
  const { shop, api } = await shopWithDevice(server);
  shop.failing.add('/api/user/create');
  const per = { firstName: 'Per', lastName: 'Hansen', email: 'per@example.no', password: 'Hemmelig#789' };
  const unexpected = { ok: false, error: { code: 'authorizationUnexpected' } };
  expect(await api.command('session.register', per)).toEqual(unexpected);
});
