import { errorPage } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import type { Device } from './faults/device.ts';
import { expect, test } from './faults/fault-test.ts';
import type { FaultShop } from './faults/fault-shop.ts';
import { HEALING_MS } from './faults/healing.ts';
import { expectArrival, expectNoFalsePlaced, expectPlacedOnce, some } from './faults/oracle.ts';

const api = { path: /^\/api\// };
const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };

test('row 12: an order whose page is closed is sent by the sync event (O1)', async ({ shop, network, device }) => {
  const orderId = await orderThatWaits(device, () => network.rule(api, { kind: 'cutBeforeSend' }));
  network.heal();
  await syncUntilPlaced(device, shop, orderId);
  const later = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, later, orderId, some(chair, 1));
  await expectNoFalsePlaced(shop, device);
});

test('row 12: a last chance that fails asks for another sync, and the order still waits (O1, O5)', async ({
  shop,
  network,
  device,
}) => {
  const orderId = await orderThatWaits(device, () => network.rule(api, errorPage(503)));
  const serviceWorker = await device.serviceWorker();
  const asked = await countSyncRequests(device);
  const tried = network.requests(placingAnOrder).length;
  await expect
    .poll(
      async () => {
        await serviceWorker.sync(true);
        return network.requests(placingAnOrder).length;
      },
      { timeout: HEALING_MS },
    )
    .toBeGreaterThan(tried);
  await expect.poll(asked, 'asked for another sync').toBeGreaterThan(0);

  network.heal();
  await syncUntilPlaced(device, shop, orderId);
  await expectPlacedOnce(shop, orderId, some(chair, 1));
});

test('row 11: a service worker stopped while it sends loses nothing; the order is asked for by key (O1)', async ({
  shop,
  network,
  device,
}) => {
  const orderId = await orderThatWaits(device, () => network.rule(api, { kind: 'cutBeforeSend' }));
  network.heal();
  const held = network.rule(placingAnOrder, { kind: 'holdReply' });
  const serviceWorker = await device.serviceWorker();
  await expect
    .poll(
      async () => {
        await serviceWorker.sync();
        return held.hits;
      },
      { timeout: HEALING_MS },
    )
    .toBeGreaterThan(0);
  await expect.poll(() => shop.ordersWithId(orderId)).toHaveLength(1);
  await serviceWorker.stop();
  held.remove();
  network.release();

  const later = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, later, orderId, some(chair, 1));
  expect(network.requests({ path: new RegExp(`^/api/sync/order/${orderId}`) })).not.toEqual([]);
  await expectNoFalsePlaced(shop, device);
});

test('rows 2, 12: the browser is killed with an order waiting; the sync event of the next start sends it (O1)', async ({
  shop,
  network,
  device,
}) => {
  const orderId = await orderThatWaits(device, () => network.rule(api, { kind: 'cutBeforeSend' }));
  await device.kill();
  network.heal();
  await device.launch();
  await syncUntilPlaced(device, shop, orderId);
  const later = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, later, orderId, some(chair, 1));
});

test('page and service worker send at once: one order, and both agree (O1, T2)', async ({ shop, network, device }) => {
  const cut = network.rule(api, { kind: 'cutBeforeSend' });
  const tab = await device.openTab();
  const orderIds = [await tab.order(lamp, 1), await tab.order(boxes, 2)];
  const serviceWorker = await device.serviceWorker();
  cut.remove();
  await Promise.all([serviceWorker.sync(), tab.sendNow(tab.shopper.confirmation()), serviceWorker.sync()]);
  await expectArrival(shop, tab, orderIds[1]!, some(boxes, 2));
  await expectPlacedOnce(shop, orderIds[0]!, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});

test.describe('no background sync', () => {
  test.use({ hasBackgroundSync: false });

  test('row 13: the sync event never comes; the page sends by itself (O1)', async ({ shop, network, device }) => {
    const cut = network.rule(api, { kind: 'cutBeforeSend' });
    const tab = await device.openTab();
    const orderId = await tab.order(lamp, 2);
    await expect(tab.page.getByTestId('order-confirmation')).toHaveAttribute('data-state', 'queued');
    cut.remove();
    await expectArrival(shop, tab, orderId, some(lamp, 2));
    await expectNoFalsePlaced(shop, device);
  });
});

/** Orders a chair while a fault is in force, and closes the window. */
async function orderThatWaits(device: Device, fault: () => unknown): Promise<string> {
  const tab = await device.openTab();
  await tab.putIntoCart(chair, 1);
  await tab.fillCheckout();
  fault();
  const orderId = await tab.shopper.placeOrder();
  await expect(tab.shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await tab.page.close();
  return orderId;
}

/** The browser tries again and again, as it does when the network comes and goes. */
async function syncUntilPlaced(device: Device, shop: FaultShop, orderId: string): Promise<void> {
  const serviceWorker = await device.serviceWorker();
  await expect
    .poll(
      async () => {
        await serviceWorker.sync();
        return shop.ordersWithId(orderId);
      },
      { timeout: HEALING_MS },
    )
    .toHaveLength(1);
}

/** Counts how often the service worker asks the browser for a sync from now on. */
async function countSyncRequests(device: Device): Promise<() => Promise<number>> {
  const realm = device.context.serviceWorkers().at(-1)!;
  await realm.evaluate(() => {
    const counting = globalThis as unknown as SyncRealm;
    const { register } = counting.SyncManager.prototype;
    counting.__asked = 0;
    counting.SyncManager.prototype.register = function (tag) {
      counting.__asked++;
      return register.call(this, tag);
    };
  });
  return () => realm.evaluate(() => (globalThis as unknown as SyncRealm).__asked);
}

interface SyncRealm {
  readonly SyncManager: { readonly prototype: { register: (tag: string) => Promise<void> } };
  __asked: number;
}
