import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { NewsletterView } from '#domain/newsletter.ts';
import { AccountShop } from '#tests/support/account-shop.ts';
import { kari, must, stateOf } from '#tests/support/account-device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an answer of before the shopper left the newsletter does not say that they have it', async () => {
  let letGo: (() => void) | null = null;
  let isHeld = false;
  const { api, window } = await filledDevice(async (request) => {
    const answer = await server.app.handle(request);
    if (isHeld && request.method === 'GET' && request.url.includes('/subscribe'))
      await new Promise<void>((resolve) => (letGo = resolve));
    return answer;
  });
  onTestFinished(() => api.close());
  const email = 'kari@example.no';
  const view = (change: string) =>
    window.value<NewsletterView>(
      'newsletter.current',
      {},
      ({ standing }) => standing?.state === 'done' && standing.change === change,
    );
  await must(api, 'newsletter.subscribe', { operationId: 'newsletter-late-0001', email });
  await view('subscribe');
  isHeld = true;
  await api.watch(900, 'newsletter.of', { email });
  await expect.poll(() => letGo).not.toBeNull();
  isHeld = false;
  await must(api, 'newsletter.unsubscribe', { operationId: 'newsletter-late-0002', email });
  await view('unsubscribe');
  letGo!();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { standing } = await window.value<NewsletterView>('newsletter.current', {});
  expect(standing).toMatchObject({ change: 'unsubscribe', state: 'done' });
});

test('a piece that is being added while its shopper signs in is in their cart', async () => {
  const shop = new AccountShop((request) => server.app.handle(request));
  shop.addAccount(kari.email, kari.password);
  let letGo: (() => void) | null = null;
  let isHeld = false;
  const { api, window } = await filledDevice(async (request) => {
    if (isHeld && request.url.includes('/api/stock/')) await new Promise<void>((resolve) => (letGo = resolve));
    return shop.handle(request);
  });
  onTestFinished(() => api.close());
  isHeld = true;
  const adding = api.command('cart.add', { operationId: 'late-addition-0001', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await expect.poll(() => letGo).not.toBeNull();
  expect(await api.command('session.login', kari)).toMatchObject({ ok: true });
  isHeld = false;
  letGo!();
  expect(await adding).toMatchObject({ ok: true });
  await stateOf(window, { state: 'signedIn' });
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines[0]?.sku === 'LAMP' && lines[0].qty === 1);
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines.length === 0);
});
