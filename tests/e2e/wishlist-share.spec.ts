import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** A wishlist as a link and a QR code, for another device. */

const shared = (page: Page): Locator => page.getByTestId('shared-wish');
const boxesAndChair = `${articles.boxes.sku},${articles.chair.sku}`;

async function wishFor(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  const heart = shopper.page.getByTestId('product-page').getByTestId('wishlist-toggle').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test('link and code name the articles, and no server hears of them', async ({ shopper, context }) => {
  const { page } = shopper;
  await wishFor(shopper, articles.boxes.path);
  await wishFor(shopper, `${articles.sofa.path}/${articles.sofa.blue}`);
  await page.getByTestId('wishlist-button').click();
  await page.getByTestId('wishlist').getByRole('button', { name: 'Del listen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Del listen' });
  const link = await dialog.getByTestId('wishlist-link').inputValue();
  expect(link).toContain(`/wishlist#${articles.sofa.sku}:${articles.sofa.blue},${articles.boxes.sku}`);
  await expect(dialog.getByTestId('qr-code')).toHaveAttribute('data-text', link);
  await expectNothingFound(page);

  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(link);
  await expect(shared(page)).toHaveCount(2);
  expect(requests.filter((request) => request.includes('wishlist#'))).toEqual([]);
});

test('another device opens it without a network, and takes all of it', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open(`/wishlist#${boxesAndChair},FINNES-IKKE`);
  await expect(page.getByRole('heading', { level: 1, name: 'En ønskeliste til deg' })).toBeVisible();
  await expect(shared(page)).toHaveCount(2);
  await expect(page.getByTestId('shared-wishlist')).toContainText('1 vare på listen selges ikke her.');
  await expectNothingFound(page);
  expect(await missedByTab(page, page.getByTestId('shared-wishlist'))).toEqual([]);
  await shared(page).first().getByTestId('wishlist-toggle').click();
  await expect(page.getByTestId('wishlist-count')).toHaveText('1');
  await page.getByTestId('add-all-wishes').click();
  await expect(page.getByTestId('wishlist-count')).toHaveText('2');
  await page.getByRole('button', { name: 'Åpne ønskelisten' }).click();
  await expect(page.getByTestId('wishlist-item')).toHaveCount(2);
});

test('a link that somebody made up shows nothing of it, and does nothing', async ({ shopper, expectedConsole }) => {
  // The router looks for the part of the page that a fragment names.
  expectedConsole.push(/is not a decodable element ID/);
  const { page } = shopper;
  const many = Array.from({ length: 10_000 }, (_, place) => `SKU-${place}`).join(',');
  for (const fragment of ['', '%', '<img src=x onerror=alert(1)>', '__proto__:constructor', many]) {
    // Another fragment alone is no navigation that loads the page anew.
    await shopper.open('/magazine');
    await shopper.open(`/wishlist#${fragment}`);
    await expect(page.getByRole('heading', { name: 'Her er det ingen ønskeliste' })).toBeVisible();
  }
  await shopper.open(`/wishlist#${many},${articles.boxes.sku}`);
  await expect(page.getByRole('heading', { name: 'Her er det ingen ønskeliste' })).toBeVisible();
  await page.evaluate((sku) => void (location.hash = sku), articles.boxes.sku);
  await expect(shared(page)).toHaveAttribute('data-sku', articles.boxes.sku);
  await expect(page.getByTestId('wishlist-count')).toBeHidden();
});

test('with the keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  await wishFor(shopper, articles.boxes.path);
  await page.getByTestId('wishlist-button').focus();
  await keyboard.press('Enter');
  const opener = page.getByTestId('wishlist').getByRole('button', { name: 'Del listen' });
  await opener.focus();
  await keyboard.press('Enter');
  const dialog = page.getByTestId('wishlist-share');
  await expect(dialog.getByRole('button', { name: 'Lukk', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await expect(dialog.getByTestId('wishlist-link')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('status').first()).toHaveText(/^Lenken er (?:kopiert|merket)/);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
