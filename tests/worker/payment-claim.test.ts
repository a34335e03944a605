import { expect, test } from 'vitest';
import type { OrderView } from '#domain/views/outbox.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import { must } from '#tests/support/account-device.ts';
import { card, payments, PayingDevice } from '#tests/support/paying-device.ts';

const at = PayingDevice.ofEachTest();

/** Who pays in this test, with an account that nobody has yet. */
const buyer = () => ({ ...card, email: `payer-${at.turn}@example.no` });
const account = (email: string) => ({ firstName: 'Gry', lastName: 'Gjest', email, password: 'Blomster#42vinter' });
const history = (total: number) =>
  at.window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, (page) => page.total === total);
const ownOrders = (count: number) => at.window.value<OrderView[]>('order.all', {}, ({ length }) => length === count);

/** A guest pays, and the order is there. */
async function payAsGuest(): ReturnType<typeof at.placed> {
  await at.begin(buyer());
  await at.pay();
  await at.look();
  return at.placed();
}

test('what a guest has paid is theirs once they sign in with its e-mail, and goes with them (decision 079)', async () => {
  const { orderNumber } = await payAsGuest();
  await must(at.tab.api, 'session.register', account(buyer().email));
  expect((await history(1)).orders.map(({ number }) => number)).toEqual([orderNumber]);
  await ownOrders(1);
  await must(at.tab.api, 'session.logout', { waiting: 'keep' });
  await ownOrders(0);
});

test('what a guest has paid with another e-mail stays theirs', async () => {
  await payAsGuest();
  await must(at.tab.api, 'session.register', account(`other-${at.turn}@example.no`));
  await history(0);
  await ownOrders(0);
  await must(at.tab.api, 'session.logout', { waiting: 'keep' });
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
