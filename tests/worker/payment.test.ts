import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { PaymentView } from '#domain/views/payment.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { payInFrame, testNumbers } from '#tests/support/paying.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

const TOTAL = 129_000 + 59_000;
const card = { ...details, paymentMethod: 'card' };

let server: TestServer;
let device: TestDevice;
let tab: TestTab;
let window: Window;
/** What happens to a request of the device before the shop hears it, or after it answered. */
let fault: (path: string, ask: () => Promise<Response>) => Promise<Response>;
let turn = 0;
let orderId: string;

const api = '/api/ext/external-checkout';
const lost = (): never => {
  throw new TypeError('the network is gone');
};

beforeAll(async () => {
  server = await startTestServer();
  await server.shop('set-stock', 'LAMP', 1000);
  await server.shop('add-coupon', 'HAGE10', 10);
});

afterAll(() => server.close());

async function openWindow(): Promise<void> {
  tab = device.openTab();
  window = new Window(tab.api);
  await window.open();
}

beforeEach(async () => {
  fault = (_path, ask) => ask();
  device = new TestDevice({
    fetch: (request) => fault(new URL(request.url).pathname, () => server.app.handle(request)),
  });
  await openWindow();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  turn++;
  orderId = `order-paid-${turn}`;
  const operationId = `add-a-lamp-to-pay-${turn}`;
  await tab.api.command('cart.add', { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
  await tab.api.command('checkout.open', { orderId });
  return () => tab.api.close();
});

/** Holds back what the shop answers there, until it is let go. */
function holdAnswers(at: string): () => void {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  fault = async (path, ask) => {
    const answer = await ask();
    if (path === at) await released;
    return answer;
  };
  return () => letGo();
}

const begin = () => tab.api.command('payment.begin', { orderId, details: card, expectedTotalMinor: TOTAL });
const look = () => tab.api.command('payment.look', { orderId });
const payment = (is: (view: PaymentView) => boolean = () => true) =>
  window.value<PaymentView>('payment.current', { orderId }, is);
const placed = () => window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed');
const pay = async (end = '1111') =>
  payInFrame(server.app, (await payment()).providerOrderId!, { number: testNumbers.card(end) });
const ordersOf = async (): Promise<unknown[]> =>
  (await server.shop<{ orderId: string }[]>('orders')).filter((order) => order.orderId === orderId);

test('what is paid is an order of this device, with an empty cart and what the provider said', async () => {
  expect(await begin()).toEqual({ ok: true, value: { isPaid: false } });
  const opened = await payment(({ state }) => state === 'created');
  expect(opened).toMatchObject({ totals: { grandTotalMinor: TOTAL }, problem: null, snippet: null });
  expect(new URL(opened.frameUrl!).origin).toBe('http://pay.shop.test');
  expect(await ordersOf()).toEqual([]);
  await pay();
  expect(await look()).toEqual({ ok: true, value: { isPaid: true } });
  const order = await placed();
  expect(order).toMatchObject({ totalMinor: TOTAL, isCountedByShop: true });
  expect(await ordersOf()).toHaveLength(1);
  expect((await window.value<CartView>('cart.current', {}, ({ count }) => count === 0)).lines).toEqual([]);
  expect((await payment(({ snippet }) => snippet !== null)).state).toBe('paid');
  // Asked again, and by the order itself: still one.
  expect(await look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await begin()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await ordersOf()).toHaveLength(1);
});

test('a create reply that is lost is asked for again, and there is one payment', async () => {
  let asked = 0;
  fault = async (path, ask) => {
    const answer = await ask();
    return path === `${api}/order` && ++asked === 1 ? lost() : answer;
  };
  expect(await begin()).toMatchObject({ ok: true });
  expect((await payment()).state).toBe('created');
  const payments = await server.shop<{ orderId: string }[]>('payments');
  expect([asked, payments.filter((each) => each.orderId === orderId).length]).toEqual([2, 1]);
});

test('after three tries it stops, says so, keeps everything and can be tried again (D52)', async () => {
  let asked = 0;
  fault = async (path, ask) => {
    if (path !== `${api}/order`) return ask();
    asked++;
    return lost();
  };
  await begin();
  expect(await payment()).toMatchObject({ state: 'stopped', problem: 'externalOrderRequestFailed', frameUrl: null });
  expect(asked).toBe(3);
  expect((await window.value<CartView>('cart.current', {})).count).toBe(1);
  fault = (_path, ask) => ask();
  await vi.waitFor(async () => expect(await begin()).toMatchObject({ ok: true }), 5000);
  expect((await payment()).state).toBe('created');
});

test('a refusal of the shop is not tried again', async () => {
  await server.shop('set-stock', 'LAMP', 0);
  let asked = 0;
  fault = (path, ask) => {
    if (path === `${api}/order`) asked++;
    return ask();
  };
  try {
    const outcome = await begin();
    expect(outcome).toEqual({ ok: true, value: { isPaid: false } });
    expect(await payment()).toMatchObject({ state: 'stopped', problem: 'cartItemsNotInStock' });
    expect(asked).toBe(1);
  } finally {
    await server.shop('set-stock', 'LAMP', 1000);
  }
});

test('a page that dies between paid and confirmed goes on at the next start', async () => {
  await begin();
  await pay();
  await tab.api.close();
  await openWindow();
  expect(await placed()).toMatchObject({ totalMinor: TOTAL });
  expect(await ordersOf()).toHaveLength(1);
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 0);
});

test('a page that dies while the payment is being opened leaves it to the shopper, who can try again', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  fault = async (path, ask) => {
    if (path === `${api}/order`) await released;
    return ask();
  };
  const begun = begin().catch(() => null);
  await payment(({ state }) => state === 'creating');
  await tab.api.close();
  await openWindow();
  expect(await payment(({ state }) => state === 'stopped')).toMatchObject({ problem: 'externalOrderRequestFailed' });
  letGo();
  await begun;
  fault = (_path, ask) => ask();
  await vi.waitFor(async () => expect(await begin()).toMatchObject({ ok: true }), 5000);
  expect((await payment()).state).toBe('created');
});

