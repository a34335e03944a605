import { expect, test } from 'vitest';
import type { OrderView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { payments, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';
import { payInFrame, testNumbers } from '#tests/support/paying.ts';

const LAMP = 129_000;
const PAID = { ok: true, value: { isPaid: true } };

const at = PayingDevice.ofEachTest();

const refused = () => at.window.value<OrderView>('order.byId', { id: at.orderId }, ({ reason }) => reason !== null);

test('a payment that turns out paid takes the place of an order by invoice that the shop refused for it', async () => {
  await at.begin();
  const { providerOrderId: id } = await at.payment();
  await at.leave();
  at.fault = async (path, ask) => {
    if (path === '/api/order') await at.paidAndPlaced(id!);
    return ask();
  };
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  expect(await refused()).toMatchObject({ state: 'rejected', reason: { code: 'ORDER_PLACED_BEFORE' } });
  at.heal();
  expect(await at.look()).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, isPaid: true });
  expect(await at.ordersOf()).toMatchObject([{ payment: { state: 'authorized' } }]);
  await at.cartWith(0);
});

test.each([
  ['was taken back before it was sent', true],
  ['was not sent yet', false],
])('a payment that turns out paid takes the place of an order by invoice that %s', async (_how, isCancelled) => {
  const id = await at.beginAndLeave();
  await at.network(false);
  const call = { orderId: at.orderId, details: { ...details, isSentWhenOnline: false }, expectedTotalMinor: TOTAL };
  expect(await at.tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  if (isCancelled)
    expect(await at.tab.api.command('order.cancel', { orderId: at.orderId })).toMatchObject({ ok: true });
  await at.paidAndPlaced(id);
  await at.network(true);
  await expect.poll(() => at.look()).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, isPaid: true });
  expect(await at.ordersOf()).toMatchObject([{ payment: { state: 'authorized' } }]);
  await at.cartWith(0);
});

test('what an order by invoice held beside what was paid is in the cart again', async () => {
  const id = await at.beginAndLeave();
  await at.oneMore(2);
  await at.network(false);
  const held = { ...details, isSentWhenOnline: false };
  const call = { orderId: at.orderId, details: held, expectedTotalMinor: TOTAL + LAMP };
  expect(await at.tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await at.cartWith(0);
  await at.paidAndPlaced(id);
  await at.network(true);
  await expect.poll(() => at.look()).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, lines: [{ qty: 1 }] });
  await at.cartWith(1);
});

const UNSURE = { ok: false, error: { code: 'paymentUnsure' } };
const REFUSED = { code: 400, result: { code: 'ORDER_INVALID', message: 'Not today.' } };

/** The checkout whose payment was tried is ordered by invoice, refused and let go of; its goods are in the next checkout. */
async function nextCheckout(): Promise<string> {
  const first = at.orderId;
  at.fault = (path, ask) => (path === '/api/order' ? Promise.resolve(Response.json(REFUSED, { status: 400 })) : ask());
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await refused();
  at.heal();
  expect(await at.tab.api.command('order.discard', { orderId: first })).toMatchObject({ ok: true });
  await at.cartWith(1);
  at.orderId = `${first}-next`;
  await at.tab.api.command('checkout.open', { orderId: at.orderId });
  return first;
}

test('the next checkout of the same goods is not ordered while the payment of the one before may still be made', async () => {
  const id = await at.beginAndLeave();
  await at.noteTry();
  const first = await nextCheckout();
  expect(await at.orderByInvoice()).toEqual(UNSURE);
  expect(await at.begin()).toEqual(UNSURE);
  at.cutOff(payments);
  expect(await at.orderByInvoice()).toEqual(UNSURE);
  at.heal();
  await at.paidAndPlaced(id);
  expect(await at.orderByInvoice()).toMatchObject({ ok: false });
  at.orderId = first;
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, isPaid: true });
  await at.cartWith(0);
});

test('what was declined holds back no later checkout', async () => {
  const id = await at.beginAndLeave();
  await at.noteTry();
  await payInFrame(at.server.app, id, { number: testNumbers.card('0002') });
  await nextCheckout();
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await at.placed();
});
