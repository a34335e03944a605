import { expect, test, vi } from 'vitest';
import { Connection } from '#worker/http/connection.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { payInFrame, testNumbers } from '#tests/support/paying.ts';
import { lost, payments, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

test('a page that dies between paid and confirmed goes on at the next start', async () => {
  await at.begin();
  await at.pay();
  await at.startAgain();
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  expect(await at.ordersOf()).toHaveLength(1);
  await at.cartWith(0);
});

test('a page that dies while the payment is being opened leaves it to the shopper, who can try again', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  at.fault = async (path, ask) => {
    if (path === `${payments}/order`) await released;
    return ask();
  };
  const begun = at.begin().catch(() => null);
  await at.payment(({ state }) => state === 'creating');
  await at.startAgain();
  expect(await at.payment(({ state }) => state === 'stopped')).toMatchObject({ problem: 'externalOrderRequestFailed' });
  letGo();
  await begun;
  at.heal();
  await vi.waitFor(async () => expect(await at.begin()).toMatchObject({ ok: true }), PATIENCE_MS);
  expect((await at.payment()).state).toBe('created');
});

/** The shop has too much to do for the first call that opens a payment, and says when it has time; what is waited for is as told. */
function busyAtFirst(retryAfter: string | null, wait: (ms: number) => Promise<void>) {
  const seen = { asked: 0, waits: [] as number[] };
  const { sleep } = at;
  at.sleep = (ms) => {
    if (seen.asked !== 1 || ![500, 7000, 10_000].includes(ms)) return sleep(ms);
    seen.waits.push(ms);
    return wait(ms);
  };
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': retryAfter };
  at.fault = (path, ask) =>
    path === `${payments}/order` && ++seen.asked === 1
      ? Promise.resolve(Response.json({ code: 503, result: { code: 'BUSY' } }, { status: 503, headers }))
      : ask();
  return seen;
}

test.each([
  ['7', 7000],
  ['3600', 10_000],
  [null, 500],
])('a shop that has too much to do is asked again when it said: after %s s (S5)', async (retryAfter, ms) => {
  const seen = busyAtFirst(retryAfter, async () => undefined);
  expect(await at.begin()).toMatchObject({ ok: true });
  expect((await at.payment()).state).toBe('created');
  expect(seen).toEqual({ asked: 2, waits: [ms] });
});

test('who goes back while the shop has too much to do, and pays again, is left at the payment that is open', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const seen = busyAtFirst('7', () => released);
  const first = at.begin();
  await vi.waitFor(() => expect(seen.waits).toHaveLength(1), PATIENCE_MS);
  await at.leave();
  await at.begin();
  expect((await at.payment()).state).toBe('created');
  letGo();
  await first;
  expect((await at.payment()).state).toBe('created');
  expect(seen.asked).toBe(2);
});

test('after a start the shop is asked until it answers, whatever page is looked at', async () => {
  await at.begin();
  await at.pay('0044');
  await at.tab.api.close();
  let asked = 0;
  at.fault = (path, ask) => (path === `${payments}/place-order` && ++asked < 3 ? Promise.resolve(lost()) : ask());
  await at.openWindow();
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  await at.cartWith(0);
});

test('while a payment is to be settled the device looks for its shop as often as while something is to be sent (D89)', async () => {
  const interest = vi.spyOn(Connection.prototype, 'setInterest');
  await at.begin();
  await vi.waitFor(() => expect(interest).toHaveBeenCalledWith({ hasPayment: true }), PATIENCE_MS);
  await at.pay();
  await at.look();
  await at.placed();
  await vi.waitFor(() => expect(interest).toHaveBeenCalledWith({ hasPayment: false }), PATIENCE_MS);
  interest.mockRestore();
});

test('what was sent to the provider before a start, and is paid after it, comes by itself', async () => {
  await at.begin();
  const id = (await at.payment()).providerOrderId!;
  await at.noteTry();
  await at.tab.api.close();
  const asked = askedHowItStands();
  await at.openWindow();
  await asked;
  await payInFrame(at.server.app, id, { number: testNumbers.card('0044') });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
});

test('what was sent to the provider before its page was left, and is paid after it, comes by itself', async () => {
  await at.begin();
  const id = (await at.payment()).providerOrderId!;
  const asked = askedHowItStands();
  await at.noteTry();
  await at.leave();
  await asked;
  await payInFrame(at.server.app, id, { number: testNumbers.card('0044') });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  await at.cartWith(0);
});

test('what the provider says of a paid order is heard, also where the first answer was lost', async () => {
  let asked = 0;
  at.fault = (path, ask) => (path === `${payments}/confirmation` && ++asked === 1 ? Promise.resolve(lost()) : ask());
  await at.begin();
  await at.pay();
  await at.look();
  await at.placed();
  await at.startAgain();
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), PATIENCE_MS);
  await at.receipt();
  expect((await at.payment()).state).toBe('paid');
  // Once it is heard nobody asks any more. Until then a page and what goes on behind it may both have asked.
  await at.tab.api.close();
  const before = asked;
  await at.openWindow();
  await at.payment();
  expect(asked).toBe(before);
});

test('a finished order of which nobody knows whether it was paid is not forgotten (D53)', async () => {
  await at.begin();
  await at.leave();
  await at.pay('0044');
  at.cutOff(`${payments}/place-order`);
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: false } });
  expect(await at.payment()).toMatchObject({ state: 'stopped', isTried: true, problem: 'externalOrderRequestFailed' });
  expect(await at.orderByInvoice()).toMatchObject({ error: { code: 'paymentUnsure' } });
  at.heal();
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  expect(await at.ordersOf()).toHaveLength(1);
});

test('a paid order of which the shop could not be told yet is called paid, and nobody cancels it', async () => {
  await at.begin();
  await at.pay();
  at.fault = async (path, ask) => {
    const answer = await ask();
    if (path !== `${payments}/place-order`) return answer;
    at.device.isOffline = true;
    await at.tab.api.hint('offline');
    return answer;
  };
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  const order = await at.window.value<OrderView>('order.byId', { id: at.orderId });
  expect(order).toMatchObject({ state: 'queued', isPaid: true, canCancel: false });
  const [task] = await at.window.value<TaskView[]>('task.all', {});
  expect(task).toMatchObject({ kind: 'order.place', canCancel: false });
  expect(await at.tab.api.command('order.cancel', { orderId: at.orderId })).toMatchObject({
    error: { code: 'orderAlreadySent' },
  });
  at.heal();
  at.device.isOffline = false;
  await at.tab.api.hint('online');
  await at.placed();
});

test('a payment of another store view is settled too, whatever is looked at', async () => {
  await at.begin();
  const id = (await at.payment()).providerOrderId!;
  await at.noteTry();
  await at.tab.api.close();
  await at.openWindow('default', 'sv-SE');
  await payInFrame(at.server.app, id, { number: testNumbers.card('0044') });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL, currency: 'NOK', isPaid: true });
  // The cart of that store view is empty.
  await at.startAgain();
  expect((await at.window.value<CartView>('cart.current', {})).count).toBe(0);
});

/** Resolves when the device has asked how its payment stands, and was answered. */
function askedHowItStands(): Promise<void> {
  return new Promise((resolve) => {
    at.fault = async (path, ask) => {
      const answer = await ask();
      if (path === `${payments}/place-order`) resolve();
      return answer;
    };
  });
}
