import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wishlist } from '#schemas/api/generated/types.gen.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** The wishlist of an account on several devices, through the reference backend (D59). */

let server: TestServer;
let accounts = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const simple = (sku: string) => ({ parentSku: sku, sku, name: `Name of ${sku}` });

async function must(api: WorkerApi, name: string, params: object): Promise<void> {
  expect(await api.command(name, params), name).toMatchObject({ ok: true });
}

/** Two open databases of one name would be one to RxDB: of several devices one is open at a time. */
async function newDevice(handle = (request: Request): Promise<Response> => server.app.handle(request)) {
  const filled = await filledDevice(handle);
  return { ...filled, close: () => filled.api.close() };
}

/** Turns a device on again, in a store view of its shopper's choice. */
async function again({ device }: { readonly device: TestDevice }, storeCode?: string, locale?: string) {
  device.isOffline = false;
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open(storeCode, locale);
  return { device, api, window, close: () => api.close() };
}

/** What the shop keeps as wished for. Asked with one sign-in an account: those are limited. */
async function inShop(account: Account): Promise<string[]> {
  tokens.set(account, tokens.get(account) ?? (await signIn(account)));
  const headers = { authorization: `Bearer ${tokens.get(account)}` };
  const answer = await server.app.handle(new Request('http://shop.test/api/user/wishlist', { headers }));
  const { result } = (await answer.json()) as { readonly result: Wishlist };
  return result.items.filter((item) => !item.is_taken_out).map(({ sku }) => sku);
}

const tokens = new Map<Account, string>();

async function signIn({ email, password }: Account): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: email, password });
  const login = await server.app.handle(
    new Request('http://shop.test/api/user/login', { method: 'POST', headers, body }),
  );
  return ((await login.json()) as { readonly result: string }).result;
}

