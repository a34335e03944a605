import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Where secrets may be: the refresh token in the session's place, everything else nowhere (D11, D51). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Which secrets are where. */
async function secretsIn(device: TestDevice, secrets: Iterable<string>): Promise<string[]> {
  const texts = [...(await keptOn(device))];
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
  await must(api, 'profile.save', { operationId: crypto.randomUUID(), firstName: 'Karin' });
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
