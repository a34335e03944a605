import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { HEALING_MS } from './faults/healing.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';

test.use({ reusesDevice: true });

const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };

/** Every other place where it can die, without a browser: tests/reliability/server-kill.test.ts. */
test('row 35: the server is killed when an order is in its books and the answer is lost: started again, it has the order once (O1, S1, S3)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  // The first attempt is all that the shop hears of the order before it dies, so the device must ask it again.
  network.rule({ path: /^\/api\/(?:sync\/)?order/ }, { kind: 'cutBeforeSend' });
  network.rule(placingAnOrder, { kind: 'dropReply' }, 1);
  const orderId = await tab.order(chair, 2);
  await expect.poll(() => shop.ordersWithId(orderId)).toHaveLength(1);
  await shop.kill();
  await tab.expectOrderState('queued');

  // The device sees that the shop is gone, and does not wait out its patience once it is back, however long that takes.
  network.heal();
  await expect(tab.page.getByTestId('offline-badge')).toBeVisible();
  await shop.start();
  await expectArrival(shop, tab, orderId, some(chair, 2));
  await expectNoFalsePlaced(shop, device);
});

test('row 35: killed with a cart request in its hands: the cart comes out right (C1, C3)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab(boxes.path);
  const held = network.rule({ method: 'POST', path: /^\/api\/cart\/update/ }, { kind: 'holdReply' }, 1);
  await tab.shopper.addToCart(2);
  await expect.poll(() => held.hits).toBe(1);
  await shop.kill();
  network.release();
  await tab.shopper.addToCart(1);
  await shop.start();
  await expectCartsAgree(shop, tab, some(boxes, 3));
});

test('row 36: paused in the middle of an order: the device gives up, asks later, one order (O1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(lamp, 1);
  await tab.fillCheckout();
  // The shop stands still from the moment the order is on its way.
  network.judge((request) => {
    if (request.path.startsWith('/api/order?') && shop.isRunning) shop.pause();
    return null;
  });
  const orderId = await tab.shopper.placeOrder();
  await expect.poll(() => tab.waitReason(orderId), { timeout: HEALING_MS }).toBe('timeout');
  await tab.expectOrderState('queued');

  network.heal();
  shop.resume();
  await expectArrival(shop, tab, orderId, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});
