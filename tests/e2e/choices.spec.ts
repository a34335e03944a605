import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Bundles, extras and prices for several at once are chosen and bought without a network as well. */

const bundle = '/p/VIK-HAGEGRUPPE/vik-hagegruppe';
const lamp = '/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe';
const amount = (page: Page) => page.getByTestId('product-page').getByTestId('price').first();

test('a bundle is put together offline: another table, more chairs, some shade; it arrives as it was chosen', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open(bundle);
  // At first the first of each slot, of what is not required as well.
  await expect(amount(page)).toHaveAttribute('data-amount', '2024000');
  await page.getByRole('checkbox', { name: /Solen/ }).uncheck();
  await expect(amount(page)).toHaveAttribute('data-amount', '1695000');
  await page.getByRole('radio', { name: /svart/ }).check();
  await expect(amount(page)).toHaveAttribute('data-amount', '1795000');
  await page.getByRole('button', { name: /^Flere av Vik hagestol/ }).click();
  await expect(amount(page)).toHaveAttribute('data-amount', '2044000');
  await page.getByRole('checkbox', { name: /Solen/ }).check();
  await expect(amount(page)).toHaveAttribute('data-amount', '2373000');
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);

  await page.getByTestId('cart-button').click();
  const line = page.getByTestId('cart-item');
  await expect(line).toHaveAttribute('data-sku', 'VIK-HAGEGRUPPE');
  await expect(line).toContainText('5 × Vik hagestol');
  await expect(line).toContainText('Solen');
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', '2373000');
  await page.keyboard.press('Escape');

  // The same again is the same line, something else another one.
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(2);
  await page.getByRole('checkbox', { name: /Solen/ }).uncheck();
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(3);

  await shopper.goOnline();
  await page.getByTestId('cart-button').click();
  await expect(page.getByTestId('cart-item')).toHaveCount(2);
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', String(2 * 2_373_000 + 2_044_000));
});

test('what must be chosen is asked for where it is; extras are paid on top', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(lamp);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('notification')).toHaveAttribute('data-type', 'warning');
  const cord = page.getByRole('combobox', { name: /Ledning/ });
  await expect(cord).toHaveAccessibleDescription(/Velg «Ledning» først/);
  await expect(cord).toBeFocused();
  expect(await shopper.cartCount()).toBe(0);

  await cord.selectOption({ index: 2 });
  await expect(amount(page)).toHaveAttribute('data-amount', '268000');
  await expect(cord).not.toHaveAccessibleDescription(/Velg/);
  await page.getByRole('checkbox', { name: /Ja takk/ }).check();
  await expect(amount(page)).toHaveAttribute('data-amount', String(268_000 + 12_450));
  const greeting = page.getByRole('textbox', { name: /Hilsen/ });
  await greeting.fill('  Til mormor  ');
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await page.getByTestId('cart-button').click();
  const line = page.getByTestId('cart-item');
  await expect(line).toContainText('Tekstil, 4 m');
  await expect(line).toContainText('Til mormor');
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', String(268_000 + 12_450));
});

test('several at once cost less each, on the page and in the cart', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/p/VIK-STOL/vik-hagestol');
  await shopper.everythingOnDevice();
  await expect(page.getByTestId('tier-prices').getByRole('row')).toHaveCount(2);
  const field = page.getByTestId('quantity');
  await field.fill('4');
  await field.press('Enter');
  await expect(amount(page)).toHaveAttribute('data-amount', '229000');
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('cart-button').click();
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', String(4 * 229_000));
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
});
