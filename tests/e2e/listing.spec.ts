import type { Page } from '@playwright/test';
import { listedIn } from './support/demo.ts';
import { choose, closeSheet, facetOf, openFacet, optionOf, sheetOf } from './support/facets.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Facets in the address, counts, applied filters, sort (D79). */

const totalOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('listing').getAttribute('data-total'));

const amounts = async (page: Page): Promise<number[]> => {
  const prices = page.getByTestId('product-card').getByTestId('price');
  return prices.evaluateAll((all) => all.map((price) => Number(price.dataset['amount'])));
};

test('a facet goes into the address and back out of it; its count is what is shown then', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue');
  // A page that the server had no time for fills while the catalogue comes.
  const all = listedIn('stue');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(all));
  await facetOf(page, 'color').locator('summary').click();
  const green = optionOf(page, 'color', '10033');
  const count = Number(await green.getAttribute('data-count'));
  expect(count).toBeLessThan(all);
  await green.click();
  await expect(page).toHaveURL('/stue?color=10033');
  await expect(facetOf(page, 'color').locator('summary')).toBeFocused();
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(count));
  await expect(page.getByTestId('product-card')).toHaveCount(count);
  await facetOf(page, 'color').locator('summary').click();
  await expect(green).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  await page.getByTestId('applied-filter').click();
  await expect(page).toHaveURL('/stue');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(all));
});

test('what cannot be bought now can be left out', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/hage');
  const badges = page.getByTestId('stock-badge');
  const unavailable = page.locator('[data-testid="stock-badge"][data-status="sold_out_season"]');
  await expect(unavailable.first()).toBeVisible();
  // What came so far is counted first; what follows would be more than what is left out.
  await shopper.everythingOnDevice();
  const all = await totalOf(page);
  await choose(page, 'stock', '1');
  await expect(page).toHaveURL(/stock=1/);
  await expect(unavailable).toHaveCount(0);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(badges.first()).toBeVisible();
});

test('another value of a single-choice facet replaces the first; several facets narrow each other down', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/stue');
  await shopper.everythingOnDevice();
  await choose(page, 'color', '10033');
  await choose(page, 'color', '10003');
  await expect(page).toHaveURL('/stue?color=10003');
  const beige = await totalOf(page);
  await choose(page, 'price', '800-2400');
  await expect(page).toHaveURL('/stue?color=10003&price=800-2400');
  await expect(page.getByTestId('applied-filter')).toHaveCount(2);
  const both = await totalOf(page);
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(beige);
  // What is out of sight follows what is on the screen.
  const outside = async (): Promise<number[]> =>
    (await amounts(page)).filter((amount) => amount < 80_000 || amount >= 240_000);
  await expect.poll(outside).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/stue?color=10003');
  await page.goForward();
  await page.getByRole('button', { name: 'Fjern alle' }).click();
  await expect(page).toHaveURL('/stue');
});

test('types can be chosen together: their union is shown', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/oppbevaring');
  await shopper.everythingOnDevice();
  await openFacet(page, 'product_type');
  // An option has its number once its counts are known.
  for (const value of ['virtual', 'downloadable'])
    await expect(optionOf(page, 'product_type', value)).toHaveAttribute('data-count', /^[1-9]/);
  const counts = Object.fromEntries(
    await facetOf(page, 'product_type')
      .getByTestId('facet-option')
      .evaluateAll((options) => options.map(({ dataset }) => [dataset['value'], Number(dataset['count'])])),
  ) as Record<string, number>;
  for (const value of ['virtual', 'downloadable']) await optionOf(page, 'product_type', value).click();
  await closeSheet(page);
  await expect(page).toHaveURL('/oppbevaring?product_type=virtual,downloadable');
  const together = counts['virtual']! + counts['downloadable']!;
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(together));
});

test.describe('nothing has come yet', () => {
  test.use({ reusesDevice: false });

  test('what is chosen before the first answer is there adds to it', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/oppbevaring');
    await openFacet(page, 'product_type');
    await facetOf(page, 'product_type').evaluate((types) => {
      for (const value of ['virtual', 'downloadable'])
        types.querySelector<HTMLElement>(`[data-testid="facet-option"][data-value="${value}"]`)!.click();
    });
    await expect(page).toHaveURL('/oppbevaring?product_type=virtual,downloadable');
    await expect(page.getByTestId('applied-filter')).toHaveCount(2);
  });

  test('who leaves before the answer is there stays where they went', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/stue');
    await facetOf(page, 'color').locator('summary').click();
    const room = await page.getByRole('banner').getByRole('link', { name: 'Soverom', exact: true }).elementHandle();
    await optionOf(page, 'color', '10033').evaluate((option, link) => {
      (option as HTMLElement).click();
      (link as unknown as HTMLElement).click();
    }, room);
    await expect(page).toHaveURL('/soverom');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soverom');
    await expect(page.getByTestId('applied-filter')).toHaveCount(0);
  });
});

