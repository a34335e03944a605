import { expect, test, vi } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { NewsletterView } from '#domain/newsletter.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { payInFrame, testNumbers } from '#tests/support/paying.ts';
import { card, lost, payments, PayingDevice, TOTAL } from '#tests/support/paying-device.ts';

const HOUR_MS = 3_600_000;
const at = PayingDevice.ofEachTest();

test('what is paid is an order of this device, with an empty cart and what the provider said', async () => {
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: false } });
  const opened = await at.payment(({ state }) => state === 'created');
  expect(opened).toMatchObject({ totals: { grandTotalMinor: TOTAL }, problem: null });
  expect(new URL(opened.frameUrl!).origin).toBe('http://pay.shop.test');
  expect(await at.ordersOf()).toEqual([]);
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  const order = await at.placed();
  expect(order).toMatchObject({ totalMinor: TOTAL, isCountedByShop: true });
  expect(await at.ordersOf()).toHaveLength(1);
  expect((await at.cartWith(0)).lines).toEqual([]);
  await at.receipt();
  expect((await at.payment()).state).toBe('paid');
  // Asked again, and by the order itself: still one.
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what the provider said of a payment stays with its order, also once another one is begun', async () => {
  await at.begin();
  await at.pay();
  await at.look();
  await at.placed();
  const { orderId } = at;
  const said = (await at.receipt()).paymentReceipt;
  await at.fillAgain();
  await at.begin();
  expect(await at.payment()).toMatchObject({ state: 'created' });
  const first = await at.window.value<OrderView>('order.byId', { id: orderId });
  expect([first.state, first.paymentReceipt]).toEqual(['placed', said]);
  await at.pay('0044');
  await at.look();
  expect((await at.receipt()).paymentReceipt).not.toEqual(said);
});

test('what the provider says is asked for until it was heard, whatever page is looked at', async () => {
  await at.begin();
  await at.pay();
  let asked = 0;
  at.fault = async (path, ask) => (path === `${payments}/confirmation` && ++asked === 1 ? lost() : ask());
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  // Nobody watches the payment: only the order is looked at.
  await at.receipt();
  // Twice, or more often: what is open asks by itself as well.
  expect(asked).toBeGreaterThan(1);
});

test('a create reply that is lost is asked for again, and there is one payment', async () => {
  let asked = 0;
  at.fault = async (path, ask) => {
    const answer = await ask();
    return path === `${payments}/order` && ++asked === 1 ? lost() : answer;
  };
  expect(await at.begin()).toMatchObject({ ok: true });
  expect((await at.payment()).state).toBe('created');
  expect([asked, (await at.paymentsOf()).length]).toEqual([2, 1]);
});

test('an answer that comes to nothing leaves alone what was begun since', async () => {
  let giveUp = (): void => undefined;
  const hanging = new Promise<void>((resolve) => (giveUp = resolve));
  let asked = 0;
  at.fault = async (path, ask) => {
    if (path !== `${payments}/order` || ++asked > 1) return ask();
    await hanging;
    return lost();
  };
  const first = at.begin();
  await vi.waitFor(() => expect(asked).toBe(1), PATIENCE_MS);
  await at.leave();
  expect(await at.begin()).toMatchObject({ ok: true });
  const { frameUrl } = await at.payment(({ state }) => state === 'created');
  giveUp();
  await first;
  expect(await at.payment()).toMatchObject({ state: 'created', frameUrl });
  expect(asked).toBe(2);
});

test('after three tries it stops, says so, keeps everything and can be tried again (D52)', async () => {
  let asked = 0;
  at.fault = async (path, ask) => {
    if (path !== `${payments}/order`) return ask();
    asked++;
    return lost();
  };
  await at.begin();
  expect(await at.payment()).toMatchObject({ state: 'stopped', problem: 'externalOrderRequestFailed', frameUrl: null });
  expect(asked).toBe(3);
  expect((await at.window.value<CartView>('cart.current', {})).count).toBe(1);
  at.heal();
  await vi.waitFor(async () => expect(await at.begin()).toMatchObject({ ok: true }), PATIENCE_MS);
  expect((await at.payment()).state).toBe('created');
});

