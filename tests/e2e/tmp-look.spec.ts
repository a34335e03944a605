import { newCustomer, openSignIn, isSignedIn } from './support/customer.ts';
import { expect, test } from './support/test.ts';
for (const [width, scheme] of [
  [390, 'light'],
  [834, 'dark'],
  [1440, 'light'],
] as const)
  test(`look ${width}`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await shopper.open('/p/FJELL-STOL/fjell-spisestol');
    await shopper.everythingOnDevice();
    const customer = newCustomer('Bente');
    await openSignIn(page);
    await page.getByTestId('register').click();
    await page.getByText('Bedrift').click();
    const fields = page.locator('form[data-testid="register"]');
    for (const [n, v] of Object.entries({
      ...customer,
      passwordAgain: customer.password,
      company: 'Stua AS',
      taxId: '974760673',
    }))
      await fields.locator(`[name="${n}"]`).fill(v);
    await fields.locator('[name="isTermsAccepted"]').check();
    await fields.getByRole('button', { name: 'Opprett konto' }).click();
    await isSignedIn(page, customer);
    await expect(page.getByTestId('product-page').getByTestId('price').first()).toHaveAttribute(
      'data-amount',
      '169000',
    );
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/company-look/product-${width}.png` });
    await page.getByTestId('add-to-cart').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/company-look/product2-${width}.png` });
    await shopper.addToCart(2);
    await shopper.openCart();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/company-look/cart-${width}.png` });
    await page.keyboard.press('Escape');
    await shopper.open('/checkout');
    await page.getByTestId('checkout').waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/company-look/checkout-${width}.png`, fullPage: true });
    await shopper.open('/search?q=stol');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/company-look/search-${width}.png` });
  });
