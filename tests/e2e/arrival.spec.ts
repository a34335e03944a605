import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { sofa, boxes } = articles;

test('who follows a link gets the heading of the next page, who goes back the link; choosing moves nothing', async ({
  shopper,
}) => {
  const { page } = shopper;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  // The first page is read from its beginning.
  await expect(page.locator('body')).toBeFocused();

  const link = page.locator(`[data-testid="product-card"][data-sku="${sofa.sku}"]`).getByRole('link');
  await expect(link).toHaveAccessibleName('Nordvik 3-seters sofa');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Nordvik 3-seters sofa/);
  await expect(heading).toHaveText('Nordvik');
  await expect(heading).toBeFocused();

  const blue = page.locator(`[data-testid="variant-option"][href$="${sofa.blue}"]`);
  await blue.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.blue);
  await expect(blue).toBeFocused();

  await page.goBack();
  await expect(link).toBeFocused();
  await page.getByTestId('sort').focus();
  await page.getByTestId('sort').selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByTestId('sort')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Mine bestillinger' }).click();
  await expect(heading).toHaveText('Bestillinger på denne enheten');
  await expect(page.getByRole('banner').getByTestId('cart-button')).toBeVisible();
  await expect(heading).toBeFocused();
  // Nothing of this page had the focus when it was left, so its heading says what it is.
  await page.goBack();
  await expect(page).toHaveURL(/sort=price/);
  await expect(heading).toHaveText('Sofaer');
  await expect(heading).toBeFocused();
});

test('a variant that comes late does not take the focus', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  const blue = page.locator(`[data-testid="variant-option"][href$="${sofa.blue}"]`);
  await blue.focus();
  // A device that has something else to do for longer than a page waits for its data.
  await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => {
        setTimeout(() => {
          const start = performance.now();
          while (performance.now() - start < 2000);
        });
      }),
    ),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${sofa.blue}$`));
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', sofa.blue);
  await expect(blue).toBeFocused();
});

test('who types already when the next page is there goes on typing', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  const field = page.getByTestId('search-input');
  // Both in one task, so that the page comes after the focus however fast the machine is.
  await page.evaluate((sku) => {
    document.querySelector<HTMLElement>(`[data-testid="product-card"][data-sku="${sku}"] a`)!.click();
    document.querySelector<HTMLElement>('[data-testid="search-input"]')!.focus();
  }, sofa.sku);
  await expect(page).toHaveTitle(/^Nordvik 3-seters sofa/);
  // The heading would have got the focus one frame and one task later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );
  await expect(field).toBeFocused();
  await page.keyboard.type('lenestol');
  await expect(field).toHaveValue('lenestol');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('the heading of a search takes the focus from its field, and a page that is not there says so', async ({
  shopper,
}) => {
  const { page } = shopper;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  const field = page.getByTestId('search-input');
  await field.fill('lenestol');
  await field.press('Enter');
  await expect(heading).toContainText('lenestol');
  await expect(heading).toBeFocused();
  // Nothing scrolls for it.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