test('a refusal of the shop is not tried again', async () => {
  await at.server.shop('set-stock', 'LAMP', 0);
  let asked = 0;
  at.fault = (path, ask) => {
    if (path === `${payments}/order`) asked++;
    return ask();
  };
  try {
    const outcome = await at.begin();
    expect(outcome).toEqual({ ok: true, value: { isPaid: false } });
    expect(await at.payment()).toMatchObject({ state: 'stopped', problem: 'cartItemsNotInStock' });
    expect(asked).toBe(1);
  } finally {
    await at.server.shop('set-stock', 'LAMP', 1000);
  }
});

test.each<[string, object, string]>([
  ['the total', { changes: [{ kind: 'price' }, { kind: 'total' }] }, 'quoteChanged'],
  ['the delivery', { changes: [{ kind: 'delivery', after: '2027-01-31' }] }, 'deliveryChanged'],
  ['both', { changes: [{ kind: 'delivery' }, { kind: 'total' }] }, 'termsChanged'],
  ['nothing that it names', {}, 'quoteChanged'],
  ['nothing that can be read', { changes: [null] }, 'quoteChanged'],
])('what the shop counts otherwise before it is paid is said: %s (D16)', async (_what, named, problem) => {
  at.fault = async (path, ask) =>
    path === `${payments}/order`
      ? Response.json(
          { code: 400, result: { code: 'QUOTE_CHANGED', error_code: 'QUOTE_CHANGED', ...named } },
          { status: 400 },
        )
      : ask();
  await at.begin();
  expect(await at.payment()).toMatchObject({ state: 'stopped', problem });
  at.heal();
});

test('what comes into the cart while it is paid is in the cart afterwards (C5)', async () => {
  await at.begin();
  const call = { operationId: `two-lamps-while-it-is-paid-${at.turn}`, parentSku: 'LAMP', sku: 'LAMP', qty: 2 };
  await at.tab.api.command('cart.add', call);
  await at.tab.api.command('cart.applyCoupon', { operationId: `coupon-while-paying-${at.turn}`, code: 'HAGE10' });
  await at.window.value<CartView>('cart.current', {}, ({ count, coupon }) => count === 3 && coupon !== null);
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  const left = await at.cartWith(2);
  expect(left).toMatchObject({ lines: [{ sku: 'LAMP', qty: 2 }], coupon: { code: 'HAGE10' } });
  await at.look();
  expect((await at.window.value<CartView>('cart.current', {})).count).toBe(2);
});

test('what is paid and could not be sealed is sealed while somebody looks', async () => {
  await at.begin();
  await at.pay();
  await at.withoutRoom(async () => {
    expect(await at.look()).toMatchObject({ ok: false });
    expect((await at.payment()).state).toBe('paid');
  });
  await at.receipt();
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
});

