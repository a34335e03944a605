import { expectNothingFound } from './support/axe.ts';
import { logout, newCustomer, register } from './support/customer.ts';
import { slowDown } from './support/slow-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

test('a voucher of a link is kept without a network, and shown among the benefits of whoever signs in', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.goto('/kjopsvilkar?voucher=var-20');
  await shopper.ready();
  await expect(page.getByText('Koden VAR-20 er tatt vare på.')).toBeVisible();
  await expect(page).toHaveURL(/\/kjopsvilkar$/);
  await shopper.goOnline();
  await register(page, newCustomer());
  await shopper.open('/my-account?section=claims');
  const benefits = page.getByTestId('account-claims');
  await expect(benefits.getByTestId('claim')).toContainText('VAR-20');
  await expect(benefits.getByTestId('claim')).toContainText('Fra en lenke');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNothingFound(page, { within: '[data-testid=my-account]' });
    // Dark it is looked at without a network.
    if (colorScheme === 'light') await shopper.goOffline();
  }
  await expect(benefits.getByTestId('claim')).toContainText('VAR-20');
  await shopper.goOnline();
  await logout(page);
  await register(page, newCustomer('Ola'));
  await shopper.open('/my-account?section=claims');
  await expect(benefits.getByText('Du har ingen fordeler ennå.')).toBeVisible();
});

test('a voucher that takes long to keep calls nobody back to the page of its link', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await slowDown(page, 'claim.keep', 5000);
  await page.goto('/kjopsvilkar?voucher=var-20');
  await shopper.ready();
  await page.getByRole('banner').getByRole('link', { name: 'Stue', exact: true }).click();
  await expect(page).toHaveURL('/stue');
  const kept = page.getByText('Koden VAR-20 er tatt vare på.');
  await expect(kept).toBeVisible();
  // By the time that the message has gone, all that followed from it has happened.
  await expect(kept).toBeHidden();
  await expect(page).toHaveURL('/stue');
});