test('what comes into the cart while it is paid is in the cart afterwards (C5)', async () => {
  await begin();
  const call = { operationId: `two-lamps-while-it-is-paid-${turn}`, parentSku: 'LAMP', sku: 'LAMP', qty: 2 };
  await tab.api.command('cart.add', call);
  await tab.api.command('cart.applyCoupon', { operationId: `coupon-while-paying-${turn}`, code: 'HAGE10' });
  await window.value<CartView>('cart.current', {}, ({ count, coupon }) => count === 3 && coupon !== null);
  await pay();
  expect(await look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await placed()).toMatchObject({ totalMinor: TOTAL });
  const left = await window.value<CartView>('cart.current', {}, ({ count }) => count === 2);
  expect(left).toMatchObject({ lines: [{ sku: 'LAMP', qty: 2 }], coupon: { code: 'HAGE10' } });
  await look();
  expect((await window.value<CartView>('cart.current', {})).count).toBe(2);
});

test('what is paid and could not be sealed is sealed while somebody looks', async () => {
  await begin();
  await pay();
  device.outbox.refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  expect(await look()).toMatchObject({ ok: false });
  expect((await payment()).state).toBe('paid');
  device.outbox.refuse = () => undefined;
  await payment(({ snippet }) => snippet !== null);
  expect(await placed()).toMatchObject({ totalMinor: TOTAL });
}, 15_000);