test('a late callback and a silent provider end in one order', async () => {
  await at.begin();
  expect(await at.pay('0044')).toMatchObject({ result: 'wait' });
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
  const id = (await at.payment()).providerOrderId;
  const callback = new Request(`http://shop.test${payments}/place-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: id }),
  });
  expect((await at.server.app.handle(callback)).status).toBe(200);
  expect(await at.ordersOf()).toHaveLength(1);
});

test('a finished order at the provider leads to its order, not to a second payment (D53)', async () => {
  await at.begin();
  await at.pay('0044');
  // The frame is gone, and the shopper presses again.
  await at.leave();
  expect(await at.begin()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what was paid unseen keeps what it held, whatever is changed before it is paid again', async () => {
  await at.begin();
  // From when something was sent the device asks by itself, and must not hear of it.
  at.cutOff(`${payments}/place-order`);
  await at.noteTry();
  await at.pay('0044');
  await at.leave();
  await at.server.app.settlePayments();
  const moved = { ...card, streetAddress: 'Storgata 2' };
  const call = { orderId: at.orderId, details: moved, expectedTotalMinor: TOTAL };
  expect(await at.tab.api.command('payment.begin', call)).toMatchObject({
    ok: false,
    error: { code: 'paymentUnsure' },
  });
  at.heal();
  expect(await at.tab.api.command('payment.begin', call)).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  expect((await at.payment()).details.streetAddress).toBe(card.streetAddress);
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what may be paid in one checkout is not forgotten for another one', async () => {
  await at.begin();
  at.cutOff(`${payments}/place-order`);
  await at.noteTry();
  await at.pay('0044');
  await at.leave();
  const other = { orderId: `${at.orderId}-other`, details: card, expectedTotalMinor: TOTAL };
  expect(await at.tab.api.command('payment.begin', other)).toMatchObject({ error: { code: 'paymentUnsure' } });
  at.heal();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
});

test('who changes what they pay after the clock was set back pays what was shown last (O4, L6)', async () => {
  await at.begin();
  await at.leave();
  const call = { operationId: `a-lamp-more-to-pay-${at.turn}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
  await at.tab.api.command('cart.add', call);
  await at.cartWith(2);
  const total = TOTAL + 129_000;
  const more = { orderId: at.orderId, details: card, expectedTotalMinor: total };
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - HOUR_MS);
  try {
    expect(await at.tab.api.command('payment.begin', more)).toEqual({ ok: true, value: { isPaid: false } });
  } finally {
    vi.restoreAllMocks();
  }
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.placed()).toMatchObject({ totalMinor: total, lines: [{ sku: 'LAMP', qty: 2 }] });
});

test('who pays and then chooses invoice has paid, and orders once', async () => {
  await at.begin();
  await at.pay('0044');
  await at.leave();
  expect(await at.orderByInvoice()).toMatchObject({
    ok: true,
  });
  await at.placed();
  const [order] = await at.ordersOf();
  expect(order?.payment).toMatchObject({ state: 'authorized' });
});

test('while nobody knows whether it was paid, nothing is ordered another way', async () => {
  await at.begin();
  await at.noteTry();
  await at.pay('0044');
  await at.leave();
  at.cutOff(payments);
  expect(await at.orderByInvoice()).toMatchObject({
    ok: false,
    error: { code: 'paymentUnsure' },
  });
  expect(await at.ordersOf()).toEqual([]);
});

test('who goes back and chooses invoice pays nothing, and the open payment is dead', async () => {
  await at.begin();
  const id = (await at.payment()).providerOrderId!;
  await at.leave();
  expect((await at.payment()).state).toBe('idle');
  await at.orderByInvoice();
  await at.placed();
  expect(await payInFrame(at.server.app, id, { number: testNumbers.card('1111') })).toMatchObject({
    result: 'refused',
  });
  expect(await at.ordersOf()).toMatchObject([{ payment: null }]);
});

test('who has sent nothing at the provider orders by invoice without a network', async () => {
  await at.begin();
  await at.leave();
  at.cutOff(payments);
  expect(await at.orderByInvoice()).toMatchObject({ ok: true });
  await at.placed();
  expect(await at.ordersOf()).toMatchObject([{ payment: null }]);
});

test('who goes back while the shop is asked stays at the form, whatever it answers', async () => {
  await at.begin();
  await at.pay('0002');
  const letGo = at.holdAnswers(`${payments}/place-order`);
  const looked = at.look();
  await at.leave();
  letGo();
  expect(await looked).toEqual({ ok: true, value: { isPaid: false } });
  expect((await at.payment()).state).toBe('idle');
});

