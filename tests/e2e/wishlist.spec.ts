import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What a shopper wishes for: marked on cards and pages, kept on the device (spec 2: overlay). */

const heart = (page: Page): Locator => page.getByTestId('product-page').getByTestId('wishlist-toggle').first();
const count = (page: Page): Locator => page.getByTestId('wishlist-count');
const items = (page: Page): Locator => page.getByTestId('wishlist-item');

/** Wishes for the article of a page. */
async function wishFor(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await heart(shopper.page).click();
  await expect(heart(shopper.page)).toHaveAttribute('aria-pressed', 'true');
}

async function openWishlist(page: Page): Promise<Locator> {
  await page.getByTestId('wishlist-button').click();
  const panel = page.getByRole('dialog', { name: 'Ønskeliste' });
  await expect(panel).toBeVisible();
  return panel;
}

test('from a card and from a page, also without a network and after a restart; into the cart', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue');
  const card = page.getByTestId('product-card').first();
  const sku = await card.getAttribute('data-sku');
  await card.getByTestId('wishlist-toggle').click();
  await expect(card.getByTestId('wishlist-toggle')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('notification')).toContainText('er lagt på ønskelisten');
  expect(new URL(page.url()).pathname, 'the heart opens no product').toBe('/stue');
  await expect(count(page)).toHaveText('1');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await wishFor(shopper, articles.boxes.path);
  await shopper.reload();
  await expect(count(page)).toHaveText('2');

  const panel = await openWishlist(page);
  await expect(items(page)).toHaveCount(2);
  await expectNothingFound(page);
  expect(await missedByTab(page, panel)).toEqual([]);
  await expect(items(page).first()).toHaveAttribute('data-sku', articles.boxes.sku);
  await expect(items(page).first().getByTestId('price')).toHaveAttribute(
    'data-amount',
    String(articles.boxes.priceMinor),
  );
  await expect(items(page).nth(1).getByRole('link').first()).toHaveAttribute('href', new RegExp(`/p/${sku}/`));
  await items(page)
    .first()
    .getByRole('button', { name: /^Legg i kurven: / })
    // Twice before the first is answered is once.
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(items(page)).toHaveCount(1);
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await panel.getByRole('button', { name: /^Ta .* av ønskelisten$/ }).click();
  await expect(panel.getByRole('heading', { name: 'Ønskelisten er tom' })).toBeVisible();
  await panel.getByRole('button', { name: 'Angre' }).click();
  await expect(items(page)).toHaveCount(1);
  await items(page).getByRole('link').first().click();
  await expect(panel).toBeHidden();
  await expect(page.getByTestId('product-page')).toBeVisible();
  expect(await shopper.cartCount()).toBe(1);
});

test('an article, not its product: another colour has a heart of its own', async ({ shopper }) => {
  const { page } = shopper;
  await wishFor(shopper, `${articles.sofa.path}/${articles.sofa.blue}`);
  await shopper.open(`${articles.sofa.path}/${articles.sofa.green}`);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await openWishlist(page);
  await expect(items(page)).toHaveAttribute('data-sku', articles.sofa.blue);
  await expect(items(page)).toContainText('Blå');
});

test('tabs agree, also when both wish at the same time', async ({ shopper, context }) => {
  const { page } = shopper;
  const other = new Shopper(await context.newPage());
  await shopper.open(articles.chair.path);
  await other.open(articles.boxes.path);
  await Promise.all([shopper, other].map((each) => heart(each.page).click()));
  for (const each of [shopper, other]) await expect(count(each.page)).toHaveText('2');
  await openWishlist(page);
  await heart(other.page).click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toHaveAttribute('data-sku', articles.chair.sku);
});

test('a price that fell since then says by how much; what is no longer sold stays and says so', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await wishFor(shopper, '/p/LEIRE-KULE/leire-kulevase');
  const priceMinor = Number(
    await page.getByTestId('product-page').getByTestId('price').first().getAttribute('data-amount'),
  );
  await shopper.everythingOnDevice();
  await shop.operator('set-price', 'LEIRE-KULE', priceMinor / 100 - 10);
  await openWishlist(page);
  await expect(page.getByTestId('wish-cheaper')).toHaveText(/^10.* rimeligere enn da du la den hit$/);
  await shop.operator('disable', 'LEIRE-KULE');
  await expect(items(page)).toHaveAttribute('data-state', 'gone');
  await expect(items(page)).toContainText('Selges ikke lenger');
});

test('with the keyboard alone; the focus stays where somebody works', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  for (const path of [articles.boxes.path, articles.chair.path]) {
    await shopper.open(path);
    await heart(page).focus();
    await keyboard.press('Space');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByTestId('wishlist-button').focus();
  await keyboard.press('Enter');
  const panel = page.getByTestId('wishlist');
  await expect(panel.getByRole('button', { name: 'Lukk', exact: true })).toBeFocused();
  await expect(items(page)).toHaveCount(2);
  const removals = panel.getByTestId('wish-remove');
  await removals.first().focus();
  await keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);
  await expect(removals.first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Se deg om i butikken' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByTestId('wishlist-button')).toBeFocused();
});

test('no axe findings on hearts and panel, empty and filled, on a phone in the dark', async ({ shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(articles.boxes.path);
  await openWishlist(page);
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await wishFor(shopper, articles.boxes.path);
  await openWishlist(page);
  await expect(items(page)).toHaveCount(1);
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await shopper.open('/stue');
  await expect(page.getByTestId('wishlist-toggle').first()).toBeVisible();
  await expectNothingFound(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
