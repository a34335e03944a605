import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** A cart as a link and a QR code, for another device (D30). */

const { boxes, chair, sofa } = articles;
const rows = (page: Page): Locator => page.getByTestId('shared-line');

test('a cart is shared as a link and a code, with no network, and opened again in the place of another', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(`${sofa.path}/${sofa.blue}`);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  await shopper.goOffline();
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  await cart.getByRole('button', { name: 'Del handlekurven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Del handlekurven' });
  const link = await dialog.getByTestId('cart-link').inputValue();
  expect(decodeURIComponent(link)).toContain(`/set-cart?items=${sofa.blue}:1,${boxes.sku}:2`);
  await expect(dialog.getByTestId('qr-code')).toHaveAttribute('data-text', link);
  await expectNothingFound(page);

  // Another cart is here by then.
  await page.keyboard.press('Escape');
  await cart.locator(`[data-sku="${sofa.blue}"]`).getByTestId('cart-remove').click();
  await cart.getByTestId('cart-remove-confirm').click();
  await expect(cart.getByTestId('cart-item')).toHaveCount(1);
  await shopper.open(chair.path);
  await shopper.addToCart();
  await shopper.open(link);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Gjem' })).toContainText('2 ligger i kurven din fra før.');
  await expect(page.getByTestId('shared-total')).toHaveAttribute(
    'data-amount',
    String(sofa.priceMinor + 2 * boxes.priceMinor),
  );
  await expect(page.getByTestId('shared-cart')).toContainText('Bytter du ut kurven, går dette ut av den');
  await expect(page.getByTestId('cart-count')).toHaveText('3');
  await expectNothingFound(page);
  await page.getByTestId('shared-replace').click();
  await expect(cart.getByTestId('cart-item')).toHaveCount(2);
  await expect(page.getByTestId('cart-count')).toHaveText('3');
  await expect(cart.locator(`[data-sku="${sofa.blue}"]`)).toBeVisible();
});

test('a link adds to an empty cart, and says what is not sold here', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`/set-cart?items=${boxes.sku}:2,FINNES-IKKE:1`);
  await expect(rows(page)).toHaveAttribute('data-qty', '2');
  await expect(page.getByTestId('shared-unknown')).toContainText('FINNES-IKKE');
  await expect(page.getByTestId('shared-replace')).toHaveCount(0);
  await page.getByTestId('shared-merge').click();
  await expect(page.getByTestId('microcart').getByTestId('cart-item')).toHaveAttribute('data-qty', '2');
  await expect(page.getByTestId('shared-cart')).toContainText('Handlekurven er oppdatert med det som finnes.');
});

test('a link that somebody made up shows no cart, and changes nothing', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  for (const query of [
    '',
    '?items=',
    '?items=%25',
    '?items=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E:1',
    '?items=A:0',
  ]) {
    await shopper.open(`/set-cart${query}`);
    await expect(page.getByRole('heading', { name: 'Her er det ingen handlekurv' })).toBeVisible();
  }
  await expect(page.getByTestId('cart-count')).toHaveText('0');
});