test('who goes back while the payment is being opened stays at the form, and can begin again', async () => {
  const letGo = at.holdAnswers(`${payments}/order`);
  const begun = at.begin();
  await at.payment(({ state }) => state === 'creating');
  await at.leave();
  letGo();
  expect(await begun).toEqual({ ok: true, value: { isPaid: false } });
  expect((await at.payment()).state).toBe('idle');
  at.heal();
  await at.begin();
  expect((await at.payment()).state).toBe('created');
  expect(await at.paymentsOf()).toHaveLength(1);
});

test('what a guest paid unseen is an order of who signs in, with their cart as it is', async () => {
  await at.begin();
  await at.noteTry();
  await at.pay('0044');
  // An answer that is on its way while somebody signs in seals nothing for the guest.
  const letGo = at.holdAnswers(`${payments}/place-order`);
  const looked = at.look();
  const per = { firstName: 'Per', lastName: 'Hansen', email: 'per@example.no', password: 'Blomster#42vinter' };
  expect(await at.tab.api.command('session.register', per)).toMatchObject({ ok: true });
  letGo();
  expect(await looked).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  at.heal();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(await at.placed()).toMatchObject({ totalMinor: TOTAL });
  await at.cartWith(0);
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what the shop cannot say of a payment is logged, and found out later (spec 8: logged only)', async () => {
  const logged = (): unknown[] =>
    performance
      .getEntriesByName('message extendedCheckoutFailed')
      .map((entry) => (entry as PerformanceMark).detail as unknown);
  const failing = (end: string): void => {
    at.fault = (path, ask) =>
      path === `${payments}/${end}`
        ? Promise.resolve(Response.json({ code: 500, result: { code: 'PROVIDER_SILENT' } }, { status: 500 }))
        : ask();
  };
  await at.begin();
  await at.pay();
  failing('place-order');
  expect(await at.look()).toMatchObject({ ok: false, error: { code: 'paymentUnsure' } });
  failing('confirmation');
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  expect(logged()).toEqual(['place-order PROVIDER_SILENT', 'confirmation PROVIDER_SILENT']);
  at.heal();
  await at.look();
  await at.receipt();
});

test('without a network nothing is begun, and the shopper is told', async () => {
  at.fault = () => Promise.resolve(lost());
  await vi.waitFor(async () => {
    expect(await at.begin()).toMatchObject({ ok: false, error: { code: 'paymentOffline' } });
  }, PATIENCE_MS);
});

test.each([true, false])('the box of the newsletter at the provider counts as it was left: %s', async (isTicked) => {
  const email = `reader-${at.turn}@example.no`;
  const newsletter = vi.fn<() => void>();
  at.fault = (path, ask) => {
    if (path === '/api/ext/magento2-subscribe/subscribe') newsletter();
    return ask();
  };
  await at.begin({ ...card, email });
  await at.pay('1111', { ticked: isTicked ? ['newsletter_opt_in'] : [] });
  await at.look();
  await at.receipt();
  const subscribed = async (): Promise<unknown> => {
    const query = new URLSearchParams({ email });
    const request = new Request(`http://shop.test/api/ext/magento2-subscribe/subscribe?${query.toString()}`);
    return ((await (await at.server.app.handle(request)).json()) as { readonly result: unknown }).result;
  };
  if (isTicked) {
    // What waits for the shop is shown until it has arrived; from then on the newsletter says so.
    const isWished = ({ standing }: NewsletterView): boolean => standing?.state === 'done';
    await at.window.value<NewsletterView>('newsletter.current', {}, isWished);
    expect(newsletter).toHaveBeenCalledOnce();
    expect(await subscribed()).toBe('subscribed');
    return;
  }
  const tasks = await at.window.value<TaskView[]>('task.all', {});
  expect(tasks.filter(({ kind }) => kind === 'task')).toHaveLength(0);
  expect(newsletter).not.toHaveBeenCalled();
  expect(await subscribed()).not.toBe('subscribed');
});
