import { chair } from './faults/articles.ts';
import { breakages, indexedDbFolder, whatDexieSays } from './faults/damage.ts';
import type { Device } from './faults/device.ts';
import { expect, test } from './faults/fault-test.ts';
import type { FaultShop } from './faults/fault-shop.ts';
import { HEALING_MS } from './faults/healing.ts';
import { expectArrival, expectNoFalsePlaced, expectPlacedOnce, some } from './faults/oracle.ts';

const placing = { method: 'POST', path: /^\/api\/(?:order|cart)/ };

/** Said for as long as it is so. */
const told = 'Bestillinger som venter, er trygge og blir sendt';

test('row 21: IndexedDB never opens: the order that waits is shown, sent once, and stays in sight (O1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  network.rule(placing, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 2);
  await breakIndexedDb(device, shop, breakages['its folder is a file']!);

  const after = await device.openTab(`/confirmation?order=${orderId}`);
  await after.expectOrderState('queued');
  await expect(after.shopper.confirmation()).toContainText('× 2');
  await expect(after.page.getByTestId('nothing-kept')).toContainText(told);

  network.heal();
  await expectArrival(shop, after, orderId, some(chair, 2));
  // Nothing but the mirror knows it, so it is there for the next start and for other windows.
  expect(await after.mirroredEntries()).not.toEqual([]);
  await after.openConfirmation(orderId);
  await expectArrival(shop, after, orderId, some(chair, 2));
  await expectNoFalsePlaced(shop, device);
});

test('row 21: the service worker alone sends the order while IndexedDB never opens (O1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  network.rule({ path: /^\/api\// }, { kind: 'cutBeforeSend' });
  const orderId = await tab.order(chair, 1);
  await breakIndexedDb(device, shop, breakages['its manifest is deleted']!);
  network.heal();
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
  const later = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, later, orderId, some(chair, 1));
  await expectPlacedOnce(shop, orderId, some(chair, 1));
});

/** The browser is killed, its IndexedDB comes to harm, and it starts again. */
async function breakIndexedDb(device: Device, shop: FaultShop, breakIt: (folder: string) => void): Promise<void> {
  await device.kill();
  breakIt(indexedDbFolder(device.profile, shop.origin));
  device.expectToSay(whatDexieSays);
  await device.launch();
}
