import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Claim } from '#domain/claim.ts';
import type { NewsletterView } from '#domain/newsletter.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Claims of a device (spec 3: claim). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codes = (window: Window, wanted: readonly string[]): Promise<readonly Claim[]> =>
  window.value<readonly Claim[]>('claim.all', {}, (claims) => claims.map(({ code }) => code).join() === wanted.join());

test('the coupon of the newsletter is a claim once the shop has the subscription, and what the form shows', async () => {
  const at = await shopWithDevice(server);
  const { api, window } = at;
  await setOffline(at, true);
  await must(api, 'newsletter.subscribe', { operationId: 'claim-newsletter-1', email: 'krav@example.no' });
  await codes(window, []);
  await setOffline(at, false);
  const [claim] = await codes(window, ['NYHETSBREV10']);
  expect(claim).toMatchObject({ value: 10, description: 'newsletter' });
  await window.value<NewsletterView>('newsletter.current', {}, ({ coupon }) => coupon?.code === 'NYHETSBREV10');
});

test('what a guest subscribed for is a claim of who has signed in before the shop answers', async () => {
  const at = await shopWithDevice(server);
  const { shop, api, window } = at;
  let letGo = (): void => undefined;
  onTestFinished(() => letGo());
  shop.held.set('/api/ext/magento2-subscribe/subscribe', new Promise<void>((resolve) => (letGo = resolve)));
  await must(api, 'newsletter.subscribe', { operationId: 'claim-newsletter-2', email: 'krav@example.no' });
  await expect
    .poll(() => shop.addresses.some((address) => address.includes('/api/ext/magento2-subscribe/subscribe')))
    .toBe(true);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  await codes(window, []);
  letGo();
  await codes(window, ['NYHETSBREV10']);
});

test('a voucher is kept without a network, once, past a new version and a full device; it goes with its owner', async () => {
  const at = await shopWithDevice(server);
  const { device, api } = at;
  await setOffline(at, true);
  for (const code of ['var-20', ' VAR-20 ']) await must(api, 'claim.keep', { code });
  expect(await api.command('claim.keep', { code: '<b>' })).toMatchObject({ error: { code: 'codeInvalid' } });
  await api.close();
  // A new version and a full device let go of the catalogue, with whatever is beside it.
  const purged = (await device.indexedDB.databases()).flatMap(({ name }) => (name?.includes('catalogue') ? name : []));
  expect(purged.length).toBeGreaterThan(0);
  for (const name of purged) device.indexedDB.deleteDatabase(name);

  device.isOffline = false;
  const next = device.openTab();
  const other = new Window(next.api);
  onTestFinished(() => next.api.close());
  await other.open();
  await codes(other, ['VAR-20']);
  await must(next.api, 'session.login', kari);
  await stateOf(other, { state: 'signedIn' });
  await must(next.api, 'claim.keep', { code: 'EGEN' });
  const [, voucher] = await codes(other, ['EGEN', 'VAR-20']);
  expect(voucher).toMatchObject({ value: null, description: 'link' });
  await must(next.api, 'session.logout', { waiting: 'keep' });
  await codes(other, []);
  const left = [...(await keptOn(device))].filter(([, text]) => text.includes('VAR-20') || text.includes('EGEN'));
  expect(left.map(([place]) => place)).toEqual([]);
});
