import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { listedIn } from './support/demo.ts';
import { choose, closeSheet, openFacet } from './support/facets.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What stands around products: head pictures, banners, categories below, series (spec 3: banners; D61, D81). */

const { products = [] } = demoCatalogue().documents;

test('a room has a picture and a sentence at its head, and says what is in the categories below', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/stue');
  const main = page.getByRole('main');
  await expect(main.getByText('Her sitter vi, ligger vi og blir enige.')).toBeVisible();
  const sofas = main.getByRole('link', { name: `Sofaer ${listedIn('stue/sofaer')} varer` });
  await expect(sofas).toBeVisible();
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await sofas.click();
  await expect(page).toHaveURL('/stue/sofaer');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(listedIn('stue/sofaer')));
});

test('a banner stands between products and is none of them; narrowing down takes it away', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const listing = page.getByTestId('listing');
  const banner = listing.getByRole('listitem').filter({ hasText: 'Kommer den gjennom døren?' });
  await expect(banner).toBeVisible();
  await expect(page.getByTestId('product-card')).toHaveCount(listedIn('stue/sofaer'));
  await expect(listing.getByRole('listitem').filter({ has: page.getByTestId('product-card') })).toHaveCount(
    listedIn('stue/sofaer'),
  );
  // In a row with two products, as high as they are.
  const [own, beside] = [await banner.boundingBox(), await listing.getByRole('listitem').nth(5).boundingBox()];
  expect([own!.y, own!.height]).toEqual([beside!.y, beside!.height]);

  await (await openFacet(page, 'stock')).getByTestId('facet-option').first().click();
  await closeSheet(page);
  await expect(banner).toHaveCount(0);
  await page.getByTestId('applied-filter').click();
  await expect(banner).toBeVisible();
  // The keyboard gets there between the products around it.
  await page.getByTestId('product-card').nth(5).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/delivery');
});

test('back from a product below a banner: the same products at the same place', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  const card = page.getByTestId('product-card').nth(12);
  await card.scrollIntoViewIfNeeded();
  const before = (await card.boundingBox())!.y;
  await card.getByRole('link').click();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/stue/sofaer');
  // To the pixel; browsers keep fractions of one for themselves.
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before)).toBeLessThan(1);
});

test('the home page ends with banners, and the menu has one beside it', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const banners = page.getByRole('region', { name: 'Hjemme hos Stua' });
  await expect(banners.getByRole('link')).toHaveText([
    'Nå begynner innesesongen',
    'En stol for deg',
    'Hjørner som flytter med',
    'Lys der du sitter',
    'Plass til åtte i jula',
    'Vi har deler til alt',
  ]);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Kategorier' });
  await menu.getByRole('link', { name: 'Spisestue', exact: true }).hover();
  await menu.getByRole('link', { name: 'Tind' }).click();
  await expect(page).toHaveURL('/spisestue/spisebord');
  await expect(menu.getByRole('link', { name: 'Tind' })).toBeHidden();
});

test('series are listed with what they are made of, also without a network, and under their own name', async ({
  shopper,
}) => {
  const { page } = shopper;
  const series = products.filter(({ type_id }) => type_id === 'collection');
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kolleksjoner' }).click();
  await expect(page).toHaveURL('/kolleksjoner');
  await expect(page).toHaveTitle('Kolleksjoner – Stua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolleksjoner');
  const list = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(list).toHaveCount(series.length);
  const sund = page.getByRole('main').getByRole('listitem').filter({ hasText: 'stueserie · 5 deler' });
  await sund.getByRole('link', { name: 'Sund' }).click();
  await expect(page.getByTestId('product-page')).toBeVisible();

  await page.goto('/kollektioner');
  await expect(page).toHaveURL('/kolleksjoner');
  await expect(list).toHaveCount(series.length);
});

test('campaigns are a category, and a facet says which', async ({ shopper }) => {
  const { page } = shopper;
  const inCampaign = products.filter(({ product_campaign }) => product_campaign !== undefined);
  await shopper.open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Kampanjer' }).click();
  await expect(page).toHaveURL('/kampanjer');
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(inCampaign.length));
  const campaigns = await openFacet(page, 'product_campaign');
  await campaigns.getByTestId('facet-option').filter({ hasText: 'Siste sjanse' }).click();
  await closeSheet(page);
  await expect(page.getByTestId('applied-filter')).toHaveText('Siste sjanse');
  const lastChance = inCampaign.filter(({ product_campaign }) => product_campaign === 603);
  await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(lastChance.length));
});

test.describe('nothing has come yet', () => {
  test.use({ reusesDevice: false });

  test('a category whose products cannot be fetched says so, and offers to try again (D39)', async ({
    shopper,
    context,
    expectedConsole,
  }) => {
    const { page } = shopper;
    expectedConsole.push(/status of 500/);
    const calls = /\/api\/(?:sync\/products|catalog\/)/;
    const down = { code: 500, result: 'down', meta: { code: 'INTERNAL' } };
    await context.route(calls, (route) => route.fulfill({ status: 500, json: down }));
    await shopper.open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Stue', exact: true }).click();
    await expect(page).toHaveURL('/stue');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    await context.unroute(calls);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByTestId('listing')).toHaveAttribute('data-total', String(listedIn('stue')));
  });

  test('while products are on their way, none of those that are here is not said to be none at all (D39)', async ({
    shopper,
    context,
  }) => {
    const { page } = shopper;
    let bring = (): void => undefined;
    const come = new Promise<void>((resolve) => (bring = resolve));
    await context.route('**/api/sync/products?*', async (route) => {
      await come;
      await route.continue();
    });
    // The shop names as many as fit into one answer, and none of them is green.
    await context.route(/\/api\/catalog\/.*\/product\/_search/, async (route) => {
      const answer = await route.fetch();
      const found = (await answer.json()) as { hits: readonly { readonly sku: string }[] };
      const first = found.hits.filter(({ sku }) => sku === 'VIDDE-3');
      await route.fulfill({ response: answer, json: { ...found, hits: [...first, ...Array(199).fill(null)] } });
    });
    await shopper.open('/stue');
    await choose(page, 'color', '10033');
    await expect(page).toHaveURL('/stue?color=10033');
    const none = page.getByRole('heading', { name: /^Ingen / });
    await expect(none).toHaveText('Ingen varer passer til filtrene ennå');
    bring();
    await expect(none).toBeHidden();
    await expect(page.getByTestId('product-card').first()).toBeVisible();
  });
});

test('an option that nobody knows is no number to a shopper, and can be taken away', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue?color=987654');
  await expect(page.getByRole('heading', { name: 'Ingen varer passer til filtrene' })).toBeVisible();
  await expect(page.getByTestId('applied-filter')).toHaveText('Ukjent valg');
  await expect(page.getByRole('main')).not.toContainText('987654');
  await page.getByTestId('applied-filter').click();
  await expect(page.getByTestId('product-card').first()).toBeVisible();
});
