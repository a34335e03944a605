import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { VISIT_OVER_MS } from '#config/timings.ts';
import { cartOf, kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** How a session ends when nobody is there to end it: whoever comes next does. */

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

async function nextTab(device: TestDevice): Promise<Window> {
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  return window;
}

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
