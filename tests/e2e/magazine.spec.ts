import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** The magazine (spec 2: magazine; decision 057). */

test('from the foot of the page to an article, to what it shows, and back', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Magasin' }).click();
  await expect(page).toHaveURL('/magazine');
  await expect(page).toHaveTitle('Magasin – Stua');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
  await page.getByRole('heading', { name: 'Slik oljer du teak' }).getByRole('link').click();
  await expect(page).toHaveURL('/slik-oljer-du-teak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slik oljer du teak');
  await expect(page.getByText('Jonas Aune · 23. april 2026')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Hagebordet Vik' }).click();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await page.goBack();
  await page.getByTestId('breadcrumbs').getByRole('link', { name: 'Magasin' }).click();
  await expect(page).toHaveURL('/magazine');
});

test('it is read and found without a network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByRole('combobox', { name: 'Søk i butikken' }).fill('oljer teak');
  const found = page.locator('[data-testid="search-suggestion"][data-kind="article"]');
  await expect(found).toHaveText('Slik oljer du teak');
  await found.click();
  await expect(page).toHaveURL('/slik-oljer-du-teak');
  await expect(page.getByRole('heading', { name: 'Velg dagen' })).toBeVisible();
  await shopper.reload();
  await expect(page.getByRole('heading', { name: 'Velg dagen' })).toBeVisible();
});

test('another language reads it in its own words', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/default/magazine');
  await page.getByRole('heading', { name: 'Så oljar du teak' }).getByRole('link').click();
  await expect(page).toHaveURL('/default/slik-oljer-du-teak');
  await expect(page.getByText('23 april 2026')).toBeVisible();
});
