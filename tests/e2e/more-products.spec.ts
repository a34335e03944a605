import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { isRemembered } from './support/documents.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Below a product: what goes with it, and what was looked at before it, on the device itself. */

test('others of the series, and what was looked at, also without a network and after a reload', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await shopper.everythingOnDevice();
  await expect(page.getByRole('heading', { name: /^Mer (?:fra|i) / })).toBeVisible();
  await expect(page.getByTestId('viewed-products')).toBeHidden();
  await isRemembered(page, articles.boxes);
  await shopper.goOffline();
  await shopper.open(articles.sofa.path);
  const series = page.getByRole('region', { name: 'Mer fra Nordvik' });
  await expect(series.getByTestId('product-card')).not.toHaveCount(0);
  await expect(series.locator(`[data-sku="${articles.sofa.sku}"]`)).toHaveCount(0);
  const viewed = page.getByRole('region', { name: 'Sist sett på' });
  await expect(viewed.getByTestId('product-card')).toHaveCount(1);
  await expect(viewed.getByTestId('product-card')).toHaveAttribute('data-sku', articles.boxes.sku);
  await shopper.reload();
  await expect(viewed.getByTestId('product-card')).toHaveAttribute('data-sku', articles.boxes.sku);
  await viewed.getByRole('link').click();
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', articles.boxes.sku);
  await expect(viewed.getByTestId('product-card')).toHaveAttribute('data-sku', articles.sofa.sku);
  await isRemembered(page, articles.boxes);
  // The home page has both.
  await shopper.open('/');
  await expect(viewed.getByTestId('product-card')).toHaveCount(2);
  await expect(viewed.getByTestId('product-card').first()).toHaveAttribute('data-sku', articles.boxes.sku);
  await expectNothingFound(page, { within: '[data-testid=viewed-products]' });
  expect(await missedByTab(page, viewed)).toEqual([]);
});

test('what the shop links to a product comes first, without a network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open('/p/RUNDE-SOFABORD/runde-sofabord');
  const related = page.getByRole('region', { name: 'Passer til Runde' });
  await expect(related.getByTestId('product-card')).toHaveCount(3);
  await expect(related.getByTestId('product-card').first()).toHaveAttribute('data-sku', 'AARRING-TEPPE');
});
