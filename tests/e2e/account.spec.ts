import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import {
  accountButton,
  changeNameOffline,
  isSignedIn,
  login,
  logout,
  mailTo,
  newCustomer,
  openSignIn,
  register,
  typeLogin,
} from './support/customer.ts';
import { slowDown } from './support/slow-worker.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const updated = (page: Page) => page.getByTestId('notification').filter({ hasText: 'Kontoopplysningene er oppdatert' });
const waiting = (page: Page) => page.getByText('Endringene er lagret på enheten');

test('becoming a customer, and changing the profile without a network', async ({ shopper }) => {
  const { page } = shopper;
  const kari = newCustomer();
  const lastName = await changeNameOffline(shopper, kari);
  // What waits is no success yet (spec 8). The button says that it is kept on the device.
  await expect(page.getByRole('button', { name: 'Lagre', exact: true })).toBeVisible();
  expect(await updated(page).count()).toBe(0);
  await page.reload();
  await shopper.ready();
  await expect(lastName).toHaveValue('Østby');

  await shopper.goOnline();
  await expect(waiting(page)).toBeHidden();
  await logout(page);
  await expect(page.getByTestId('sign-in-first')).toBeVisible();
  await login(page, kari);
  // The shop has it: this device forgot everything of hers when she left.
  await expect(lastName).toHaveValue('Østby');
});

test('addresses are added, changed, deleted, and one is the first', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=addresses');
  const addresses = page.getByTestId('account-address');
  const add = async (street: string): Promise<void> => {
    await page.getByRole('button', { name: 'Legg til adresse' }).click();
    const form = page.getByTestId('address-form');
    for (const [name, value] of Object.entries({
      streetAddress: street,
      zipCode: '0155',
      city: 'Oslo',
      phoneNumber: '22 22 22 22',
    }))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(addresses.filter({ hasText: street })).toBeVisible();
  };
  await add('Storgata 1');
  // As of name and e-mail, it says when the shop has it (spec 8).
  await expect(updated(page)).toBeVisible();
  await expect(addresses.first()).toContainText('Standardadresse');
  await add('Hytteveien 2');
  await page.getByRole('button', { name: 'Bruk Hytteveien 2, Oslo som standard' }).click();
  await expect(addresses.filter({ hasText: 'Standardadresse' })).toContainText('Hytteveien 2');
  // Once the shop has heard of both.
  await expect(waiting(page)).toBeHidden();
  await shopper.reload();
  await expect(addresses).toHaveCount(2);
  await page.getByRole('button', { name: 'Slett Storgata 1, Oslo' }).click();
  await page.getByRole('button', { name: 'Ja, slett' }).click();
  await expect(addresses).toHaveCount(1);
  await expect(waiting(page)).toBeHidden();
  await shopper.reload();
  await expect(addresses).toHaveCount(1);
  await expect(addresses).toContainText('Hytteveien 2');
});

test('an address that is kept gives the focus to the list, unless the shopper has gone on', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=addresses');
  const form = page.getByTestId('address-form');
  const add = async (street: string): Promise<void> => {
    await page.getByRole('button', { name: 'Legg til adresse' }).click();
    const typed = { streetAddress: street, zipCode: '0155', city: 'Oslo', phoneNumber: '22 22 22 22' };
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  };
  await add('Storgata 1');
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('list', { name: 'Adresser' })).toBeFocused();

  await add('Hytteveien 2');
  // In one moment: the address is not kept yet.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    document.querySelector<HTMLElement>('[data-testid="account-menu"]')!.click();
    document.querySelector<HTMLElement>('[data-testid="account-menu"]')!.focus();
  });
  await expect(form).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toBeVisible();
});

test('a wrong password says no more than that, and what was typed stays', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/401 \(Unauthorized\)/);
  const { page } = shopper;
  await shopper.open('/');
  await openSignIn(page);
  await typeLogin(page, { email: newCustomer().email, password: 'Feil#12345' });
  await expect(
    page
      .getByTestId('sign-in')
      .getByRole('alert')
      .filter({ hasText: /Feil innlogging/ }),
  ).toBeVisible();
  await expect(page.locator('form[data-testid="login"] [name="password"]')).toHaveValue('Feil#12345');
});

