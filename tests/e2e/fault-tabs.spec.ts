import { boxes, chair, lamp } from './faults/articles.ts';
import type { ServerOrder } from './faults/fault-shop.ts';
import { expect, test } from './faults/fault-test.ts';
import { HEALING_MS } from './faults/healing.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, expectPlacedOnce, some } from './faults/oracle.ts';
import type { Tab } from './faults/tab.ts';

test.use({ reusesDevice: true });

const placingAnOrder = { method: 'POST', path: /^\/api\/order\?/ };

/** A frozen sender is replaced within ten seconds; the rest is room for the work itself on a busy machine. */
const TAKEOVER_MS = 10_000 + HEALING_MS;

test('T1: what one of five tabs puts into the cart, all show', async ({ shop, device }) => {
  const paths = [boxes.path, '/', chair.path, '/hage', boxes.path];
  const tabs = await Promise.all(paths.map((path) => device.openTab(path)));
  for (const [index, tab] of [tabs.at(0)!, tabs.at(-1)!].entries()) {
    await tab.page.getByTestId('add-to-cart').click();
    for (const each of tabs) await expect(each.page.getByTestId('cart-count')).toHaveText(String(index + 1));
  }
  for (const tab of tabs) await expectCartsAgree(shop, tab, some(boxes, 2));
});

test('row 6: two tabs, fifty submits and Enter twice make one order (O7)', async ({ shop, device }) => {
  const first = await device.openTab();
  await first.putIntoCart(lamp, 2);
  await first.fillCheckout();
  const orderId = await first.draftOrderId();
  // The second window finds what was typed in the first.
  await first.draftIsKept();
  const second = await device.openTab('/checkout');
  await expect(second.page.getByTestId('terms')).toBeChecked();

  await Promise.all([submitOften(first), submitOften(second)]);
  for (const tab of [first, second]) await expectArrival(shop, tab, orderId, some(lamp, 2));
  await expectNoFalsePlaced(shop, device);
  const sameDevice = device.sightings.map((sighting) => sighting.orderId);
  expect(new Set(sameDevice)).toEqual(new Set([orderId]));
  await first.open('/');
  await expectCartsAgree(shop, first, {});
});

test('row 6: what one window orders, the checkout that is open in another leads to as well (O7)', async ({
  shop,
  device,
}) => {
  const first = await device.openTab();
  await first.putIntoCart(lamp, 1);
  await first.fillCheckout();
  const orderId = await first.draftOrderId();
  await first.draftIsKept();
  const second = await device.openTab('/checkout');
  await expect(second.page.getByTestId('terms')).toBeChecked();
  expect(await first.shopper.placeOrder()).toBe(orderId);
  for (const tab of [first, second]) await expectArrival(shop, tab, orderId, some(lamp, 1));
  // An empty cart that nothing was ordered from is told as before.
  await second.open('/checkout');
  await expect(second.page.getByRole('heading', { name: 'Handlekurv' })).toBeVisible();
});

test('row 6: the same order is not made again from a checkout that history brings back (O7)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await tab.order(boxes, 2);
  await expectArrival(shop, tab, orderId, some(boxes, 2));
  await tab.page.goBack();
  await tab.shopper.ready();
  await tab.open('/checkout');
  await expect(tab.page.getByTestId('place-order')).toHaveCount(0);
  await expectPlacedOnce(shop, orderId, some(boxes, 2));
});

