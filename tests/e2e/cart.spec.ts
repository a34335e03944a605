import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes, sofa, chair } = articles;

test('an empty cart says so and leads somewhere', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  const cart = await shopper.openCart();
  await expect(cart).toContainText('Handlekurven er tom.');
  // The page behind it is covered.
  expect(await cart.evaluate((panel) => panel.matches(':modal'))).toBe(true);
  await expect(cart.getByTestId('proceed-to-checkout')).toHaveCount(0);
  await cart.getByRole('button', { name: 'Se hva vi har' }).click();
  await expect(page).toHaveURL('/');
  await expect(cart).toBeHidden();
});

test('adding answers at once, and offers the checkout', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.stockIsChecked();
  await shopper.addToCart(3);
  const notice = page.getByTestId('notification');
  await expect(notice).toHaveAttribute('data-type', 'success');
  await expect(notice).toContainText('Varen er lagt i handlekurven.');
  await expect(page.getByTestId('cart-button')).toHaveAccessibleName('Handlekurv, 3 varer');
  await notice.getByTestId('proceed-to-checkout').click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByTestId('checkout')).toBeVisible();
});

test('a line says what it is, and its quantity changes the sum', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`${sofa.path}/${sofa.blue}`);
  await shopper.addToCart();
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  const line = cart.locator(`[data-testid="cart-item"][data-sku="${sofa.blue}"]`);
  await expect(line).toContainText('Nordvik');
  await expect(line).toContainText('3-seters sofa');
  await expect(line).toContainText('Farge: Blå');
  await expect(line.getByTestId('delivery')).toHaveText('Leveres om 3–10 dager');
  await expect(cart.getByTestId('cart-delivery')).toHaveText('Leveres om 3–10 dager');
  for (const side of ['width', 'height']) await expect(line.getByRole('presentation')).toHaveAttribute(side, '150');
  const total = cart.getByTestId('cart-total');
  await expect(total).toHaveAttribute('data-amount', String(sofa.priceMinor + 2 * boxes.priceMinor));

  const many = cart.locator(`[data-testid="cart-item"][data-sku="${boxes.sku}"]`);
  // Each press counts, also those that come before the first is answered.
  const press = (name: string, times: number): Promise<void> =>
    many.getByRole('button', { name }).evaluate((button: HTMLButtonElement, presses) => {
      for (let done = 0; done < presses; done++) button.click();
    }, times);
  await press('Flere', 3);
  await expect(many).toHaveAttribute('data-qty', '5');
  await many.getByTestId('quantity').fill('6');
  await many.getByTestId('quantity').press('Enter');
  await many.getByTestId('quantity').blur();
  await expect(many).toHaveAttribute('data-qty', '6');
  await press('Færre', 2);
  await expect(many).toHaveAttribute('data-qty', '4');
  // From three on each of them costs less.
  await expect(total).toHaveAttribute('data-amount', String(sofa.priceMinor + 4 * 39_900));
  await expect(page.getByTestId('cart-count')).toHaveText('5');
  // Who removes by keyboard goes on at the line that comes in its place.
  await line.getByTestId('cart-remove').press('Enter');
  await line.getByTestId('cart-remove-confirm').press('Enter');
  await expect(many.getByTestId('cart-remove')).toBeFocused();
  await many.getByRole('link', { name: 'Gjem' }).click();
  await expect(page).toHaveURL(boxes.path);
  await expect(cart).toBeHidden();
});