test('a forgotten password is chosen anew by the link in the mail, which leaves the address bar at once', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  const kari = newCustomer();
  await shopper.open('/');
  await register(page, kari);
  await logout(page);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Glemt passordet?' }).click();
  await page.getByTestId('forgot-password').locator('[name="email"]').fill(kari.email);
  await page.getByRole('button', { name: 'Send lenken' }).click();
  await expect(page.getByText(`Hvis ${kari.email} hører til en konto`)).toBeVisible();

  const link = /https?:\/\/\S+create-password\S+/.exec(await mailTo(shop, kari.email, '/create-password#'))![0];
  const token = /token=([^&\s]+)/.exec(link)![1]!;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await shopper.open(link);
  await expect(page.getByTestId('create-password')).toContainText(kari.email);
  expect(new URL(page.url()).hash).toBe('');
  expect(asked.filter((request) => request.includes(token))).toEqual([]);

  const password = 'Nytt#Passord9';
  for (const name of ['password', 'passwordAgain']) await page.locator(`[name="${name}"]`).fill(password);
  await page.getByRole('button', { name: 'Lagre og logg inn' }).click();
  await isSignedIn(page, kari);
  await expect(page).toHaveURL('/my-account');
  await logout(page);
  await login(page, { ...kari, password });
});

test('a second link for a new password that is opened in the same window counts, and leaves the address bar too', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/create-password#email=kari%40example.no&token=first');
  const form = page.getByTestId('create-password');
  await expect(form).toContainText('kari@example.no');
  await page.locator('[name="password"]').fill('Nytt#Passord9');
  // As when it is opened from a mail: nothing is loaded, because only what is behind the # is another one.
  await page.evaluate(() => location.assign('#email=ola%40example.no&token=second'));
  await expect(form).toContainText('ola@example.no');
  await expect(page.locator('[name="password"]')).toHaveValue('');
  expect(new URL(page.url()).hash).toBe('');
});

test('the rules of a password are ticked off while it is typed, and kept', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await openSignIn(page);
  await page.getByTestId('register').click();
  const form = page.locator('form[data-testid="register"]');
  const password = form.locator('[name="password"]');
  const met = form.getByRole('listitem').filter({ hasText: '(oppfylt)' });
  await password.fill('hemmelig');
  await expect(met.filter({ hasText: 'Minst 8 tegn' })).toBeVisible();
  await expect(met.filter({ hasText: 'små bokstaver' })).not.toHaveCount(0);
  await password.fill('Passw0rd');
  await form.locator('[name="passwordAgain"]').fill('Passw0rt');
  await form.getByRole('button', { name: 'Opprett konto' }).click();
  await expect(password).toHaveAccessibleDescription(/for lett å gjette/);
  await expect(form.locator('[name="passwordAgain"]')).toHaveAccessibleDescription('Passordene er ikke like');
  // Those who cannot see the form hear how much of it is wrong, and the first of it has the focus.
  await expect(form.getByRole('alert').first()).toContainText(/\d felt må rettes: Fornavn, Etternavn, E-post/);
  await expect(form.locator('[name="firstName"]')).toBeFocused();
});

test('two people on one device see nothing of each other', async ({ shopper }) => {
  const { page } = shopper;
  const kari = newCustomer('Kari');
  const ola = newCustomer('Ola');
  await shopper.open('/');
  await register(page, kari);
  await shopper.open('/my-account?section=addresses');
  await page.getByRole('button', { name: 'Legg til adresse' }).click();
  const form = page.getByTestId('address-form');
  for (const [name, value] of Object.entries({
    streetAddress: 'Karis vei 1',
    zipCode: '0155',
    city: 'Oslo',
    phoneNumber: '22222222',
  }))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByTestId('account-address')).toContainText('Karis vei 1');
  await expect(waiting(page)).toBeHidden();
  await logout(page);
  await expect(page.getByText('Du er logget ut')).toBeVisible();
  await expect(page.getByText('Karis vei')).toBeHidden();

  await register(page, ola);
  await expect(page.getByText('Ingen adresser er lagret ennå.')).toBeVisible();
  await logout(page);
  await login(page, kari);
  await expect(page.getByTestId('account-address')).toContainText('Karis vei 1');
});

