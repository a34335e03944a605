import { expect, test } from 'vitest';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { PayingDevice, TOTAL } from '#tests/support/paying-device.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';

const at = PayingDevice.ofEachTest();

/** What belongs to these goods, beside what every order of this shopper has. */
const typed: CheckoutDetails = { ...details, comment: 'Ring på hos naboen', feeOptions: ['4/11'] };

const draft = (is: (draft: CheckoutDraftView) => boolean = () => true) =>
  at.window.value<CheckoutDraftView>('checkout.draft', {}, is);
const order = (is: (view: OrderView) => boolean = () => true) =>
  at.window.value<OrderView>('order.byId', { id: at.orderId }, is);
const edit = (draftId: string) => at.tab.api.command('checkout.edit', { orderId: at.orderId, draftId });

async function orderThatWaits(): Promise<void> {
  // What is on its way takes what comes after it along.
  await at.window.value<readonly unknown[]>('task.all', {}, ({ length }) => length === 0);
  at.device.isOffline = true;
  await at.tab.api.hint('offline');
  await at.window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
  await at.tab.api.command('checkout.saveDetails', { orderId: at.orderId, details: typed });
  const call = { orderId: at.orderId, details: typed, expectedTotalMinor: TOTAL };
  expect(await at.tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ state: 'queued', canCancel: true, canEdit: true });
  await at.cartWith(0);
}

test('an order that waits is changed: its goods, and all that was typed and chosen, but for the terms', async () => {
  await orderThatWaits();
  const draftId = `order-changed-${at.turn}`;
  // Asked twice, as after a restart of the worker.
  expect(await edit(draftId)).toEqual({ ok: true, value: null });
  expect(await edit(draftId)).toEqual({ ok: true, value: null });
  expect(await order()).toMatchObject({ state: 'cancelled', canEdit: false });
  await at.cartWith(1);
  const changed = { ...typed, isTermsAccepted: false };
  expect(await draft()).toEqual({ orderId: draftId, askedPostcode: '', details: changed, isUsedUp: false });
  expect(await at.tab.api.command('checkout.open', { orderId: 'another' })).toEqual({
    ok: true,
    value: { orderId: draftId },
  });
  expect((await draft()).details).toEqual(changed);
  at.device.isOffline = false;
  await at.tab.api.hint('online');
  await at.tab.api.command('checkout.placeOrder', { orderId: draftId, details: typed, expectedTotalMinor: TOTAL });
  await at.window.value<OrderView>('order.byId', { id: draftId }, ({ state }) => state === 'placed');
  expect(await at.ordersOf()).toEqual([]);
});

test('the draft of an order that was placed is used up, until the next checkout is opened', async () => {
  await orderThatWaits();
  await draft(({ isUsedUp }) => isUsedUp);
  const later = `order-opened-later-${at.turn}`;
  await at.tab.api.command('checkout.open', { orderId: later });
  expect(await draft(({ isUsedUp }) => !isUsedUp)).toMatchObject({
    orderId: later,
    details: { city: typed.city, comment: '', isTermsAccepted: false },
  });
});

test('what was typed for another order since makes way, in the checkout that is open', async () => {
  await orderThatWaits();
  const later = `order-begun-later-${at.turn}`;
  await at.tab.api.command('checkout.open', { orderId: later });
  expect((await draft()).details).toMatchObject({ comment: '', feeOptions: [] });
  expect(await edit('not-needed')).toEqual({ ok: true, value: null });
  expect(await draft()).toMatchObject({ orderId: later, details: { comment: typed.comment, feeOptions: ['4/11'] } });
});

test('an order that was taken back keeps what was typed for it until the next checkout (D16)', async () => {
  await orderThatWaits();
  await at.tab.api.command('order.cancel', { orderId: at.orderId });
  await at.tab.api.command('checkout.open', { orderId: `order-opened-again-${at.turn}` });
  expect((await draft()).details).toMatchObject({
    comment: typed.comment,
    feeOptions: ['4/11'],
    isTermsAccepted: false,
  });
});

test('an order that was sent in between is not changed: that is said, and nothing is lost', async () => {
  const letGo = at.holdAnswers('/api/order');
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await expect.poll(async () => (await at.ordersOf()).length).toBe(1);
  const before = await draft();
  expect(await edit(`order-too-late-${at.turn}`)).toMatchObject({ ok: false, error: { code: 'orderAlreadySent' } });
  expect(await draft()).toEqual(before);
  letGo();
  await at.placed();
  expect(await at.ordersOf()).toHaveLength(1);
});
