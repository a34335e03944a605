import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { SessionView } from '#domain/views/session.ts';
import { AccountShop } from '#tests/support/account-shop.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import { SessionWatch } from '#worker/session/session-watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kari = { email: 'kari@example.no', password: 'Hemmelig#123', isRemembered: true };
const ola = { email: 'ola@example.no', password: 'Hemmelig#456', isRemembered: true };

let operations = 0;
const adding = (sku: string, qty = 1) => ({
  operationId: `session-operation-${++operations}`,
  parentSku: sku,
  sku,
  qty,
});

async function shopWithDevice() {
  const shop = new AccountShop((request) => server.app.handle(request));
  shop.addAccount(kari.email, kari.password);
  shop.addAccount(ola.email, ola.password);
  const filled = await filledDevice(shop.handle);
  onTestFinished(() => filled.api.close());
  return { shop, ...filled };
}

async function must(api: WorkerApi, name: string, params: object): Promise<void> {
  expect(await api.command(name, params), name).toMatchObject({ ok: true });
}

const stateOf = (window: Window, wanted: Partial<SessionView>): Promise<SessionView> =>
  window.value<SessionView>('session.current', {}, (view) =>
    Object.entries(wanted).every(([name, value]) => view[name as keyof SessionView] === value),
  );

const cartOf = (window: Window, pieces: Readonly<Record<string, number>>): Promise<CartView> =>
  window.value<CartView>('cart.current', {}, ({ lines }) => {
    const held = Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
    return JSON.stringify(held) === JSON.stringify(pieces);
  });

/** Who uses the device as another tab knows it. */
function anotherTab(device: TestDevice): SessionWatch {
  const watch = new SessionWatch(device.openTab().ports);
  onTestFinished(() => watch.stop());
  return watch;
}

test('a start without a session asks the shop nothing about one', async () => {
  const { shop, window } = await shopWithDevice();
  expect(await stateOf(window, {})).toMatchObject({ state: 'guest', owner: 'guest', email: '', waitingOrders: 0 });
  expect(shop.refreshes).toEqual([]);
});

test('signing in takes the cart along, and signing out leaves nothing of it to the next person', async () => {
  const { shop, device, api, window } = await shopWithDevice();
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
  const { api, window } = await shopWithDevice();
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', adding('LAMP'));
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await must(api, 'session.logout', { waiting: 'keep' });
  await must(api, 'cart.add', adding('LAMP', 2));
  await must(api, 'cart.add', adding('TABLE-LAMP'));
  await must(api, 'session.login', kari);
  await cartOf(window, { LAMP: 3, 'TABLE-LAMP': 1 });
  await must(api, 'session.login', kari);
  await cartOf(window, { LAMP: 3, 'TABLE-LAMP': 1 });
});

test('a wrong password, and no network, are said apart', async () => {
  const { device, api } = await shopWithDevice();
  const wrong = await api.command('session.login', { ...kari, password: 'Feil#12345' });
  expect(wrong).toEqual({ ok: false, error: { code: 'signInIncorrect' } });
  device.isOffline = true;
  const without = await api.command('session.login', kari);
  expect(without).toEqual({ ok: false, error: { code: 'authorizationUnexpected' } });
});

test('ten tabs with a token that is too old exchange it once, again and again, and nobody is signed out (D50)', async () => {
  const { shop, device, api, window } = await shopWithDevice();
  await must(api, 'session.login', kari);
  const tabs = Array.from({ length: 10 }, () => device.openTab().ports);
  const tokens = await Promise.all(tabs.map((ports) => ports.tokens(ports)));
  expect(new Set((await Promise.all(tokens.map((each) => each.current()))).map((held) => held?.token)).size).toBe(1);
  expect(shop.refreshes).toEqual([]);
  for (let round = 1; round <= 5; round++) {
    shop.expireTokens();
    const renewed = await Promise.all(tokens.map(async (each) => each.renew((await each.current())!)));
    expect(new Set(renewed.map((held) => held?.token)).size).toBe(1);
    expect(shop.refreshes).toHaveLength(round);
  }
  await stateOf(window, { state: 'signedIn' });
});

test('a session that the shop ended keeps everything, and goes on after the next sign-in', async () => {
  const { shop, api, window } = await shopWithDevice();
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
  const { shop, api, window } = await shopWithDevice();
  await must(api, 'session.login', kari);
  shop.expireTokens();
  shop.isRefreshLost = true;
  await must(api, 'cart.add', adding('LAMP'));
  await expect.poll(() => shop.refreshes.length).toBeGreaterThan(0);
  await stateOf(window, { state: 'signedIn' });
  shop.isRefreshLost = false;
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
});
