import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NoticeView } from '#domain/views/notice.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { cartOf, kari, must, ola, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';

/** What a guest ordered waits while somebody signs in: whose e-mail it names decides about it, anybody else hears no more than that it waits. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const AGREED = 188_000;
const ofKari = { ...details, email: ' Kari@Example.no', firstName: 'Kari' };
const ofSomebody = { ...details, email: 'guest@example.no', firstName: 'Somebody' };
const unticked = { isSentWhenOnline: false };

/** A guest has ordered a lamp without a network; the shop fails to take orders when it is there again. */
async function guestWithOrder(orderId: string, typed: typeof details) {
  const at = await shopWithDevice(server);
  const { shop, api, window } = at;
  await setOffline(at, true);
  await must(api, 'cart.add', { operationId: `add-${orderId}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(api, 'checkout.open', { orderId });
  await must(api, 'checkout.placeOrder', { orderId, details: typed, expectedTotalMinor: AGREED });
  shop.failing.add('/api/order');
  await setOffline(at, false);
  const signIn = async (account: typeof kari): Promise<void> => {
    await must(api, 'session.login', account);
    await stateOf(window, { state: 'signedIn', email: account.email });
  };
  const order = (state: OrderView['state']): Promise<OrderView> =>
    window.value<OrderView>('order.byId', { id: orderId }, (view) => view.state === state);
  const notices = (...codes: readonly string[]): Promise<readonly NoticeView[]> =>
    window.value<readonly NoticeView[]>('notice.all', {}, (all) => all.map(({ code }) => code).join() === codes.join());
  const tasks = (isIt: (ids: readonly string[]) => boolean): Promise<readonly TaskView[]> =>
    window.value<readonly TaskView[]>('task.all', {}, (all) => isIt(all.map(({ id }) => id)));
  return { ...at, signIn, order, notices, tasks };
}

test('who has signed in with the e-mail of the order sees it wait, hears what the shop asks and answers', async () => {
  const { shop, api, window, signIn, order, notices, tasks } = await guestWithOrder('guest-order-1', ofKari);
  await signIn(kari);
  expect(await order('queued')).toMatchObject({ wantedAccount: null, isSignInMissing: false });
  await tasks((ids) => ids.includes('guest-order-1'));
  await window.value<readonly OrderView[]>('order.all', {}, ([first]) => first?.id === 'guest-order-1');
  await window.value('order.receipt', { id: 'guest-order-1' });

  await server.shop('set-price', 'LAMP', 1390);
  shop.failing.clear();
  await must(api, 'task.sendNow', { id: 'guest-order-1' });
  const [asked] = await notices('orderNeedsYou');
  await order('needsAttention');
  await must(api, 'notice.dismiss', { keys: asked!.keys });
  await notices();
  await must(api, 'checkout.acceptQuote', { orderId: 'guest-order-1' });
  // It goes as that of the guest who ordered it.
  expect(await order('placed')).toMatchObject({ totalMinor: AGREED + 10_000, wantedAccount: null });
  expect(shop.crossings).toEqual([]);
  await server.shop('set-price', 'LAMP', 1290);
});

test('what is taken back is in the cart and the checkout of who has signed in', async () => {
  const { api, window, signIn, order } = await guestWithOrder('guest-order-2', { ...ofKari, ...unticked });
  await signIn(kari);
  expect(await order('queued')).toMatchObject({ canEdit: true });
  await must(api, 'checkout.edit', { orderId: 'guest-order-2', draftId: 'guest-order-2-anew' });
  await order('cancelled');
  await cartOf(window, { LAMP: 1 });
  const isOpen = ({ orderId }: CheckoutDraftView): boolean => orderId === 'guest-order-2-anew';
  expect((await window.value<CheckoutDraftView>('checkout.draft', {}, isOpen)).details.email).toBe(ofKari.email);
});

test('anybody else hears that one was not placed, and nothing of it, until they close that; then the guest is told', async () => {
  const { shop, api, window, signIn, order, notices, tasks } = await guestWithOrder('guest-order-3', ofSomebody);
  await signIn(ola);
  await notices();
  await server.shop('set-price', 'LAMP', 1390);
  shop.failing.clear();
  const [hint] = await notices('guestOrderWaits');
  expect(hint).toEqual({ keys: hint!.keys, about: 'device', code: 'guestOrderWaits' });
  expect(await window.answer('order.byId', { id: 'guest-order-3' }, () => true)).toMatchObject({ state: 'missing' });
  expect(await window.value('order.all', {})).toEqual([]);
  await tasks((ids) => !ids.includes('guest-order-3'));
  const refusal = { ok: false, error: { code: 'orderAlreadySent' } };
  for (const name of ['checkout.acceptQuote', 'order.discard', 'order.sendAgain'])
    expect(await api.command(name, { orderId: 'guest-order-3' }), name).toMatchObject(refusal);

  await must(api, 'notice.dismiss', { keys: hint!.keys });
  await notices();
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  await notices('orderNeedsYou');
  await order('needsAttention');
  await signIn(kari);
  await notices('guestOrderWaits');
  await server.shop('set-price', 'LAMP', 1290);
});

test('anybody else hears of one that waits for its guest to have it sent', async () => {
  const { api, window, signIn, notices } = await guestWithOrder('guest-order-4', { ...ofSomebody, ...unticked });
  await signIn(ola);
  await notices('guestOrderWaits');
  await must(api, 'session.logout', { waiting: 'keep' });
  await stateOf(window, { state: 'guest' });
  await notices();
});
