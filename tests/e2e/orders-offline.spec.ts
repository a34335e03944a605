import type { FaultProxy } from '../support/fault-proxy.ts';
import { chair, lamp } from './faults/articles.ts';
import type { Device } from './faults/device.ts';
import type { FaultShop } from './faults/fault-shop.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';
import type { Tab } from './faults/tab.ts';

test.use({ reusesDevice: true });

/** Orders placed offline reach the server exactly once, and carts converge, whatever happens (issue 2: must hold). */

const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };
const writes = { method: 'POST', path: /^\/api\/(?:order|cart)/ };
const DAY_MS = 24 * 60 * 60_000;

interface Stage {
  readonly shop: FaultShop;
  readonly network: FaultProxy;
  readonly device: Device;
  /** The window in which the order was placed. */
  readonly tab: Tab;
}

/** What happens between ordering and the network's return; answers with the window that somebody looks at then. */
const circumstances: Readonly<Record<string, (stage: Stage) => Promise<Tab>>> = {
  'the page is reloaded': async ({ tab }) => {
    await tab.page.reload();
    return tab;
  },
  'the tab crashes': async ({ device, tab }) => {
    await tab.crash();
    return device.openTab();
  },
  'the browser is killed': async ({ device }) => {
    await device.kill();
    await device.launch();
    await device.setOffline(true);
    return device.openTab();
  },
  'the worker dies': async ({ tab }) => {
    await tab.terminateWorker();
    return tab;
  },
  'the service worker is stopped': async ({ device, tab }) => {
    await (await device.serviceWorker()).stop();
    return tab;
  },
  'replies are lost': async ({ network, tab }) => {
    network.rule(writes, { kind: 'dropReply' }, 3);
    return tab;
  },
  'everything is delivered twice': async ({ network, tab }) => {
    network.rule(writes, { kind: 'duplicate' });
    return tab;
  },
  'there are two tabs': ({ device }) => device.openTab(),
  'the server is started anew': async ({ shop, tab }) => {
    await shop.kill();
    await shop.start();
    return tab;
  },
  'the clock steps back a day': async ({ device, tab }) => {
    await device.setClock(-DAY_MS);
    return tab;
  },
  'the clock steps forward a year': async ({ device, tab }) => {
    await device.setClock(365 * DAY_MS);
    return tab;
  },
};

for (const [name, happens] of Object.entries(circumstances)) {
  test(`an order placed offline arrives once, and the cart converges, when ${name}`, async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.shopper.goOffline();
    const orderId = await tab.order(chair, 2);
    await tab.expectOrderState('queued');
    await tab.putIntoCart(lamp, 1);
    const after = await happens({ shop, network, device, tab });
    await device.setOffline(false);

    await after.openConfirmation(orderId);
    await expectArrival(shop, after, orderId, some(chair, 2));
    await after.open('/');
    await expectCartsAgree(shop, after, some(lamp, 1));
    await expectNoFalsePlaced(shop, device);
  });
}

test('an order placed offline arrives once when the tab that would send it is frozen', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  await tab.shopper.goOffline();
  const orderId = await tab.order(chair, 1);
  await tab.expectOrderState('queued');
  // The network is back just long enough for the tab to begin, and freezes with it.
  const hanging = network.rule(placingAnOrder, { kind: 'hang' });
  await device.setOffline(false);
  await expect.poll(() => hanging.hits).toBe(1);
  const thaw = await tab.freeze(network);
  hanging.remove();

  const other = await device.openTab(`/confirmation?order=${orderId}`);
  await expectArrival(shop, other, orderId, some(chair, 1));
  await thaw();
  await tab.expectOrderState('placed');
  await expectCartsAgree(shop, await device.openTab(), {});
  await expectNoFalsePlaced(shop, device);
});
