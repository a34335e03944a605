import { expect, test } from 'vitest';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { details } from '#tests/support/checkout-details.ts';
import { PayingDevice, TOTAL } from '#tests/support/paying-device.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';

/** An order that a shopper did not want sent by itself (D16). */

const at = PayingDevice.ofEachTest();

const unticked = { ...details, isSentWhenOnline: false };

async function place(): Promise<void> {
  const call = { orderId: at.orderId, details: unticked, expectedTotalMinor: TOTAL };
  expect(await at.tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
}

const order = (is: (view: OrderView) => boolean) => at.window.value<OrderView>('order.byId', { id: at.orderId }, is);
const reason = async (): Promise<string | null> => {
  const isHere = (tasks: readonly TaskView[]): boolean => tasks.some(({ id }) => id === at.orderId);
  const tasks = await at.window.value<readonly TaskView[]>('task.all', {}, isHere);
  return tasks.find(({ id }) => id === at.orderId)!.reason;
};

test('the next order is sent by itself again, unless its shopper says otherwise once more', async () => {
  await at.network(false);
  await at.tab.api.command('checkout.saveDetails', { orderId: at.orderId, details: unticked });
  await place();
  await at.tab.api.command('checkout.open', { orderId: `order-after-held-${at.turn}` });
  const isNext = ({ orderId }: CheckoutDraftView): boolean => orderId === `order-after-held-${at.turn}`;
  const { details: begun } = await at.window.value<CheckoutDraftView>('checkout.draft', {}, isNext);
  expect(begun).toMatchObject({ city: details.city, isSentWhenOnline: true });
});

test('what waits for its shopper says so until they have it sent, also where there is no network then', async () => {
  await at.network(false);
  await place();
  await order(({ isHeld }) => isHeld);
  expect(await reason()).toBe('onRequest');
  await at.tab.api.command('task.sendNow', { id: at.orderId });
  await order(({ isHeld, state }) => !isHeld && state === 'queued');
  expect(await reason()).toBe('offline');
});

test('an order that was sent at once and waits for an answer is sent again by itself, and says so', async () => {
  const busy = { code: 503, result: 'busy' };
  at.fault = async (path, ask) => (path === '/api/order' ? Response.json(busy, { status: 503 }) : ask());
  await place();
  await order(({ isHeld, state }) => !isHeld && state === 'queued');
  await expect.poll(reason).toBe('serverError');
});
