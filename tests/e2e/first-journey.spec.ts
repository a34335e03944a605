import { expect, test } from './support/test.ts';

test('browse, lose the network, keep browsing, fill the cart, order; it arrives exactly once', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Stue', exact: true }).click();
  await expect(page.getByTestId('listing')).toBeVisible();
  await page.getByTestId('product-card').first().getByRole('link').click();
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toHaveAttribute('data-qty', '2');
  await cart.getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
  const orderId = await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await shopper.reload();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');

  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  const number = await shopper.confirmation().getAttribute('data-order');
  const orders = await shop.operator<{ orderId: string; orderNumber: string }[]>('orders');
  expect(orders.filter((order) => order.orderId === orderId)).toMatchObject([{ orderNumber: number }]);
});
