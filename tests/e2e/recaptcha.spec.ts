import { RecaptchaProvider } from '#tests/support/recaptcha-provider.ts';
import { isSignedIn, newCustomer, openSignIn } from './support/customer.ts';
import { filledDataDir } from './support/prepare-shops.ts';
import { startShop } from './support/shop-server.ts';
import { expect, test as base } from './support/test.ts';

/** A shop with a site key. */
const test = base.extend<object, { readonly provider: RecaptchaProvider }>({
  provider: [
    async ({ browserName: _any }, use) => {
      const provider = await RecaptchaProvider.open();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ catalogue, provider }, use) => {
      const { siteKey, secret, url } = provider.settings;
      const env = { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url };
      const shop = await startShop({ dataDir: filledDataDir(catalogue), catalogue, env });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
});

test('the provider hears of nobody before they send a form, and of no order (D74, decision 081)', async ({
  shopper,
  provider,
  expectedConsole,
}) => {
  expectedConsole.push(/the server responded with a status of 403/);
  const { page } = shopper;
  const asked = (): string[] => provider.asked.splice(0);
  await shopper.open('/');
  await shopper.everythingOnDevice();
  const form = page.getByTestId('newsletter-form');
  await form.getByRole('textbox', { name: 'E-post' }).fill('kari@example.no');
  expect(asked()).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('kari@example.no får nyhetsbrevet vårt.');
  expect(asked()).toEqual(['/api.js', '/token', '/api/siteverify']);
  await expect(page.locator('iframe')).toHaveCount(0);

  // Whoever is taken for a machine is told so, and can try again with what they typed.
  const customer = newCustomer();
  await openSignIn(page);
  await page.getByTestId('register').click();
  const fields = page.locator('form[data-testid="register"]');
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await fields.locator(`[name="${name}"]`).fill(customer[name]);
  await fields.locator('[name="passwordAgain"]').fill(customer.password);
  await fields.locator('[name="isTermsAccepted"]').check();
  expect(asked()).toEqual([]);
  provider.score = 0.1;
  await page.keyboard.press('Enter');
  await expect(fields.getByText('reCAPTCHA kunne ikke bekrefte at du er et menneske.')).toBeVisible();
  provider.score = 0.9;
  await fields.getByRole('button', { name: 'Opprett konto' }).click();
  await isSignedIn(page, customer);
  expect(asked()).toEqual(['/api.js', '/token', '/api/siteverify', '/api.js', '/token', '/api/siteverify']);
});
