import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use({ reusesDevice: true });

test.use({ viewport: { width: 834, height: 1112 } });

test('what a product page says goes on below the gallery, beside the longer box, and moves nothing', async ({
  shopper,
}) => {
  const { page } = shopper;
  const shifts = await watchShifts(page);
  await shopper.open(articles.sofa.path);
  await shopper.everythingOnDevice();
  await expect(page.getByTestId('matching-products')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
  const gallery = (await page.getByTestId('gallery').boundingBox())!;
  const words = (await page.locator('#description').boundingBox())!;
  const table = (await page.getByRole('table').first().boundingBox())!;
  const end = (await page.getByText(/^Varenummer /).boundingBox())!;
  expect(words.y - (gallery.y + gallery.height)).toBeLessThan(60);
  expect(words.y).toBeLessThan(end.y);
  // The measures stand below the box, where the words did not leave room for them.
  expect(table.y).toBeGreaterThan(end.y);
  expect(table.x).toBe(end.x);
});
