import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

test('an open cart changes with what another tab does', async ({ shopper, context }) => {
  await shopper.open(articles.boxes.path);
  await shopper.addToCart();
  const cart = await shopper.openCart();
  const other = new Shopper(await context.newPage());
  await other.open(articles.chair.path);
  await other.addToCart(2);
  await expect(cart.getByTestId('cart-item')).toHaveCount(2);
  const theirs = await other.openCart();
  const line = theirs.locator(`[data-testid="cart-item"][data-sku="${articles.boxes.sku}"]`);
  await line.getByRole('button', { name: 'Flere' }).click();
  await expect(cart.locator(`[data-sku="${articles.boxes.sku}"]`)).toHaveAttribute('data-qty', '2');
});
