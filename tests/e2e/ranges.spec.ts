import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { listedIn, productsIn } from './support/demo.ts';
import { closeSheet, facetOf, openFacet, optionOf, sheetOf } from './support/facets.ts';
import { serverPage } from './support/server-page.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Ranges of the shopper's own: two handles below a histogram, two fields (D36, decision 094). */

const SOFAS = '/stue/sofaer';

const totalOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('listing').getAttribute('data-total'));

const amounts = async (page: Page): Promise<number[]> => {
  const prices = page.getByTestId('product-card').getByTestId('price');
  return prices.evaluateAll((all) => all.map((price) => Number(price.dataset['amount'])));
};

const handle = (facet: Locator, name: string): Locator => facet.getByRole('slider', { name });
const field = (facet: Locator, name: string): Locator => facet.getByRole('textbox', { name });

/** The sofas of the demo that are between two widths or as wide as one of them; no variant has another width. */
const sofasBetween = (from: number, to: number): number =>
  productsIn('stue/sofaer').filter(({ product_width: cm }) => Number(cm) >= from && Number(cm) <= to).length;

test('with forced colours what is chosen has a line around it', async ({ shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.open(`${SOFAS}?color=10033`);
  const colour = await openFacet(page, 'color');
  const chosen = colour.locator('[aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  expect(await chosen.evaluate((value) => getComputedStyle(value).outlineStyle)).toBe('solid');
});

test('arrow keys move a handle, and the list follows when the key is let go of', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(SOFAS);
  await shopper.everythingOnDevice();
  const all = await totalOf(page);
  const price = await openFacet(page, 'price');
  const from = handle(price, 'Pris fra');
  const to = handle(price, 'Pris til');
  const least = Number(await from.getAttribute('min'));
  const most = Number(await to.getAttribute('max'));
  await expect(from).toHaveValue(String(least));
  await expect(to).toHaveValue(String(most));
  const prices = (await amounts(page)).map((amount) => amount / 100);
  expect(least).toBeLessThanOrEqual(Math.min(...prices));
  expect(least).toBeGreaterThan(Math.min(...prices) - 10);
  expect(most).toBeGreaterThanOrEqual(Math.max(...prices));

  await from.focus();
  await page.keyboard.down('PageUp');
  await expect(from).not.toHaveValue(String(least));
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.up('PageUp');
  const limit = Number(await from.inputValue());
  await expect(page).toHaveURL(`${SOFAS}?price=${limit}-*`);
  await expect(from).toHaveAttribute('aria-valuetext', new RegExp(String.raw`^[\d\s]+\skr$`));
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  // What is out of sight follows what is on the screen.
  await expect.poll(async () => Math.min(...(await amounts(page)))).toBeGreaterThanOrEqual(limit * 100);
  // It stays open, for the other handle.
  await to.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(new RegExp(`price=${limit}-\\d+$`));
  const last = Number(await to.inputValue());
  await expect(page).toHaveURL(`${SOFAS}?price=${limit}-${last + 1}`);
  await expect(page.getByTestId('applied-filter')).toHaveText(/^[\d\s]+–[\d\s]+\skr$/);
  await expect(facetOf(page, 'price').locator('summary')).toHaveText('Pris1');

  // Back at both ends there is no filter.
  await to.focus();
  await page.keyboard.press('End');
  await from.focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(SOFAS);
  await expect(page.getByTestId('applied-filter')).toHaveCount(0);
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(all));
});

