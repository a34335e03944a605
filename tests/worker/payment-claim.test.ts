import { expect, test } from 'vitest';
import type { TaskView } from '#domain/views/outbox.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import { must } from '#tests/support/account-device.ts';
import type { MyDataView } from '#worker/queries/device.ts';
import { card, lost, payments, PayingDevice } from '#tests/support/paying-device.ts';

const CLAIM = '/api/user/orders/claim';

const at = PayingDevice.ofEachTest();

/** Who pays in this test, with an account that nobody has yet. */
const buyer = () => ({ ...card, email: `payer-${at.turn}@example.no` });
const account = (email: string) => ({ firstName: 'Gry', lastName: 'Gjest', email, password: 'Blomster#42vinter' });
const history = (total: number) =>
  at.window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, (page) => page.total === total);
/** Of whoever uses the device; one with their e-mail that is not claimed yet is a guest's. */
const ownOrders = (count: number) =>
  at.window.value<MyDataView>('device.myData', {}, ({ orders }) => orders.length === count);
const tasks = (count: number) => at.window.value<TaskView[]>('task.all', {}, ({ length }) => length === count);

/** A guest pays, and the order is there. */
async function payAsGuest(details = buyer()): ReturnType<typeof at.placed> {
  await at.begin(details);
  await at.pay();
  await at.look();
  return at.placed();
}

/** Counts the claims; each is answered as `answer` says. */
function claims(answer: (ask: () => Promise<Response>, nth: number) => Promise<Response> = (ask) => ask()) {
  const asked = { times: 0 };
  at.fault = (path, ask) => (path === CLAIM ? answer(ask, ++asked.times) : ask());
  return asked;
}

test('what a guest has paid is theirs once they sign in with its e-mail, and goes with them (decision 079)', async () => {
  const { orderNumber } = await payAsGuest();
  await must(at.tab.api, 'session.register', account(buyer().email));
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
  await ownOrders(1);
  await must(at.tab.api, 'session.logout', { waiting: 'keep' });
  await ownOrders(0);
  await tasks(0);
});

test('what a guest has paid with another e-mail stays theirs, and nobody asks the shop for it', async () => {
  const asked = claims();
  await payAsGuest();
  await must(at.tab.api, 'session.register', account(`other-${at.turn}@example.no`));
  await history(0);
  await ownOrders(0);
  await must(at.tab.api, 'session.logout', { waiting: 'keep' });
  await ownOrders(1);
  expect(asked.times).toBe(0);
});

test('a payment that is over is not that of who signs in after the guest who paid (D58)', async () => {
  const { email } = buyer();
  await payAsGuest();
  await at.receipt();
  await must(at.tab.api, 'session.register', account(`next-${at.turn}@example.no`));
  await history(0);
  expect(JSON.stringify(await at.window.value('device.myData', {}))).not.toContain(email);
});

test('an e-mail is the same however it is typed', async () => {
  await payAsGuest({ ...card, email: ` ${buyer().email.toUpperCase()} ` });
  await must(at.tab.api, 'session.register', account(buyer().email));
  await history(1);
});

test('a claim whose answer is lost is made again', async () => {
  await payAsGuest();
  const asked = claims(async (ask, nth) => {
    const answer = await ask();
    return nth === 1 ? lost() : answer;
  });
  await must(at.tab.api, 'session.register', account(buyer().email));
  await ownOrders(1);
  expect(asked.times).toBe(2);
});

test('what is in an account already is not claimed again, whatever is ordered next', async () => {
  const [asked, payer] = [claims(), buyer()];
  await payAsGuest(payer);
  await must(at.tab.api, 'session.register', account(payer.email));
  await history(1);
  await ownOrders(1);
  await at.fillAgain();
  await payAsGuest(payer);
  await history(2);
  await ownOrders(2);
  expect(asked.times).toBe(1);
});

test('the answer to a claim comes after a sign-out: the order is on the device as what it was before', async () => {
  await payAsGuest();
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const asked = claims(async (ask) => {
    const answer = await ask();
    await released;
    return answer;
  });
  await must(at.tab.api, 'session.register', account(buyer().email));
  await expect.poll(() => asked.times).toBe(1);
  await must(at.tab.api, 'session.logout', { waiting: 'keep' });
  letGo();
  await ownOrders(1);
  // What is kept next is kept after it.
  await at.fillAgain();
  await ownOrders(1);
});

test('what a guest pays after they went back to the form and began again is theirs as well', async () => {
  await at.begin(buyer());
  await at.leave();
  await at.begin(buyer());
  await at.pay();
  await at.look();
  const { orderNumber } = await at.placed();
  await must(at.tab.api, 'session.register', account(buyer().email));
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
});

test('what a guest paid before they signed in, and heard of afterwards, is in their account', async () => {
  await at.begin(buyer());
  await at.noteTry();
  await at.pay('0044');
  await at.server.app.settlePayments();
  at.cutOff(`${payments}/place-order`);
  await must(at.tab.api, 'session.register', account(buyer().email));
  await history(0);
  at.heal();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  const { orderNumber } = await at.placed();
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
  expect(await at.ordersOf()).toHaveLength(1);
});

test('what a guest has paid, and could not be sealed before they signed in, is in their account', async () => {
  await at.begin(buyer());
  await at.pay();
  await at.withoutRoom(async () => {
    expect(await at.look()).toMatchObject({ ok: false });
    expect((await at.payment()).state).toBe('paid');
  });
  await must(at.tab.api, 'session.register', account(buyer().email));
  const { orderNumber } = await at.placed();
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
});

test('what a guest paid while they began again after signing in is in their account', async () => {
  await at.begin(buyer());
  const id = (await at.payment()).providerOrderId!;
  await at.leave();
  await must(at.tab.api, 'session.register', account(buyer().email));
  at.payBeforeChange(id);
  expect(await at.begin(buyer())).toEqual({ ok: true, value: { isPaid: true } });
  const { orderNumber } = await at.placed();
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
});

test('who signs in after their payment as a guest is over can pay, and it is theirs', async () => {
  await at.begin(buyer());
  await at.pay('0044');
  await at.server.shop('set-stock', 'LAMP', 0);
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: false } });
  await at.server.shop('set-stock', 'LAMP', 1000);
  await must(at.tab.api, 'session.register', account(buyer().email));
  await at.cartWith(1);
  await expect.poll(async () => (await at.begin(buyer())).ok).toBe(true);
  expect(await at.payment()).toMatchObject({ state: 'created', problem: null });
  await at.pay();
  expect(await at.look()).toEqual({ ok: true, value: { isPaid: true } });
  await at.placed();
  await history(1);
});
