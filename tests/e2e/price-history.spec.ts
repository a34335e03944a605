import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What an offer is held against, and what was asked over sixty days, without a network as well (spec 9: lowest price). */

const DAY_MS = 86_400_000;
const armchair = { sku: 'LYNG-LENESTOL', path: '/p/LYNG-LENESTOL/lyng-lenestol' };

/** Prices of the armchair, in days before today. */
const asked = [
  [70, 6490],
  [40, 5990],
  [25, 6490],
  [10, 5490],
] as const;

test.beforeAll(async ({ shop }, { outputDir }) => {
  const entries = asked.map(([days, gross]) => ({
    valid_from: new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' '),
    price_incl_tax: gross,
  }));
  const history = { id: armchair.sku, sku: armchair.sku, product_id: 2004, entries };
  mkdirSync(outputDir, { recursive: true });
  const file = join(outputDir, 'price-history.ndjson');
  writeFileSync(file, JSON.stringify(history));
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

test('the server tells the lowest price at once; what costs what it always did has no history', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(armchair.path);
  await expect(page.getByTestId('lowest-price')).toBeVisible();
  await shopper.open(articles.boxes.path);
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', articles.boxes.sku);
  await expect(page.getByTestId('lowest-price')).toBeHidden();
});
