import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { changeNameOffline, login, newCustomer, register } from './support/customer.ts';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

/** Orders two pieces as whoever is signed in; returns when the confirmation shows. */
async function order(shopper: Shopper): Promise<void> {
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toBeVisible();
}

const orders = (page: Page) => page.getByTestId('account-orders').getByTestId('history-order');

test('an order of the past is looked at, ordered again, and cancelled', async ({ shopper }) => {
  const { page } = shopper;
  const kari = newCustomer();
  await shopper.open('/');
  await register(page, kari);
  await order(shopper);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');

  await shopper.open('/my-account');
  const placed = orders(page);
  await expect(placed).toHaveCount(1);
  await placed.locator('summary').click();
  await expect(placed.getByTestId('history-item')).toHaveAttribute('data-qty', '2');
  await expect(placed.getByTestId('history-total')).toHaveAttribute('data-amount', /^\d+$/);
  await expect(placed).toContainText('Levering');
  await expect(placed).toContainText('Herav mva.');

  // Twice before the first is answered is once.
  await placed.getByRole('button', { name: 'Bestill igjen' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => shopper.cartCount()).toBe(2);

  await placed.getByRole('button', { name: 'Avbestill' }).click();
  await page.getByTestId('order-question').getByRole('button', { name: 'Ja, avbestill' }).click();
  await expect(placed).toHaveAttribute('data-status', 'canceled');
  await expect(placed.getByRole('button', { name: 'Avbestill' })).toBeHidden();
  expect(await shopper.cartCount()).toBe(2);
});

test('without a network the history is what the device kept, and a waiting order stands on top', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await order(shopper);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await shopper.open('/my-account');
  await expect(orders(page)).toHaveCount(1);
  await shopper.everythingOnDevice();

  await shopper.goOffline();
  await order(shopper);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await shopper.open('/my-account');
  await expect(page.getByRole('heading', { name: 'Venter på denne enheten' })).toBeVisible();
  await expect(page.getByText('Slik så bestillingene ut sist du var på nett.')).toBeVisible();
  await expect(orders(page)).toHaveCount(1);

  // Whoever signs out now is asked about the order, which only they can send.
  await page.getByTestId('my-account').getByRole('button', { name: 'Logg ut' }).click();
  const question = page.getByRole('dialog', { name: 'Logg ut' });
  await expect(question).toContainText('én bestilling som ikke er sendt');
  await expectNothingFound(page, { within: 'dialog[open]' });
  expect(await missedByTab(page, question)).toEqual([]);
  await question.getByRole('button', { name: 'Logg ut og slett bestillingen' }).click();
  await expect(page.getByTestId('sign-in-first')).toBeVisible();
});

test('whoever signs out is told what else waits, and it is sent when they are back', async ({ shopper }) => {
  const { page } = shopper;
  const kari = newCustomer();
  const lastName = await changeNameOffline(shopper, kari);

  await page.getByTestId('my-account').getByRole('button', { name: 'Logg ut' }).click();
  const question = page.getByRole('dialog', { name: 'Logg ut' });
  await expect(question).toContainText('til du logger inn igjen: én endring av profil eller adresser.');
  await question.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByTestId('sign-in-first')).toBeVisible();
  await shopper.goOnline();
  await login(page, kari);
  await expect(lastName).toHaveValue('Østby');
});
