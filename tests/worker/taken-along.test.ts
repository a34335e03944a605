import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyDetails } from '#domain/checkout-details.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';

/** What a guest began comes along with who signs in; what a guest has finished is nobody else's (D15, D58). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const typed = { ...details, email: 'guest@example.no', firstName: 'Ola' };

/** A guest who has typed all of a checkout, with a lamp in the cart. */
async function guestAtCheckout(orderId: string) {
  const at = await shopWithDevice(server);
  await must(at.api, 'cart.add', { operationId: `adding-${orderId}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(at.api, 'checkout.open', { orderId });
  await must(at.api, 'checkout.saveDetails', { orderId, details: typed });
  const order = (): Promise<void> =>
    must(at.api, 'checkout.placeOrder', { orderId, details: typed, expectedTotalMinor: 188_000 });
  /** The checkout of who has signed in meanwhile. */
  const checkoutOfKari = async (): Promise<CheckoutDraftView> => {
    await must(at.api, 'session.login', kari);
    await stateOf(at.window, { state: 'signedIn' });
    await must(at.api, 'checkout.open', { orderId: `${orderId}-next` });
    return at.window.value<CheckoutDraftView>('checkout.draft', {}, (view) => view.orderId !== '');
  };
  return { ...at, order, checkoutOfKari };
}

test('a checkout that a guest began goes on as that of who signs in', async () => {
  const { checkoutOfKari } = await guestAtCheckout('order-not-placed');
  expect(await checkoutOfKari()).toEqual({
    orderId: 'order-not-placed',
    askedPostcode: '',
    details: typed,
    isUsedUp: false,
  });
});

test('what a guest typed for an order that is placed is not in the checkout of who signs in after them', async () => {
  const { window, order, checkoutOfKari } = await guestAtCheckout('order-of-a-guest');
  await order();
  await window.value<readonly OrderView[]>('order.all', {}, ([first]) => first?.state === 'placed');
  const { orderId, details: begun } = await checkoutOfKari();
  expect(orderId).toBe('order-of-a-guest-next');
  expect(begun).toEqual({ ...emptyDetails, country: 'NO' });
  expect(JSON.stringify(await window.value('device.myData', {}))).not.toContain(typed.email);
});

test('what was typed for an order that the guest took back comes along with its lines', async () => {
  const at = await guestAtCheckout('order-taken-back');
  // Nothing is on its way any more, with which the order would be handed over.
  await at.window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await setOffline(at, true);
  await at.order();
  await must(at.api, 'order.cancel', { orderId: 'order-taken-back' });
  await setOffline(at, false);
  expect((await at.checkoutOfKari()).details).toMatchObject({ email: typed.email, firstName: typed.firstName });
});

test('what the shop did not take into the cart of a guest is still told after they signed in, until it is closed (D21)', async () => {
  const at = await shopWithDevice(server);
  const { api, window } = at;
  await setOffline(at, true);
  await must(api, 'cart.add', { operationId: 'addition-refused', parentSku: 'LAMP', sku: 'LAMP', qty: 2 });
  await server.shop('set-stock', 'LAMP', 1);
  await setOffline(at, false);
  const told = (is: (all: readonly NoticeView[]) => boolean) =>
    window.value<readonly NoticeView[]>('notice.all', {}, is);
  const before = await told(({ length }) => length === 1);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  expect(await told(({ length }) => length === 1)).toEqual(before);
  await must(api, 'notice.dismiss', { keys: before[0]!.keys });
  await told(({ length }) => length === 0);
});

test('the old line of a change that the shop refused a guest does not come back once more after they signed in (D20)', async () => {
  const choosing = await startTestServer({ catalogue: choiceCatalogue() });
  onTestFinished(() => choosing.close());
  let isTrouble = true;
  const at = await shopWithDevice({
    app: {
      handle: async (request) =>
        isTrouble && (await request.clone().text()).includes('"Ola"')
          ? new Response('', { status: 503 })
          : choosing.app.handle(request),
    },
  });
  const { api, window } = at;
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  const isSettled = ({ pending, totals }: CartView): boolean => pending === 0 && totals.state === 'confirmed';
  let calls = 0;
  const call = (name: string, params: object) =>
    must(api, name, { operationId: `back-only-once-${++calls}`, ...params });
  const lamp = (name: string, qty: number) => ({
    parentSku: 'LAMP',
    sku: 'LAMP',
    qty,
    options: { custom: { 1: name } },
  });
  const key = 'LAMP|c1=Kari';
  await call('cart.add', lamp('Kari', 2));
  expect((await cart((view) => view.count === 2 && isSettled(view))).lines.map((line) => line.key)).toEqual([key]);
  await setOffline(at, true);
  await call('cart.change', { key, parentSku: 'TABLE-LAMP', sku: 'TABLE-LAMP', qty: 1 });
  await call('cart.add', lamp('Kari', 1));
  await call('cart.change', { key, ...lamp('Ola', 1) });
  await choosing.shop('set-stock', 'TABLE-LAMP', 0);
  await setOffline(at, false);
  await window.value<readonly TaskView[]>('task.all', {}, (all) => all.some(({ state }) => state === 'failed'));
  isTrouble = false;
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  const { lines } = await cart((view) => view.count > 0 && isSettled(view));
  expect(lines.map((line) => [line.key, line.qty])).toEqual([['LAMP|c1=Ola', 1]]);
});
