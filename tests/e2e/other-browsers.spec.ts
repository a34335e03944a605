import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** What Chromium has and Safari or Firefox lack, or lacked for long. */
const chromiumsOwn = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'cookieStore',
  'navigation',
  'documentPictureInPicture',
];

test('a browser that has only what all of them have shows the shop, fills its cart and opens without a network', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.addInitScript((names) => {
    for (const name of names) for (const place of [globalThis, Window.prototype]) Reflect.deleteProperty(place, name);
    for (const name of ['connection', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
  }, chromiumsOwn);
  await shopper.open(articles.boxes.path);
  const isPlain = await page.evaluate(
    () => (requestIdleCallback as unknown) === setTimeout && !('connection' in navigator),
  );
  expect(isPlain).toBe(true);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  await shopper.goOffline();
  await shopper.reload();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toHaveCount(1);
});
