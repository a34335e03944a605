import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { VISIT_OVER_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import { cartOf, kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import type { AccountShop } from '#tests/support/account-shop.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** How a session begins and ends when whoever began to is gone: whoever comes next goes on. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lamps = { operationId: 'cut-off-addition', parentSku: 'LAMP', sku: 'LAMP', qty: 2 };

/** Does something in a tab that dies at this place. */
async function dieAt(device: TestDevice, place: string, name: string, params: object): Promise<void> {
  let reached = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const dying = device.openTab((label) => {
    if (label !== place) return undefined;
    reached();
    return new Promise<void>(() => undefined);
  });
  await new Window(dying.api).open();
  void dying.api.command(name, params);
  await isReached;
  device.locks.dropRealm(dying.realm);
  await dying.api.close();
}

/**
 * Does something in a tab that gets no further than this place, and is closed. What a browser leaves that is killed there is looked
 * at in `tests/e2e/fault-session.spec.ts`.
 */
async function failAt(device: TestDevice, place: string, name: string, params: object): Promise<void> {
  let isReached = false;
  const failing = device.openTab((label) => {
    if (label !== place) return;
    isReached = true;
    device.isOffline = true;
    throw new Error('got no further');
  });
  await new Window(failing.api).open();
  await failing.api.command(name, params).catch(() => undefined);
  expect(isReached).toBe(true);
  await failing.api.close();
  device.isOffline = false;
}

/** Keeps the answers from this path back until the function is called that comes back, or the test ends. */
function hold(shop: AccountShop, path: string): () => void {
  let release = (): void => undefined;
  shop.held.set(path, new Promise<void>((resolve) => (release = resolve)));
  onTestFinished(() => release());
  return () => release();
}

/** Waits until the cart holds these pieces, and the shop has counted them. */
async function isConfirmed(window: Window, pieces: Readonly<Record<string, number>>): Promise<void> {
  await window.value<CartView>('cart.current', {}, ({ lines, totals }) => {
    const held = Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
    return totals.state === 'confirmed' && isDeepStrictEqual(held, pieces);
  });
}

/** Looks at the shop in a tab, and closes it. */
async function inTab(api: WorkerApi, look: (window: Window) => Promise<void>): Promise<void> {
  const window = new Window(api);
  try {
    await window.open();
    await look(window);
  } finally {
    await api.close();
  }
}

async function nextTab(device: TestDevice): Promise<Window> {
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  return window;
}

/** Signs in, in the only tab of a device that has a guest's lamps and gets full on the way, so many times at the most. */
async function signInOnFull(times: number): Promise<{ window: Window; isIn: boolean }> {
  const { device, api } = await shopWithDevice(server);
  await must(api, 'cart.add', lamps);
  await api.close();
  let left = times;
  const tab = device.openTab((label) => {
    if (label === 'after-merge-additions' && left-- > 0) throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => tab.api.close());
  const window = new Window(tab.api);
  await window.open();
  const { ok: isIn } = await tab.api.command('session.login', kari);
  left = 0;
  return { window, isIn };
}

test('a sign-in that finds the device full half way, and is made again, takes the cart along once', async () => {
  const { window, isIn } = await signInOnFull(1);
  expect(isIn).toBe(true);
  await isConfirmed(window, { LAMP: 2 });
});

test('a sign-in that a full device does not let come to its end shows whose the device is by now', async () => {
  const { window, isIn } = await signInOnFull(Number.POSITIVE_INFINITY);
  expect(isIn).toBe(false);
  await stateOf(window, { state: 'signedIn' });
  await isConfirmed(window, { LAMP: 2 });
});

test('a sign-out that is cut off is one: nobody is signed in, and what was theirs is wiped', async () => {
  const at = await shopWithDevice(server);
  const { device, api } = at;
  await must(api, 'session.login', kari);
  await setOffline(at, true);
  await must(api, 'cart.add', lamps);
  await api.close();
  await dieAt(device, 'after-sign-out', 'session.logout', { waiting: 'drop' });
  expect(device.outbox.contents.session).toMatchObject({ state: 'ending', refreshToken: null });
  const window = await nextTab(device);
  await stateOf(window, { state: 'guest' });
  await cartOf(window, {});
  await expect.poll(() => device.outbox.contents.session).toBeNull();
  // Orders are given up, nothing else is; and the shop hears of it.
  const waiting = [...device.outbox.contents.rows.values()].filter(({ request }) => request === null);
  expect(waiting.map(({ entry }) => entry.kind)).toEqual(['cart.change', 'session.end']);
});

test('a refresh that the shop refuses once somebody has signed out does not bring them back', async () => {
  const { shop, device, api } = await shopWithDevice(server);
  await must(api, 'session.login', kari);
  const { ports } = device.openTab();
  const tokens = await ports.tokens(ports);
  const held = await tokens.current();
  await api.close();
  shop.revokeAll();
  const release = hold(shop, '/api/user/refresh');
  const renewing = tokens.renew(held!);
  await expect.poll(() => shop.refreshes).toHaveLength(1);
  // What a sign-out begins with, in a tab that gets no further.
  await device.outbox.transact((box) => {
    box.setSession(box.session && { ...box.session, state: 'ending', refreshToken: null });
  }, null);
  release();
  expect(await renewing).toBeNull();
  expect(device.outbox.contents.session).toMatchObject({ state: 'ending' });
});

test('a tab that is looked at again shows who signed in where a tab died as soon as that was done', async () => {
  const at = await shopWithDevice(server);
  const { device, api, window } = at;
  await must(api, 'session.login', kari);
  const { session } = device.outbox.contents;
  await setOffline(at, true);
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  // All that the other tab could do: it told nobody.
  await device.outbox.transact((box) => box.setSession(session), null);
  await api.hint('visible');
  await stateOf(window, { state: 'signedIn' });
});

describe.each([true, false])('a sign-in, with what the guest put into the cart known to the shop: %s', (isSent) => {
  test.each(['after-sign-in', 'after-merge-additions', 'after-merge-removal'])('cut off %s is one', async (place) => {
    const at = await shopWithDevice(server);
    const { shop, device, api, window } = at;
    const key = `${isSent}-${place}`;
    // Half a sign-in must not be told from a whole one by what the account had already.
    await must(api, 'session.login', kari);
    await must(api, 'cart.add', {
      ...lamps,
      operationId: `own-${key}`,
      parentSku: 'TABLE-LAMP',
      sku: 'TABLE-LAMP',
      qty: 1,
    });
    await isConfirmed(window, { 'TABLE-LAMP': 1 });
    await must(api, 'session.logout', { waiting: 'keep' });
    if (!isSent) await setOffline(at, true);
    await must(api, 'cart.add', { ...lamps, operationId: `guest-${key}` });
    if (isSent) await isConfirmed(window, { LAMP: 2 });
    await api.close();
    device.isOffline = false;
    await failAt(device, place, 'session.login', kari);

    const next = device.openTab();
    const whole = { 'TABLE-LAMP': 1, LAMP: 2 };
    await inTab(next.api, async (tab) => {
      await stateOf(tab, { state: 'signedIn', email: kari.email });
      await isConfirmed(tab, whole);
      await tab.value('profile.current', {});
      await expect.poll(() => device.outbox.contents.session?.hasTakenAlong).toBe(true);
    });
    const last = device.openTab();
    await inTab(last.api, async (tab) => {
      await isConfirmed(tab, whole);
      await must(last.api, 'session.logout', { waiting: 'keep' });
      await stateOf(tab, { state: 'guest' });
      await cartOf(tab, {});
      await must(last.api, 'session.login', kari);
      await isConfirmed(tab, whole);
    });
    expect(shop.crossings).toEqual([]);
  });
});

test.each([
  [true, 'signedIn'],
  [false, 'guest'],
] as const)('a session that is remembered: %s, long after the last tab was closed: %s', async (isRemembered, state) => {
  const { device, api } = await shopWithDevice(server);
  await must(api, 'session.login', { ...kari, isRemembered });
  await api.close();
  await device.outbox.transact((box) => {
    const { session } = box;
    box.setSession(session && { ...session, seenAt: session.seenAt - VISIT_OVER_MS - 1 });
  }, null);
  const window = await nextTab(device);
  await stateOf(window, { state });
  await expect.poll(() => device.outbox.contents.session?.state ?? 'guest').toBe(state);
});

/** Notes in the session when a tab was last seen, so long ago. */
const noteSeen = (device: TestDevice, agoMs: number, session = device.outbox.contents.session) =>
  device.outbox.transact((box) => box.setSession(session && { ...session, seenAt: Date.now() - agoMs }), null);

const isVisit = { ...kari, isRemembered: false };

test('what a guest puts into the cart beside a visit that is over, and that nobody has ended yet, is the guest’s', async () => {
  const { device, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', isVisit);
  const { session } = device.outbox.contents;
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  await noteSeen(device, VISIT_OVER_MS + 1, session);
  await must(api, 'cart.add', { ...lamps, operationId: 'addition-beside-a-visit' });
  await cartOf(window, { LAMP: 2 });
});

test('a tab that found a visit over which goes on in another tab ends nothing, and belongs to its owner', async () => {
  const { device, api } = await shopWithDevice(server);
  await must(api, 'session.login', isVisit);
  await api.close();
  await noteSeen(device, VISIT_OVER_MS + 1);
  let release = (): void => undefined;
  const busy = new Promise<void>((resolve) => (release = resolve));
  void device.locks.forRealm({}).request('outbox', {}, () => busy);
  const window = await nextTab(device);
  await stateOf(window, { state: 'guest' });
  // The other one, which had been frozen.
  await noteSeen(device, 0);
  release();
  await stateOf(window, { state: 'signedIn', email: kari.email });
});
