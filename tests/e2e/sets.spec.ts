import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Groups and series are sold as their parts (D81), without a network as well. */

const part = (page: Page, sku: string) => page.locator(`[data-testid="set-part"][data-sku="${sku}"]`);
const total = (page: Page) => page.getByTestId('set-total');

test('a set offline: more of one part, none of another, and one tap for all that is chosen', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open('/p/ENTRE-SETT/velkommen-entresett');
  await expect(page.getByTestId('set-part')).toHaveCount(3);
  const price = page.getByTestId('product-page').getByTestId('price').first();
  const whole = Number(await price.getAttribute('data-amount'));
  await expect(total(page)).toHaveAttribute('data-amount', String(whole));

  const boxes = part(page, 'GJEM-KASSE');
  await boxes.getByRole('button', { name: /^Flere av/ }).click();
  await expect(boxes).toHaveAttribute('data-qty', '2');
  await expect(total(page)).toHaveAttribute('data-amount', String(whole + 44_900));
  // From three on each of them costs less.
  await boxes.getByRole('button', { name: /^Flere av/ }).click();
  await expect(total(page)).toHaveAttribute('data-amount', String(whole - 44_900 + 3 * 39_900));
  await expect(boxes.getByTestId('part-price')).toHaveAttribute('data-amount', '39900');
  const lamp = page.getByTestId('set-part').nth(1);
  await lamp.getByRole('button', { name: /^Færre av/ }).click();
  await expect(lamp).toHaveAttribute('data-qty', '0');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Legg 4 deler i handlekurven');
  const sum = (await total(page).getAttribute('data-amount'))!;
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('notification')).toBeVisible();
  await expect.poll(() => shopper.cartCount()).toBe(4);
  await page.getByTestId('cart-button').click();
  await expect(page.getByTestId('cart-item')).toHaveCount(2);
  await expect(page.locator('[data-testid="cart-item"][data-sku="GJEM-KASSE"]')).toHaveAttribute('data-qty', '3');
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', sum);
});

test('what the cart holds of a part counts: of some fewer can be added, of all of them none, and the badge says so (D24)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await shop.operator('set-stock', 'GJEM-KASSE', 3);
  await shopper.open('/p/ENTRE-SETT/velkommen-entresett');
  await shopper.everythingOnDevice();
  const boxes = part(page, 'GJEM-KASSE');
  const more = boxes.getByRole('button', { name: /^Flere av/ });
  const add = page.getByTestId('add-to-cart');
  await more.click();
  await expect(boxes).toHaveAttribute('data-qty', '2');
  await add.click();
  await expect.poll(() => shopper.cartCount()).toBe(4);
  // Two of the three are in the cart.
  await expect(boxes).toHaveAttribute('data-qty', '1');
  await expect(add).toHaveText('Legg 3 deler i handlekurven');
  await add.click();
  await expect.poll(() => shopper.cartCount()).toBe(7);
  await expect(boxes.getByTestId('stock-badge')).toHaveAttribute('data-status', 'max_in_cart');
  await expect(more).toHaveCount(0);
  // The others can be had still.
  await expect(add).toHaveText('Legg 2 deler i handlekurven');
  await add.click();
  await expect.poll(() => shopper.cartCount()).toBe(9);
  await shop.operator('set-stock', 'GJEM-KASSE', 120);
});

test('nothing chosen is said and adds nothing; a part leads to its own page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/p/SERIE-NORDVIK/nordvik-sofaserie');
  await shopper.everythingOnDevice();
  const parts = page.getByTestId('set-part');
  await expect(parts).toHaveCount(3);
  // Said once, of what is chosen.
  await expect(page.getByTestId('product-page').getByTestId('delivery')).toHaveCount(1);
  await expect(page.getByTestId('delivery-cost')).toBeVisible();
  for (const each of await parts.all()) {
    if ((await each.getAttribute('data-qty')) === '1') await each.getByRole('button', { name: /^Færre av/ }).click();
  }
  await expect(page.getByTestId('add-to-cart')).toHaveText('Velg minst én del');
  await expect(page.getByTestId('delivery')).toHaveCount(0);
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('notification')).toHaveAttribute('data-type', 'error');
  expect(await shopper.cartCount()).toBe(0);
  await parts.first().getByRole('link').click();
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', /^NORDVIK-/);
});