test('a late callback and a silent provider end in one order', async () => {
  await begin();
  expect(await pay('0044')).toMatchObject({ result: 'wait' });
  expect(await look()).toEqual({ ok: true, value: { isPaid: true } });
  await placed();
  const id = (await payment()).providerOrderId;
  const callback = new Request(`http://shop.test${api}/place-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: id }),
  });
  expect((await server.app.handle(callback)).status).toBe(200);
  expect(await ordersOf()).toHaveLength(1);
});

test('a finished order at the provider leads to its order, not to a second payment (D53)', async () => {
  await begin();
  await pay('0044');
  // The frame is gone, and the shopper presses again.
  await tab.api.command('payment.leave', { orderId });
  expect(await begin()).toEqual({ ok: true, value: { isPaid: true } });
  await placed();
  expect(await ordersOf()).toHaveLength(1);
});

test('what was paid unseen keeps what it held, whatever is changed before it is paid again', async () => {
  await begin();
  await tab.api.command('payment.noteTry', { orderId });
  await pay('0044');
  await tab.api.command('payment.leave', { orderId });
  await server.app.settlePayments();
  const moved = { ...card, streetAddress: 'Storgata 2' };
  const call = { orderId, details: moved, expectedTotalMinor: TOTAL };
  fault = (path, ask) => (path === `${api}/place-order` ? Promise.resolve(lost()) : ask());
  expect(await tab.api.command('payment.begin', call)).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  fault = (_path, ask) => ask();
  expect(await tab.api.command('payment.begin', call)).toEqual({ ok: true, value: { isPaid: true } });
  expect(await placed()).toMatchObject({ totalMinor: TOTAL });
  expect((await payment()).details.streetAddress).toBe(card.streetAddress);
  expect(await ordersOf()).toHaveLength(1);
});

test('who pays and then chooses invoice has paid, and orders once', async () => {
  await begin();
  await pay('0044');
  await tab.api.command('payment.leave', { orderId });
  expect(await tab.api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor: TOTAL })).toMatchObject({
    ok: true,
  });
  await placed();
  const [order] = (await ordersOf()) as { payment: object | null }[];
  expect(order?.payment).toMatchObject({ state: 'authorized' });
});

test('while nobody knows whether it was paid, nothing is ordered another way', async () => {
  await begin();
  await tab.api.command('payment.noteTry', { orderId });
  await pay('0044');
  await tab.api.command('payment.leave', { orderId });
  fault = (path, ask) => (path.startsWith(api) ? Promise.resolve(lost()) : ask());
  const call = { orderId, details, expectedTotalMinor: TOTAL };
  expect(await tab.api.command('checkout.placeOrder', call)).toMatchObject({
    ok: false,
    error: { code: 'paymentUnsure' },
  });
  expect(await ordersOf()).toEqual([]);
});

test('who goes back and chooses invoice pays nothing, and the open payment is dead', async () => {
  await begin();
  const id = (await payment()).providerOrderId!;
  await tab.api.command('payment.leave', { orderId });
  expect((await payment()).state).toBe('idle');
  await tab.api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor: TOTAL });
  await placed();
  expect(await payInFrame(server.app, id, { number: testNumbers.card('1111') })).toMatchObject({ result: 'refused' });
  expect(await ordersOf()).toMatchObject([{ payment: null }]);
});

test('who has sent nothing at the provider orders by invoice without a network', async () => {
  await begin();
  await tab.api.command('payment.leave', { orderId });
  fault = (path, ask) => (path.startsWith(api) ? Promise.resolve(lost()) : ask());
  const call = { orderId, details, expectedTotalMinor: TOTAL };
  expect(await tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await placed();
  expect(await ordersOf()).toMatchObject([{ payment: null }]);
});

test('who goes back while the shop is asked stays at the form, whatever it answers', async () => {
  await begin();
  await pay('0002');
  const letGo = holdAnswers(`${api}/place-order`);
  const looked = look();
  await tab.api.command('payment.leave', { orderId });
  letGo();
  expect(await looked).toEqual({ ok: true, value: { isPaid: false } });
  expect((await payment()).state).toBe('idle');
});

test('who goes back while the payment is being opened stays at the form, and can begin again', async () => {
  const letGo = holdAnswers(`${api}/order`);
  const begun = begin();
  await payment(({ state }) => state === 'creating');
  await tab.api.command('payment.leave', { orderId });
  letGo();
  expect(await begun).toEqual({ ok: true, value: { isPaid: false } });
  expect((await payment()).state).toBe('idle');
  fault = (_path, ask) => ask();
  await begin();
  expect((await payment()).state).toBe('created');
  const payments = await server.shop<{ orderId: string }[]>('payments');
  expect(payments.filter((each) => each.orderId === orderId)).toHaveLength(1);
});

test('what a guest paid unseen is an order of who signs in, with their cart as it is', async () => {
  await begin();
  await tab.api.command('payment.noteTry', { orderId });
  await pay('0044');
  // An answer that is on its way while somebody signs in seals nothing for the guest.
  const letGo = holdAnswers(`${api}/place-order`);
  const looked = look();
  const per = { firstName: 'Per', lastName: 'Hansen', email: 'per@example.no', password: 'Blomster#42vinter' };
  expect(await tab.api.command('session.register', per)).toMatchObject({ ok: true });
  letGo();
  expect(await looked).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  fault = (_path, ask) => ask();
  expect(await look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await placed()).toMatchObject({ totalMinor: TOTAL });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 0);
  expect(await ordersOf()).toHaveLength(1);
});

test('without a network nothing is begun, and the shopper is told', async () => {
  fault = () => Promise.resolve(lost());
  await vi.waitFor(async () => {
    expect(await begin()).toMatchObject({ ok: false, error: { code: 'paymentOffline' } });
  }, 10_000);
});
