import { FaultProxy } from '../support/fault-proxy.ts';
import { articles } from './support/demo.ts';
import { isRemembered } from './support/documents.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

/** Nothing moves by itself under the shopper's finger. */

const phone = { width: 390, height: 844 };

test.describe('on a device that has everything', () => {
  test.use({ reusesDevice: true });

  for (const viewport of [phone, { width: 1280, height: 720 }]) {
    test(`who jumps to the end of the home page meets it at rest, ${viewport.width} px wide`, async ({ shopper }) => {
      const { page } = shopper;
      await page.setViewportSize(viewport);
      await shopper.open(articles.boxes.path);
      await shopper.everythingOnDevice();
      await isRemembered(page, articles.boxes);
      const shifts = await watchShifts(page);
      await shopper.open('/');
      // The last part of the page.
      await expect(page.getByTestId('viewed-products')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
      const before = await shifts();
      const orders = page.getByRole('contentinfo').getByRole('link', { name: 'Mine bestillinger' });
      await orders.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect((await shifts()) - before).toBeLessThan(0.001);
    });
  }
});

test('the page of a product that is still on its way to the device keeps its place', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize(phone);
  await shopper.open('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const shifts = await watchShifts(page);
  await shopper.open(articles.boxes.path);
  await expect(page.getByTestId('matching-products')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
});

const filling = [
  ...[articles.sofa.path, articles.boxes.path, articles.bed.path, '/care'].map((path) => [path, 1440] as const),
  ...[phone.width, 1440].map((width) => ['/', width] as const),
  // Both are lists of a category.
  ['/stue', 1440] as const,
  ['/stue/sofaer', phone.width] as const,
];

for (const [path, width] of filling) {
  test(`nothing moves on ${path} while it fills, ${width} px wide`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await shopper.open(path);
    await shopper.everythingOnDevice();
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
    // On a phone the shop's font may break a name that the first font did not.
    expect(await shifts()).toBeLessThan(width === phone.width ? 0.01 : 0.001);
  });
}

for (const width of [phone.width, 1440]) {
  test(`the parts of a set stay where they are while the page fills, ${width} px wide`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await shopper.open('/p/SERIE-LYNG/serie-lyng');
    await shopper.everythingOnDevice();
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
    expect(await shifts()).toBeLessThan(0.01);
  });
}

/** Pages that come slowly. */
const pieces = new Set(['/', '/stue/sofaer', articles.sofa.path, '/search?q=sofa', '/care']);

for (const width of [phone.width, 834, 1440]) {
  test(`nothing moves while a page comes a piece at a time, ${width} px wide`, async ({ browser, shop }) => {
    const proxy = await FaultProxy.open();
    const context = await browser.newContext({
      baseURL: shop.origin,
      proxy: { server: proxy.address, bypass: '<-loopback>' },
      // It would answer from the second page on.
      serviceWorkers: 'block',
      viewport: { width, height: 900 },
    });
    proxy.judge(({ path }) => (pieces.has(path) ? { kind: 'trickle', bytesPerSecond: 12_000 } : null));
    const moved = async (path: string): Promise<number> => {
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      return shifts();
    };
    const shifts = await Promise.all([...pieces].map(async (path) => [path, await moved(path)] as const));
    // The shop's font is a little wider or narrower than the first one.
    expect(shifts.filter(([, shift]) => shift >= 0.01)).toEqual([]);
    await context.close();
    await proxy.close();
  });
}
