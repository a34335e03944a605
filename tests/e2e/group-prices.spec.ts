import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { accountButton, type Customer, isSignedIn, logout, newCustomer, openSignIn } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { openFacet } from './support/facets.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const CHAIR = '/p/FJELL-STOL/fjell-spisestol';
const FOR_EVERYBODY = '189000';
const FOR_COMPANIES = '169000';

/** Becomes a customer of the companies' group. */
async function registerCompany(page: Page, customer: Customer): Promise<void> {
  await openSignIn(page);
  await page.getByTestId('register').click();
  await page.getByText('Bedrift', { exact: true }).click();
  const fields = page.locator('form[data-testid="register"]');
  const values = { ...customer, passwordAgain: customer.password, company: 'Stua AS', taxId: '974760673' };
  for (const [name, value] of Object.entries(values)) await fields.locator(`[name="${name}"]`).fill(value);
  await fields.locator('[name="isTermsAccepted"]').check();
  await fields.getByRole('button', { name: 'Opprett konto' }).click();
  await isSignedIn(page, customer);
}

test('a company sees its own prices without tax as soon as it is signed in, without a network too, and nobody after it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(CHAIR);
  await shopper.everythingOnDevice();
  const price = page.getByTestId('product-page').getByTestId('price').first();
  await expect(price).toHaveAttribute('data-amount', FOR_EVERYBODY);
  await registerCompany(page, newCustomer('Bente'));
  await expect(price).toHaveAttribute('data-amount', FOR_COMPANIES);
  await expect(price).toHaveText(/1\s352\skr.*eks\. mva\..*1\s690\skr inkl\. mva\./);
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toContainText('2 704 kr');
  await expect(cart.getByTestId('cart-item')).toContainText('3 380 kr inkl. mva.');
  await expect(cart).toContainText(/Sum eks\. mva\.\s*2\s704\skr/);
  await expect(cart.getByTestId('cart-total')).toHaveText('3 380 kr');
  await expectNothingFound(page);
  await page.keyboard.press('Escape');

  // What is with tax beside prices without it says so.
  await shopper.open('/stue?price=400-8000');
  await expect((await openFacet(page, 'price')).getByTestId('facet-tax')).toHaveText('inkl. mva.');
  await shopper.open(`/set-cart?items=${articles.boxes.sku}:1`);
  await expect(page.getByTestId('shared-line')).toContainText(/359,20\skr.*eks\. mva\..*449\skr inkl\. mva\./);
  await expect(page.getByTestId('shared-total')).toHaveText(/449\skr inkl\. mva\./);
  await shopper.open(CHAIR);

  await shopper.goOffline();
  await shopper.reload();
  await expect(price).toHaveAttribute('data-amount', FOR_COMPANIES);
  await expect(price).toContainText('eks. mva.');
  // So does what is chosen beside an article, and what a set comes to.
  await shopper.open('/p/VIK-HAGEGRUPPE/vik-hagegruppe');
  await expect(page.locator('label', { hasText: 'Solen' })).toContainText('2 632 kr');
  await shopper.open('/p/ENTRE-SETT/velkommen-entresett');
  await expect(page.getByTestId('set-total')).toContainText('eks. mva.');
  // What an offer is held against is without tax beside a price without tax.
  await shopper.open('/p/NORDVIK-3/nordvik-3-seters-sofa');
  await expect(page.getByTestId('lowest-price')).toContainText('11 992 kr');
  await shopper.open(CHAIR);
  await expect(price).toContainText('eks. mva.');
  await logout(page);
  await expect(price).toHaveAttribute('data-amount', FOR_EVERYBODY);
  await expect(price).not.toContainText('mva.');
  await shopper.goOnline();
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
});
