import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Where a page stands when it is opened (spec 2: scroll). Back to a list: `listing-pages.spec.ts`. */

const { sofa } = articles;

for (const [what, part] of [
  ['that comes after the words', 'measures'],
  ['that comes after the first screen', 'matching'],
] as const) {
  test(`an address with a part of the page ${what} shows that part, offline as well`, async ({ shopper }) => {
    const { page } = shopper;
    // A part that takes longer than five seconds is not waited for: who looks at the page meanwhile is not moved away from it.
    const isShown = (): Promise<void> =>
      expect(async () => {
        await shopper.open('/');
        await shopper.open(`${sofa.path}#${part}`);
        await expect(page.locator(`#${part}`)).toBeInViewport({ timeout: 10_000 });
      }).toPass();
    await isShown();
    await shopper.everythingOnDevice();
    await shopper.goOffline();
    await isShown();
  });
}

test('a page that is opened anew begins at its top; one that is loaded again stays where it was', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  // Less than what is there before the late parts of the page are.
  await page.evaluate(() => scrollTo(0, 300));
  await shopper.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await shopper.open('/stue/sofaer');
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('another page begins at its top, and back it is where it was left', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await page.locator('#measures').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundeservice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundeservice' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const bottom = await page.evaluate(() => (scrollTo(0, document.body.scrollHeight), scrollY));
  await page.goBack();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(bottom);
});

for (const [when, minutes] of [
  ['at once', 0],
  ['after minutes', 2],
] as const) {
  test(`back to a product ${when} is where it was left, below its first screen too`, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(sofa.path);
    await shopper.everythingOnDevice();
    const other = page.getByTestId('matching-products').getByTestId('product-card').first();
    await other.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(1000);
    await page.clock.install();
    await other.getByRole('link').click();
    await expect(page).not.toHaveURL(new RegExp(sofa.path));
    await expect(page.locator('#matching')).toBeVisible();
    // What the page that is gone asked for is kept for half a minute.
    await page.clock.fastForward(minutes * 60_000);
    await page.goBack();
    await expect(page.locator('#matching')).toBeInViewport();
    // A line above it may have come or gone meanwhile.
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), left)).toBeLessThan(100);
  });
}

test('back to an article of the magazine is where it was left, after minutes too', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open('/magazine');
  await shopper.everythingOnDevice();
  await page.getByRole('main').getByRole('link').first().click();
  await page.clock.runFor(10_000);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundeservice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundeservice' })).toBeVisible();
  await page.clock.fastForward(120_000);
  await page.goBack();
  await page.clock.runFor(2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
