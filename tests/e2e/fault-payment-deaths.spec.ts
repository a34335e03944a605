import type { FaultProxy } from '../support/fault-proxy.ts';
import { hang, type Match, type Verdict } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { type Death, deaths } from './faults/deaths.ts';
import type { Device } from './faults/device.ts';
import type { FaultShop } from './faults/fault-shop.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectNoFalsePlaced, some } from './faults/oracle.ts';
import {
  beginToPay,
  calls,
  expectNothingTaken,
  expectPaidOnce,
  expectSaid,
  frameOf,
  isTaken,
  pay,
} from './faults/paying.ts';
import { callbacks } from './faults/payment-provider.ts';
import type { Tab } from './faults/tab.ts';
import { providerFrame } from './support/provider-page.ts';

test.use({ reusesDevice: true });

interface Step {
  readonly name: string;
  readonly death: Death;
  /** Brings the window there. */
  readonly reach: (tab: Tab) => Promise<void>;
  /** What becomes of the calls of the device before it dies. */
  readonly network?: readonly [Match, Verdict];
  /** Where the next window opens. */
  readonly path: string;
  /** Brings what is not paid yet to its end. */
  readonly goOn?: (shop: FaultShop, tab: Tab, orderId: string) => Promise<void>;
}

const opened = async (tab: Tab): Promise<void> => {
  await expect(providerFrame(tab.page).getByRole('heading')).toBeVisible();
};
const payNow = async (shop: FaultShop, tab: Tab, orderId: string): Promise<void> => {
  await expectNothingTaken(shop, orderId);
  await pay(tab);
};

/** Every step of paying at which a window can die (rows 1, 2). */
const steps: readonly Step[] = [
  {
    name: 'before the shop was asked to open it',
    death: 'the browser is killed',
    network: [calls.create, hang],
    reach: async (tab) => expectSaid(tab, 'Åpner betalingen'),
    path: '/checkout',
    async goOn(shop, tab, orderId) {
      await expectSaid(tab, 'Ingenting er trukket');
      expect(await shop.provider.statusesOf(orderId)).toEqual([]);
      await tab.page.getByRole('button', { name: 'Prøv igjen' }).click();
      await payNow(shop, tab, orderId);
    },
  },
  {
    name: 'while the answer with its address was on the way',
    death: 'the tab crashes',
    network: [calls.create, { kind: 'holdReply' }],
    reach: async (tab) => expectSaid(tab, 'Åpner betalingen'),
    path: '/checkout',
    async goOn(shop, tab, orderId) {
      await expectSaid(tab, 'Ingenting er trukket');
      await tab.page.getByRole('button', { name: 'Prøv igjen' }).click();
      await payNow(shop, tab, orderId);
    },
  },
  {
    name: 'with the provider’s page open',
    death: 'the browser is killed',
    reach: opened,
    path: '/checkout',
    goOn: payNow,
  },
  {
    name: 'while the bank asks',
    death: 'the tab crashes',
    async reach(tab) {
      await pay(tab, '3220');
      await expect(providerFrame(tab.page).getByRole('button', { name: 'Ja, godkjenn' })).toBeVisible();
    },
    path: '/checkout',
    goOn: payNow,
  },
  {
    name: 'paid, and nobody has heard of it',
    death: 'the browser is killed',
    network: [calls.placeOrder, hang],
    async reach(tab) {
      await pay(tab, '0044');
      await expect(providerFrame(tab.page).getByRole('status')).toBeVisible();
    },
    path: '/',
  },
  {
    name: 'paid, and the answer that it is placed was on the way',
    death: 'the tab crashes',
    network: [calls.placeOrder, { kind: 'holdReply' }],
    reach: async (tab) => pay(tab),
    path: '/',
  },
  ...crashesAtSealing(),
];

/** The named steps of the order protocol, for an order that is paid; the long run has all of them. */
function crashesAtSealing(): Step[] {
  const labels: (readonly [string, Death])[] = [
    ['before-seal', 'the browser is killed'],
    ['after-seal', 'the tab crashes'],
  ];
  if (process.env['CRASH_STEPS'] === 'all') {
    // Nothing is done between this one and `before-seal`.
    labels.push(['before-order-document', 'the page is reloaded']);
    // Without a network, a test below is killed here for every change.
    labels.push(['before-consume', 'the browser is killed']);
  }
  return labels.map(([label, death]) => ({
    name: `paid, at ${label}`,
    death,
    async reach(tab) {
      await tab.crashAt(label);
      await pay(tab);
      await tab.crashed(label);
    },
    path: '/',
  }));
}

/** Somebody has paid, and no question about it reaches the shop. */
async function payUnheard(shop: FaultShop, network: FaultProxy, device: Device) {
  network.rule(calls.placeOrder, hang);
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, boxes);
  await pay(tab, '0044');
  await isTaken(shop, orderId);
  return { tab, orderId };
}

