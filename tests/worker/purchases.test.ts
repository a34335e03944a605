import { expect, test } from 'vitest';
import type { OrderView, PurchaseView } from '#domain/views/outbox.ts';
import { PayingDevice, TOTAL } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

const unmeasured = (has: number): Promise<readonly PurchaseView[]> =>
  at.window.value<readonly PurchaseView[]>('order.unmeasured', {}, ({ length }) => length === has);
const note = () => at.tab.api.command('order.noteMeasured', { orderId: at.orderId });
const said = (isFirst: boolean) => ({ ok: true, value: { isFirst } });

test('a payment that settles while nobody looks at it is told to web analytics, once', async () => {
  await at.begin();
  expect(await unmeasured(0)).toEqual([]);
  await at.pay();
  // The page of the payment is gone: the next start settles it.
  await at.startAgain();
  await at.placed();
  expect(await unmeasured(1)).toEqual([{ orderId: at.orderId, totalMinor: TOTAL, currency: 'NOK' }]);
  expect(await note()).toEqual(said(true));
  await unmeasured(0);
  await at.startAgain();
  expect(await unmeasured(0)).toEqual([]);
  expect(await note()).toEqual(said(false));
});

test('what is paid is bought while its number is not known yet', async () => {
  await at.begin();
  at.cutOff('/api/order');
  await at.pay();
  await at.look();
  await unmeasured(1);
  const order = await at.window.value<OrderView>('order.byId', { id: at.orderId });
  expect(order).toMatchObject({ state: 'queued', isPaid: true });
  expect(await note()).toEqual(said(true));
  at.heal();
  await at.tab.api.command('task.sendNow', { id: at.orderId });
  await at.placed();
  expect(await unmeasured(0)).toEqual([]);
});

test('an order that waits is not bought before the shop has it, and of two that hear of it one tells', async () => {
  at.cutOff('/api/order');
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await at.window.value<OrderView>('order.byId', { id: at.orderId }, ({ state }) => state === 'queued');
  expect(await unmeasured(0)).toEqual([]);
  expect(await note()).toEqual(said(false));
  at.heal();
  await at.tab.api.command('task.sendNow', { id: at.orderId });
  await at.placed();
  await unmeasured(1);
  const told = await Promise.all([note(), note()]);
  expect(told).toContainEqual(said(true));
  expect(told).toContainEqual(said(false));
  await unmeasured(0);
});