test('the sign-in goes once the device says that somebody is signed in', async ({ shopper }) => {
  const { page } = shopper;
  const kari = newCustomer('Kari');
  await shopper.open('/');
  await register(page, kari);
  await slowDown(page, 'session.current', 3000);
  await shopper.open('/stue/sofaer');
  await accountButton(page).click();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName(/Kari/);
  await expect(page.getByTestId('sign-in')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
  await accountButton(page).click();
  await expect(page.getByRole('banner').getByText(kari.email)).toBeVisible();
});

test('who selects a text in the sign-in and lets go beside it loses nothing; a press beside it closes it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await openSignIn(page);
  const email = page.locator('form[data-testid="login"] [name="email"]');
  await email.fill('kari@example.no');
  const box = (await email.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 4 });
  await page.mouse.up();
  await expect(email).toHaveValue('kari@example.no');
  await page.mouse.click(2, 2);
  await expect(email).toBeHidden();
});

test('without a network nobody can sign in, and is told so', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await openSignIn(page);
  await expect(page.getByTestId('sign-in')).toContainText('Du er frakoblet.');
  await expectNothingFound(page, { within: 'dialog[open]' });
  expect(await missedByTab(page, page.getByTestId('sign-in'))).toEqual([]);
  await typeLogin(page, newCustomer());
  await expect(page.getByTestId('sign-in').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('sign-in')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('without a network a password cannot be changed, which is said in words of its own (D57)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=password');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  const section = page.getByTestId('account-password');
  await expect(section.getByText('Passordet kan ikke endres uten nett.')).toBeVisible();
  await section.locator('[name="currentPassword"]').fill('Hemmelig#123');
  for (const name of ['password', 'passwordAgain']) await section.locator(`[name="${name}"]`).fill('Nytt#Passord9');
  await section.getByRole('button', { name: 'Endre passord' }).click();
  await expect(
    page.getByTestId('notification').filter({ hasText: 'Passordet kan ikke endres uten nett.' }),
  ).toBeVisible();
});

test('what was saved in one tab is not written back by another that saved before', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=profile');
  const other = await page.context().newPage();
  await other.goto('/my-account?section=profile');
  const save = async (tab: Page, name: string, text: string): Promise<void> => {
    await tab.getByTestId('account-profile').locator(`[name="${name}"]`).fill(text);
    await tab.getByTestId('account-profile').getByRole('button', { name: 'Lagre' }).click();
  };
  const firstName = (tab: Page): Locator => tab.getByTestId('account-profile').locator('[name="firstName"]');
  await save(page, 'firstName', 'Karin');
  await expect(firstName(other)).toHaveValue('Karin');
  await save(other, 'firstName', 'Kristin');
  await expect(firstName(page)).toHaveValue('Kristin');
  await save(page, 'lastName', 'Nordmo');
  await expect(other.getByTestId('account-profile').locator('[name="lastName"]')).toHaveValue('Nordmo');
  await expect(firstName(other)).toHaveValue('Kristin');
});

test('on a phone, fields that share a row stand beside each other', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 390, height: 800 });
  await shopper.open('/');
  await register(page, newCustomer());
  await shopper.open('/my-account?section=profile');
  const [first, last] = await Promise.all(
    ['firstName', 'lastName'].map((name) =>
      page.getByTestId('account-profile').locator(`[name="${name}"]`).boundingBox(),
    ),
  );
  expect(first!.x + first!.width).toBeLessThan(last!.x);
  expect(last!.x + last!.width).toBeLessThan(390);
});

test.describe('on a new device', () => {
  test.use({ reusesDevice: false });

  test('a change that waited is told as made once the shop has it; without the shop’s settings an address cannot be added yet, and can be left', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.route('**/api/sync/store_settings*', (route) => route.abort());
    await shopper.open('/');
    await register(page, newCustomer());
    // The code is on the device, the settings are not. A page that opens before the service worker rules asks the network for its code.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await shopper.open('/my-account?section=addresses');
    const addButton = page.getByRole('button', { name: 'Legg til adresse' });
    await addButton.click();
    await shopper.goOffline();
    await expect(page.getByText('Landene vi leverer til er ikke lastet ned')).toBeVisible();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(addButton).toBeVisible();

    await page.getByRole('link', { name: 'Profil' }).click();
    await page.getByTestId('account-profile').locator('[name="lastName"]').fill('Østby');
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(waiting(page)).toBeVisible();
    await shopper.goOnline();
    await expect(updated(page)).toBeVisible();
  });
});
