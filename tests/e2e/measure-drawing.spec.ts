import type { Locator, Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** The measures of a product on a drawing of it (decision 115). */

const drawingIn = (page: Page): Locator =>
  page.getByTestId('product-page').getByRole('img', { name: /^Mål: Bredde 214/ });

test('the measures stand on the piece in lines, also without a network once it was looked at', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.sofa.path);
  await shopper.everythingOnDevice();
  const lines = drawingIn(page).locator('image');
  await expect(lines).toHaveAttribute('href', '/media/outlines/NORDVIK-3.svg');
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth > 0;
    }, '/media/outlines/NORDVIK-3.svg');
  // A picture is kept when it is shown while the service worker is there.
  await shopper.reload();
  expect(await isDrawn()).toBe(true);
  await shopper.goOffline();
  await shopper.reload();
  await expect(lines).toBeVisible();
  expect(await isDrawn()).toBe(true);
  await expect(drawingIn(page)).toContainText('214 cm');
});

test('where the drawing does not come, the measures stand on a box', async ({ shopper }) => {
  const { page } = shopper;
  await page.route('**/media/outlines/**', (route) => route.abort());
  await shopper.open(articles.sofa.path);
  const drawing = drawingIn(page);
  await expect(drawing.locator('image')).toHaveCount(0);
  await expect(drawing.locator('path')).toHaveCount(2);
  await expect(drawing).toContainText('214 cm');
});
