import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { isSignedIn, logout, newCustomer, register, typeLogin } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { keptOn } from './support/kept.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;
const field = (page: Page, name: string) => page.getByTestId('checkout').locator(`[name="${name}"]`);

async function toCheckout(shopper: Shopper): Promise<void> {
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await expect(shopper.page.getByTestId('checkout')).toBeVisible();
}

/** Everything that this device keeps, as text. */
const kept = async (page: Page): Promise<string> => [...(await keptOn(page))].flat().join('\n');

test('a company orders with its number, its own address for the invoice and a comment, kept over a reload (spec 3, spec 6)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await toCheckout(shopper);
  await shopper.fillCheckout();
  await page.getByTestId('is-business').check();
  await page.getByTestId('other-billing').check();
  await page.getByTestId('place-order').click();
  for (const name of ['company', 'taxId', 'billingFirstName', 'billingZipCode', 'billingCity'])
    await expect(field(page, name)).toHaveAccessibleDescription('Må fylles ut');
  await expect(field(page, 'company')).toBeFocused();
  const typed = {
    company: 'Stua AS',
    taxId: '974 760 673',
    billingFirstName: 'Ola',
    billingLastName: 'Hansen',
    billingStreetAddress: 'Regnskapsveien 2',
    billingZipCode: '5003',
    billingCity: 'Bergen',
    comment: 'Ring på hos naboen',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await expectNothingFound(page);
  await shopper.reload();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  // The sealed order is what the shop has got, byte for byte.
  const device = await kept(page);
  for (const text of ['Ring på hos naboen', 'Regnskapsveien 2', '974 760 673']) expect(device).toContain(text);
});

test('who has an account signs in from the checkout: details and addresses come, and what was typed stays', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer();
  await shopper.open('/');
  await register(page, customer);
  await shopper.open('/my-account?section=addresses');
  await page.getByRole('button', { name: 'Legg til adresse' }).click();
  const form = page.getByTestId('address-form');
  const home = { streetAddress: 'Hjemveien 1', zipCode: '0184', city: 'Oslo', phoneNumber: '22 33 44 55' };
  for (const [name, value] of Object.entries(home)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByTestId('account-address')).toHaveCount(1);
  await page.getByRole('button', { name: 'Legg til adresse' }).click();
  const cabin = { streetAddress: 'Hytteveien 7', zipCode: '2380', city: 'Brumunddal', phoneNumber: '22 33 44 55' };
  for (const [name, value] of Object.entries(cabin)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByTestId('account-address')).toHaveCount(2);
  await expect(page.getByText('Endringene er lagret på enheten')).toHaveCount(0);
  await logout(page);

  await toCheckout(shopper);
  await field(page, 'comment').fill('Før klokken ti');
  await page.getByTestId('checkout-sign-in').click();
  await typeLogin(page, customer);
  await expect(page.getByText(`Logget inn som ${customer.email}`)).toBeVisible();
  await expect(field(page, 'email')).toHaveValue(customer.email);
  await expect(field(page, 'streetAddress')).toHaveValue('Hjemveien 1');
  await expect(field(page, 'comment')).toHaveValue('Før klokken ti');
  await expect(page.getByTestId('create-account')).toHaveCount(0);

  const saved = page.getByTestId('saved-address');
  await saved.selectOption({ label: 'Hytteveien 7, 2380 Brumunddal' });
  await expect(field(page, 'city')).toHaveValue('Brumunddal');
  await field(page, 'city').fill('Hamar');
  await expect(saved).toHaveValue('');
  await saved.selectOption({ label: 'Hytteveien 7, 2380 Brumunddal' });
  // It is kept like what is typed: another window shows it.
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await expect(field(other, 'zipCode')).toHaveValue('2380');
  await other.close();
  await page.getByTestId('terms').check();
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
});

test('who signs out in another window is told in this one that the cart is empty now', async ({ shopper }) => {
  const { page } = shopper;
  const customer = newCustomer();
  await shopper.open('/');
  await register(page, customer);
  await toCheckout(shopper);
  await expect(page.getByTestId('checkout')).toContainText('Logget inn som');
  const other = await page.context().newPage();
  await other.goto('/my-account');
  await isSignedIn(other, customer);
  await logout(other);
  await expect(page.getByRole('main')).toContainText('Handlekurven er tom.');
  await other.close();
});

