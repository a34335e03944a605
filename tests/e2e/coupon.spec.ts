import { newsletterCoupon } from '#config/newsletter.ts';
import type { Locator } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { payByCard, providerFrame } from './support/provider-page.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

async function filledCart(shopper: Shopper): Promise<Locator> {
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart(2);
  return shopper.openCart();
}

/** Types a code and applies it with Enter. */
async function applyCode(place: Locator, code: string): Promise<void> {
  const field = place.getByRole('textbox', { name: 'Rabattkode' });
  const question = place.getByText('Har du en rabattkode?');
  if (!(await field.isVisible())) await question.click();
  await field.fill(code);
  await field.press('Enter');
}

test('a code is applied in the cart and taken out again by keyboard, and goes into the checkout (spec 4: totals)', async ({
  shop,
  shopper,
}) => {
  await shop.operator('add-coupon', 'HAGE10', '10');
  const { page } = shopper;
  const cart = await filledCart(shopper);
  const total = cart.getByTestId('cart-total');
  await expect(total).toHaveAttribute('data-state', 'confirmed');
  const goods = Number(await total.getAttribute('data-amount'));
  await applyCode(cart, 'hage10');
  await expect(cart.getByTestId('coupon')).toContainText('HAGE10: 10 % rabatt');
  await expect(total).toHaveAttribute('data-amount', String(goods * 0.9));
  await expect(cart.getByTestId('cart-item')).toContainText(/\d/);
  await expect(cart).toContainText('Rabatt (HAGE10)');
  const taken = cart.getByRole('button', { name: 'Fjern rabattkoden HAGE10' });
  await expect(taken).toBeFocused();
  await expectNothingFound(page, { within: 'dialog[open]' });
  await page.keyboard.press('Enter');
  await expect(total).toHaveAttribute('data-amount', String(goods));
  await expect(cart.getByText('Har du en rabattkode?')).toBeFocused();

  await cart.getByTestId('proceed-to-checkout').click();
  const checkout = page.getByTestId('checkout');
  const before = Number(await checkout.getByTestId('cart-total').getAttribute('data-amount'));
  // Enter in this field orders nothing.
  await applyCode(checkout, 'HAGE10');
  await expect(checkout.getByTestId('cart-total')).toHaveAttribute('data-amount', String(before - goods * 0.1));
  await expect(checkout).toContainText('Rabatt (HAGE10)');
  await expect(page).toHaveURL('/checkout');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await checkout.getByTestId('coupon-remove').click();
  await expect(checkout.getByTestId('cart-total')).toHaveAttribute('data-amount', String(before));
});

test('the code is named where it is paid, on the confirmation and on the receipt, with the place where it is collected', async ({
  shop,
  shopper,
}) => {
  await shop.operator('add-coupon', 'HENT10', '10');
  const { page } = shopper;
  const cart = await filledCart(shopper);
  await applyCode(cart, 'HENT10');
  await expect(cart).toContainText('Rabatt (HENT10)');
  await cart.getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').click();
  const chosen = (await page.getByTestId('pickup-place').locator('option:checked').textContent())!;
  await page.locator('[data-testid="payment-method"][data-code="card"]').click();
  await page.getByTestId('place-order').click();
  const step = page.getByTestId('payment-step');
  await expect(step).toContainText('Rabatt (HENT10)');
  await expect(step.getByTestId('order-pickup-place')).toHaveText(`Hentes hos ${chosen}`);
  await payByCard(providerFrame(page), '1111');
  await expect(page.getByTestId('order-confirmation')).toContainText('Rabatt (HENT10)');
  await expect(page.getByTestId('printed-receipt')).toContainText('Rabatt (HENT10)');
});

test('a wrong code is said beside it, and nothing is taken off (spec 8)', async ({ shopper }) => {
  const cart = await filledCart(shopper);
  const total = cart.getByTestId('cart-total');
  const goods = await total.getAttribute('data-amount');
  await cart.getByText('Har du en rabattkode?').click();
  await cart.getByTestId('coupon-apply').click();
  await expect(cart.getByRole('alert')).toHaveText('Må fylles ut');
  await applyCode(cart, 'x'.repeat(65));
  await expect(shopper.page.getByTestId('notification').filter({ hasText: 'Koden er ugyldig.' })).toBeVisible();
  await applyCode(cart, 'TULL');
  await expect(cart.getByRole('textbox', { name: 'Rabattkode' })).toHaveAccessibleDescription('Rabattkoden er feil.');
  await expect(cart.getByRole('textbox', { name: 'Rabattkode' })).toHaveValue('TULL');
  await expect(total).toHaveAttribute('data-amount', goods!);
});

test('without the network a code is kept and counted as far as the device knows it, and the shop decides later', async ({
  shop,
  shopper,
}) => {
  await shop.operator('add-coupon', 'VINTER20', '20');
  const cart = await filledCart(shopper);
  const total = cart.getByTestId('cart-total');
  const goods = Number(await total.getAttribute('data-amount'));
  await shopper.goOffline();
  await applyCode(cart, newsletterCoupon.code);
  await expect(cart.getByTestId('coupon')).toContainText('Butikken bekrefter når nettet er tilbake.');
  await expect(total).toHaveAttribute('data-amount', String(goods * 0.9));
  await cart.getByTestId('coupon-remove').click();
  await applyCode(cart, 'vinter20');
  await expect(cart.getByTestId('coupon')).toContainText('Regnes ut når nettet er tilbake.');
  await expect(total).toHaveAttribute('data-amount', String(goods));
  await shopper.reload();
  await expect((await shopper.openCart()).getByTestId('coupon')).toContainText('Rabattkode vinter20');
  await shopper.goOnline();
  await expect(cart.getByTestId('coupon')).toContainText('VINTER20: 20 % rabatt');
  await expect(total).toHaveAttribute('data-amount', String(goods * 0.8));
  await cart.getByTestId('coupon-remove').click();
  await expect(total).toHaveAttribute('data-amount', String(goods));
});
