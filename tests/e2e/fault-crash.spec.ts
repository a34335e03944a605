import type { StoreSettings } from '#schemas/api/generated/types.gen.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { type Death, deaths } from './faults/deaths.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';
import { type QueuedPayment, queuedPayments } from './faults/tab.ts';
import { kari } from './support/shopper.ts';

test.use({ reusesDevice: true });

type Row = readonly [label: string, death: Death, payment: QueuedPayment];

/** One payment a row; the long run crosses each with every row. */
function withPayments(rows: readonly Row[]): readonly Row[] {
  const all = Object.keys(queuedPayments) as QueuedPayment[];
  const isCrossed = process.env['CRASH_PAYMENTS'] === 'all';
  return isCrossed ? rows.flatMap(([label, death]) => all.map((payment) => [label, death, payment] as const)) : rows;
}

test('the list has every payment that can be queued, with what it costs (D92)', () => {
  const [settings] = shopBasics().store_settings as unknown as readonly StoreSettings[];
  const queued = settings!.payment_methods.filter(({ usable_offline }) => usable_offline);
  expect(Object.fromEntries(queued.map(({ code, cost_incl_tax }) => [code, cost_incl_tax * 100]))).toEqual(
    queuedPayments,
  );
});

const HOME_DELIVERY = 59_000;

/** Rows 1, 2 and 7: before the commit point. The simulation tries other pairs of death and point. */
const beforeCommit = withPayments([
  ['before-order-document', 'the page is reloaded', 'cashondelivery'],
  ['before-seal', 'the browser is killed', 'invoice'],
]);

for (const [label, death, payment] of beforeCommit) {
  test(`rows 1, 2, 7: ${death} at ${label}, ${payment}: nothing was ordered, and the draft is there (O2)`, async ({
    shop,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.putIntoCart(chair, 2);
    await tab.fillCheckout(payment);
    await tab.draftIsKept();
    const orderId = await tab.draftOrderId();
    await tab.crashAt(label);
    await tab.page.getByTestId('place-order').click();
    await tab.crashed(label);

    const after = await deaths[death](device, tab);
    await after.openConfirmation(orderId);
    await expect(after.page.getByTestId('not-found')).toBeVisible();
    await after.open('/');
    await expectCartsAgree(shop, after, some(chair, 2));
    expect(await shop.ordersWithId(orderId)).toEqual([]);

    await after.open('/checkout');
    await expect(after.page.locator('[name=email]')).toHaveValue(kari.email);
    await after.page.getByTestId('terms').check();
    expect(await after.shopper.placeOrder()).toBe(orderId);
    const { totals } = await expectArrival(shop, after, orderId, some(chair, 2));
    expect(totals.grandTotal).toBe(2 * chair.price * 100 + HOME_DELIVERY + queuedPayments[payment]);
    await expectNoFalsePlaced(shop, device);
  });
}

/** Rows 1, 2 and 7: the outbox has it. */
const afterCommit = withPayments([
  ['after-seal', 'the browser is killed', 'companyinvoice'],
  ['before-consume', 'the tab crashes', 'cashondelivery'],
]);

for (const [label, death, payment] of afterCommit) {
  test(`rows 1, 2, 7: ${death} at ${label}, ${payment}: it is sent, once, and the cart is empty (O1, O2, C5)`, async ({
    shop,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.putIntoCart(lamp, 2);
    await tab.fillCheckout(payment);
    const orderId = await tab.draftOrderId();
    await tab.crashAt(label);
    await tab.page.getByTestId('place-order').click();
    await tab.crashed(label);

    const after = await deaths[death](device, tab);
    await after.openConfirmation(orderId);
    const { totals } = await expectArrival(shop, after, orderId, some(lamp, 2));
    expect(totals.grandTotal).toBe(2 * lamp.price * 100 + HOME_DELIVERY + queuedPayments[payment]);
    await expectNoFalsePlaced(shop, device);
    await after.open('/');
    await expectCartsAgree(shop, after, {});
  });
}

test('row 7: reloaded right after tapping: what was typed a moment before is in the draft too (O2)', async ({
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(boxes);
  await tab.fillCheckout();
  await tab.crashAt('before-seal');
  await tab.page.getByTestId('place-order').click();
  await tab.crashed('before-seal');
  await tab.page.reload();
  await expect(tab.page.locator('[name=city]')).toHaveValue(kari.city);
});

test('row 2: killed while the answer to an order is on its way: it is asked for by key, and placed once (O1)', async ({
  shop,
  network,
  device,
}) => {
  const held = network.rule({ method: 'POST', path: /^\/api\/order\?/ }, { kind: 'holdReply' });
  // Nor can a device that has waited long enough ask for it by key.
  const asking = network.rule({ path: /^\/api\/sync\/order\// }, { kind: 'cutBeforeSend' });
  const tab = await device.openTab();
  const orderId = await tab.order(boxes, 3);
  await expect.poll(() => shop.ordersWithId(orderId)).toHaveLength(1);
  await expect(tab.shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await device.kill();
  held.remove();
  asking.remove();
  network.release();
  network.log.length = 0;

  await device.launch();
  const after = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, after, orderId, some(boxes, 3));
  expect(network.requests({ path: new RegExp(`^/api/sync/order/${orderId}`) })).not.toEqual([]);
  await expectNoFalsePlaced(shop, device);
});

test('row 2: killed right after three changes of the cart offline: none is lost, the server gets them all (L4, C3)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await device.setOffline(true);
  await tab.putIntoCart(chair);
  await tab.putIntoCart(lamp, 2);
  await tab.openCart();
  await tab.setQty(chair, 4);
  await expect.poll(() => tab.shownLines()).toEqual({ ...some(chair, 4), ...some(lamp, 2) });
  await device.kill();

  await device.launch();
  const after = await device.openTab();
  await expectCartsAgree(shop, after, { ...some(chair, 4), ...some(lamp, 2) });
});

test('row 1: the tab crashes between the two copies of a cart change: screen and server agree on it afterwards', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab(chair.path);
  await tab.crashAt('before-task');
  await tab.page.getByTestId('add-to-cart').click();
  await tab.crashed('before-task');
  await tab.crash();

  const after = await device.openTab();
  await expectCartsAgree(shop, after, some(chair, 1));
  await after.page.keyboard.press('Escape');
  // Nothing was damaged: a crash at the wrong moment is no reason to alarm anybody.
  await expect(after.page.getByTestId('notification')).toHaveCount(0);
});