interface Account {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

/** An account, and how one signs in to it. */
async function newAccount(): Promise<Account> {
  const email = `onsker${++accounts}@example.no`;
  const password = 'Hemmelig#123';
  const body = JSON.stringify({ customer: { email, firstname: 'Kari', lastname: 'Nordmann' }, password });
  const headers = { 'content-type': 'application/json', 'idempotency-key': `account-for-wishes-${accounts}` };
  const made = await server.app.handle(
    new Request('http://shop.test/api/user/create', { method: 'POST', headers, body }),
  );
  expect(made.status).toBe(200);
  return { email, password, isRemembered: true };
}

const skusIn = async (window: Window, ...wanted: readonly string[]): Promise<void> => {
  const areThese = (skus: readonly string[]): boolean => skus.toSorted().join() === wanted.toSorted().join();
  await window.value<readonly string[]>('wishlist.skus', {}, areThese);
};

test('what a guest wished for joins the list of who signs in, and is on their other devices', async () => {
  const kari = await newAccount();
  const phone = await newDevice();
  await must(phone.api, 'session.login', kari);
  await must(phone.api, 'wishlist.add', { articles: [simple('LAMP')] });
  await skusIn(phone.window, 'LAMP');
  await expect.poll(() => inShop(kari)).toEqual(['LAMP']);
  await phone.close();

  const tablet = await newDevice();
  await must(tablet.api, 'wishlist.add', { articles: [simple('VASE')] });
  await skusIn(tablet.window, 'VASE');
  await must(tablet.api, 'session.login', kari);
  await skusIn(tablet.window, 'LAMP', 'VASE');
  await expect.poll(() => inShop(kari)).toEqual(['LAMP', 'VASE']);
  // Whoever uses the tablet next sees nothing of it.
  await must(tablet.api, 'session.logout', { waiting: 'keep' });
  await skusIn(tablet.window);
  await tablet.close();

  const later = await again(phone);
  await skusIn(later.window, 'LAMP', 'VASE');
  await later.close();
});

test('what two devices change without a network is merged: the later change of each article counts', async () => {
  const ola = await newAccount();
  const phone = await newDevice();
  await must(phone.api, 'session.login', ola);
  for (const sku of ['LAMP', 'VASE']) await must(phone.api, 'wishlist.add', { articles: [simple(sku)] });
  await expect.poll(() => inShop(ola)).toEqual(['LAMP', 'VASE']);
  await setOffline(phone, true);
  await must(phone.api, 'wishlist.remove', { sku: 'LAMP' });
  await phone.close();

  const tablet = await newDevice();
  await must(tablet.api, 'session.login', ola);
  await skusIn(tablet.window, 'LAMP', 'VASE');
  await setOffline(tablet, true);
  await must(tablet.api, 'wishlist.remove', { sku: 'LAMP' });
  await must(tablet.api, 'wishlist.add', { articles: [simple('LAMP')] });
  await must(tablet.api, 'wishlist.remove', { sku: 'VASE' });
  // The last one: once the shop has it, it has them all.
  await must(tablet.api, 'wishlist.add', { articles: [simple('CHAIR')] });
  await setOffline(tablet, false);
  await expect.poll(() => inShop(ola)).toEqual(['CHAIR', 'LAMP']);
  await tablet.close();

  const later = await again(phone);
  await skusIn(later.window, 'CHAIR', 'LAMP');
  await expect.poll(() => inShop(ola)).toEqual(['CHAIR', 'LAMP']);
  await later.close();
});

test('what waits of somebody who signed out is sent as them alone', async () => {
  const [kari, ola] = [await newAccount(), await newAccount()];
  const shared = await newDevice();
  await must(shared.api, 'session.login', kari);
  await setOffline(shared, true);
  await must(shared.api, 'wishlist.add', { articles: [simple('LAMP')] });
  await must(shared.api, 'session.logout', { waiting: 'keep' });
  await skusIn(shared.window);
  await setOffline(shared, false);
  await must(shared.api, 'session.login', ola);
  await must(shared.api, 'wishlist.add', { articles: [simple('VASE')] });
  await skusIn(shared.window, 'VASE');
  await expect.poll(() => inShop(ola)).toEqual(['VASE']);
  expect(await inShop(kari)).toEqual([]);
  await must(shared.api, 'session.logout', { waiting: 'keep' });
  await must(shared.api, 'session.login', kari);
  await expect.poll(() => inShop(kari)).toEqual(['LAMP']);
  await skusIn(shared.window, 'LAMP');
  await shared.close();
});

test('what a guest wished for is not lost where they sign out before the shop has told their list', async () => {
  const kari = await newAccount();
  let isSilent = true;
  const { api, window, close } = await newDevice(async (request) => {
    if (isSilent && request.url.includes('/api/user/wishlist')) throw new TypeError('fetch failed');
    return server.app.handle(request);
  });
  await must(api, 'wishlist.add', { articles: [simple('LAMP')] });
  await must(api, 'session.login', kari);
  await skusIn(window, 'LAMP');
  await must(api, 'session.logout', { waiting: 'keep' });
  await skusIn(window);
  isSilent = false;
  await must(api, 'session.login', kari);
  await skusIn(window, 'LAMP');
  await expect.poll(() => inShop(kari)).toEqual(['LAMP']);
  await close();
});

test('what a guest wished for in another store view than the one that they sign in and out in is not lost', async () => {
  const svea = await newAccount();
  const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  const swedish = await again({ device }, 'default', 'sv-SE');
  await must(swedish.api, 'wishlist.add', { articles: [simple('LAMP')] });
  await swedish.close();

  const norwegian = await again({ device });
  await must(norwegian.api, 'session.login', svea);
  await must(norwegian.api, 'session.logout', { waiting: 'keep' });
  await norwegian.close();

  const later = await again({ device }, 'default', 'sv-SE');
  await must(later.api, 'session.login', svea);
  await skusIn(later.window, 'LAMP');
  await later.close();
});
