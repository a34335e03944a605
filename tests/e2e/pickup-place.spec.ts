import { articles } from './support/demo.ts';
import { isStored } from './support/documents.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

test('goods are collected where one chooses, the nearest place first, also without a network (spec 7: logtrade)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.goOffline();
  await shopper.fillCheckout({ zipCode: '5014', city: 'Bergen' });
  const place = page.getByTestId('pickup-place');
  await expect(place).toHaveCount(0);
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').click();
  await expect(place.locator('option').first()).toHaveText(/^Lagunen Bergen/);
  await expect(place.locator('option:checked')).toHaveText(/^Lagunen Bergen/);
  await place.selectOption({ index: 1 });
  const chosen = await place.locator('option:checked').textContent();
  await isStored(page, 'checkout', ({ details }) => details.pickupPlace !== null);
  await shopper.reload();
  await expect(place.locator('option:checked')).toHaveText(chosen!);
  await page.getByTestId('place-order').click();
  await expect(page.getByTestId('order-confirmation')).toHaveAttribute('data-state', 'queued');
  await expect(page.getByTestId('order-pickup-place')).toHaveText(`Hentes hos ${chosen}`);
  await expect(page.getByTestId('order-delivery-day')).toHaveText(/^Klar til henting senest \d+\. \p{L}+$/u);
  await expect(page.getByTestId('printed-receipt')).toContainText(/Klar til henting senest \d+\. \p{L}+/u);
  await shopper.goOnline();
  await expect(page.getByTestId('order-confirmation')).toHaveAttribute('data-state', 'placed');
  await expect(page.getByTestId('order-pickup-place')).toHaveText(`Hentes hos ${chosen}`);
});
