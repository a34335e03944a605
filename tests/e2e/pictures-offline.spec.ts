import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test('the marks of the ways to pay are on the device', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  expect(await page.evaluate(async () => (await fetch('/payment-marks.svg')).ok)).toBe(true);
});

/** Pictures on the screen that show nothing though the browser has given up on them. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.src),
  );

/** Every picture on the screen has come, and none is only paper. */
async function expectAllPictures(page: Page, least: number): Promise<void> {
  // Pictures follow when the words are painted.
  await expect.poll(() => page.locator('main img').count()).toBeGreaterThanOrEqual(least);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        return [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length;
      }),
    )
    .toBe(0);
  await expect(page.getByTestId('no-picture')).toHaveCount(0);
}

/** Waits until no more pictures come to the device. */
async function picturesAreHere(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
  let last = 0;
  let looksWithoutNew = 0;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await count();
        looksWithoutNew = last > 0 && last === before ? looksWithoutNew + 1 : 0;
        return looksWithoutNew;
      },
      // The server makes each of them smaller first, which takes seconds where much else is going on.
      { intervals: [1000] },
    )
    .toBeGreaterThanOrEqual(5);
}

test('after one online visit the pictures are there offline: home, every category, a product that was looked at, the cart', async ({
  shopper,
}) => {
  // Every category of the shop, one page after the other.
  const { page } = shopper;
  await shopper.open('/');
  await shopper.open(articles.sofa.path);
  await shopper.addToCart(1);
  await shopper.everythingOnDevice();
  await picturesAreHere(page);

  await shopper.goOffline();
  // What the browser keeps by itself does not count.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.goto('/');
  await shopper.ready();
  await expectAllPictures(page, 8);
  const paths = await page
    .getByTestId('category-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const path of new Set(paths)) {
    await page.goto(path);
    await expect(page.getByTestId('product-card').first()).toBeVisible();
    await expectAllPictures(page, 1);
  }
  await page.goto(articles.sofa.path);
  await shopper.ready();
  await expectAllPictures(page, 1);
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item').locator('img')).toHaveCount(1);
  expect(await brokenPictures(page)).toEqual([]);
});

test('a picture that is not on the device leaves calm paper, never a broken image, and comes when the network is back', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await picturesAreHere(page);
  await shopper.goOffline();
  await page.evaluate(() => caches.delete('pictures'));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await shopper.reload();
  await expect(page.locator('main').getByTestId('no-picture').first()).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await shopper.goOnline();
  await expect(page.locator('main img').first()).toBeVisible();
});

test('a picture that did not come is asked for once more, by itself', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/);
  const { page } = shopper;
  const refused = new Set<string>();
  await page.route('**/media/**', (route) => {
    const address = route.request().url();
    if (refused.has(address)) return route.continue();
    refused.add(address);
    return route.abort();
  });
  await shopper.open('/');
  const shown = (): Promise<number> =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    );
  await expect.poll(shown).toBeGreaterThanOrEqual(3);
  expect(refused.size).toBeGreaterThanOrEqual(3);
});

test('pictures that failed before the page came to life leave paper too', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/);
  const { page } = shopper;
  await page.route('**/media/**', (route) => route.abort());
  await shopper.open('/');
  await expect(page.locator('main').getByTestId('no-picture').first()).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
});
