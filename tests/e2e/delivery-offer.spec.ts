import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { slowDown } from './support/slow-worker.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use({ reusesDevice: true });

/** What a delivery costs, and for a postal code that is asked for once, the day by which it is there (decision 087). */

const { sofa, boxes } = articles;

test('the price of the delivery stands beside its time, and a postal code is asked for once, without a network', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const product = page.getByTestId('product-page');
  await expect(product.getByTestId('delivery')).toHaveText('Leveres om 3–10 dager');
  const cost = product.getByTestId('delivery-cost');
  await expect(cost).toHaveText(/^190–590\skr$/);
  const day = product.getByTestId('delivery-day');
  await expect(day).toHaveCount(0);
  const place = product.getByTestId('delivery-place');
  await place.click();
  const postcode = product.getByLabel('Postnummer');
  await expect(postcode).toBeFocused();
  await postcode.fill('12');
  await page.keyboard.press('Enter');
  await expect(product.getByText('Postnummeret skal ha fire siffer')).toBeVisible();
  await expectNothingFound(page, { within: '[data-testid="product-page"]' });
  // Svalbard: what goes there is collected.
  await postcode.fill('91 70');
  await page.keyboard.press('Enter');
  await expect(day).toHaveText(/^Til 9170 senest \S+dag \d+\. \S+$/);
  await expect(cost).toHaveText(/^190\skr$/);
  await expect(place).toBeFocused();

  await shopper.open(boxes.path);
  await expect(day).toHaveText(/^Til 9170 senest/);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await expect(page.locator('input[name="zipCode"]')).toHaveValue('9170');
});

test('who goes on to something else while the device keeps the postal code stays there', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await slowDown(page, 'delivery.setPostcode', 2000);
  await page.getByTestId('delivery-place').click();
  await page.getByLabel('Postnummer').fill('0355');
  await page.keyboard.press('Enter');
  const search = page.getByTestId('search-input').first();
  await search.focus();
  await expect(page.getByTestId('delivery-day')).toBeVisible();
  await expect(page.getByTestId('delivery-place')).toBeVisible();
  await expect(search).toBeFocused();
});

test('what only the device knows of a delivery moves nothing', async ({ shopper }) => {
  const { page } = shopper;
  const shifts = await watchShifts(page);
  await shopper.open(boxes.path);
  await expect(page.getByTestId('delivery-place')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.005);
});

test('a service is not transported, so nothing is asked', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/p/MONTERING/stua-montering-hjemme');
  await expect(page.getByTestId('matching-products')).toBeVisible();
  await expect(page.getByTestId('delivery-place')).toHaveCount(0);
});
