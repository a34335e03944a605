import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** A line of the cart is changed on the page of its product, without a network as well (spec 4: cart edit mode). */

const { sofa } = articles;
const lamp = '/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe';
const line = (page: Page) => page.getByTestId('cart-item');
const change = (page: Page) => page.getByTestId('cart-change');

test('a line is changed offline: other extras, another number; it stays one line, and the shop agrees', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(lamp);
  await shopper.everythingOnDevice();
  await page.getByRole('combobox', { name: /Ledning/ }).selectOption({ index: 2 });
  await page.getByRole('textbox', { name: /Hilsen/ }).fill('Til mormor');
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await page.getByTestId('cart-button').click();
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await shopper.goOffline();
  await shopper.open('/');
  await page.getByTestId('cart-button').click();
  await change(page).click();

  // What was chosen is chosen, and the button says what it does.
  await expect(page.getByText('Du endrer en vare som ligger i handlekurven.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Hilsen/ })).toHaveValue('Til mormor');
  await page.getByRole('textbox', { name: /Hilsen/ }).fill('Til morfar');
  await page.getByRole('button', { name: 'Flere', exact: true }).click();
  await page.getByRole('button', { name: 'Oppdater handlekurven' }).click();

  await expect(line(page)).toHaveCount(1);
  await expect(line(page)).toContainText('Til morfar');
  await expect(line(page)).toHaveAttribute('data-qty', '2');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Legg i handlekurven');

  await shopper.goOnline();
  await page.getByTestId('cart-button').click();
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await expect(line(page)).toHaveCount(1);
  await expect(line(page)).toContainText('Til morfar');
});

test('another variant takes its place, also after a reload; a change can be left', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`${sofa.path}/${sofa.green}`);
  await shopper.everythingOnDevice();
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await shopper.goOffline();
  await page.getByTestId('cart-button').click();
  await change(page).click();
  await expect(page.getByTestId('microcart')).toBeHidden();
  await page.getByTestId('cart-change-cancel').click();
  await expect(page.getByTestId('add-to-cart')).toHaveText('Legg i handlekurven');

  await page.getByTestId('cart-button').click();
  await change(page).click();
  await page.getByRole('link', { name: 'Blå' }).click();
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.blue);
  await shopper.reload();
  await expect(page.getByTestId('add-to-cart')).toHaveText('Oppdater handlekurven');
  await page.getByTestId('add-to-cart').click();
  await expect(line(page)).toHaveCount(1);
  await expect(line(page)).toHaveAttribute('data-sku', sofa.blue);
  expect(await shopper.cartCount()).toBe(1);
});

test('a line that is removed meanwhile leaves the page as it always is', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`${sofa.path}/${sofa.green}`);
  await shopper.everythingOnDevice();
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  await page.getByTestId('cart-button').click();
  await change(page).click();
  await expect(page.getByTestId('add-to-cart')).toHaveText('Oppdater handlekurven');
  await page.getByTestId('cart-button').click();
  await page.getByTestId('cart-remove').click();
  await page.getByTestId('cart-remove-confirm').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Legg i handlekurven');
});