test.describe('no background sync', () => {
  test.use({ hasBackgroundSync: false });

  test('row 3: a frozen tab that sends is replaced; thawed it stops, and everything arrives once (T2, O1)', async ({
    shop,
    network,
    device,
  }) => {
    const frozen = await device.openTab();
    const other = await device.openTab();
    const hanging = network.rule(placingAnOrder, { kind: 'hang' });
    const early = await frozen.order(chair, 1);
    await expect.poll(() => hanging.hits).toBe(1);
    const thaw = await frozen.freeze(network);
    hanging.remove();

    const late = await other.order(boxes, 1);
    await other.expectOrderState('placed', TAKEOVER_MS);
    await expectPlacedOnce(shop, early, some(chair, 1));
    await expectPlacedOnce(shop, late, some(boxes, 1));

    await thaw();
    await frozen.expectOrderState('placed');
    await expectPlacedOnce(shop, early, some(chair, 1));
    await expectNoFalsePlaced(shop, device);
  });

  for (const way of ['crashes', 'is closed', 'goes to another site'] as const) {
    test(`row 3: a tab that sends ${way}: another open tab goes on by itself (T2, O1)`, async ({
      shop,
      network,
      device,
    }) => {
      const other = await device.openTab('/confirmation');
      const sender = await device.openTab();
      const held = network.rule(placingAnOrder, { kind: 'hang' });
      const orderId = await sender.order(lamp, 1);
      await expect.poll(() => held.hits).toBeGreaterThan(0);
      // Before it goes: the other tab takes over at once.
      held.remove();
      await leave(sender, way);

      await expect.poll(() => shop.ordersWithId(orderId), { timeout: TAKEOVER_MS }).toHaveLength(1);
      await other.openConfirmation(orderId);
      await expectArrival(shop, other, orderId, some(lamp, 1));
      await expectNoFalsePlaced(shop, device);
    });
  }
});

test('C5: what another tab adds while an order is being sealed stays in the cart', async ({
  shop,
  network,
  device,
}) => {
  const buyer = await device.openTab();
  await buyer.putIntoCart(lamp, 1);
  await buyer.fillCheckout();
  // A change of the cart hangs on its way while the order is placed and something else is added.
  const held = network.rule({ method: 'POST', path: /^\/api\/cart\/update/ }, { kind: 'hang' });
  const other = await device.openTab(boxes.path);
  await other.shopper.addToCart(1);
  await expect.poll(() => held.hits).toBeGreaterThan(0);
  await Promise.all([buyer.page.getByTestId('place-order').click(), other.page.getByTestId('add-to-cart').click()]);
  await expect(other.page.getByTestId('notification')).not.toHaveCount(0);
  held.remove();
  network.release();

  // Whoever was second: either the order is there, or the shopper has to look at the new total first.
  await expect(async () => {
    // A button that is gone because the order was taken meanwhile is not waited for.
    const isPlaced = buyer.page.url().includes('/confirmation');
    if (!isPlaced) await buyer.page.getByTestId('place-order').click({ timeout: 10_000 });
    await expect(buyer.shopper.confirmation()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: HEALING_MS });
  const orderId = new URL(buyer.page.url()).searchParams.get('order')!;
  await buyer.expectOrderState('placed', HEALING_MS);
  const [{ lines }] = (await shop.ordersWithId(orderId)) as [ServerOrder];
  const ordered = Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
  const boxesOrdered = ordered[boxes.sku] ?? 0;
  expect(ordered[lamp.sku]).toBe(1);
  // Two boxes were added in all: each is either in the order or still in the cart.
  await expectCartsAgree(shop, other, boxesOrdered === 2 ? {} : some(boxes, 2 - boxesOrdered));
});

async function leave(tab: Tab, way: 'crashes' | 'is closed' | 'goes to another site'): Promise<void> {
  if (way === 'crashes') await tab.crash();
  if (way === 'is closed') await tab.page.close();
  if (way === 'goes to another site') await tab.page.goto('about:blank');
}

/** Half of fifty submits at once, and Enter twice. */
async function submitOften({ page }: Tab): Promise<void> {
  await page.evaluate(() => {
    // The other window may have ordered already: then nothing is left here to submit.
    const form = document.querySelector<HTMLFormElement>('form[data-testid=checkout]');
    for (let time = 0; time < 25; time++) form?.requestSubmit();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
