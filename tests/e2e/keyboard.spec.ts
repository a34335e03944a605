import type { Locator, Page } from '@playwright/test';
import { facetOf, optionOf } from './support/facets.ts';
import { kari } from './support/shopper.ts';
import { hasRing } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const GREEN = '10033';

/** More stops than any page has. */
const STOPS_MAX = 120;

/** Goes on with the Tab key until something has the focus, and sees that it can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    await expect(target).toBeInViewport();
    expect(await target.evaluate(hasRing), 'the focus can be seen').toBe(true);
    return;
  }
  throw new Error(`the Tab key never gets to ${String(target)}`);
}

test('from the home page to a placed order with nothing but the keyboard', async ({ shop, shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  await shopper.open('/');

  // The first stop leads past the header.
  await tabTo(page, page.getByRole('link', { name: 'Hopp til innholdet' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').locator('[data-testid="category-link"][data-slug^="stue"]').first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/stue');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const colour = facetOf(page, 'color');
  await tabTo(page, colour.locator('summary'));
  await keyboard.press('Enter');
  await tabTo(page, optionOf(page, 'color', GREEN));
  await keyboard.press('Space');
  await expect(page).toHaveURL(`/stue?color=${GREEN}`);
  await expect(colour.locator('summary')).toBeFocused();
  await tabTo(page, page.locator('[data-testid="product-card"][data-sku="LYNG-LENESTOL"]').getByRole('link'));
  await keyboard.press('Enter');
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', 'LYNG-LENESTOL-GRONN');
  await tabTo(page, page.locator('[data-testid="variant-option"][href$="LYNG-LENESTOL-BRUN"]'));
  await keyboard.press('Enter');
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', 'LYNG-LENESTOL-BRUN');
  await tabTo(page, page.getByTestId('product-page').getByRole('button', { name: 'Flere', exact: true }));
  await keyboard.press('Space');
  await tabTo(page, page.getByTestId('add-to-cart'));
  await keyboard.press('Enter');
  await expect(page.getByTestId('cart-count')).toHaveText('2');

  await tabTo(page, page.getByTestId('cart-button'));
  await keyboard.press('Enter');
  const cart = page.getByTestId('microcart');
  await tabTo(page, cart.getByTestId('proceed-to-checkout'));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');

  for (const [name, value] of Object.entries(kari)) {
    await tabTo(page, page.locator(`[name="${name}"]`));
    await keyboard.type(value);
  }
  // The group of radio buttons is one stop; the arrows choose.
  const methods = page.getByTestId('shipping-method').getByRole('radio');
  await tabTo(page, methods.first());
  await keyboard.press('ArrowDown');
  await expect(methods.nth(1)).toBeChecked();
  await tabTo(page, page.getByTestId('terms'));
  await keyboard.press('Space');
  await tabTo(page, page.getByTestId('place-order'));
  await keyboard.press('Enter');

  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  const number = await shopper.confirmation().getAttribute('data-order');
  const orders = await shop.operator<{ orderNumber: string }[]>('orders');
  expect(orders.filter((order) => order.orderNumber === number)).toHaveLength(1);
});
