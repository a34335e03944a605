import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TaskView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { cartOf, kari, must } from '#tests/support/account-device.ts';
import { deviceWithOrders } from '#tests/support/device-with-orders.ts';
import { homeAddress } from '#tests/support/home-address.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** A worker that dies before it answers is replaced, and its window makes the same call again: that counts once. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function signedIn() {
  const { at, history } = await deviceWithOrders(server);
  await history(({ total }) => total === 2);
  return at;
}

type Device = Awaited<ReturnType<typeof signedIn>>;

/** Does something, and the same again in the worker after that; `between` is waited for before the first one dies. */
async function twice(at: Device, name: string, params: object, between = async (): Promise<unknown> => null) {
  const call = { operationId: crypto.randomUUID(), ...params };
  await must(at.api, name, call);
  await between();
  await at.api.close();
  const { api } = at.device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await must(api, name, call);
  return window;
}

const answered = (window: Window): Promise<TaskView[]> =>
  window.value<TaskView[]>('task.all', {}, (tasks) =>
    tasks.every(({ state }) => state === 'sent' || state === 'failed'),
  );

test('an address that is added again by a repeated call is one address', async () => {
  const at = await signedIn();
  const window = await twice(at, 'profile.saveAddress', { address: homeAddress });
  const isSettled = ({ isChangeWaiting, conflict }: ProfileView): boolean => !isChangeWaiting && conflict === null;
  await window.value<ProfileView>('profile.current', {}, isSettled);
  expect(at.shop.profileOf(kari.email).addresses).toHaveLength(1);
});

test('what was ordered goes into the cart once by a repeated call', async () => {
  const window = await twice(await signedIn(), 'orderHistory.reorder', { orderNumber: '100000041' });
  await cartOf(window, { LAMP: 2 });
});

test('an order that is cancelled again by a repeated call is not told as one that cannot be cancelled', async () => {
  const at = await signedIn();
  const params = { orderNumber: '100000042' };
  const window = await twice(at, 'orderHistory.cancel', params, () => answered(at.window));
  expect((await answered(window)).map(({ state }) => state)).not.toContain('failed');
});