test('a guest makes an account with the order: its password has its rules and is kept nowhere (D11)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer('Nora');
  await toCheckout(shopper);
  await shopper.fillCheckout({ email: customer.email, firstName: 'Nora' });
  await page.getByTestId('create-account').check();
  await field(page, 'password').fill('kort');
  await page.getByTestId('place-order').click();
  await expect(field(page, 'password')).toBeFocused();
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/checkout');

  await field(page, 'password').fill(customer.password);
  await field(page, 'passwordAgain').fill(customer.password);
  // The wish is kept, the password is not.
  await field(page, 'city').fill('Bergen');
  await expectNothingFound(page);
  await shopper.reload();
  await expect(field(page, 'city')).toHaveValue('Bergen');
  await expect(page.getByTestId('create-account')).toBeChecked();
  await expect(field(page, 'password')).toHaveValue('');
  await field(page, 'password').fill(customer.password);
  await field(page, 'passwordAgain').fill(customer.password);
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await expect(page.getByTestId('finish-account')).toHaveCount(0);
  expect(await kept(page)).not.toContain(customer.password);
  // It is the order of the new customer.
  await shopper.open('/my-account');
  await isSignedIn(page, customer);
  await expect(page.getByTestId('history-order')).toHaveCount(1);
});

test('an address that has an account already is said, and the order is placed without one if the shopper wants that', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer('Ola');
  await shopper.open('/');
  await register(page, customer);
  await logout(page);
  await toCheckout(shopper);
  await shopper.fillCheckout({ email: customer.email });
  await page.getByTestId('create-account').check();
  await field(page, 'password').fill('Hemmelig#124');
  await field(page, 'passwordAgain').fill('Hemmelig#124');
  await page.getByTestId('place-order').click();
  await expect(
    page.getByTestId('checkout').getByText('Denne e-postadressen har visst en konto allerede.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await page.getByTestId('create-account').uncheck();
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
});

test('without the network the order goes without the account, and offers to finish it once it was received (D11)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const customer = newCustomer('Siv');
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await toCheckout(shopper);
  await shopper.goOffline();
  await shopper.fillCheckout({ email: customer.email, firstName: 'Siv' });
  await page.getByTestId('create-account').check();
  await expect(page.getByTestId('checkout')).toContainText('Kontoen trenger nett.');
  await expect(field(page, 'password')).toHaveCount(0);
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await expect(page.getByTestId('finish-account')).toHaveCount(0);
  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await page.getByTestId('finish-account').click();
  const dialog = page.locator('form[data-testid="register"]');
  await expect(dialog.locator('[name="email"]')).toHaveValue(customer.email);
  await dialog.locator('[name="password"]').fill(customer.password);
  await dialog.locator('[name="passwordAgain"]').fill(customer.password);
  await dialog.locator('[name="isTermsAccepted"]').check();
  await dialog.getByRole('button', { name: 'Opprett konto' }).click();
  await expect(page).toHaveURL('/my-account');
  await isSignedIn(page, customer);
});

test('where the shop cannot make the account now, the order is placed all the same (D11)', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper);
  await shopper.fillCheckout({ email: newCustomer('Tor').email });
  await page.getByTestId('create-account').check();
  await field(page, 'password').fill('Hemmelig#125');
  await field(page, 'passwordAgain').fill('Hemmelig#125');
  await page.route('**/api/user/create*', (route) => route.abort());
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await expect(page.getByTestId('finish-account')).toBeVisible();
});

test('a customer who is signed in finds their details filled in', async ({ shopper }) => {
  const { page } = shopper;
  const customer = newCustomer('Ida');
  await shopper.open('/');
  await register(page, customer);
  await toCheckout(shopper);
  await expect(field(page, 'email')).toHaveValue(customer.email);
  await expect(field(page, 'firstName')).toHaveValue('Ida');
  await expect(page.getByTestId('saved-address')).toHaveCount(0);
});
