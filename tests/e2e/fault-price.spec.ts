import { boxes, chair, ENOUGH_IN_STOCK, lamp, mirror, parasol } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, expectPlacedOnce, some } from './faults/oracle.ts';
import type { Tab } from './faults/tab.ts';

test.use({ reusesDevice: true });

/** What an order of these articles comes to, as the checkout shows it. */
async function orderOffline(tab: Tab, article: typeof chair, qty: number) {
  await tab.shopper.goOffline();
  const orderId = await tab.order(article, qty);
  await tab.expectOrderState('queued');
  const agreed = Number(await tab.page.getByTestId('cart-total').getAttribute('data-amount'));
  return { orderId, agreed };
}

test('O4: a price that rose meanwhile is not charged unseen; accepted, it is placed once, and the later cart stays (C5)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const { orderId, agreed } = await orderOffline(tab, mirror, 2);
  await shop.setPrice(mirror.sku, mirror.price + 500);
  await device.setOffline(false);
  await tab.expectOrderState('needsAttention');
  expect(await shop.ordersWithId(orderId)).toEqual([]);
  const newTotal = agreed + 2 * 500 * 100;
  await expect(tab.shopper.confirmation()).toContainText(new Intl.NumberFormat('nb-NO').format(newTotal / 100));

  // The shopper goes on shopping before deciding; that has nothing to do with the order.
  await tab.putIntoCart(boxes, 2);
  await expectCartsAgree(shop, tab, some(boxes, 2));
  await tab.openConfirmation(orderId);
  await tab.page.getByRole('button', { name: 'Godta og bestill' }).click();
  const order = await expectArrival(shop, tab, orderId, some(mirror, 2));
  expect(order.totals.grandTotal).toBe(newTotal);
  await tab.open('/');
  await expectCartsAgree(shop, tab, some(boxes, 2));
  await expectNoFalsePlaced(shop, device);
  await shop.setPrice(mirror.sku, mirror.price);
});

test('O4: it rises again between looking and accepting: it asks again, and charges what was accepted last', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const { orderId, agreed } = await orderOffline(tab, parasol, 1);
  await shop.setPrice(parasol.sku, parasol.price + 100);
  await device.setOffline(false);
  await tab.expectOrderState('needsAttention');
  await shop.setPrice(parasol.sku, parasol.price + 300);
  await tab.page.getByRole('button', { name: 'Godta og bestill' }).click();
  const newTotal = new Intl.NumberFormat('nb-NO').format(agreed / 100 + 300);
  await expect(tab.shopper.confirmation()).toContainText(newTotal);
  await tab.expectOrderState('needsAttention');
  expect(await shop.ordersWithId(orderId)).toEqual([]);

  await tab.page.getByRole('button', { name: 'Godta og bestill' }).click();
  const order = await expectArrival(shop, tab, orderId, some(parasol, 1));
  expect(order.totals.grandTotal).toBe(agreed + 300 * 100);
  await expectNoFalsePlaced(shop, device);
  await shop.setPrice(parasol.sku, parasol.price);
});

test('another country shows such an order with the way to its own, where it is accepted (D16, D94)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const { orderId, agreed } = await orderOffline(tab, mirror, 1);
  await shop.setPrice(mirror.sku, mirror.price + 500);
  await device.setOffline(false);
  await tab.expectOrderState('needsAttention');
  await tab.open(`/default/confirmation?order=${orderId}`);
  await expect(tab.page.getByRole('button', { name: 'Godkänn och beställ' })).toHaveCount(0);
  await tab.page.getByRole('link', { name: 'Se över beställningen' }).click();
  await expect(tab.page).toHaveURL(`/confirmation?order=${orderId}`);
  await tab.shopper.ready();
  await tab.page.getByRole('button', { name: 'Godta og bestill' }).click();
  const order = await expectArrival(shop, tab, orderId, some(mirror, 1));
  expect(order.totals.grandTotal).toBe(agreed + 500 * 100);
  await shop.setPrice(mirror.sku, mirror.price);
});

