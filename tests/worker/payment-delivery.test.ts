import { expect, test, vi } from 'vitest';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { lost, payments, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

const PICKUP_TOTAL = 129_000 + 19_000;
const CHANGED = `${payments}/total-changed`;

const draft = () => at.window.value<CheckoutDraftView>('checkout.draft', {});

/** The payment, once it is for this delivery. */
const paying = (method: string) => at.payment(({ details }) => details.shippingMethod === `logtrade/${method}`);

interface AtShop {
  readonly payment: object | null;
  readonly total?: number;
}

/** What became of it everywhere: on this device and at the shop. */
async function expectPlaced(method: string, total: number): Promise<void> {
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  const order = await at.placed();
  expect(order).toMatchObject({ totalMinor: total, agreedMinor: null, isCountedByShop: true });
  expect(order.deliveryMinor).toBe(total - 129_000);
  expect((await at.payment()).details.shippingMethod).toBe(`logtrade/${method}`);
  const placed = (await at.ordersOf()) as readonly AtShop[];
  expect(placed).toMatchObject([{ payment: { amount: total, state: 'authorized' } }]);
}

test('another delivery that is chosen at the provider is shown, kept in the form, paid and sealed', async () => {
  await at.begin();
  const before = await at.payment();
  await at.chooseDelivery('logtradepickup');
  expect(await at.follow()).toEqual({ ok: true, value: null });
  const after = await paying('pickup');
  expect(after.totals).toMatchObject({ grandTotalMinor: PICKUP_TOTAL, deliveryMinor: 19_000 });
  expect(after.deliveryBy! < before.deliveryBy!).toBe(true);
  // The frame is the same one, with what was typed in it.
  expect(after.frameUrl).toBe(before.frameUrl);
  expect((await draft()).details.shippingMethod).toBe('logtrade/pickup');
  await at.pay();
  await expectPlaced('pickup', PICKUP_TOTAL);
});

test('of two that are chosen one after the other the last one counts, however late the first answer is', async () => {
  await at.begin();
  await at.chooseDelivery('logtradepickup');
  const letGo = at.holdAnswers(CHANGED);
  const first = at.follow();
  await vi.waitFor(async () => {
    const [payment] = (await at.paymentsOf()) as readonly { readonly amount: number }[];
    expect(payment?.amount).toBe(PICKUP_TOTAL);
  }, PATIENCE_MS);
  at.heal();
  await at.chooseDelivery('logtradehome');
  await at.follow();
  letGo();
  await first;
  expect((await at.payment()).details.shippingMethod).toBe('logtrade/home');
  await at.pay();
  await expectPlaced('home', TOTAL);
});

test('an answer that is lost is asked for again while the payment is looked at', async () => {
  await at.begin();
  await at.payment();
  await at.chooseDelivery('logtradepickup');
  let asked = 0;
  at.fault = async (path, ask) => {
    const answer = await ask();
    return path === CHANGED && ++asked === 1 ? lost() : answer;
  };
  expect(await at.follow()).toMatchObject({ ok: false, error: { code: 'externalOrderRequestFailed' } });
  await paying('pickup');
  expect(asked).toBe(2);
});

test('what was paid before its answer came is sealed with the delivery that was paid for', async () => {
  await at.begin();
  await at.chooseDelivery('logtradepickup');
  at.fault = async (path, ask) => {
    const answer = await ask();
    return path === CHANGED ? lost() : answer;
  };
  await at.follow();
  await at.pay();
  await expectPlaced('pickup', PICKUP_TOTAL);
});

test('a message that comes after it was paid changes nothing', async () => {
  await at.begin();
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  let asked = 0;
  at.fault = (path, ask) => {
    if (path === CHANGED) asked++;
    return ask();
  };
  expect(await at.follow()).toEqual({ ok: true, value: null });
  expect(asked).toBe(0);
  await expectPlaced('home', TOTAL);
});

test('who has gone back to the form keeps what they choose there, whatever is answered then', async () => {
  await at.begin();
  await at.chooseDelivery('logtradepickup');
  const letGo = at.holdAnswers(CHANGED);
  const followed = at.follow();
  await at.leave();
  letGo();
  expect(await followed).toEqual({ ok: true, value: null });
  expect((await draft()).details.shippingMethod).not.toBe('logtrade/pickup');
});

test('a sum that this device counts otherwise is not shown: it is begun again on new terms', async () => {
  await at.begin();
  await at.chooseDelivery('logtradepickup');
  at.fault = async (path, ask) => {
    const answer = await ask();
    if (path !== CHANGED) return answer;
    const { result } = (await answer.json()) as { readonly result: { readonly order_amount: number } };
    return Response.json({ code: 200, result: { ...result, order_amount: result.order_amount + 100 } });
  };
  await at.follow();
  expect(await at.payment()).toMatchObject({ state: 'stopped', problem: 'quoteChanged', frameUrl: null });
  expect((await draft()).details.shippingMethod).toBe('logtrade/pickup');
});

test('what the shop does not deliver so is as it was', async () => {
  await at.begin();
  await at.chooseDelivery('logtradepickup');
  at.fault = async (path, ask) =>
    path === CHANGED
      ? Response.json({ code: 400, result: { code: 'METHOD_GONE', message: 'gone' } }, { status: 400 })
      : ask();
  expect(await at.follow()).toMatchObject({ ok: false });
  at.heal();
  expect(await at.payment()).toMatchObject({ state: 'created', totals: { grandTotalMinor: TOTAL } });
  await at.chooseDelivery('logtradehome');
  await at.pay();
  await expectPlaced('home', TOTAL);
});
