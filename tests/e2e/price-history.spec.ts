import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What an offer is held against, and what was asked over sixty days, without a network as well (spec 9: lowest price). */

const DAY_MS = 86_400_000;
const { chair } = articles;
const armchair = { sku: 'LYNG-LENESTOL', path: '/p/LYNG-LENESTOL/lyng-lenestol' };

/** Prices of the armchair, in days before today. */
const asked = [
  [70, 6490],
  [40, 5990],
  [25, 6490],
  [10, 5490],
] as const;

const historyOf = (sku: string, productId: number, prices: readonly (readonly [days: number, gross: number])[]) => ({
  id: sku,
  sku,
  product_id: productId,
  entries: prices.map(([days, gross]) => ({
    valid_from: new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' '),
    price_incl_tax: gross,
  })),
});

test.beforeAll(async ({ shop }, { outputDir }) => {
  const rise = [
    [70, 1490],
    [3, chair.priceMinor / 100],
  ] as const;
  const histories = [historyOf(armchair.sku, 2004, asked), historyOf(chair.sku, 2052, rise)];
  mkdirSync(outputDir, { recursive: true });
  const file = join(outputDir, 'price-history.ndjson');
  writeFileSync(file, histories.map((history) => JSON.stringify(history)).join('\n'));
  await shop.operator('import', file);
});

test('an offer says the lowest price of the thirty days before it; the last sixty days are told in a picture and a table', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open(armchair.path);
  const lowest = page.getByTestId('lowest-price');
  await expect(lowest).toHaveText(/^Laveste pris de 30 dagene før tilbudet: 5.990.kr$/);
  await expect(lowest).toHaveAttribute('data-amount', '599000');

  await page.getByRole('button', { name: 'Prishistorikk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prishistorikk' });
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveText([/^FraPris$/, /5.490.kr$/, /6.490.kr$/, /5.990.kr$/, /6.490.kr$/]);
  await expect(dialog.locator('svg[viewBox="0 0 560 220"]')).toBeVisible();
  await expectNothingFound(page, { within: '[data-testid="price-history"]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Prishistorikk' })).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`a price that rose days ago stands in the picture as a whole at ${width} px`, async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    await shopper.open(chair.path);
    await page.getByRole('button', { name: 'Prishistorikk' }).click();
    const plot = page.getByRole('dialog', { name: 'Prishistorikk' }).locator('svg[viewBox="0 0 560 220"]');
    await expect(plot.locator('text')).toHaveCount(4);
    const outside = await plot.evaluate(
      (svg: SVGSVGElement) =>
        [...svg.querySelectorAll('text')].filter((text) => {
          const { x, width: wide } = text.getBBox();
          return x < 0 || x + wide > svg.viewBox.baseVal.width;
        }).length,
    );
    expect(outside).toBe(0);
  });
}

test('the server tells the lowest price at once; what costs what it always did has no history', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(armchair.path);
  await expect(page.getByTestId('lowest-price')).toBeVisible();
  await shopper.open(articles.boxes.path);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', articles.boxes.sku);
  await expect(page.getByTestId('lowest-price')).toBeHidden();
});
