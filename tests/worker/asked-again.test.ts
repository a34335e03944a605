import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { kari, must, shopWithDevice } from '#tests/support/account-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What a screen or the session asks the shop for itself is asked for again while there is no answer. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WATCH = 1_000_000;
const PATIENCE_MS = 30_000;

test.each([
  ['orderHistory.page', { page: 1 }, '/api/user/order-history'],
  ['profile.current', {}, '/api/user/me'],
  ['wishlist.current', {}, '/api/user/wishlist'],
  ['review.own', {}, '/api/user/reviews'],
  ['newsletter.of', { email: kari.email }, '/api/ext/magento2-subscribe/subscribe'],
  ['cart.current', {}, '/api/user/group-prices'],
])('%s %o: %s', async (name, params, path) => {
  const { shop, api } = await shopWithDevice(server);
  const asked = (): number => shop.addresses.filter((address) => new URL(address).pathname === path).length;
  // Signing in itself needs the profile.
  if (path !== '/api/user/me') shop.failing.add(path);
  await must(api, 'session.login', kari);
  shop.failing.add(path);
  const before = asked();
  await api.watch(WATCH, name, params);
  onTestFinished(() => api.unwatch(WATCH));
  await expect.poll(asked, { timeout: PATIENCE_MS }).toBeGreaterThan(before + 1);
  shop.failing.clear();
  const failed = asked();
  await expect.poll(asked, { timeout: PATIENCE_MS }).toBeGreaterThan(failed);
});
