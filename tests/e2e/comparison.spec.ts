import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { confirmNothing } from './support/confirm-nothing.ts';
import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Products beside each other: marked on their pages, kept on the device (spec 3: attribute, is_comparable). */

const twoSeater = '/p/NORDVIK-2/nordvik-2-seters-sofa';
const four = [twoSeater, articles.sofa.path, articles.chair.path, articles.boxes.path];

/** Marks the article of a page. */
async function mark(shopper: Shopper, path: string): Promise<void> {
  const button = shopper.page.getByTestId('compare-button');
  await shopper.open(path);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function openComparison(page: Page): Promise<Locator> {
  await page.getByTestId('comparison-button').click();
  const dialog = page.getByRole('dialog', { name: 'Sammenlign' });
  await expect(dialog.getByRole('table')).toBeVisible();
  return dialog;
}

const columns = (page: Page): Locator => page.getByTestId('compared');
const row = (page: Page, code: string): Locator => page.locator(`[data-testid="comparison-row"][data-code="${code}"]`);
const markedNumber = (page: Page): Locator => page.getByTestId('comparison-button');

test.describe('on a device that no shop has told a price', () => {
  test.use({ reusesDevice: false });

  test('a price that could not be confirmed says so beside others too (D32)', async ({ shopper, expectedConsole }) => {
    expectedConsole.push(/500 \(Internal Server Error\)/);
    const { page } = shopper;
    await confirmNothing(page);
    await shopper.open(articles.boxes.path);
    await shopper.everythingOnDevice();
    await page.getByTestId('compare-button').click();
    const dialog = await openComparison(page);
    await expect(dialog).toContainText(/Pris sjekket .+, ikke bekreftet nå/);
  });
});

test('two sofas: what differs and what does not, without a network after a restart', async ({ shopper }) => {
  const { page } = shopper;
  await mark(shopper, twoSeater);
  await expect(markedNumber(page)).toHaveText('Sammenlign (1)');
  await mark(shopper, articles.sofa.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  await expect(page.getByTestId('compare-button')).toHaveAttribute('aria-pressed', 'true');
  await expect(markedNumber(page)).toHaveText('Sammenlign (2)');

  const dialog = await openComparison(page);
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Nordvik2-seters sofa · /, /^Nordvik3-seters sofa · /]);
  await expect(row(page, 'price').getByTestId('price').nth(1)).toHaveAttribute(
    'data-amount',
    String(articles.sofa.priceMinor),
  );
  await expect(row(page, 'stock').getByTestId('stock-badge')).toHaveCount(2);
  // What differs comes first, under a heading of its own.
  await expect(dialog.getByRole('rowheader', { name: /^(Forskjeller|Likt)$/ })).toHaveText(['Forskjeller', 'Likt']);
  const [differing, alike] = ['differences', 'alike'].map((group) => page.getByTestId(`comparison-${group}`));
  await expect(differing!).toContainText('Materiale');
  await expect(differing!).not.toContainText('Dybde');
  await expect(alike!).toContainText('Dybde');
  await expect(row(page, 'product_width').getByRole('cell')).toHaveText(['162\u00a0cm', '214\u00a0cm']);
  await expect(row(page, 'product_depth').getByRole('rowheader')).toHaveText('Dybde');
  await expect(row(page, 'weight').getByRole('cell')).toHaveText(['44\u00a0kg', '61\u00a0kg']);
  // Few columns have the whole screen too, and everything in one begins at the same place.
  const wide = await dialog.getByRole('table').evaluate((table) => table.getBoundingClientRect().width);
  expect(wide).toBeGreaterThanOrEqual((await dialog.evaluate((element) => element.clientWidth)) - 20);
  // Neither what nobody has nor what is not for comparing.
  for (const code of ['product_table_height', 'product_campaign', 'product_shipping_type', 'product_sale_status']) {
    await expect(row(page, code)).toHaveCount(0);
  }

  await dialog.getByLabel('Vis bare forskjeller').check();
  await expect(row(page, 'product_depth')).toHaveCount(0);
  await expect(dialog.getByRole('rowheader', { name: 'Likt' })).toHaveCount(0);
  await expect(row(page, 'product_width')).toBeVisible();
  await dialog.getByRole('link', { name: 'Nordvik' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', /^NORDVIK-2/);
});

test('four, and no more; one is taken out, all are, and both can be undone', async ({ shopper }) => {
  const { page } = shopper;
  for (const path of four) await mark(shopper, path);
  await shopper.open(`${articles.sofa.path}/${articles.sofa.blue}`);
  await page.getByTestId('compare-button').click();
  await expect(page.getByTestId('notification')).toContainText('Du kan sammenligne 4 varer om gangen');
  await expect(page.getByTestId('compare-button')).toHaveAttribute('aria-pressed', 'false');

  const dialog = await openComparison(page);
  await expect(columns(page)).toHaveCount(4);
  // Kinds of products have measures of their own.
  await expect(row(page, 'product_seat_height').getByRole('cell')).toHaveText([
    '46\u00a0cm',
    '46\u00a0cm',
    '49\u00a0cm',
    '–ikke oppgitt',
  ]);
  await expect(row(page, 'weight').getByRole('cell')).toHaveText([
    '44\u00a0kg',
    '61\u00a0kg',
    '6,1\u00a0kg',
    '2,1\u00a0kg',
  ]);
  await dialog.getByRole('button', { name: 'Ta ut Vik' }).click();
  await expect(columns(page)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Angre' }).click();
  await expect(columns(page)).toHaveCount(4);
  await expect(columns(page).nth(2)).toHaveAttribute('data-sku', articles.chair.sku);
  await dialog.getByRole('button', { name: 'Fjern alle' }).click();
  await expect(dialog.getByRole('heading', { name: 'Ingen varer er valgt' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Angre' }).click();
  await expect(columns(page)).toHaveCount(4);
});

test('tabs agree, also when both mark at the same time', async ({ shopper, context }) => {
  const { page } = shopper;
  await mark(shopper, twoSeater);
  await page.evaluate(() => scrollTo(0, 0));
  const dialog = await openComparison(page);
  const other = new Shopper(await context.newPage());
  await mark(other, articles.sofa.path);
  await expect(columns(page)).toHaveCount(2);
  await expect(dialog.getByLabel('Vis bare forskjeller')).toBeVisible();
  await page.keyboard.press('Escape');
  // The button that opened it has the focus again, and nothing has moved for it.
  await expect(markedNumber(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await shopper.open(articles.chair.path);
  await other.open(articles.boxes.path);
  await Promise.all([shopper, other].map((each) => each.page.getByTestId('compare-button').click()));
  for (const each of [shopper, other]) await expect(markedNumber(each.page)).toHaveText('Sammenlign (4)');
  await other.page.getByTestId('compare-button').click();
  for (const each of [shopper, other]) await expect(markedNumber(each.page)).toHaveText('Sammenlign (3)');
  await openComparison(page);
  await expect(columns(page).nth(2)).toHaveAttribute('data-sku', articles.chair.sku);
});

test('what the shop stops selling keeps its column and says so', async ({ shop, shopper }) => {
  const { page } = shopper;
  await mark(shopper, '/p/FLUKT-VASE/flukt-glassvase');
  await mark(shopper, articles.boxes.path);
  await shopper.everythingOnDevice();
  await shop.operator('disable', 'FLUKT-VASE');
  await shopper.open('/');
  const dialog = await openComparison(page);
  await expect(columns(page).first()).toContainText('Selges ikke lenger');
  await expect(columns(page).first()).toContainText('Flukt');
  await expect(row(page, 'price').getByRole('cell').first()).toHaveText('–ikke oppgitt');
  // Who is gone differs from nobody.
  await expect(row(page, 'price').getByRole('rowheader')).toHaveText('Pris');
  await dialog.getByRole('button', { name: /^Ta ut Flukt/ }).click();
  await expect(columns(page)).toHaveCount(1);
  await expect(dialog).toContainText('Legg til en vare til');
});

test('with the keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  await mark(shopper, articles.boxes.path);
  await shopper.open(articles.chair.path);
  await page.getByTestId('compare-button').focus();
  await keyboard.press('Space');
  await expect(markedNumber(page)).toHaveAccessibleName('Sammenlign, 2 varer er valgt');
  await markedNumber(page).focus();
  await keyboard.press('Enter');
  const dialog = page.getByTestId('comparison');
  await expect(dialog.getByRole('button', { name: 'Lukk' })).toBeFocused();
  await expect(dialog.getByLabel('Vis bare forskjeller')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(dialog.getByLabel('Vis bare forskjeller')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  const table = dialog.getByRole('region', { name: 'Varer ved siden av hverandre' });
  await expect(table).toBeFocused();
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Ta ut Gjem/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(1);
  await expect(table).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(markedNumber(page)).toBeFocused();
});

test('on a phone the table scrolls, names and labels stay, and the page does not move sideways', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of four) await mark(shopper, path);
  const isAsWideAsItLooks = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isAsWideAsItLooks()).toBe(true);
  const dialog = await openComparison(page);
  const table = dialog.getByRole('region', { name: 'Varer ved siden av hverandre' });
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const last = columns(page).nth(3);
  await expect(last).not.toBeInViewport();
  // Two are seen beside each other without scrolling.
  await expect(columns(page).nth(1)).toBeInViewport({ ratio: 0.95 });
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'weight').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'weight').getByRole('cell').nth(3)).toBeInViewport({ ratio: 1 });
  const [label, name] = await Promise.all([
    row(page, 'weight').getByRole('rowheader').boundingBox(),
    last.boundingBox(),
  ]);
  expect(label!.x).toBe(0);
  expect(name!.y).toBeLessThan(label!.y);
  expect(await isAsWideAsItLooks()).toBe(true);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, light or dark`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    for (const path of [articles.sofa.path, articles.chair.path]) await mark(shopper, path);
    const look = async (what: string, within = 'dialog[open]'): Promise<void> => {
      for (const colours of ['light', 'dark'] as const) await expectNothingFound(page, { within, colours, what });
    };
    await look('what a mark changes', '[data-testid="compare-button"], [data-testid="comparison-button"]');
    const dialog = await openComparison(page);
    await look('the table');
    await dialog.getByRole('button', { name: 'Fjern alle' }).click();
    await expect(dialog.getByRole('heading', { name: 'Ingen varer er valgt' })).toBeVisible();
    await look('nothing to compare');
  });
}
