import { expect, test, vi } from 'vitest';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import { GUEST_CONTACT_RETENTION_MS } from '#config/timings.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { card, lost, payments, PayingDevice } from '#tests/support/paying-device.ts';
import type { MyDataView } from '#worker/queries/device.ts';

const at = PayingDevice.ofEachTest();

/** Paid, and by the time that anybody asks there is nothing left: the shop gives it back. */
async function payInVain(): Promise<void> {
  at.cutOff(`${payments}/place-order`);
  await at.noteTry();
  await at.pay('0044');
  await at.server.shop('set-stock', 'LAMP', 0);
  at.heal();
}

/** There is enough again. A device that has heard of the lack begins nothing before it hears of that. */
async function beginAgain(): Promise<void> {
  await at.server.shop('set-stock', 'LAMP', 1000);
  await vi.waitFor(async () => expect(await at.begin()).toEqual({ ok: true, value: { isPaid: false } }), PATIENCE_MS);
}

/** There is enough again, and the checkout is paid. */
async function payAgain(): Promise<void> {
  await beginAgain();
  await at.payment(({ state }) => state === 'created');
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
}

test('what was paid and given back is over on the device as well, and the next try is another order at the provider', async () => {
  await at.begin();
  const first = (await at.payment()).providerOrderId;
  await payInVain();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: false } });
  expect(await at.payment()).toMatchObject({
    state: 'stopped',
    problem: 'paymentEnded',
    isTried: false,
    frameUrl: null,
    providerOrderId: null,
  });
  await payAgain();
  expect((await at.payment()).providerOrderId).not.toBe(first);
  expect(await at.ordersOf()).toMatchObject([{ payment: { state: 'authorized' } }]);
});

test('who has gone back to the form stays there when their payment is over', async () => {
  await at.begin();
  await payInVain();
  await at.leave();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: false } });
  expect(await at.payment()).toMatchObject({ state: 'idle', isTried: false, providerOrderId: null });
  await at.server.shop('set-stock', 'LAMP', 1000);
});

test('an answer that a payment is over comes after the next one was begun: that one is not forgotten', async () => {
  await at.begin();
  await at.pay('0044');
  await at.server.shop('set-stock', 'LAMP', 0);
  const first = holdFirstAnswer(`${payments}/place-order`);
  const looked = at.look();
  await first.held;
  await beginAgain();
  const { providerOrderId } = await at.payment(({ state }) => state === 'created');
  first.letGo();
  await looked;
  expect(await at.payment()).toMatchObject({ state: 'created', providerOrderId, problem: null });
  await payAgain();
});

test('what was tried, and is not decided after two days, is asked for no more', async () => {
  await at.begin();
  await at.noteTry();
  await at.leave();
  await at.tab.api.close();
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + STORED_PAYMENT_MS + 1000);
  try {
    await at.openWindow();
    expect(await at.payment(({ isTried }) => !isTried)).toMatchObject({ state: 'idle', providerOrderId: null });
  } finally {
    vi.restoreAllMocks();
  }
});

test('what a guest typed for a payment that was tried and never made goes thirty days later, once it is known to be over (D15)', async () => {
  await at.begin();
  await at.noteTry();
  await at.leave();
  await at.tab.api.close();
  at.cutOff(`${payments}/place-order`);
  vi.spyOn(Date, 'now').mockImplementation(
    () => performance.timeOrigin + performance.now() + GUEST_CONTACT_RETENTION_MS + 1000,
  );
  try {
    await at.openWindow();
    // The device has looked for what is old. It may be paid, and the shop has not said so yet.
    await at.window.value<MyDataView>('device.myData', {}, ({ others }) =>
      others.some((each) => each.kind === 'checkout' && each.knownSince !== undefined),
    );
    expect(await at.payment()).toMatchObject({ isTried: true, details: { email: card.email } });
    at.heal();
    await at.payment(({ isTried }) => !isTried);
    await at.network(false);
    await at.network(true);
    await at.window.answer('payment.current', { orderId: at.orderId }, ({ state }) => state === 'missing');
  } finally {
    vi.restoreAllMocks();
  }
});

test('pressed again while the shop does not say what became of the last try: one payment opens, and its frame stays', async () => {
  await at.begin();
  await at.leave();
  const { held, letGo } = loseFirstAnswer(`${payments}/place-order`);
  const { fault } = at;
  let opened = 0;
  at.fault = (path, ask) => {
    if (path === `${payments}/order`) opened++;
    return fault(path, ask);
  };
  const first = at.begin();
  await held;
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: false } });
  const { frameUrl } = await at.payment(({ state }) => state === 'created');
  letGo();
  expect(await first).toEqual({ ok: true, value: { isPaid: false } });
  expect(await at.payment()).toMatchObject({ state: 'created', frameUrl });
  // Opened once more, the frame would have been drawn anew, and what was typed in it would be gone.
  expect(opened).toBe(1);
});

test('what another question was told of a payment counts where the own one is not answered', async () => {
  await at.begin();
  await at.pay();
  const { held, letGo } = loseFirstAnswer(`${payments}/place-order`);
  const first = at.look();
  await held;
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
  letGo();
  expect(await first).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what was tried, and the shop does not know any more, is not called unpaid (decision 107)', async () => {
  const unknown = () => Response.json({ code: 404, result: { code: 'NOT_FOUND', message: 'none' } }, { status: 404 });
  await at.begin();
  const { providerOrderId } = await at.payment();
  await at.leave();
  await at.noteTry();
  at.fault = async (path, ask) => (path === `${payments}/place-order` ? unknown() : ask());
  expect(await at.look()).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  expect(await at.orderByInvoice()).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  expect(await at.payment()).toMatchObject({ isTried: true, providerOrderId, problem: null });
});

/** Holds back the first answer of the shop there, and loses it when it is let go. */
function loseFirstAnswer(there: string): { readonly held: Promise<void>; readonly letGo: () => void } {
  const holding = holdFirstAnswer(there);
  const { fault } = at;
  let asked = 0;
  at.fault = async (path, ask) => {
    const isFirst = path === there && ++asked === 1;
    const answer = await fault(path, ask);
    return isFirst ? lost() : answer;
  };
  return holding;
}

/** Holds back the first answer of the shop there, until it is let go. */
function holdFirstAnswer(there: string): { readonly held: Promise<void>; readonly letGo: () => void } {
  let [letGo, isHeld] = [(): void => undefined, (): void => undefined];
  const [released, held] = [
    new Promise<void>((resolve) => (letGo = resolve)),
    new Promise<void>((resolve) => (isHeld = resolve)),
  ];
  let asked = 0;
  at.fault = async (path, ask) => {
    const answer = await ask();
    if (path !== there || ++asked > 1) return answer;
    isHeld();
    await released;
    return answer;
  };
  return { held, letGo: () => letGo() };
}
