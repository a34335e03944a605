import type { FaultProxy } from '../support/fault-proxy.ts';
import { pass, type Verdict } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, HEALING_MS, some } from './faults/oracle.ts';

test.use({ reusesDevice: true });

const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };

/** Where the server dies: before the order is in its books, after, and while it says so. Every place there is: tests/reliability/server-kill.test.ts. */
const failpoints = ['before-commit', 'after-commit', 'mid-reply'] as const;

for (const failpoint of failpoints) {
  test(`row 35: the server dies at ${failpoint}: started again, it has the order once (O1, S1, S3)`, async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.shopper.goOffline();
    const orderId = await tab.order(chair, 2);
    await shop.start(`${failpoint}:1:exit`);
    onlyOrdersReachTheShop(network);
    await device.setOffline(false);
    await shop.ended();
    await tab.expectOrderState('queued');

    // The network stops speaking for the shop: the device sees that it is gone, and does not wait out its patience once it
    // is back, however long that takes.
    network.heal();
    await expect(tab.page.getByTestId('offline-badge')).toBeVisible();
    await shop.start();
    await expectArrival(shop, tab, orderId, some(chair, 2));
    await expectNoFalsePlaced(shop, device);
  });
}

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

/** The server's own answer is the only one that can be missed: the network says what the device needs to go on. */
function onlyOrdersReachTheShop(network: FaultProxy): void {
  const version: Verdict = {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 200, result: { version: 'of the proxy' } }),
  };
  network.rule({ path: /^\/api\// }, { kind: 'cutBeforeSend' });
  network.rule({ path: /^\/api\/ext\/vsf-deploy-refresher\/version/ }, version);
  network.rule(placingAnOrder, pass);
}