test('removing asks, can be thought better of, and can be undone (D75)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  await cart.getByTestId('cart-remove').click();
  const question = cart.getByRole('group', { name: 'Fjerne varen?' });
  await expect(question.getByRole('button', { name: 'Ja, fjern' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cart, 'Escape closed the question, not the cart').toBeVisible();

  await cart.getByTestId('cart-remove').click();
  await question.getByRole('button', { name: 'Behold' }).click();
  await expect(cart.getByTestId('cart-item')).toHaveAttribute('data-qty', '2');

  await cart.getByTestId('cart-remove').click();
  await question.getByRole('button', { name: 'Ja, fjern' }).click();
  await expect(cart.getByTestId('cart-item')).toHaveCount(0);
  await expect(page.getByTestId('cart-count')).toHaveText('0');
  await expect(cart.getByRole('button', { name: 'Se hva vi har' })).toBeFocused();
  const notice = cart.getByTestId('notification').filter({ hasText: 'Fjernet fra handlekurven' });
  await notice.getByRole('button', { name: 'Angre' }).click();
  await expect(cart.getByTestId('cart-item')).toHaveAttribute('data-qty', '2');
  await expect(notice).toBeHidden();
});

test('the cart is emptied at once, which asks and can be undone (spec 4: cart clear)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  await shopper.open(chair.path);
  await shopper.addToCart();
  const cart = await shopper.openCart();
  await cart.getByTestId('cart-clear').click();
  const question = cart.getByRole('group', { name: 'Tømme handlekurven?' });
  await expect(question.getByRole('button', { name: 'Ja, fjern' })).toBeFocused();
  await question.getByRole('button', { name: 'Behold' }).click();
  await expect(cart.getByTestId('cart-item')).toHaveCount(2);

  await cart.getByRole('button', { name: 'Tøm handlekurven' }).click();
  await question.getByRole('button', { name: 'Ja, fjern' }).press('Enter');
  await expect(page.getByTestId('cart-count')).toHaveText('0');
  await expect(cart.getByRole('button', { name: 'Se hva vi har' })).toBeFocused();
  const notice = cart.getByTestId('notification').filter({ hasText: 'Fjernet fra handlekurven' });
  await notice.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByTestId('cart-count')).toHaveText('3');
  await expect(notice).toBeHidden();
});

test('the sum is an estimate without the network and confirmed by the shop with it', async ({ shopper }) => {
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.addToCart(2);
  const cart = await shopper.openCart();
  const total = cart.getByTestId('cart-total');
  await expect(total).toHaveAttribute('data-state', 'estimate');
  await expect(cart).toContainText('Beregnet på enheten din');
  await shopper.goOnline();
  await expect(total).toHaveAttribute('data-state', 'confirmed');
  await expect(cart).toContainText('Bekreftet av butikken');
  await expect(total).toHaveAttribute('data-amount', String(2 * boxes.priceMinor));
});

test('the cart is there again after the page is closed, also without the network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(chair.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart(2);
  await shopper.goOffline();
  await shopper.reload();
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  await page.goto('about:blank');
  await shopper.open('/');
  await expect(page.getByTestId('cart-count')).toHaveText('2');
});

test('a price that the shop changes reaches the cart', async ({ shop, shopper }) => {
  const path = '/p/STILLE-LESELAMPE/stille-leselampe';
  await shopper.open(path);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  await shop.operator('set-price', 'STILLE-LESELAMPE', 1690);
  try {
    await shopper.reload();
    const cart = await shopper.openCart();
    await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-amount', '169000');
  } finally {
    await shop.operator('set-price', 'STILLE-LESELAMPE', 1890);
  }
});

test('a product that the shop stops selling stays in the cart, says so, and blocks the checkout (D86)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  // No other test wants it, no other product is linked to it.
  await shopper.open('/p/RO-GARDEROBE/ro-garderobeskap');
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  // The shop has it in the cart, and does not refuse the addition.
  await expect((await shopper.openCart()).getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await shop.operator('disable', 'RO-GARDEROBE');
  await shopper.open('/');
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toContainText('Selges ikke lenger');
  await expect(cart.getByTestId('proceed-to-checkout')).toBeDisabled();
  await cart.getByTestId('cart-remove').click();
  await cart.getByRole('button', { name: 'Ja, fjern' }).click();
  await expect(page.getByTestId('cart-count')).toHaveText('0');
});
