import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accountSections } from '#src/features/account/account-sections.ts';
import { accountButton, newCustomer, openSignIn, register } from './support/customer.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

type Scheme = 'light' | 'dark';

/** What axe finds on the page as it is: rule, and the element that breaks it; and what is wider than its place. */
async function findings(page: Page, ...schemes: readonly Scheme[]): Promise<string[]> {
  const found = await page.evaluate(() => {
    const isWider = (field: Element): boolean =>
      field.getBoundingClientRect().right > field.closest('form')!.getBoundingClientRect().right + 1;
    const fields = [...document.querySelectorAll('form :is(input, select, textarea)')].filter(isWider);
    const isPageWider = document.documentElement.scrollWidth > innerWidth;
    return [
      ...fields.map(({ outerHTML }) => `wider than its form: ${outerHTML}`),
      ...(isPageWider ? ['page too wide'] : []),
    ];
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    expect(passes, 'axe looked at something').not.toEqual([]);
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id}: ${String(target)} ${failureSummary}`),
      );
  }
  return found;
}

/** On either width, either colours are looked at once with a network and once without. */
const looks: readonly { readonly width: number; readonly online: Scheme; readonly offline: Scheme }[] = [
  { width: 390, online: 'light', offline: 'dark' },
  { width: 1440, online: 'dark', offline: 'light' },
];

for (const { width, online, offline } of looks) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the way in, with and without a network', async ({ shopper }) => {
      const { page } = shopper;
      const look = async (network: string, ...schemes: readonly Scheme[]): Promise<void> => {
        const dialog = page.getByTestId('sign-in');
        const lookAt = async (what: string): Promise<void> => {
          expect.soft(await findings(page, ...schemes), `${what}, ${network}`).toEqual([]);
          expect.soft(await missedByTab(page, dialog), `${what}, ${network}, with the Tab key`).toEqual([]);
        };
        await openSignIn(page);
        await lookAt('logging in');
        await page.getByRole('button', { name: 'Glemt passordet?' }).click();
        await expect(page.getByTestId('forgot-password')).toBeVisible();
        await lookAt('a forgotten password');
        await page.getByRole('button', { name: 'Tilbake til innlogging' }).click();
        await page.getByTestId('register').click();
        await page.getByText('Bedrift', { exact: true }).click();
        await page.getByRole('button', { name: 'Opprett konto' }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
        await lookAt('registering, with mistakes');
        await page.keyboard.press('Escape');
      };
      await shopper.open('/');
      await look('online', 'light', 'dark');
      await shopper.everythingOnDevice();
      await shopper.goOffline();
      await look('offline', offline);
      await shopper.goOnline();
      await register(page, newCustomer());
      await accountButton(page).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bestillinger' })).toBeVisible();
      expect.soft(await findings(page, 'light', 'dark'), 'the menu').toEqual([]);
    });

    test('axe finds nothing on the parts of an account, with and without a network', async ({ shopper }) => {
      const { page } = shopper;
      await shopper.open('/');
      await register(page, newCustomer());
      const look = async (network: string, scheme: Scheme): Promise<void> => {
        for (const section of accountSections) {
          await shopper.open(`/my-account?section=${section}`);
          await expect(page.getByTestId(`account-${section}`)).toBeVisible();
          expect.soft(await findings(page, scheme), `${section}, ${network}`).toEqual([]);
          const parts = page.getByTestId('my-account');
          expect.soft(await missedByTab(page, parts), `${section}, ${network}, with the Tab key`).toEqual([]);
        }
        await shopper.open('/create-password#email=kari%40example.no&token=x');
        await expect(page.getByTestId('create-password')).toBeVisible();
        expect.soft(await findings(page, scheme), `a new password, ${network}`).toEqual([]);
        expect.soft(await missedByTab(page, page.getByTestId('create-password'))).toEqual([]);
      };
      await look('online', online);
      await shopper.everythingOnDevice();
      await shopper.goOffline();
      await look('offline', offline);
    });
  });
}

test('signing in, changing the profile and signing out with nothing but the keyboard', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  const kari = newCustomer();
  await shopper.open('/');
  await accountButton(page).focus();
  await keyboard.press('Enter');
  // The first field has the focus.
  await expect(page.locator('form[data-testid="login"] [name="email"]')).toBeFocused();
  await page.getByTestId('register').focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Privat' })).toBeFocused();
  await keyboard.press('Tab');
  for (const text of [kari.firstName, kari.lastName, kari.email, kari.password]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  // Past the button that shows the password.
  await keyboard.press('Tab');
  await keyboard.type(kari.password);
  const terms = page.locator('form[data-testid="register"] [name="isTermsAccepted"]');
  for (let stop = 0; stop < 4 && !(await terms.evaluate((box) => box === document.activeElement)); stop++)
    await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(terms).toBeChecked();
  await keyboard.press('Enter');
  await expect(accountButton(page)).toHaveAccessibleName(`Min konto: ${kari.firstName}`);

  await accountButton(page).focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await keyboard.press('Enter');
  for (let stop = 0; stop < 4; stop++) await keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
});
