import { refusal } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, expectPlacedOnce, some } from './faults/oracle.ts';
import { kari } from './support/shopper.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_MS = 365 * DAY_MS;

const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };

test('row 41: the clock jumps ten years to and fro between orders: all arrive, in the order they were made (L6, O6)', async ({
  shop,
  device,
}) => {
  const tab = await device.blankTab();
  // A device that has heard of the shop's clock is not led astray by its own.
  const isHeard = tab.page.waitForResponse((answer) => answer.url().includes('/api/') && answer.ok());
  await tab.open('/');
  await isHeard;
  await tab.shopper.goOffline();
  const orderIds: string[] = [];
  for (const shift of [0, -10 * YEAR_MS, 10 * YEAR_MS]) {
    await device.setClock(shift);
    orderIds.push(await tab.order(boxes, 1));
    await device.setClock(-shift);
  }
  await tab.putIntoCart(lamp, 1);
  await device.setOffline(false);
  for (const orderId of orderIds) {
    await tab.openConfirmation(orderId);
    await expectArrival(shop, tab, orderId, some(boxes, 1));
  }
  const arrived = (await shop.orders()).map(({ orderId }) => orderId).filter((id) => orderIds.includes(id));
  expect(arrived).toEqual(orderIds);
  await tab.open('/');
  await expectCartsAgree(shop, tab, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});

test('row 41: the clock steps back a day between two starts: what was made before and after is sent (L6)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const early = await tab.order(chair, 1);
  await expectArrival(shop, tab, early, some(chair, 1));
  await tab.putIntoCart(lamp, 1);
  await expectCartsAgree(shop, tab, some(lamp, 1));
  await tab.page.close();

  await device.setClock(-DAY_MS);
  const after = await device.openTab();
  await after.shopper.goOffline();
  await after.openCart();
  await after.setQty(lamp, 3);
  await expect.poll(() => after.shownLines()).toEqual(some(lamp, 3));
  const late = await after.order(boxes, 1);
  await device.kill();
  await device.launch();
  await device.setClock(0);
  const last = await device.openTab(`/confirmation?order=${late}`);
  await expectArrival(shop, last, late, { ...some(lamp, 3), ...some(boxes, 1) });
  await expectPlacedOnce(shop, early, some(chair, 1));
  await last.open('/');
  await expectCartsAgree(shop, last, {});
});

test('row 41: ten years later a waiting order is still there, and is sent (L6, O5)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const cut = network.rule(placingAnOrder, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 1);
  await tab.expectOrderState('queued');
  await tab.page.close();
  await device.setClock(10 * YEAR_MS);
  const after = await device.openTab(`/confirmation?order=${orderId}`);
  await after.expectOrderState('queued');
  cut.remove();
  await expectArrival(shop, after, orderId, some(chair, 1));
});

test('row 41: a clock that is ten years ahead for a while takes nothing away from an order made today (L6)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await tab.order(lamp, 1);
  await expectArrival(shop, tab, orderId, some(lamp, 1));
  await tab.page.close();
  await device.setClock(10 * YEAR_MS);
  await (await device.openTab()).page.close();
  await device.setClock(0);
  const after = await device.openTab(`/confirmation?order=${orderId}`);
  await expect(after.shopper.confirmation()).toContainText(kari.email);
});

for (const [name, back] of [
  ['ten years', 10 * YEAR_MS],
  ['five minutes', 5 * MINUTE_MS],
] as const) {
  test(`row 41: the clock is set back ${name} while an order waits for its next attempt: it goes on (L6)`, async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.putIntoCart(boxes, 1);
    await tab.fillCheckout();
    // Long enough that the clock is set back before it.
    network.rule(placingAnOrder, refusal(500, 'INTERNAL', { 'retry-after': '20' }), 1);
    const orderId = await tab.shopper.placeOrder();
    await expect.poll(() => network.requests(placingAnOrder).length).toBe(1);
    await device.setClock(-back);
    await expectArrival(shop, tab, orderId, some(boxes, 1));
    await expectNoFalsePlaced(shop, device);
  });
}