test('ranges are half-open: a price on the limit belongs to the upper one', async ({ shopper }) => {
  const { page } = shopper;
  // A garden chair costs 2 490 kr, a parasol 3 290 kr.
  await shopper.open('/hage?price=2490-3290');
  await expect.poll(() => amounts(page)).toContain(249_000);
  expect((await amounts(page)).filter((amount) => amount < 249_000 || amount >= 329_000)).toEqual([]);
  await shopper.open('/hage?price=3290-*');
  await expect.poll(() => amounts(page)).toContain(329_000);
  await shopper.open('/hage?price=2490-3290');
  await expect(page.getByTestId('applied-filter')).toHaveText('2 490–3 289 kr');
  await shopper.open('/hage?price=12000-*');
  await expect.poll(async () => (await amounts(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await amounts(page)))).toBeGreaterThanOrEqual(1_200_000);
});

test('what makes no sense in an address is left out', async ({ shopper }) => {
  const { page } = shopper;
  // A room that no other test takes anything out of.
  await shopper.open('/stue?price=abc&sort=loud&page=-3&unknown=1');
  await expect(page.getByTestId('applied-filter')).toHaveCount(0);
  await expect(page.getByTestId('sort')).toHaveValue('relevance');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(listedIn('stue')));
});

test('sorts by price up and down, and by what is newest', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/soverom');
  await page.getByTestId('sort').selectOption('price');
  await expect(page).toHaveURL('/soverom?sort=price');
  await expect.poll(async () => isAscending(await amounts(page))).toBe(true);
  await page.getByTestId('sort').selectOption('price-desc');
  await expect(page).toHaveURL('/soverom?sort=price-desc');
  await expect.poll(async () => isAscending((await amounts(page)).reverse())).toBe(true);
  await page.getByTestId('sort').selectOption('latest');
  await expect(page).toHaveURL('/soverom?sort=latest');
  await page.getByTestId('sort').selectOption('relevance');
  await expect(page).toHaveURL('/soverom');
});

test('nothing fits: says so, and offers the way back', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer?price=*-400');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', '0');
  await expect(page.getByRole('heading', { name: 'Ingen varer passer til filtrene' })).toBeVisible();
  await expect(page.getByTestId('load-more')).toHaveCount(0);
  await page.getByTestId('listing').getByRole('button', { name: 'Fjern alle' }).last().click();
  await expect(page).toHaveURL('/stue/sofaer');
  await expect(page.getByTestId('product-card')).toHaveCount(listedIn('stue/sofaer'));
});

test('only one popover is open; Escape and looking elsewhere close it', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue');
  const [first, second] = [facetOf(page, 'color'), facetOf(page, 'price')];
  await first.locator('summary').click();
  await second.locator('summary').click();
  await expect(first).not.toHaveAttribute('open');
  await expect(second).toHaveAttribute('open');
  await second.getByTestId('facet-option').first().focus();
  await page.keyboard.press('Escape');
  await expect(second).not.toHaveAttribute('open');
  await expect(second.locator('summary')).toBeFocused();
  await first.locator('summary').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(first).not.toHaveAttribute('open');
});

test('a closed facet holds nothing; a press or a key fills it before it is seen, and Escape empties it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/stue');
  await expect(page.getByTestId('facet-option')).toHaveCount(0);
  const [colour, price] = [facetOf(page, 'color'), facetOf(page, 'price')];
  // Once before, so that the code of what is inside is here.
  await colour.locator('summary').click();
  await expect(colour.getByTestId('facet-option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('facet-option')).toHaveCount(0);
  // How many values are there when the frame is drawn in which it opened; watched before it is pressed.
  const opened = await colour.evaluateHandle((facets) => ({
    drawnWith: new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!facets.hasAttribute('open')) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(facets.querySelectorAll('[data-testid="facet-option"]').length));
      }).observe(facets, { attributes: true });
    }),
  }));
  await colour.locator('summary').click();
  expect(await opened.evaluate(({ drawnWith }) => drawnWith)).toBeGreaterThan(1);
  await price.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(colour.getByTestId('facet-option')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(price.getByRole('slider').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(price.locator('summary')).toBeFocused();
  await expect(page.getByTestId('facet-option')).toHaveCount(0);
});

test('a facet that was opened before the script ran has its values when it did', async ({ shopper }) => {
  const { page } = shopper;
  let letScripts: () => void = () => undefined;
  const mayRun = new Promise<void>((resolve) => (letScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayRun;
    await route.continue();
  });
  const opening = shopper.open('/stue');
  await facetOf(page, 'color').locator('summary').click();
  letScripts();
  await opening;
  await expect(facetOf(page, 'color').getByTestId('facet-option').first()).toBeVisible();
});

