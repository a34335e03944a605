import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopServer } from './shop-server.ts';
import type { Shopper } from './shopper.ts';

/** Somebody with an account, as they type themselves in. */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'Hemmelig#123';

/** Nobody else's tests know this customer. */
export function newCustomer(firstName = 'Kari'): Customer {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.no`;
  return { firstName, lastName: 'Nordmann', email, password: PASSWORD };
}

export const accountButton = (page: Page): Locator => page.getByTestId('account-menu');

/** The form of the sign-in dialog; until it is chosen, its handle is on the button that leads to it. */
const form = (page: Page, name: 'login' | 'register'): Locator => page.locator(`form[data-testid="${name}"]`);

/** Opens the sign-in dialog from the header. */
export async function openSignIn(page: Page): Promise<void> {
  await accountButton(page).click();
  await expect(form(page, 'login')).toBeVisible();
}

/** Becomes a customer, who is logged in afterwards. */
export async function register(page: Page, customer: Customer): Promise<void> {
  await openSignIn(page);
  await page.getByTestId('register').click();
  const fields = form(page, 'register');
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await fields.locator(`[name="${name}"]`).fill(customer[name]);
  await fields.locator('[name="passwordAgain"]').fill(customer.password);
  await fields.locator('[name="isTermsAccepted"]').check();
  await signInWith(page, customer, fields.getByRole('button', { name: 'Opprett konto' }));
}

/** Sends a form of the sign-in, and again where the shop is too busy to answer in time, until its owner is signed in. */
async function signInWith(page: Page, customer: Customer, submit: Locator): Promise<void> {
  const refusal = page.getByTestId('sign-in').getByRole('alert');
  await submit.click();
  await expect(async () => {
    if (await refusal.filter({ hasText: 'Det finnes allerede en kunde' }).isVisible()) {
      // The shop had made the account when it was asked once more.
      await page.getByTestId('login').click({ timeout: 5000 });
      await typeLogin(page, customer);
    } else if (await refusal.filter({ hasText: 'Uventet feil ved innlogging' }).isVisible()) {
      await submit.or(form(page, 'login').getByRole('button', { name: 'Logg inn' })).click({ timeout: 5000 });
    }
    await expect(accountButton(page)).toHaveAccessibleName(`Min konto: ${customer.firstName}`, { timeout: 20_000 });
  }).toPass();
  await isSignedIn(page, customer);
}

/** Becomes a customer, and changes their last name to «Østby» without a network; returns the field. */
export async function changeNameOffline(shopper: Shopper, customer: Customer): Promise<Locator> {
  const { page } = shopper;
  await shopper.open('/');
  await register(page, customer);
  await shopper.open('/my-account?section=profile');
  const lastName = page.getByTestId('account-profile').locator('[name="lastName"]');
  await expect(lastName).toHaveValue('Nordmann');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await lastName.fill('Østby');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Endringene er lagret på enheten')).toBeVisible();
  return lastName;
}

export async function login(page: Page, customer: Customer): Promise<void> {
  await openSignIn(page);
  await signInWith(page, customer, await fillLogin(page, customer));
}

type Known = Pick<Customer, 'email' | 'password'>;

/** Fills in the open login form; returns the button that sends it. */
async function fillLogin(page: Page, { email, password }: Known): Promise<Locator> {
  await form(page, 'login').locator('[name="email"]').fill(email);
  await form(page, 'login').locator('[name="password"]').fill(password);
  return form(page, 'login').getByRole('button', { name: 'Logg inn' });
}

/** Fills in the open login form and sends it. */
export async function typeLogin(page: Page, known: Known): Promise<void> {
  await (await fillLogin(page, known)).click();
}

/** Waits until the header names who is signed in, and nothing is in the way. */
export async function isSignedIn(page: Page, { firstName }: Pick<Customer, 'firstName'>): Promise<void> {
  await expect(accountButton(page)).toHaveAccessibleName(`Min konto: ${firstName}`);
  await expect(page.getByTestId('sign-in')).toBeHidden();
}

/** Signs out by the menu of the header; what waits is kept for later. */
export async function logout(page: Page, answer: RegExp = /^Logg ut($|, send)/): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  const question = page.getByRole('dialog', { name: 'Logg ut' });
  const out = page.locator('[data-testid="account-menu"][aria-label="Logg inn"]');
  await expect(question.or(out)).toBeVisible();
  // Asked for only now: a click that still waits would answer the question of a later sign-out.
  if (await question.isVisible()) await question.getByRole('button', { name: answer }).click();
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
}

/** The newest mail to an address with this text in it, as it was written into the folder of mails. */
export async function mailTo({ dataDir }: ShopServer, email: string, text: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const found = (): string | undefined => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    return names
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .findLast((mail) => mail.includes(`to: ${email}`) && mail.includes(text));
  };
  await expect.poll(found).toBeDefined();
  return found()!;
}
