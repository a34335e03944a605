import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { newsletterCoupon } from '#config/newsletter.ts';
import { CART_FRESH_MS } from '#config/timings.ts';
import type { CouponChange } from '#domain/coupon-change.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { cartItems, carts } from '#server/store/schema.ts';
import { details } from '#tests/support/checkout-details.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Coupons that a shopper applies: kept like everything else in the outbox, counted by the device as far as it knows them. */

let server: TestServer;
let sent: string[];
/** By how much the clock of the device is ahead. */
let aheadMs: number;

beforeEach(async () => {
  server = await startTestServer();
  await server.shop('add-coupon', 'HAGE10', 10);
  sent = [];
  aheadMs = 0;
});

afterEach(() => server.close());

let operations = 0;
const operationId = (): string => `coupon-operation-${++operations}`;

const clock = {
  now: () => Date.now() + aheadMs,
  sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
  elapsed: () => performance.now(),
};

async function cartWithLamp() {
  const filled = await filledDevice(
    (request) => {
      if (request.url.includes('coupon')) sent.push(new URL(request.url).pathname);
      return server.app.handle(request);
    },
    { clock },
  );
  const { api, window } = filled;
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  const apply = (code: string, id = operationId()) => api.command('cart.applyCoupon', { operationId: id, code });
  const remove = () => api.command('cart.removeCoupon', { operationId: operationId() });
  const tasks = (isIt: (all: readonly TaskView[]) => boolean = () => true) =>
    window.value<readonly TaskView[]>('task.all', {}, isIt);
  const offline = (isOff: boolean) => setOffline(filled, isOff);
  await api.command('cart.add', { operationId: operationId(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  return { ...filled, cart, apply, remove, tasks, offline };
}

test('a code is applied and taken out again, and the shop counts it (spec 4: totals)', async () => {
  const { api, cart, apply, remove } = await cartWithLamp();
  expect(await apply(' hage10 ')).toEqual({ ok: true, value: null });
  expect(
    await cart(({ coupon, totals }) => coupon?.isConfirmed === true && totals.state === 'confirmed'),
  ).toMatchObject({
    coupon: { code: 'HAGE10', percent: 10 },
    refusedCoupon: null,
    lines: [{ rowMinor: 116_100 }],
    totals: { subtotalMinor: 129_000, discountMinor: -12_900, grandTotalMinor: 116_100 },
  });
  // Wanted already, it is not asked for again.
  await apply('HAGE10');
  expect(await remove()).toEqual({ ok: true, value: null });
  expect(await cart(({ coupon, totals }) => coupon === null && totals.state === 'confirmed')).toMatchObject({
    totals: { discountMinor: 0, grandTotalMinor: 129_000 },
  });
  await remove();
  expect(sent).toEqual(['/api/cart/apply-coupon', '/api/cart/delete-coupon']);
  await api.close();
});

test('what a coupon takes off is known still when the cart was empty once', async () => {
  const { api, cart, apply, offline } = await cartWithLamp();
  await apply('HAGE10');
  await cart(({ coupon, totals }) => coupon?.isConfirmed === true && totals.state === 'confirmed');
  await api.command('cart.remove', { operationId: operationId(), key: 'LAMP' });
  await cart(({ lines, pending }) => lines.length === 0 && pending === 0);
  aheadMs += CART_FRESH_MS + 1;
  await api.hint('visible');
  expect((await cart(({ totals }) => totals.state === 'confirmed')).coupon).toMatchObject({
    code: 'HAGE10',
    percent: 10,
  });
  await offline(true);
  await api.command('cart.add', { operationId: operationId(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  expect(await cart(({ lines }) => lines.length === 1)).toMatchObject({ totals: { grandTotalMinor: 116_100 } });
  await api.close();
});

test('a code that the shop does not know is said, takes nothing off, and leaves the one before (spec 8)', async () => {
  const { api, cart, apply, tasks } = await cartWithLamp();
  await apply('HAGE10');
  await cart(({ coupon }) => coupon?.isConfirmed === true);
  await apply('TULL');
  expect(await cart(({ refusedCoupon }) => refusedCoupon !== null)).toMatchObject({
    coupon: { code: 'HAGE10', percent: 10 },
    refusedCoupon: 'TULL',
    totals: { grandTotalMinor: 116_100 },
  });
  expect(await tasks()).toMatchObject([
    { kind: 'cart.coupon', state: 'failed', reason: 'COUPON_INVALID', subject: { kind: 'coupon', code: 'TULL' } },
  ]);
  // Whoever goes on with the one that counts has read it.
  await apply('hage10');
  expect(await cart(({ refusedCoupon }) => refusedCoupon === null)).toMatchObject({ coupon: { code: 'HAGE10' } });
  expect(await tasks()).toEqual([]);
  expect(await apply('  ')).toEqual({ ok: false, error: { code: 'codeInvalid' } });
  expect(await apply('x'.repeat(65))).toEqual({ ok: false, error: { code: 'codeInvalid' } });
  expect(sent).toHaveLength(2);
  await api.close();
});

test('without a network a code is kept: the newsletter’s is counted, what only the shop knows is counted later', async () => {
  const { device, api, cart, apply, remove, tasks, offline } = await cartWithLamp();
  await offline(true);
  await apply(newsletterCoupon.code.toLowerCase());
  expect(await cart(({ coupon }) => coupon !== null)).toMatchObject({
    coupon: { percent: newsletterCoupon.percent, isConfirmed: false },
    totals: { state: 'estimate', discountMinor: -12_900 },
  });
  await remove();
  expect(await cart(({ coupon }) => coupon === null)).toMatchObject({ totals: { discountMinor: 0 } });
  const id = operationId();
  await apply('HAGE10', id);
  await apply('HAGE10', id);
  expect(await cart(({ coupon }) => coupon?.code === 'HAGE10')).toMatchObject({
    coupon: { percent: null, isConfirmed: false },
    totals: { state: 'estimate', discountMinor: 0, grandTotalMinor: 129_000 },
  });
  expect((await tasks()).map(({ state, reason }) => `${state}: ${reason}`)).toEqual([
    'queued: offline',
    'queued: offline',
    'queued: offline',
  ]);

  // A new tab over a lost database of the screens still wants it.
  await api.close();
  const { IDBFactory } = await import('fake-indexeddb');
  device.indexedDB = new IDBFactory();
  const tab = device.openTab();
  const later = new Window(tab.api);
  await later.open();
  const found = (isIt: (view: CartView) => boolean) => later.value<CartView>('cart.current', {}, isIt);
  expect(await found(({ coupon }) => coupon !== null)).toMatchObject({ coupon: { code: 'HAGE10' } });
  await setOffline({ device, api: tab.api, window: later }, false);
  expect(await found(({ coupon }) => coupon?.isConfirmed === true)).toMatchObject({ coupon: { percent: 10 } });
  // What was taken out before it was sent only takes out.
  expect(sent).toEqual(['/api/cart/delete-coupon', '/api/cart/apply-coupon']);
  await tab.api.close();
});

test('an order with a code that waits is placed with it, for less; one that is refused asks the shopper (D16)', async () => {
  const { api, window, cart, apply, offline } = await cartWithLamp();
  const order = (id: string, isIt: (view: OrderView) => boolean) => window.value<OrderView>('order.byId', { id }, isIt);
  const place = (orderId: string, expectedTotalMinor: number) =>
    api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor });
  const DELIVERY = 59_000;
  await offline(true);
  await apply('HAGE10');
  await cart(({ coupon }) => coupon !== null);
  await api.command('checkout.open', { orderId: 'order-coupon-1' });
  expect(await place('order-coupon-1', 129_000 + DELIVERY)).toMatchObject({ ok: true });
  expect(await cart(({ lines }) => lines.length === 0)).toMatchObject({ coupon: null });
  await offline(false);
  expect(await order('order-coupon-1', ({ state }) => state === 'placed')).toMatchObject({
    totalMinor: 116_100 + DELIVERY,
    agreedMinor: 129_000 + DELIVERY,
  });

  await offline(true);
  await api.command('cart.add', { operationId: operationId(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await apply(newsletterCoupon.code);
  await cart(({ coupon, lines }) => coupon !== null && lines.length === 1);
  await api.command('checkout.open', { orderId: 'order-coupon-2' });
  expect(await place('order-coupon-2', 116_100 + DELIVERY)).toMatchObject({ ok: true });
  // The lines come back with their coupon.
  await api.command('order.cancel', { orderId: 'order-coupon-2' });
  expect(await cart(({ coupon, lines }) => coupon !== null && lines.length === 1)).toMatchObject({
    coupon: { code: newsletterCoupon.code },
  });
  await apply('UTLOPT');
  await cart(({ coupon }) => coupon?.code === 'UTLOPT');
  await api.command('checkout.open', { orderId: 'order-coupon-3' });
  expect(await place('order-coupon-3', 129_000 + DELIVERY)).toMatchObject({ ok: true });
  await offline(false);
  expect(await order('order-coupon-3', ({ state }) => state === 'needsAttention')).toMatchObject({
    reason: { code: 'QUOTE_CHANGED', changes: [{ kind: 'coupon' }] },
  });
  await api.close();
});

test('a cart that the shop lost goes with its code into a new one', async () => {
  const { api, cart, apply } = await cartWithLamp();
  await apply('HAGE10');
  await cart(({ coupon }) => coupon?.isConfirmed === true);
  await server.database.delete(cartItems);
  await server.database.delete(carts);
  await api.command('cart.add', { operationId: operationId(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  expect(await cart(({ count, totals }) => count === 2 && totals.state === 'confirmed')).toMatchObject({
    coupon: { code: 'HAGE10', isConfirmed: true },
    totals: { discountMinor: -25_800 },
  });
  await api.close();
});

test.each([
  ['the cart is there', async () => undefined],
  [
    'the shop lost the cart meanwhile',
    async () => {
      await server.database.delete(cartItems);
      await server.database.delete(carts);
    },
  ],
])('two codes wait, the later one is refused, and the earlier one counts: %s', async (_case, meanwhile) => {
  const { api, cart, apply, offline } = await cartWithLamp();
  await offline(true);
  await apply('HAGE10');
  await apply('TULL');
  await cart(({ coupon }) => coupon?.code === 'TULL');
  await meanwhile();
  await offline(false);
  expect(
    await cart(({ coupon, totals }) => coupon?.isConfirmed === true && totals.state === 'confirmed'),
  ).toMatchObject({
    coupon: { code: 'HAGE10', percent: 10 },
    refusedCoupon: 'TULL',
    totals: { discountMinor: -12_900 },
  });
  await api.close();
});

/** The next tab of a device, a while later, which hears of its cart anew. */
async function nextTab(device: TestDevice) {
  aheadMs += CART_FRESH_MS;
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  return { api, cart: (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt) };
}

const isSettled = ({ coupon, totals }: CartView): boolean =>
  coupon?.isConfirmed !== false && totals.state === 'confirmed';

const inShop = (couponCode: string | null) => server.database.update(carts).set({ couponCode });

test.each<[string, string | null, () => PromiseLike<unknown>, Pick<CouponChange, 'before' | 'code'>]>([
  ['was taken out', 'HAGE10', () => inShop(null), { before: 'HAGE10', code: null }],
  [
    'was withdrawn by the shop',
    'HAGE10',
    () => server.shop('remove-coupon', 'HAGE10'),
    { before: 'HAGE10', code: null },
  ],
  ['took the place of another', 'HAGE10', () => inShop('VINTER20'), { before: 'HAGE10', code: 'VINTER20' }],
  ['came', null, () => inShop('VINTER20'), { before: null, code: 'VINTER20' }],
])(
  'a coupon that %s while this device was closed is told, after a restart too (D85)',
  async (_what, before, change, told) => {
    await server.shop('add-coupon', 'VINTER20', 20);
    const { device, api, cart, apply } = await cartWithLamp();
    if (before) await apply(before);
    // What is done here is no news.
    expect(await cart((view) => (view.coupon?.code ?? null) === before && isSettled(view))).toMatchObject({
      couponChange: null,
    });
    await api.close();
    await change();
    const next = await nextTab(device);
    const code = told.code;
    expect(await next.cart((view) => (view.coupon?.code ?? null) === code && isSettled(view))).toMatchObject({
      couponChange: told,
    });
    await next.api.close();
    device.isOffline = true;
    const offline = await nextTab(device);
    expect(await offline.cart(({ lines }) => lines.length > 0)).toMatchObject({ couponChange: told });
  },
);

test('what became of a coupon elsewhere is told no more once it is used again, another one is, or that was read', async () => {
  await server.shop('add-coupon', 'VINTER20', 20);
  const { device, api, cart, apply } = await cartWithLamp();
  await apply('HAGE10');
  await cart((view) => view.coupon !== null && isSettled(view));
  let tab: Pick<Awaited<ReturnType<typeof nextTab>>, 'api' | 'cart'> = { api, cart };
  const gone = async (): Promise<void> => {
    await tab.api.close();
    await inShop(null);
    tab = await nextTab(device);
    await tab.cart(({ coupon, couponChange }) => coupon === null && couponChange !== null);
  };
  for (const code of ['HAGE10', 'VINTER20']) {
    await gone();
    await tab.api.command('cart.applyCoupon', { operationId: operationId(), code });
    expect(await tab.cart((view) => view.coupon !== null && isSettled(view))).toMatchObject({ couponChange: null });
  }
  await gone();
  await tab.api.command('cart.dismissCouponChange', {});
  await tab.cart(({ couponChange }) => couponChange === null);
  await tab.api.close();
  tab = await nextTab(device);
  expect(await tab.cart((view) => isSettled(view))).toMatchObject({ coupon: null, couponChange: null });
});
