import type { Locator, Page } from '@playwright/test';
import { accountSections } from '#src/features/account/account-sections.ts';
import { type Colours, expectNothingFound } from './support/axe.ts';
import { accountButton, isSignedIn, newCustomer, openSignIn, register } from './support/customer.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What is wider than its place. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWider = (field: Element): boolean =>
      field.getBoundingClientRect().right > field.closest('form')!.getBoundingClientRect().right + 1;
    const fields = [...document.querySelectorAll('form :is(input, select, textarea)')].filter(isWider);
    const isPageWider = document.documentElement.scrollWidth > innerWidth;
    return [
      ...fields.map(({ outerHTML }) => `wider than its form: ${outerHTML}`),
      ...(isPageWider ? ['page too wide'] : []),
    ];
  });
}

/** On either width, either colours are looked at once with a network and once without. */
const looks: readonly { readonly width: number; readonly online: Colours; readonly offline: Colours }[] = [
  { width: 390, online: 'light', offline: 'dark' },
  { width: 1440, online: 'dark', offline: 'light' },
];

for (const { width, online, offline } of looks) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the way in, with and without a network', async ({ shopper }) => {
      const { page } = shopper;
      const dialog = page.getByTestId('sign-in');
      const within = 'dialog[open]';
      const wayIn = async (lookAt: (what: string) => Promise<void>): Promise<void> => {
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
      await wayIn(async (what) => {
        for (const colours of ['light', 'dark'] as const) await expectNothingFound(page, { within, colours, what });
        expect.soft(await tooWide(page), what).toEqual([]);
        expect.soft(await missedByTab(page, dialog), `${what}, with the Tab key`).toEqual([]);
      });
      await shopper.everythingOnDevice();
      await shopper.goOffline();
      // What can be pressed is the same without a network, so the Tab key is not asked again.
      await wayIn(async (what) => {
        await expectNothingFound(page, { within, colours: offline, what: `${what}, offline` });
        expect.soft(await tooWide(page), `${what}, offline`).toEqual([]);
      });
      await shopper.goOnline();
      await register(page, newCustomer());
      await accountButton(page).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bestillinger' })).toBeVisible();
      for (const colours of ['light', 'dark'] as const)
        await expectNothingFound(page, { within: '#root > header', colours, what: 'the menu' });
      expect.soft(await tooWide(page), 'the menu').toEqual([]);
    });

    test('axe finds nothing on the parts of an account, with and without a network', async ({ shopper }) => {
      const { page } = shopper;
      await shopper.open('/');
      await register(page, newCustomer());
      // Header and footer are those of the first part; the network changes what they say.
      const look = async (colours: Colours, network: string, isTabbed: boolean): Promise<void> => {
        const lookAt = async (part: Locator, name: string, isFrameKnown: boolean): Promise<void> => {
          const what = `${name}, ${network}`;
          await expectNothingFound(page, { isFrameKnown, colours, what });
          expect.soft(await tooWide(page), what).toEqual([]);
          // What can be pressed is the same without a network, so the Tab key is not asked again.
          if (isTabbed) expect.soft(await missedByTab(page, part), `${what}, with the Tab key`).toEqual([]);
        };
        for (const section of accountSections) {
          await shopper.open(`/my-account?section=${section}`);
          await expect(page.getByTestId(`account-${section}`)).toBeVisible();
          await lookAt(page.getByTestId('my-account'), section, section !== accountSections[0]);
        }
        await shopper.open('/create-password#email=kari%40example.no&token=x');
        const password = page.getByTestId('create-password');
        await expect(password).toBeVisible();
        await lookAt(password, 'a new password', true);
      };
      await look(online, 'online', true);
      await shopper.everythingOnDevice();
      await shopper.goOffline();
      await look(offline, 'offline', false);
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
  await isSignedIn(page, kari);

  const signOut = page.getByRole('banner').getByRole('button', { name: 'Logg ut' });
  await accountButton(page).focus();
  await keyboard.press('Enter');
  await expect(signOut).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(signOut).toBeVisible();
  for (let stop = 0; stop < 4; stop++) await keyboard.press('Tab');
  await expect(signOut).toBeFocused();
  await keyboard.press('Enter');
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
});
