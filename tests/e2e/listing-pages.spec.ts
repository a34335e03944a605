import type { Locator } from '@playwright/test';
import type { Shopper } from './support/shopper.ts';
import { openFacet } from './support/facets.ts';
import { expect, test } from './support/test.ts';

/** Lists with more than one page (D37, D38). */
test.use({ catalogue: 'synthetic:400' });

const PAGE = 50;

for (const [what, path, list, size] of [
  ['a category', '/bord', 'listing', PAGE],
  ['a search', '/search?q=bord', 'search-results', 40],
] as const) {
  test(`${what} shows more until everything is shown, and stops`, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(path);
    const total = Number(await page.getByTestId(list).getAttribute('data-total'));
    expect(total).toBeGreaterThan(size);
    const cards = page.getByTestId('product-card');
    await expect(cards).toHaveCount(size);
    const more = page.getByTestId('load-more');
    for (let shown = size; shown < total; shown += size) {
      await expect(page.getByText(`Du har sett ${Math.min(shown, total)} av ${total}`)).toBeVisible();
      await more.click();
    }
    await expect(cards).toHaveCount(total);
    await expect(more).toHaveCount(0);
    await expect(page.getByText(`Du har sett ${total} av ${total}`)).toBeFocused();
    const skus = await cards.evaluateAll((all) => all.map(({ dataset }) => dataset['sku']));
    expect(new Set(skus).size, 'no product twice').toBe(total);
  });
}

test('the address of the second page shows both, and choosing a filter goes back to the first', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/bord?page=2');
  await expect.poll(() => page.getByTestId('product-card').count()).toBeGreaterThan(PAGE);
  await (await openFacet(page, 'color')).getByTestId('facet-option').first().click();
  await expect(page).toHaveURL(/\/bord\?color=\d+$/);
});

test('back from a product: the same cards at the same place', async ({ shopper }) => {
  const { page } = shopper;
  const { sku, before } = await leaveSecondPage(shopper);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/bord?page=2');
  await expect.poll(() => placeOf(page.locator(`[data-testid="product-card"][data-sku="${sku}"]`))).toBe(before);

  // And after the network has gone and the page has been loaded anew, it is still there.
  await shopper.goOffline();
  await page.reload();
  await shopper.ready();
  await expect.poll(() => page.getByTestId('product-card').count()).toBeGreaterThan(PAGE);
});

/** Goes to a product from far down a list, of which two pages are shown; tells which it was and where it stood. */
async function leaveSecondPage(shopper: Shopper): Promise<{ sku: string | null; before: number }> {
  const { page } = shopper;
  await shopper.open('/bord');
  await shopper.everythingOnDevice();
  await page.getByTestId('load-more').click();
  const card = page.getByTestId('product-card').nth(PAGE + 5);
  await card.scrollIntoViewIfNeeded();
  const before = await placeOf(card);
  const sku = await card.getAttribute('data-sku');
  await card.getByRole('link').click();
  await expect(page.getByTestId('product-page')).toBeVisible();
  return { sku, before };
}

async function placeOf(card: Locator): Promise<number> {
  return Math.round((await card.boundingBox())?.y ?? Number.NaN);
}

test('a link back to the list that was left: the same cards at the same place (spec 4: back-navigation)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { sku, before } = await leaveSecondPage(shopper);
  await page.getByTestId('breadcrumbs').getByRole('link', { name: 'Bord', exact: true }).click();
  await expect(page).toHaveURL('/bord?page=2');
  await expect.poll(() => placeOf(page.locator(`[data-testid="product-card"][data-sku="${sku}"]`))).toBe(before);
});