test('O4: a price that fell meanwhile is taken as it is; discarded instead, the lines come back (O5)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const { orderId, agreed } = await orderOffline(tab, lamp, 2);
  await shop.setPrice(lamp.sku, lamp.price - 90);
  await device.setOffline(false);
  const order = await expectArrival(shop, tab, orderId, some(lamp, 2));
  const placed = agreed - 2 * 90 * 100;
  expect(order.totals.grandTotal).toBe(placed);
  // What is shown is what was placed, and the difference is said.
  const total = tab.page.getByTestId('cart-total');
  await expect(total).toHaveAttribute('data-amount', String(placed));
  await expect(total).toHaveAttribute('data-state', 'confirmed');
  const amount = (minor: number): string => new Intl.NumberFormat('nb-NO').format(minor / 100);
  const difference = tab.page.getByTestId('order-difference');
  for (const minor of [placed, agreed, agreed - placed]) await expect(difference).toContainText(amount(minor));

  const dearer = await orderOffline(tab, lamp, 1);
  await shop.setPrice(lamp.sku, lamp.price + 90);
  await device.setOffline(false);
  await tab.expectOrderState('needsAttention');
  await tab.page.getByRole('button', { name: 'Legg varene tilbake i kurven' }).click();
  await tab.expectOrderState('cancelled');
  await tab.open('/');
  await expectCartsAgree(shop, tab, some(lamp, 1));
  expect(await shop.ordersWithId(dearer.orderId)).toEqual([]);
  await expectNoFalsePlaced(shop, device);
  await shop.setPrice(lamp.sku, lamp.price);
});

test('O5: sold out meanwhile: shown with its reason and contents, its lines can be had back', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  const { orderId } = await orderOffline(tab, chair, 3);
  await shop.setStock(chair.sku, 2);
  await device.setOffline(false);
  await tab.expectOrderState('rejected');
  await expect(tab.shopper.confirmation()).toContainText('Ikke nok på lager');
  await expect(tab.shopper.confirmation()).toContainText('× 3');
  expect(await shop.ordersWithId(orderId)).toEqual([]);
  await shop.setStock(chair.sku, 900);
  await tab.page.getByRole('button', { name: 'Legg varene tilbake i kurven' }).click();
  await tab.expectOrderState('cancelled');
  await tab.open('/');
  await expectCartsAgree(shop, tab, some(chair, 3));
  // Until it has heard of the new stock, the device offers no checkout.
  await expect(tab.page.getByTestId('proceed-to-checkout')).toBeEnabled();

  await tab.fillCheckout();
  const again = await tab.shopper.placeOrder();
  await expectArrival(shop, tab, again, some(chair, 3));
  expect(again).not.toBe(orderId);
  expect(await shop.ordersWithId(orderId)).toEqual([]);
  await expectPlacedOnce(shop, again, some(chair, 3));
});

test('D86: too few, then sold out while the checkout is open: the line says so, is mended or taken out there, and the rest is ordered', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(chair, 3);
  await tab.putIntoCart(boxes, 2);
  await tab.fillCheckout();
  const checkout = tab.page.getByTestId('checkout');
  const problem = checkout.getByTestId('cart-problem');
  const notice = tab.page.getByTestId('notification');
  await shop.setStock(chair.sku, 2);
  await tab.lookAgain();
  await checkout.getByRole('button', { name: 'Endre til 2' }).click();
  await expect(problem).toHaveCount(0);

  await shop.setStock(chair.sku, 0);
  await tab.lookAgain();
  await expect(problem).toHaveText('Utsolgt akkurat nå. Fjern varen for å bestille.');
  // Who is in the checkout is not told that a number is new, with a button that leads there (spec 4: cart sync).
  expect(await notice.filter({ hasText: 'Til kassen' }).count()).toBe(0);
  const remove = problem.locator('..').getByRole('button', { name: 'Fjern' });
  await remove.click();
  // It asks first, as the cart does, and the way back gives the focus back (D75).
  const question = checkout.getByRole('group', { name: 'Fjerne varen?' });
  await question.getByRole('button', { name: 'Behold' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByTestId('cart-remove-confirm').click();
  await expect(problem).toHaveCount(0);
  await expect(notice.filter({ hasText: 'Fjernet fra handlekurven' })).toBeVisible();
  const orderId = await tab.shopper.placeOrder();
  await expectArrival(shop, tab, orderId, some(boxes, 2));
  await expectNoFalsePlaced(shop, device);
  await shop.setStock(chair.sku, ENOUGH_IN_STOCK);
});
