import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use({ reusesDevice: true, viewport: { width: 390, height: 844 } });

const { sofa, boxes, signedVase } = articles;

test('picture, name and price are on the first screen', async ({ shopper }) => {
  const { page } = shopper;
  for (const { path } of [sofa, boxes]) {
    await shopper.open(path);
    const product = page.getByTestId('product-page');
    await expect(product.getByTestId('gallery').getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(product.getByTestId('product-name')).toBeInViewport({ ratio: 1 });
    await expect(product.getByTestId('price').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('buy-bar')).toBeHidden();
  }
});

test('price and button stay at hand below the button, moving nothing and covering no focus', async ({ shopper }) => {
  const { page } = shopper;
  const shifts = await watchShifts(page);
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  const bar = page.getByTestId('buy-bar');
  const add = page.getByTestId('add-to-cart');
  await expect(page.getByTestId('matching-products')).toBeVisible();
  await add.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  const before = await shifts();
  await page.locator('#measures').evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByTestId('bar-price')).toHaveAttribute('data-amount', String(sofa.priceMinor));
  await bar.getByRole('button').click();
  await expect.poll(() => shopper.cartCount()).toBe(1);
  expect((await shifts()) - before).toBeLessThan(0.001);

  // What the Tab key gets to is above the bar.
  await page.getByTestId('fit-button').focus();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement!;
      const shown = document.querySelector('[data-testid="buy-bar"]')!;
      if (shown.contains(focused) || getComputedStyle(shown).visibility === 'hidden') return false;
      return focused.getBoundingClientRect().bottom > shown.getBoundingClientRect().top;
    });
    expect(isCovered).toBe(false);
  }
  await add.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('what cannot be bought has no such bar, nor has a wide screen', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(signedVase.path);
  await expect(page.getByTestId('matching-products')).toBeVisible();
  await expect(page.getByTestId('buy-bar')).toHaveCount(0);
  await shopper.open(sofa.path);
  await expect(page.getByTestId('buy-bar')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('#measures').evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByTestId('buy-bar')).toBeHidden();
});
