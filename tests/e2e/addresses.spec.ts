import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Addresses: unknown, old, and written in another way (spec 2: route resolution, D40, D41, D80). */

const { sofa, boxes } = articles;
const chosen = `${sofa.path}/${sofa.green}`;

const answers: readonly (readonly [what: string, path: string, status: number, to?: string])[] = [
  ['home', '/', 200],
  ['home of another country', '/default', 200],
  ['a category', '/stue/sofaer', 200],
  ['a category with filters', '/stue/sofaer?color=10033&sort=price', 200],
  ['a product', sofa.path, 200],
  ['a variant', chosen, 200],
  ['a content page', '/customer-service', 200],
  ['a content page by its long name', '/i/customer-service', 200],
  ['the size guide', '/size-guide', 200],
  ['the checkout', '/checkout', 200],
  ['the search', '/search?q=sofa', 200],
  ['the search in another country', '/default/search?q=soffa', 200],
  ['nothing', '/finnes-ikke', 404],
  ['nothing below the search', '/search/sofa', 404],
  ['nothing in a category', '/stue/finnes-ikke', 404],
  ['a product that never was', '/p/INGENTING/ingenting', 404],
  ['a category by its short name', '/c/sofaer-11', 301, '/stue/sofaer'],
  ['a category that never was', '/c/finnes-ikke', 404],
  ['an old address', '/sofaer', 301, '/stue/sofaer'],
  ['an old address of an old address, with its query', '/sofa?color=10033', 301, '/stue/sofaer?color=10033'],
  ['an old address in another country', '/default/sofaer', 301, '/default/stue/sofaer'],
  [
    'a product by its place in the catalogue',
    '/stue/sofaer/3-og-4-seters-sofaer/nordvik-3-seters-sofa',
    301,
    sofa.path,
  ],
  ['a product under an old name', `/p/${sofa.sku}/gammelt-navn`, 301, chosen],
  ['a variant that never was', `${sofa.path}/INGENTING`, 301, `${chosen}?missing=1`],
  ['a variant as if it were a product', `/p/${sofa.blue}/nordvik`, 301, `${sofa.path}/${sofa.blue}`],
  ['an address with a slash too many', '/stue/sofaer/', 301, '/stue/sofaer'],
  ['an address that cannot be read', '/%E0%A4%A', 404],
  ['page-not-found by its name', '/page-not-found', 404],
  ['a product without variants, with one', `${boxes.path}/${boxes.sku}`, 301, boxes.path],
  ['customer service in Norwegian', '/kundeservice', 301, '/customer-service'],
  ['contact by the name that others know', '/contact', 301, '/customer-service'],
  ['the showrooms by another name', '/store-locator', 301, '/showrooms'],
];

for (const [what, path, status, to] of answers) {
  test(`the server about ${what}: ${status}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()['location']).toBe(to);
  });
}

test('an address that nothing lives at says so and leads on', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/404 \(Not Found\)/);
  const { page } = shopper;
  await shopper.open('/finnes-ikke');
  await expect(page).toHaveURL('/finnes-ikke');
  await expect(page.getByTestId('not-found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fant ikke siden');
  await expect(page).toHaveTitle('Fant ikke siden – Stua');
  const waysOn = page.getByTestId('ways-on');
  await expect.poll(() => waysOn.getByTestId('category-link').count()).toBeGreaterThan(3);
  await expect(waysOn.getByTestId('best-sellers').getByRole('link')).toHaveCount(8);
  // What to do next stands side by side, right below what is wrong.
  const [home, search] = await page.getByTestId('not-found').getByRole('link').all();
  await expect(search!).toHaveText('Søk i butikken');
  const [left, right] = [await home!.boundingBox(), await search!.boundingBox()];
  expect(right!.y).toBe(left!.y);
  await home!.click();
  await expect(page).toHaveURL('/');
});

test('the same addresses lead to the same pages with no network', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/could not be decoded/);
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  const moved = answers.filter(([, path, status]) => status === 301 && !path.startsWith('/default'));
  for (const [what, path, , to] of moved) {
    // The device keeps the address of a variant that never was, and says which one it shows instead.
    if (path.endsWith('/INGENTING')) continue;
    await shopper.open(path);
    await expect(page, what).toHaveURL(to!.replace(/\/$/, ''));
  }
  for (const path of answers.filter(([, , status]) => status === 404).map(([, address]) => address)) {
    await shopper.open(path);
    await expect(page.getByTestId('not-found'), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('what an address lacks is said exactly: a category by its slug (spec 8)', async ({ shopper, expectedConsole }) => {
  expectedConsole.push(/404 \(Not Found\)/);
  await shopper.open('/c/finnes-ikke');
  await expect(shopper.page.getByTestId('not-found')).toContainText('Fant ingen kategori med slug = finnes-ikke');
});

test.describe('on a device of its own', () => {
  test.use({ reusesDevice: false });

  test('a page that is not on the device yet is asked for by its address (spec 7: URL fallback)', async ({
    shopper,
  }) => {
    const { page } = shopper;
    const asked: string[] = [];
    // The shop is there, but slow with its content.
    await page.route(/\/api\/sync\/(?:cms_pages|url_rewrites)/, () => undefined);
    // One that is not answered in time is asked again.
    page.on('response', (response) => {
      if (response.url().includes('/api/url/map')) asked.push(response.request().postData() ?? '');
    });
    await shopper.open('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kundeservice' });
    await shopper.isLive(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundeservice' })).toBeVisible();
    await page.goBack();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundeservice' })).toBeVisible();
    expect(asked.map((body) => (JSON.parse(body) as { url: string }).url)).toEqual(['customer-service']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('of two quick choices the later one wins (D42)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header [data-testid="category-link"]')];
    for (const link of links.slice(0, 4)) link.click();
  });
  await expect(page).toHaveURL('/oppbevaring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oppbevaring');
});
