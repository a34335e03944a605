import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Listening, listen } from '#tests/support/stock-backend/listen.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import { choose } from './support/facets.ts';
import { startShop } from './support/shop-server.ts';
import { expect, test as base } from './support/test.ts';

interface Stock extends Listening {
  readonly backend: StockBackend;
}

/** A shop before somebody else's vue-storefront-api. */
const test = base.extend<object, { readonly stock: Stock }>({
  stock: [
    async ({ browserName: _any }, use) => {
      const backend = new StockBackend();
      const listening = await listen(backend);
      await use({ ...listening, backend });
      await listening.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stock }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'stock-'));
      const shop = await startShop({ dataDir, env: { BACKEND: stock.url } });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
});

test('browse, filter, lose the network, browse, order, come back; the backend gets it once', async ({
  shopper,
  stock,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await page.getByRole('navigation').getByRole('link', { name: 'Lamper', exact: true }).click();
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', '3');
  await choose(page, 'color', '50');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', '1');
  await page.getByTestId('product-card').getByRole('link').click();
  await expect(page.getByTestId('product-page').getByTestId('price').first()).toHaveAttribute('data-amount', '120000');
  await expect(page.getByTestId('product-delivery')).toContainText('Levert hjem i hele landet');
  await shopper.addToCart();
  // Since the backend keeps the cart, the device knows how it is delivered.
  await expect.poll(() => stock.backend.requests('/api/cart/payment-methods').length).toBeGreaterThan(0);
  const checkout = page.getByTestId('checkout');
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await expect(checkout).toBeVisible();
  await expect(checkout.locator('[name=email]')).toBeVisible();
  await expect(checkout.locator('[name=comment]')).toBeHidden();
  await page.goBack();
  await expect(checkout).toBeHidden();

  await shopper.goOffline();
  await page.getByRole('navigation').getByRole('link', { name: 'Tepper', exact: true }).click();
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', '2');
  const cart = await shopper.openCart();
  await cart.getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
  const orderId = await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  expect(stock.backend.orders).toEqual([]);

  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  expect(stock.backend.orders).toMatchObject([{ order_id: orderId, products: [{ sku: 'LAMPE-GULV', qty: 1 }] }]);
});
