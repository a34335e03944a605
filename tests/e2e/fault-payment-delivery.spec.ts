import type { FrameLocator } from '@playwright/test';
import { type Article, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectNoFalsePlaced, some } from './faults/oracle.ts';
import { expectPaidOnce, pay, totalChanged } from './faults/paying.ts';
import type { Tab } from './faults/tab.ts';
import { refusal } from '../support/fault-proxy-verdicts.ts';
import { chooseDelivery, openPayment, providerFrame, sendForm } from './support/provider-page.ts';

test.use({ reusesDevice: true });

/** To the provider's page with goods that are brought home: a used device remembers what was chosen last. */
async function beginAtHome(tab: Tab, article: Article): Promise<string> {
  await tab.putIntoCart(article);
  await tab.fillCheckout('card');
  await tab.page.locator('[data-testid="shipping-method"][data-code="logtrade/home"]').click();
  const orderId = await tab.draftOrderId();
  await openPayment(tab.page);
  return orderId;
}

const delivery = (frame: FrameLocator, nth: 0 | 1) =>
  frame.getByRole('group', { name: 'Levering' }).getByRole('radio').nth(nth);
const total = (tab: Tab) => tab.page.getByTestId('payment-step').getByTestId('cart-total');
const sum = (frame: FrameLocator) => frame.locator('.sum b');

test('row 27: a delivery that the shop does not answer for is taken back in the frame, and what was agreed to is paid', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await beginAtHome(tab, lamp);
  const frame = providerFrame(tab.page);
  await expect(delivery(frame, 0)).toBeChecked();
  const before = (await total(tab).textContent())!;
  const busy = network.rule(totalChanged, refusal(503, 'BUSY'));
  // The provider hears of the choice, and not at once that it is taken back.
  const cut = { kind: 'cutBeforeSend' } as const;
  const choices = network.rule({ method: 'POST', path: /^\/frame\/[^/]+\/delivery/ }, [{ kind: 'pass' }, cut, cut]);
  await delivery(frame, 1).check();
  await expect(frame.getByRole('status')).toContainText('regner ut');
  await expect(frame.locator('form button')).toBeDisabled();
  await expect(frame.getByRole('status')).toContainText('Butikken svarte ikke');
  expect(busy.hits).toBeGreaterThan(0);
  expect(choices.hits).toBe(3);
  busy.remove();
  await expect(delivery(frame, 0)).toBeChecked();
  await expect(sum(frame)).toHaveText(before);
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});

test('rows 28, 29: answers for a delivery are lost, and another one is chosen at once: the last one is paid (O4, O8)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await beginAtHome(tab, chair);
  const frame = providerFrame(tab.page);
  await expect(delivery(frame, 0)).toBeChecked();
  const before = (await total(tab).textContent())!;
  network.rule(totalChanged, { kind: 'duplicate' });
  const holding = network.rule(totalChanged, { kind: 'holdReply' }, 1);
  await delivery(frame, 1).check();
  await delivery(frame, 0).check();
  await chooseDelivery(frame, delivery(frame, 1));
  await expect(sum(frame)).not.toHaveText(before);
  await expect(total(tab)).toHaveText((await sum(frame).textContent())!);
  network.release(totalChanged);
  expect(holding.hits).toBe(1);
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(chair, 1));
});

test('row 6: a delivery that one window chooses is the one that the other pays, at its sum (O7, O8)', async ({
  shop,
  device,
}) => {
  const [one, other] = [await device.openTab(), await device.openTab()];
  const orderId = await beginAtHome(one, chair);
  await other.open('/checkout');
  const [first, second] = [one, other].map((tab) => providerFrame(tab.page)) as [FrameLocator, FrameLocator];
  await expect(delivery(second, 0)).toBeChecked();
  const before = (await sum(second).textContent())!;
  await one.page.bringToFront();
  await chooseDelivery(first, delivery(first, 1));
  const after = (await sum(first).textContent())!;
  await expect(total(other)).toHaveText(after);
  // Who comes back to the other window finds it there.
  await second.locator('html').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sum(second)).toHaveText(after);
  await expect(delivery(second, 1)).toBeChecked();
  await expect(async () => {
    await chooseDelivery(first, delivery(first, 0));
    await expect(sum(first)).toHaveText(before, { timeout: 20_000 });
  }).toPass();
  await expect(total(other)).toHaveText(before);
  // This time the other frame has not heard of it: nothing is taken at the sum that it shows.
  await expect(sum(second)).toHaveText(after);
  await other.page.bringToFront();
  await pay(other);
  await expect(second.getByRole('status')).toContainText(`Ny sum: ${before}`);
  await expect(delivery(second, 0)).toBeChecked();
  await sendForm(second);
  await other.expectOrderState('placed');
  await expectPaidOnce(shop, other, orderId, some(chair, 1));
});
