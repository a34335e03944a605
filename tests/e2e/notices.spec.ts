import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes, chair, sofa } = articles;

test('the same message counts up instead of coming twice, and starts its time anew (D56)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  const notice = page.getByTestId('notification');
  await shopper.stockIsChecked();
  await shopper.addToCart();
  await notice.getByRole('button', { name: 'OK' }).click();
  // More of what is there is an updated quantity. One press right after the other: each notice is gone after five seconds.
  await page.getByTestId('add-to-cart').evaluate((button: HTMLButtonElement) => {
    for (let times = 1; times <= 3; times++) button.click();
  });
  await expect(notice).toContainText(/Antallet er oppdatert.*× 3/);
  await expect(notice).toHaveCount(1);
  expect(await shopper.cartCount()).toBe(4);
  await expect(notice).toHaveCount(0);
});

test('is announced politely, in a region with a name', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  const region = page.getByRole('region', { name: 'Beskjeder' });
  const status = region.getByRole('status');
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(status).toBeEmpty();
  await shopper.stockIsChecked();
  await shopper.addToCart();
  await expect(status).toContainText('Varen er lagt i handlekurven.');
});

test('one way to close it, OK where it says so and else a cross; the focus goes back to where it was', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  const notice = page.getByTestId('notification');
  await shopper.stockIsChecked();
  await shopper.addToCart();
  await expect(notice.getByRole('button')).toHaveText(['OK', 'Til kassen']);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);

  const quantity = page.getByTestId('product-page').getByTestId('quantity');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button').focus();
  await expect(notice.getByRole('button')).toHaveAccessibleName('Lukk beskjeden');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(quantity).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what was added is shown, beside name and choices, ${viewport.width} px wide`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    await shopper.open(`${sofa.path}/${sofa.blue}`);
    await shopper.stockIsChecked();
    await shopper.addToCart();
    const notice = page.getByTestId('notification');
    await expect(notice).toContainText('Nordvik');
    await expect(notice.locator('img')).toHaveAttribute('src', /NORDVIK-3/);
    const place = (await notice.boundingBox())!;
    for (const part of [page.getByTestId('product-name'), page.getByTestId('variant-option').first()]) {
      const own = (await part.boundingBox())!;
      const isBeside =
        place.x >= own.x + own.width ||
        place.x + place.width <= own.x ||
        place.y >= own.y + own.height ||
        place.y + place.height <= own.y;
      expect(isBeside).toBe(true);
    }
  });
}

test('the cart says what goes with the piece that was added last', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  const cart = await shopper.openCart();
  const more = cart.getByTestId('goes-with');
  await expect(more.getByRole('link')).toHaveCount(3);
  await more.getByRole('link').first().click();
  await expect(cart).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('stays while it is pointed at or has the focus', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open(boxes.path);
  await shopper.stockIsChecked();
  await shopper.addToCart();
  const notice = page.getByTestId('notification');
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 600);
  await notice.getByRole('button', { name: 'OK' }).focus();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.getByTestId('add-to-cart').focus();
  await page.clock.runFor(6000);
  await expect(notice).toHaveCount(0);
});

test('different messages stand below each other, and none covers the button that orders', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 390, height: 700 });
  await shopper.open(chair.path);
  await shopper.addToCart();
  await page.goto('/checkout');
  await page.getByTestId('place-order').click();
  await expect(page.getByTestId('notification')).toHaveAttribute('data-type', 'error');
  const place = page.getByTestId('place-order');
  await place.scrollIntoViewIfNeeded();
  await place.click({ trial: true });
  await shopper.fillCheckout();
  await shopper.placeOrder();
  await expect(page.getByTestId('notification').filter({ hasText: 'Rett opp' })).toHaveCount(0);
});

test('opening the cart answers «to the checkout», so the message goes', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await expect(page.getByTestId('notification')).toHaveCount(1);
  const cart = await shopper.openCart();
  await expect(page.getByTestId('notification')).toHaveCount(0);
  await expect(page.getByTestId('proceed-to-checkout')).toHaveCount(1);
  await cart.getByRole('button', { name: 'Flere' }).click();
  await expect(cart.getByTestId('notification')).toContainText('Antallet er oppdatert');
  await expect(page.getByTestId('proceed-to-checkout')).toHaveCount(1);
});
