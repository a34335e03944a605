import { newsletterCoupon } from '#config/newsletter.ts';
import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const formOf = (page: Page) => page.getByTestId('newsletter-form');

test('is subscribed to, thanked for with a coupon, and left again by keyboard alone (spec 4: newsletter)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  const form = formOf(page);
  const field = form.getByRole('textbox', { name: 'E-post' });
  await field.focus();
  await page.keyboard.type('kari');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Skriv inn en e-postadresse');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('@example.no');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('kari@example.no får nyhetsbrevet vårt.');
  await expect(page.getByTestId('newsletter-coupon')).toContainText(newsletterCoupon.code);

  // It is known on the next page, and after a restart.
  await page.reload();
  // Whoever comes next to a device that several people share takes it too, and each address is told by itself.
  await form.getByRole('button', { name: 'Meld på en annen adresse' }).click();
  await expect(field).toBeFocused();
  await expect(form).not.toContainText('kari@example.no');
  await page.keyboard.type('ola.nord@example.no');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('ola.nord@example.no får nyhetsbrevet vårt.');
  await form.getByRole('button', { name: 'Meld av' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('får ikke nyhetsbrevet vårt');
  await expect(page.getByTestId('newsletter-coupon')).toHaveCount(0);
});

test('without a network it waits, says so, and is sent when that is back', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'E-post' }).fill('ola@example.no');
  await form.getByRole('button', { name: 'Meld på' }).click();
  await expect(form.getByRole('status')).toContainText('så snart du er på nett igjen');
  await expect(page.getByTestId('newsletter-coupon')).toHaveCount(0);

  await page.getByTestId('offline-badge').click();
  const task = page.getByTestId('sync-task');
  await expect(task).toHaveAttribute('data-state', 'queued');
  await expect(task).toContainText('Meld ola@example.no på nyhetsbrevet');
  await page.keyboard.press('Escape');

  await expectNothingFound(page, { within: '[data-testid="newsletter-form"]' });

  await shopper.goOnline();
  await expect(form.getByRole('status')).toContainText('ola@example.no får nyhetsbrevet vårt.');
  await expect(page.getByTestId('newsletter-coupon')).toContainText(newsletterCoupon.code);
});

test('its coupon is pointed out once, to who has looked around, and never again', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open('/');
  // Pages are counted from when the code for it is here.
  await shopper.everythingOnDevice();
  const offer = page.getByTestId('newsletter-offer');
  const menu = page.getByRole('navigation').getByRole('link');
  for (const place of [0, 1, 2]) {
    await expect(offer).toHaveCount(0);
    // The latest navigation wins, so each is waited for.
    const link = menu.nth(place);
    const path = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  await expect(offer).toHaveCount(0);
  await expect(async () => {
    // It counts from when its code has come.
    await page.clock.fastForward('03:00');
    await expect(offer).toContainText('10 % rabatt', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await offer.getByRole('button', { name: 'Vis meg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nyhetsbrevet vårt' });
  await expect(dialog.getByTestId('newsletter-form')).toBeVisible();
  await expectNothingFound(page, { within: 'dialog[open]' });
  expect(await missedByTab(page, dialog)).toEqual([]);
  await shopper.goOffline();
  await expectNothingFound(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(offer).toHaveCount(0);
});
