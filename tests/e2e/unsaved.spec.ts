import type { Page } from '@playwright/test';
import { newCustomer, register } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { openPayment, providerFrame } from './support/provider-page.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What a reload would lose is known to all windows, so that none of them switches to a new version meanwhile (decision 121). */
const isHeld = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held!.some(({ name }) => name === 'unsaved'));

test('a review that is being written, until it is taken back', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.sofa.path);
  await page.getByTestId('reviews').getByTestId('write-review').click();
  const title = page.getByTestId('review-form').getByRole('textbox', { name: 'Overskrift' });
  await expect(title).toBeVisible();
  expect(await isHeld(page)).toBe(false);
  await title.fill('God');
  await expect.poll(() => isHeld(page)).toBe(true);
  await title.fill('');
  await expect.poll(() => isHeld(page)).toBe(false);
});

test('an address that is being typed, until it is left', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=addresses');
  await page.getByRole('button', { name: 'Legg til adresse' }).click();
  const form = page.getByTestId('address-form');
  expect(await isHeld(page)).toBe(false);
  await form.locator('[name="streetAddress"]').fill('Storgata 1');
  await expect.poll(() => isHeld(page)).toBe(true);
  await form.getByRole('button', { name: 'Avbryt' }).click();
  await expect.poll(() => isHeld(page)).toBe(false);
});

test('a payment in the frame of the provider, until it is left', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
  await page.locator('[data-testid="payment-method"][data-code="card"]').click();
  await openPayment(page);
  await expect(providerFrame(page).getByRole('heading')).toHaveText('Betal med kort');
  await expect.poll(() => isHeld(page)).toBe(true);
  await shopper.open('/');
  await expect.poll(() => isHeld(page)).toBe(false);
});