test('what is typed contains both ends, is a chip, and is the same after a reload, without a network and on the server', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  await shopper.open(SOFAS);
  await shopper.everythingOnDevice();
  const width = await openFacet(page, 'product_width');
  // The sofas that are 162 and 208 cm wide belong to it.
  await field(width, 'Bredde fra').fill('162');
  await field(width, 'Bredde til').fill('208');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SOFAS}?product_width=162-209`);
  await expect(handle(width, 'Bredde til')).toHaveValue('208');
  await expect(handle(width, 'Bredde til')).toHaveAttribute('aria-valuetext', /^208\scm$/);
  const count = sofasBetween(162, 208);
  expect(count).toBeGreaterThan(sofasBetween(163, 207) + 1);
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(count));
  await closeSheet(page);
  const chip = page.getByTestId('applied-filter');
  await expect(chip).toHaveText(/^Bredde: 162–208\scm$/);

  await shopper.goOffline();
  await shopper.reload();
  await expect(chip).toHaveText(/^Bredde: 162–208\scm$/);
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(count));
  expect((await serverPage(shop.origin, `${SOFAS}?product_width=162-209`)).total).toBe(String(count));

  const again = await openFacet(page, 'product_width');
  await expect(field(again, 'Bredde fra')).toHaveValue('162');
  await expect(field(again, 'Bredde til')).toHaveValue('208');
  await page.keyboard.press('Escape');
  await chip.click();
  await expect(page).toHaveURL(SOFAS);
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(listedIn('stue/sofaer')));
});

test('what cannot be meant gets a remark and changes nothing', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(`${SOFAS}?product_width=162-209`);
  const width = await openFacet(page, 'product_width');
  const from = field(width, 'Bredde fra');
  const remark = width.getByRole('alert');
  for (const [typed, said] of [
    ['250', '«Fra» kan ikke være mer enn «Til».'],
    ['bred', /^Skriv hele tall, for eksempel \d+\scm\.$/],
  ] as const) {
    await from.fill(typed);
    await from.press('Enter');
    await expect(remark).toHaveText(said);
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(`${SOFAS}?product_width=162-209`);
  }
  await from.fill('184');
  await expect(remark).toHaveText('');
  await from.press('Enter');
  await expect(page).toHaveURL(`${SOFAS}?product_width=184-209`);
});

test('the histogram stays while its own handles move; a quick choice below moves them', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(SOFAS);
  await shopper.everythingOnDevice();
  const price = await openFacet(page, 'price');
  const bars = price.getByRole('group', { name: 'Pris' }).locator('path').first();
  const drawn = await bars.getAttribute('d');
  expect(drawn!.match(/M/g)!.length).toBeGreaterThan(3);
  await field(price, 'Pris fra').fill('12000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SOFAS}?price=12000-*`);
  await expect(page.getByTestId('applied-filter')).toHaveText(/^≥\s12\s000\skr$/);
  await expect(field(price, 'Pris fra')).toHaveValue(/^12\s000$/);
  await expect(bars).toHaveAttribute('d', drawn!);
  // It is no quick choice, so it does not stand among them.
  await expect(price.locator('[data-testid="facet-option"][aria-pressed="true"]')).toHaveCount(0);
  await price.locator('[data-value="12000-20000"]').click();
  await expect(page).toHaveURL(`${SOFAS}?price=12000-20000`);
  await openFacet(page, 'price');
  await expect(field(price, 'Pris til')).toHaveValue(/^19\s999$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet has handles to drag, and its button counts at once', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(SOFAS);
    await shopper.everythingOnDevice();
    const all = await totalOf(page);
    const width = await openFacet(page, 'product_width');
    const from = handle(width, 'Bredde fra');
    // Open facets stand above it.
    await from.scrollIntoViewIfNeeded();
    const box = (await from.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    const least = Number(await from.inputValue());
    // The slider is as wide as its track and half a handle on either side.
    await page.mouse.move(box.x + 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 22, { steps: 5 });
    await expect(field(width, 'Bredde fra')).not.toHaveValue(String(least));
    await expect(page).toHaveURL(SOFAS);
    await page.mouse.up();
    await expect(page).toHaveURL(/[?]product_width=\d+-\*$/);
    await expect.poll(() => totalOf(page)).toBeLessThan(all);
    const total = await totalOf(page);
    await expect(sheetOf(page).getByRole('button', { name: `Vis ${total} varer` })).toBeVisible();
    await expectNothingFound(page);
    await closeSheet(page);
    await expect(page.getByTestId('product-card')).toHaveCount(total);
  });

  test('where the list got other limits meanwhile, the end that nobody moved stays open', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(`${SOFAS}?color=10903`);
    await shopper.everythingOnDevice();
    const price = await openFacet(page, 'price');
    await openFacet(page, 'color');
    const [from, to] = [handle(price, 'Pris fra'), handle(price, 'Pris til')];
    const least = await from.getAttribute('min');
    await to.focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/[?&]price=\*-\d+/);
    await optionOf(page, 'color', '10903').click();
    await expect(page).not.toHaveURL(/color=/);
    await expect(from).not.toHaveAttribute('min', least!);
    await expect(from).toHaveValue((await from.getAttribute('min'))!);
    await to.focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/price=\*-\d+$/);
  });
});

test('its place is kept while its code is on the way', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(SOFAS);
  const price = await openFacet(page, 'price');
  const group = price.getByRole('group', { name: 'Pris' });
  await expect(group).toBeVisible();
  const [kept, filled] = await group.evaluate((element) => {
    const place = element.parentElement!;
    const { minHeight } = getComputedStyle(place);
    return [Number.parseFloat(minHeight), place.offsetHeight] as const;
  });
  expect(filled).toBe(kept);
  await expectNothingFound(page, { within: '[data-code="price"]' });
});
