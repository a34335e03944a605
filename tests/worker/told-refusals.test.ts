import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { drainInReach } from '#worker/outbox/send/drain-in-reach.ts';

/** What the shop does not take of what was queued is told until the shopper closes it, wherever they are (O5, D16, D21). */

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  // After the devices, whose calls it answers.
  onTestFinished(() => server.close());
});

const AGREED = 129_000 + 59_000;

let operations = 0;
const operationId = (): string => `told-operation-${++operations}`;

type Isit = (notices: readonly NoticeView[]) => boolean;
const isAny: Isit = ({ length }) => length > 0;
const isNone: Isit = ({ length }) => length === 0;

/** A device without a network, whose clock can be set forward. */
async function deviceWithoutNetwork() {
  let ahead = 0;
  const clock = {
    now: () => Date.now() + ahead,
    sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
    elapsed: () => performance.now(),
  };
  const filled = await filledDevice((request) => server.app.handle(request), { clock });
  const { device } = filled;
  const opened = (tab: Pick<typeof filled, 'api' | 'window'>) => {
    onTestFinished(() => tab.api.close());
    const { api, window } = tab;
    return {
      api,
      notices: (isIt: Isit) => window.value<readonly NoticeView[]>('notice.all', {}, isIt),
      cart: (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt),
      order: (id: string, state: OrderView['state']) =>
        window.value<OrderView>('order.byId', { id }, (order) => order.state === state),
      add: (sku: string, qty: number) =>
        api.command('cart.add', { operationId: operationId(), parentSku: sku, sku, qty }),
      online: () => setOffline({ device, api, window }, false),
    };
  };
  const openTab = async () => {
    const { api } = device.openTab();
    const window = new Window(api);
    await window.open();
    return opened({ api, window });
  };
  const first = opened(filled);
  await setOffline(filled, true);
  return { device, ...first, openTab, later: (ms: number) => void (ahead += ms) };
}

async function orderOfLamp({ api, add, cart }: Awaited<ReturnType<typeof deviceWithoutNetwork>>, orderId: string) {
  await add('LAMP', 1);
  await cart(({ count }) => count === 1);
  await api.command('checkout.open', { orderId });
  const call = { orderId, details, expectedTotalMinor: AGREED };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
}

test('an order that the shop asks about is told after a restart too, until that is closed (D16)', async () => {
  const tab = await deviceWithoutNetwork();
  await orderOfLamp(tab, 'order-told-1');
  await server.shop('set-price', 'LAMP', 1390);
  await tab.online();
  const told = await tab.notices(isAny);
  const about = { about: 'order', orderId: 'order-told-1', currency: 'NOK', totalMinor: AGREED };
  expect(told).toMatchObject([{ ...about, code: 'orderNeedsYou' }]);
  await tab.api.close();

  const next = await tab.openTab();
  expect(await next.notices(isAny)).toEqual(told);
  await next.api.command('notice.dismiss', { keys: told[0]!.keys });
  await next.notices(isNone);
  await next.order('order-told-1', 'needsAttention');
});

test('an order that asked is told no more once it is agreed to, and again where the shop refuses it then (O5)', async () => {
  const tab = await deviceWithoutNetwork();
  await orderOfLamp(tab, 'order-told-2');
  await server.shop('set-price', 'LAMP', 1390);
  await tab.online();
  const [asked] = await tab.notices(isAny);
  await server.shop('set-stock', 'LAMP', 0);
  expect(await tab.api.command('checkout.acceptQuote', { orderId: 'order-told-2' })).toMatchObject({ ok: true });
  const [refused] = await tab.notices(([notice]) => notice?.code === 'orderRefused');
  expect(refused).toMatchObject({ orderId: 'order-told-2', totalMinor: AGREED + 10_000 });
  // Closing the first one late takes nothing of the second.
  await tab.api.command('notice.dismiss', { keys: asked!.keys });
  expect(await tab.notices(() => true)).toEqual([refused]);
  // Whoever lets go of it has read it.
  await tab.api.command('order.discard', { orderId: 'order-told-2' });
  await tab.notices(([notice]) => notice?.about !== 'order');
});

test('what a service worker sent while no tab was open is told by the next one', async () => {
  const tab = await deviceWithoutNetwork();
  await orderOfLamp(tab, 'order-told-3');
  await server.shop('set-stock', 'LAMP', 0);
  await tab.api.close();
  tab.device.isOffline = false;
  expect(await drainInReach(tab.device.openTab().ports)).toMatchObject({ waiting: 0 });
  const next = await tab.openTab();
  expect(await next.notices(isAny)).toMatchObject([{ code: 'orderRefused', orderId: 'order-told-3' }]);
});

test('an order that the shop takes is no news', async () => {
  const tab = await deviceWithoutNetwork();
  await orderOfLamp(tab, 'order-told-4');
  await tab.online();
  await tab.order('order-told-4', 'placed');
  expect(await tab.notices(() => true)).toEqual([]);
});

test('pieces that the shop does not take into the cart are named, with why, until that is closed (D21)', async () => {
  const tab = await deviceWithoutNetwork();
  await tab.add('LAMP', 2);
  await tab.add('TABLE-LAMP', 2);
  await tab.cart(({ lines }) => lines.length === 2);
  await server.shop('set-stock', 'LAMP', 1);
  await server.shop('set-stock', 'TABLE-LAMP', 1);
  await tab.online();
  const [told] = await tab.notices(([notice]) => notice?.about === 'lines' && notice.names.length === 2);
  expect(told).toMatchObject({ code: 'additionRefused', names: ['LAMP', 'TABLE-LAMP'], refusal: 'OUT_OF_STOCK' });
  await tab.cart(({ lines }) => lines.length === 0);
  await tab.api.command('notice.dismiss', { keys: told!.keys });
  await tab.notices(isNone);
});

test('a number that the shop does not take leaves the line, and is told by its name', async () => {
  const tab = await deviceWithoutNetwork();
  await tab.online();
  await tab.add('LAMP', 1);
  const { lines } = await tab.cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  await server.shop('set-stock', 'LAMP', 1);
  const { key } = lines[0]!;
  await tab.api.command('cart.setQty', { operationId: operationId(), key, qty: 2 });
  expect(await tab.notices(isAny)).toMatchObject([
    { about: 'lines', code: 'changeRefused', names: ['LAMP'], refusal: 'OUT_OF_STOCK' },
  ]);
  await tab.cart(({ count }) => count === 1);
});

test('a coupon that waited and was refused is told; one whose field still says it is not', async () => {
  const tab = await deviceWithoutNetwork();
  await tab.add('LAMP', 1);
  await tab.api.command('cart.applyCoupon', { operationId: operationId(), code: 'TULL' });
  await tab.cart(({ coupon }) => coupon !== null);
  tab.later(60_000);
  await tab.online();
  expect(await tab.notices(isAny)).toMatchObject([{ about: 'coupon', code: 'couponRefused', coupon: 'TULL' }]);
  await tab.api.command('cart.applyCoupon', { operationId: operationId(), code: 'TØYS' });
  await tab.cart(({ refusedCoupon }) => refusedCoupon === 'TØYS');
  expect(await tab.notices(() => true)).toEqual([]);
});
