import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Where secrets may be: the refresh token in the session's place, everything else nowhere (D11, D51). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Everything that a device keeps, as one text for each place. */
async function places(device: TestDevice): Promise<Map<string, string>> {
  const { session, ...outbox } = device.outbox.contents;
  const found = new Map([
    ['session', JSON.stringify(session)],
    ['outbox', JSON.stringify([[...outbox.rows.values()], [...outbox.carts]])],
    ['caches', JSON.stringify([...device.cache.texts])],
  ]);
  for (const { name = '' } of await device.indexedDB.databases()) found.set(name, await contentsOf(device, name));
  return found;
}

async function contentsOf(device: TestDevice, name: string): Promise<string> {
  const database = await done(device.indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const contents = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()));
  const text = JSON.stringify(await Promise.all(contents));
  database.close();
  return text;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not read', { cause: request.error })));
  });
}

/** Which secrets are where. */
async function secretsIn(device: TestDevice, secrets: Iterable<string>): Promise<string[]> {
  const texts = [...(await places(device))];
  return [...secrets].flatMap((secret) =>
    texts.filter(([, text]) => text.includes(secret)).map(([place]) => `${secret} in ${place}`),
  );
}

test('after a whole session no store holds a password or a token, but the session its refresh token', async () => {
  const at = await shopWithDevice(server);
  const { shop, device, api, window } = at;
  const chosen = 'Valgt#Passord1';
  const changed = 'Endret#Passord2';
  for (const secret of [chosen, changed, 'reset-token']) shop.secrets.add(secret);
  await must(api, 'cart.add', { operationId: 'secret-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(api, 'session.login', kari);
  await must(api, 'password.create', { email: kari.email, resetToken: 'reset-token', newPassword: chosen });
  await must(api, 'password.change', { currentPassword: chosen, newPassword: changed });
  shop.expireTokens();
  await setOffline(at, true);
  await must(api, 'profile.save', { firstName: 'Karin' });
  await must(api, 'cart.add', { operationId: 'secret-addition-2', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await setOffline(at, false);
  await cartOf(window, { LAMP: 2 });
  await expect.poll(() => shop.profileOf(kari.email).firstname).toBe('Karin');
  await expect.poll(() => device.outbox.contents.rows.size).toBe(0);

  expect(shop.secrets.size).toBeGreaterThan(8);
  const kept = device.outbox.contents.session?.refreshToken;
  expect(await secretsIn(device, shop.secrets)).toEqual([`${kept} in session`]);
  expect(shop.addresses.filter((address) => [...shop.secrets].some((secret) => address.includes(secret)))).toEqual([]);
  // The search sees what is there.
  expect(await secretsIn(device, [kari.email])).not.toEqual([]);

  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  expect(await secretsIn(device, shop.secrets)).toEqual([]);
  expect(await secretsIn(device, [kari.email, 'Karin'])).toEqual([]);
});
