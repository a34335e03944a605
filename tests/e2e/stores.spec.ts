import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const { boxes } = articles;

const switchTo = async (page: Page, what: 'store' | 'language', value: string): Promise<void> => {
  await page.getByTestId(`${what}-switcher`).selectOption(value);
};

test('another language changes the words, stays, and keeps the cart', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  await Promise.all([page.waitForEvent('load'), switchTo(page, 'language', 'en-US')]);
  await shopper.ready();
  await expect(page).toHaveURL(boxes.path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Add to cart');
  await expect(page.getByRole('region', { name: 'Description' })).toContainText('Stacked they make');
  await expect(page.getByTestId('product-page').getByTestId('price')).toHaveText(/449\skr/);
  await expect(page.getByTestId('cart-button')).toHaveAccessibleName('Cart, 2 items');
  await shopper.open('/stue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living room');
  await expect(page.getByTestId('language-switcher')).toHaveValue('en-US');
});

test('with the keyboard nobody is taken elsewhere by an arrow: it takes Enter (WCAG 3.2.2)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  // The code of the footer comes late, and is here by then.
  await shopper.everythingOnDevice();
  const switcher = page.getByTestId('store-switcher');
  const first = await switcher.inputValue();
  await switcher.focus();
  await page.keyboard.press('ArrowDown');
  await expect(switcher).not.toHaveValue(first);
  await page.keyboard.press('Tab');
  await expect(switcher).toHaveValue(first);
  await expect(page).toHaveURL('/');
  await switcher.focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await switcher.inputValue();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(page.getByTestId('store-switcher')).toHaveValue(chosen);
});

test('another country has its own catalogue, currency and language; cart and orders of both stay (D94)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  await page.goto('/checkout');
  await shopper.fillCheckout();
  const norwegian = await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await shopper.open(boxes.path);
  await shopper.addToCart(3);

  await Promise.all([page.waitForURL(`/default${boxes.path}`), switchTo(page, 'store', 'default')]);
  await shopper.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Lägg i varukorgen');
  const swedishPrice = await page.getByTestId('product-page').getByTestId('price').getAttribute('data-amount');
  expect(swedishPrice).not.toBe(String(boxes.priceMinor));
  await expect(page.getByTestId('cart-count')).toHaveText('0');
  await shopper.addToCart();
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-amount', swedishPrice!);
  await page.keyboard.press('Escape');

  // Orders of both countries are in one list, each in its own currency.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mina beställningar' }).click();
  await expect(page).toHaveURL('/default/confirmation');
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`/default/confirmation?order=${norwegian}`);
  await expect(shopper.confirmation().getByTestId('cart-total')).toHaveText(/kr$/);
  // Its delivery is known in its own country only.
  await page.getByTestId('book-delivery').click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/bokning\//);
  await shopper.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO');

  await shopper.open('/default/stue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vardagsrum');
  await Promise.all([page.waitForEvent('load'), switchTo(page, 'store', 'bmno')]);
  await shopper.ready();
  await expect(page.getByTestId('cart-count')).toHaveText('3');
});

test('a language that a country does not offer does not follow there', async ({ shopper, context, shop }) => {
  const { page } = shopper;
  await context.addCookies([{ name: 'language', value: 'nb-NO', url: shop.origin }]);
  await shopper.open('/default');
  await expect(page.getByTestId('language-switcher').locator('option')).toHaveText(['Svenska', 'English']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Möbler till rum som används');
});

test('a country that was never opened says without the network that it is not on the device (D39)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await Promise.all([page.waitForURL('/default'), switchTo(page, 'store', 'default')]);
  await shopper.ready();
  await expect(page.getByTestId('not-on-device')).toBeVisible();
  await shopper.goOnline();
  await expect(page.getByTestId('product-card').first()).toBeVisible();
});

test('both choices work without the network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/default');
  await shopper.everythingOnDevice();
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await Promise.all([page.waitForEvent('load'), switchTo(page, 'language', 'en-US')]);
  await shopper.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture for rooms that are lived in');
  await Promise.all([page.waitForURL('/default'), switchTo(page, 'store', 'default')]);
  await shopper.ready();
  await expect(page.getByTestId('store-switcher')).toHaveValue('default');
  // Both countries offer English, so it follows.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture for rooms that are lived in');
  await expect(page.getByTestId('product-card').getByTestId('price').first()).toBeVisible();
});

test('what an earlier version kept of the catalogue goes when the next one has opened', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  const old = ['catalogue-bmno-1-index', 'rxdb-dexie-catalogue-default-1--0--products'];
  await page.evaluate(async (names) => {
    for (const name of names) {
      const asked = indexedDB.open(name, 1);
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      asked.result.close();
    }
  }, old);
  const left = (): Promise<string[]> =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
  expect(await left()).toEqual(expect.arrayContaining(old));
  await shopper.reload();
  await expect.poll(left).not.toEqual(expect.arrayContaining([expect.stringMatching(/catalogue-\w+-1-/)]));
  expect((await left()).some((name) => name.includes('catalogue-'))).toBe(true);
});

test('two windows with two countries have both catalogues filled and kept, each by its own (D77, D94)', async ({
  shopper,
  context,
  shop,
}) => {
  await shopper.open('/');
  await shopper.everythingOnDevice();
  const swedish = new Shopper(await context.newPage());
  await swedish.open('/default');
  await swedish.everythingOnDevice();
  await swedish.open(`/default${boxes.path}`);
  await expect(swedish.page.getByTestId('add-to-cart')).toHaveText('Lägg i varukorgen');
  const price = swedish.page.getByTestId('product-page').getByTestId('price');
  const before = Number(await price.getAttribute('data-amount'));
  await shop.operator('set-price', boxes.sku, before / 100 + 10, '--store', 'default');
  try {
    await expect(price).toHaveAttribute('data-amount', String(before + 1000));
  } finally {
    await shop.operator('set-price', boxes.sku, before / 100, '--store', 'default');
  }
});
