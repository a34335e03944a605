import { expect, test } from 'vitest';
import { card, lost, payments, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';

const LAMP = 129_000;
const PAID = { ok: true, value: { isPaid: true } };

const at = PayingDevice.ofEachTest();

const beginWith = (expectedTotalMinor: number) =>
  at.tab.api.command('payment.begin', { orderId: at.orderId, details: card, expectedTotalMinor });

/** What is asked for there is lost, before the shop hears of it, this often. */
function loseCalls(there: string, times: number): void {
  let asked = 0;
  at.fault = (path, ask) => (path === there && ++asked <= times ? Promise.resolve(lost()) : ask());
}

test('what was paid before another cart reached the shop is sealed as it was paid, and the rest stays in the cart', async () => {
  const id = await at.beginAndLeave();
  await at.oneMore(2);
  at.payBeforeChange(id);
  expect(await beginWith(TOTAL + LAMP)).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, lines: [{ sku: 'LAMP', qty: 1 }], isPaid: true });
  await at.cartWith(1);
});

test('what was paid is known also where the cart was changed twice since, and the shop never heard of the first time', async () => {
  const id = await at.beginAndLeave();
  await at.oneMore(2);
  loseCalls(`${payments}/order`, 3);
  await beginWith(TOTAL + LAMP);
  expect((await at.payment()).state).toBe('stopped');
  await at.oneMore(3);
  at.payBeforeChange(id);
  await expect.poll(() => beginWith(TOTAL + 2 * LAMP)).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, lines: [{ qty: 1 }] });
  await at.cartWith(2);
});

test('what is begun anew and taken by the shop is paid as it is then', async () => {
  await at.begin();
  await at.leave();
  await at.oneMore(2);
  expect(await beginWith(TOTAL + LAMP)).toEqual({ ok: true, value: { isPaid: false } });
  await at.pay();
  expect(await at.look()).toEqual(PAID);
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL + LAMP, lines: [{ qty: 2 }] });
  await at.cartWith(0);
});