test('all measures are filters with ranges; their chips name them, without a network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open('/stue/sofaer');
  const all = await totalOf(page);
  const depth = await openFacet(page, 'product_seat_depth');
  const value = depth.getByTestId('facet-option').first();
  const count = Number(await value.getAttribute('data-count'));
  await value.click();
  await expect(page).toHaveURL(/[?]product_seat_depth=/);
  await closeSheet(page);
  await expect(page.getByRole('button', { name: 'Alle filtre' })).toBeFocused();
  // What is chosen stands above the list, whether it divides it well or not.
  await expect(facetOf(page, 'product_seat_depth').locator('summary')).toHaveText('Sittedybde1');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(count));
  expect(count).toBeLessThan(all);
  await expect(page.getByTestId('applied-filter')).toHaveText(/^Sittedybde: .+\scm$/);
});

test('five filters stand above a list, and stay there while it is narrowed down; the sheet has all of them', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/stue');
  expect((await page.getByTestId('product-card').first().boundingBox())!.y).toBeLessThan(420);
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  const codes = async (): Promise<(string | undefined)[]> =>
    page.getByTestId('facet').evaluateAll((facets) => facets.map(({ dataset }) => dataset['code']));
  const before = await codes();
  expect(before).toHaveLength(5);
  const first = await page.getByTestId('product-card').first().boundingBox();
  expect(first!.y).toBeLessThan(420);
  await choose(page, before[0]!, (await optionValue(page, before[0]!))!);
  await expect(page.getByTestId('applied-filter')).toHaveCount(1);
  expect(await codes()).toEqual(before);
  await page.getByRole('button', { name: 'Alle filtre' }).click();
  await expect(sheetOf(page).getByTestId('facet')).not.toHaveCount(0);
  expect(await sheetOf(page).getByTestId('facet').count()).toBeGreaterThan(before.length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Alle filtre' })).toBeFocused();
});

test('any range of a measure is an address', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/hage?product_pole_diameter=3-4');
  await expect(page.getByTestId('applied-filter')).toHaveText(/^Stangdiameter: 3 - 4\scm$/);
  // While the list fills, there may be none yet.
  await expect.poll(() => totalOf(page)).toBeGreaterThan(0);
  expect(await totalOf(page)).toBeLessThan(listedIn('hage'));
});

test('a two-seater is drawn smaller than a four-seater', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer');
  const roomAround = (sku: string): Promise<number> =>
    page
      .locator(`[data-sku="${sku}"] img`)
      .first()
      .evaluate((picture) => Number.parseFloat(getComputedStyle(picture).paddingLeft));
  expect(await roomAround('NORDVIK-4')).toBeLessThan(await roomAround('NORDVIK-2'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('all facets are on one sheet that says how many it shows', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/stue');
    await shopper.everythingOnDevice();
    await expect(facetOf(page, 'color')).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Filtrer' });
    await opener.tap();
    const sheet = sheetOf(page);
    const before = await totalOf(page);
    // What divides the list best is there to be touched at once; what is closed holds nothing, and of much some is shown.
    const [open, closed] = ['[open]', ':not([open])'].map((state) => sheet.locator(`[data-testid="facet"]${state}`));
    await expect(open!).toHaveCount(5);
    for (const facet of await open!.all()) await expect(facet.getByTestId('facet-option')).not.toHaveCount(0);
    await expect(closed!).not.toHaveCount(0);
    await expect(closed!.getByTestId('facet-option')).toHaveCount(0);
    await expect(facetOf(page, 'color').getByTestId('facet-option')).toHaveCount(8);
    await facetOf(page, 'color')
      .getByRole('button', { name: /^Vis flere\s*: Farge$/ })
      .tap();
    await optionOf(page, 'color', '10033').tap();
    await expect(page).toHaveURL('/stue?color=10033');
    // The address changes first, what it shows a moment later.
    await expect.poll(() => totalOf(page)).not.toBe(before);
    const total = await totalOf(page);
    await sheet.getByRole('button', { name: `Vis ${total} varer` }).tap();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByTestId('product-card')).toHaveCount(total);
  });

  test('the badges of a row are on one line, whatever else their cards have', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/belysning');
    const badges = page.getByTestId('product-card').getByTestId('stock-badge');
    await expect(badges.nth(7)).toBeAttached();
    const tops = await badges.evaluateAll((all) => all.slice(0, 8).map((badge) => badge.getBoundingClientRect().top));
    const [left, right] = [0, 1].map((side) => tops.filter((_, place) => place % 2 === side));
    expect(left).toEqual(right);
  });

  test('filters, count and order stay in reach while somebody scrolls', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/stue');
    const opener = page.getByRole('button', { name: 'Filtrer' });
    await expect(opener).toBeVisible();
    await page.getByTestId('product-card').nth(9).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    for (const within of [opener, page.getByTestId('sort'), page.getByText(/^\d+ varer$/).last()])
      await expect(within).toBeInViewport();
    await opener.tap();
    await expect(sheetOf(page)).toBeVisible();
  });
});

/** The first value that a facet offers. */
async function optionValue(page: Page, code: string): Promise<string | null> {
  const facet = await openFacet(page, code);
  return facet.getByTestId('facet-option').first().getAttribute('data-value');
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((number, index) => index === 0 || number >= numbers[index - 1]!);
}
