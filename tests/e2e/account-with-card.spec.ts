import type { Page } from '@playwright/test';
import { type Customer, isSignedIn, newCustomer } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { openPayment, payByCard, providerFrame } from './support/provider-page.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

interface Listed {
  readonly customer: string;
  readonly payment: { readonly method: string; readonly state: string } | null;
}

/** A guest who wants an account with an order that is paid by card, in the provider's page. */
async function toPayment(shopper: Shopper, { email, firstName, password }: Customer): Promise<void> {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout({ email, firstName });
  await page.getByTestId('create-account').check();
  const checkout = page.getByTestId('checkout');
  for (const name of ['password', 'passwordAgain']) await checkout.locator(`[name="${name}"]`).fill(password);
  await page.locator('[data-testid="payment-method"][data-code="card"]').click();
  await openPayment(page);
}

async function expectPlaced(page: Page): Promise<void> {
  await page.waitForURL(/\/confirmation\?order=/, { waitUntil: 'commit' });
  await expect(page.getByTestId('order-confirmation')).toHaveAttribute('data-state', 'placed');
}

test('a guest makes an account with an order by card: it is made first, and what is paid is an order of theirs (D11)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer('Nora');
  await toPayment(shopper, customer);
  // Whoever goes back to the form is signed in, is asked for no second account, and comes to the same payment.
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  await expect(page.getByText(`Logget inn som ${customer.email}`)).toBeVisible();
  await expect(page.getByTestId('checkout').locator('[name="email"]')).toHaveValue(customer.email);
  await expect(page.getByTestId('create-account')).toHaveCount(0);
  await openPayment(page);
  // Nor is it lost with the window.
  await shopper.reload();
  await payByCard(providerFrame(page), '1111');
  await expectPlaced(page);
  await expect(page.getByTestId('finish-account')).toHaveCount(0);
  expect((await shop.operator<Listed[]>('orders')).filter((order) => order.customer === customer.email)).toMatchObject([
    { payment: { method: 'card', state: 'authorized' } },
  ]);
  await shopper.open('/my-account');
  await isSignedIn(page, customer);
  await expect(page.getByTestId('history-order')).toHaveCount(1);
  expect(await shopper.cartCount()).toBe(0);
});

test('where the shop cannot make the account now, a guest pays by card all the same, and may finish it afterwards (D11)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer('Tor');
  await page.route('**/api/user/create*', (route) => route.abort());
  await toPayment(shopper, customer);
  await payByCard(providerFrame(page), '1111');
  await expectPlaced(page);
  await page.unroute('**/api/user/create*');
  await page.getByTestId('finish-account').click();
  const dialog = page.locator('form[data-testid="register"]');
  await expect(dialog.locator('[name="email"]')).toHaveValue(customer.email);
  for (const name of ['password', 'passwordAgain']) await dialog.locator(`[name="${name}"]`).fill(customer.password);
  await dialog.locator('[name="isTermsAccepted"]').check();
  await dialog.getByRole('button', { name: 'Opprett konto' }).click();
  await isSignedIn(page, customer);
  // What they paid for as a guest is among their orders (decision 079).
  await shopper.open('/my-account');
  await expect(page.getByTestId('history-order')).toHaveCount(1);
});