for (const { name, death, network: fault, reach, path, goOn } of steps) {
  test(`rows 1, 2: ${death} ${name}: afterwards it is paid once, and the order is there (O8)`, async ({
    shop,
    network,
    device,
  }) => {
    const rule = fault && network.rule(...fault);
    const tab = await device.openTab();
    const orderId = await beginToPay(tab, chair);
    await reach(tab);
    if (rule) await expect.poll(() => rule.hits).toBeGreaterThan(0);
    if (!goOn) await isTaken(shop, orderId);
    const after = await deaths[death](device, tab, path);
    network.heal();
    await goOn?.(shop, after, orderId);
    if (!goOn) {
      // Wherever the next window opens, the order comes by itself.
      await expect.poll(() => after.shopper.cartCount()).toBe(0);
      await after.openConfirmation(orderId);
    }
    await expectPaidOnce(shop, after, orderId, some(chair, 1));
    await expectNoFalsePlaced(shop, device);
  });
}

test('rows 2, 27: killed while paying, and sent back by the provider, where the first answers are lost: the order is there (O8)', async ({
  shop,
  network,
  device,
}) => {
  const { tab, orderId } = await payUnheard(shop, network, device);
  const sid = (await frameOf(tab).getAttribute('src'))!.split('/').at(-1)!;
  await device.kill();
  network.heal();
  // Of several calls: a browser asks once more by itself where an answer was cut off, and so does a start.
  for (const match of [calls.placeOrder, calls.confirmation]) network.rule(match, { kind: 'dropReply' }, 6);
  await device.launch();
  const after = await device.openTab(`/confirmation?sid=${sid}`);
  await expectPaidOnce(shop, after, orderId, some(boxes, 1));
});

test.describe('no background sync, which would send it before anybody looks', () => {
  test.use({ hasBackgroundSync: false });

  test('rows 2, 25: killed right after a paid order was sealed, and started with no network: it is said, and cannot be cancelled (O8)', async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    const orderId = await beginToPay(tab, lamp);
    await tab.crashAt('before-consume');
    await pay(tab);
    await tab.crashed('before-consume');
    await device.kill();
    network.rule({}, { kind: 'cutBeforeSend' });
    await device.launch();
    const after = await device.openTab(`/confirmation?order=${orderId}`);
    await after.expectOrderState('queued');
    await expect(after.shopper.confirmation()).toContainText('Betalingen er godkjent');
    await expect(after.page.getByRole('button', { name: 'Avbryt' })).toHaveCount(0);
    network.heal();
    await expectPaidOnce(shop, after, orderId, some(lamp, 1));
  });
});

test('rows 2, 25: killed after something was sent to the provider, and started with no network: nobody says that nothing was taken', async ({
  shop,
  network,
  device,
}) => {
  const { tab, orderId } = await payUnheard(shop, network, device);
  await expect
    .poll(async () => (await tab.documents<{ isTried?: boolean }>('customer')).some((each) => each.isTried))
    .toBe(true);
  await device.kill();
  network.rule({}, { kind: 'cutBeforeSend' });
  await device.launch();
  const after = await device.openTab('/checkout');
  await expectSaid(after, 'Vi vet ikke ennå om betalingen gikk gjennom');
  network.heal();
  await after.expectOrderState('placed');
  await expectPaidOnce(shop, after, orderId, some(boxes, 1));
});

test('row 35: the shop is killed between payment and callback, and the browser too: both start again, and the order is there (O8, S1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  network.rule(calls.placeOrder, { kind: 'cutBeforeSend' });
  const orderId = await beginToPay(tab, chair);
  const told = shop.provider.network.rule(callbacks.placeOrder, hang);
  await pay(tab);
  await expect.poll(() => told.hits).toBe(1);
  await shop.kill();
  await device.kill();
  shop.provider.network.heal();
  expect(await shop.provider.statusesOf(orderId)).toEqual(['checkout_complete']);

  network.heal();
  await device.launch();
  const after = await device.openTab();
  await expect(after.page.getByTestId('offline-badge')).toBeVisible();
  await shop.start();
  await expect.poll(() => after.shopper.cartCount()).toBe(0);
  await after.openConfirmation(orderId);
  await expectPaidOnce(shop, after, orderId, some(chair, 1));
});

test('row 35: the shop dies while it places what is paid: started again it places it once (O8, S1)', async ({
  shop,
  device,
}) => {
  await shop.start('after-insert:1:exit');
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, lamp);
  await pay(tab);
  await shop.ended();
  await shop.start();
  await expectPaidOnce(shop, tab, orderId, some(lamp, 1));
});
