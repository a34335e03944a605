import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Material and care, delivery and returns, and how the shop measures: what its own people wrote (spec 2: CMS block, size guide). */

const { sofa, chair } = articles;
const service = '/p/MONTERING/stua-montering-hjemme';

test('what a piece is made of, how it is cared for, how it comes and goes, without a network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const material = page.getByRole('region', { name: 'Materiale og stell' });
  await expect(material).toContainText('Ull');
  await expect(material).toContainText('da renser ullen seg selv');
  const delivery = page.getByRole('region', { name: 'Levering' });
  await expect(delivery).toContainText('Leveres om 3–10 dager');
  await expect(delivery).toContainText('Sjåføren ringer en time før');
  const returns = page.getByRole('region', { name: 'Retur' });
  await expect(returns).toContainText('Fri retur i 30 dager');
  // The shop's own words lead on, without loading anything.
  await returns.scrollIntoViewIfNeeded();
  await returns.getByRole('link', { name: 'Slik returnerer du' }).click();
  await expect(page).toHaveURL('/returns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retur og angrerett');
});

test('the size guide opens above the page, without a network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(chair.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const button = page.getByRole('button', { name: 'Slik måler vi' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Slik måler vi' });
  await expect(dialog.getByRole('heading', { level: 3, name: 'Før du bestiller' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('dialog'), 'one at a time').toHaveCount(1);
  await expectNothingFound(page, { within: '[data-testid="text-dialog"]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the server tells all of it at once, in the language of the page; work is neither sent nor sent back', async ({
  shopper,
}) => {
  const { page } = shopper;
  const [norwegian, swedish, work] = await Promise.all(
    [sofa.path, `/default${sofa.path}`, service].map(async (path) => (await page.request.get(path)).text()),
  );
  expect(norwegian).toContain('da renser ullen seg selv');
  expect(swedish).toContain('då rengör ullen sig själv');
  expect(work).toContain('Stua montering hjemme');
  for (const part of ['product-delivery', 'product-returns', 'product-material']) {
    expect(norwegian).toContain(part);
    expect(work).not.toContain(part);
  }
  await shopper.open(service);
  await expect(page.getByTestId('product-page')).toContainText('Vi avtaler tid med deg');
  await expect(page.getByTestId('product-page')).not.toContainText(/Levert hjem|Fri retur|Leveres/);
});

test.describe('a shop that wrote less', () => {
  test.beforeAll(async ({ shop }, { outputDir }) => {
    mkdirSync(outputDir, { recursive: true });
    const file = join(outputDir, 'blocks.ndjson');
    const block = (id: number, identifier: string, more: object) => ({ id, identifier, title: identifier, ...more });
    // Under their numbers: what was there is called otherwise now.
    const blocks = [
      block(6, 'size-guide-of-before', { content: '<p>Gammel</p>', active: true }),
      block(4, 'delivery-note', {
        content: '<p>Kjøres ut på <strong>lørdager</strong>.</p><script>document.title="hostile"</script>',
        active: true,
      }),
      block(5, 'returns-note-of-before', { content: '<p>Gammel</p>', active: true }),
    ];
    writeFileSync(file, blocks.map((row) => JSON.stringify(row)).join('\n'));
    await shop.operator('import', file);
  });

  test('a block that is missing shows nothing, one with foreign HTML is cleaned when it comes near', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.open(chair.path);
    await shopper.everythingOnDevice();
    await shopper.reload();
    const delivery = page.getByTestId('product-delivery');
    await expect(delivery).toContainText('Kjøres ut på lørdager.');
    await expect(delivery.locator('strong')).toHaveCount(0);
    await delivery.scrollIntoViewIfNeeded();
    await expect(delivery.locator('strong')).toHaveText('lørdager');
    await expect(delivery.locator('script')).toHaveCount(0);
    await expect(page.getByTestId('product-returns')).toHaveText(/^Retur\s*Fri retur i 30 dager$/);
    await expect(page.getByTestId('fit-button')).toBeVisible();
    await expect(page.getByTestId('size-guide-button')).toHaveCount(0);
    await expect(page).toHaveTitle(/Stua$/);
  });
});
