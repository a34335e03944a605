import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { accountButton, isSignedIn, newCustomer, register } from './support/customer.ts';
import { articles, listedIn } from './support/demo.ts';
import { holdCode, loseCode } from './support/hold-code.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

/** What the server sends to whoever comes for the first time (architecture: first visit, D102). */

const { sofa } = articles;

const screens: readonly (readonly [what: string, path: string, title: string, shown: string])[] = [
  ['home', '/', 'Stua', 'Møbler til rom som brukes'],
  ['category', '/stue/sofaer', 'Sofaer – Stua', `${listedIn('stue/sofaer')} varer`],
  ['product', sofa.path, 'Nordvik 3-seters sofa – Stua', 'Legg i handlekurven'],
  ['content', '/customer-service', 'Kundeservice – Stua', 'Kundeservice'],
  ['article', '/slik-oljer-du-teak', 'Slik oljer du teak – Stua', 'Velg dagen'],
  ['magazine', '/magazine', 'Magasin – Stua', 'Slik oljer du teak'],
  ['search', '/search?q=hj%C3%B8rnesofa', 'Søk: hjørnesofa – Stua', 'Vidde'],
  ['not found', '/finnes-ikke', 'Fant ikke siden – Stua', 'Fant ikke siden'],
];

const sheetsOf = (html: string): string[] => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!);
const tagsOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([tag]) => tag);

for (const [what, path, title] of screens) {
  test(`${what}: a document that executes nothing of its own`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    for (const script of tagsOf(html, /<script[^>]*>/g))
      expect(script).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/);
    // One sheet, which the policy knows by its contents; elements carry none of their own.
    const sheets = sheetsOf(html);
    expect(sheets).toHaveLength(1);
    expect(tagsOf(html, /<style[\s>]|<link rel="stylesheet"/g)).toHaveLength(1);
    const digest = createHash('sha256').update(sheets[0]!).digest('base64');
    expect(answer.headers()['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`);
    expect(tagsOf(html, /<[a-z][^>]*\s(?:style|on[a-z]+)=/gi)).toEqual([]);
  });
}

for (const source of ['src/pages/product-page.tsx', 'src/app/texts-nb.ts']) {
  test(`a page of which ${source} is lost on its way asks for it again, until it is here`, async ({
    page,
    shopper,
  }) => {
    const code = await loseCode(page, source);
    await page.goto(sofa.path);
    await expect.poll(code.lost).toBeGreaterThan(1);
    code.heal();
    await shopper.ready();
    await shopper.addToCart();
  });
}

// Those whose weight size.test.ts bounds, by what their documents name.
for (const [what, path] of screens.slice(0, 3)) {
  test(`${what}: until it shows data no code is asked for but what its document names`, async ({ page, shopper }) => {
    const html = await (await page.request.get(path)).text();
    const named = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script));
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement?.dataset['testid'] !== 'app-ready') return;
        observer.disconnect();
        performance.mark('first-screen');
      }).observe(document, { subtree: true, attributes: true });
    });
    const starting = page.waitForEvent('worker');
    await shopper.open(path);
    const worker = new URL((await starting).url()).pathname;
    const asked = await page.evaluate(() => {
      const [{ startTime: shownAt }] = performance.getEntriesByName('first-screen') as [PerformanceEntry];
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shownAt);
      return before.map(({ name }) => new URL(name).pathname).filter((script) => /^\/assets\/.*\.js$/.test(script));
    });
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((script) => script !== worker && !named.has(script))).toEqual([]);
  });
}

const looked = [
  ...screens.map(([, path]) => path),
  '/p/VIK-HAGEGRUPPE/vik-hagegruppe',
  '/p/ENTRE-SETT/velkommen-entresett',
  '/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe',
  '/kolleksjoner',
];

for (const path of looked) {
  test(`${path}: everything that is rendered comes with its looks`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const looks = sheetsOf(html).join('\n');
    const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
    // Names of style modules, as the build writes them.
    const named = [...classes].filter((name) => /^_.+_[\w-]{5}_\d+$/.test(name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !looks.includes(`.${name}`))).toEqual([]);
  });
}

test('a product names itself to search engines, in every country', async ({ request, shop }) => {
  const html = await textOf(await request.get(`${sofa.path}/${sofa.blue}`));
  // A chosen variant is the same product.
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}${sofa.path}">`);
  expect(html).toContain(`hreflang="nb-NO" href="${shop.origin}${sofa.path}"`);
  expect(html).toContain(`hreflang="sv-SE" href="${shop.origin}/default${sofa.path}"`);
  expect(jsonLdOf(html)).toMatchObject({
    '@type': 'Product',
    name: 'Nordvik 3-seters sofa, blå',
    sku: sofa.blue,
    brand: { name: 'Stua' },
    offers: { price: 11_990, priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
  });
});

for (const [what, listing, word, availability] of [
  ['made to order', '/spisestue/spisebord', 'naust', 'BackOrder'],
  ['on its last pieces', '/spisestue/spisebord', 'heim', 'LimitedAvailability'],
] as const) {
  test(`search engines are told that a piece is ${what}, as shoppers are`, async ({ request }) => {
    const list = await textOf(await request.get(listing));
    const path = new RegExp(`href="(/[^"]*${word}[^"]*)"`).exec(list)?.[1];
    expect(path).toBeDefined();
    const html = await textOf(await request.get(path!));
    expect(jsonLdOf(html)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });
}

test('a category names its place and its counterparts, and the home page its own', async ({ request, shop }) => {
  const category = await textOf(await request.get('/stue/sofaer?color=10033'));
  expect(category).toContain(`<link rel="canonical" href="${shop.origin}/stue/sofaer">`);
  expect(category).toContain(`hreflang="sv-SE" href="${shop.origin}/default/stue/sofaer"`);
  expect(jsonLdOf(category)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Stue' }, { name: 'Sofaer', item: `${shop.origin}/stue/sofaer` }],
  });
  const home = await textOf(await request.get('/'));
  expect(home).toContain(`<link rel="canonical" href="${shop.origin}/">`);
  expect(home).toContain(`hreflang="sv-SE" href="${shop.origin}/default"`);
});

test('an article says who wrote it and when', async ({ request, shop }) => {
  const html = await textOf(await request.get('/slik-oljer-du-teak'));
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/slik-oljer-du-teak">`);
  expect(jsonLdOf(html)).toMatchObject({
    '@type': 'Article',
    headline: 'Slik oljer du teak',
    datePublished: '2026-04-23',
    author: { name: 'Jonas Aune' },
  });
  expect(await textOf(await request.get('/magazine'))).toContain('hreflang="sv-SE"');
});

test('what is nobody’s or somebody’s own is kept out of search engines', async ({ request }) => {
  for (const path of [
    '/finnes-ikke',
    '/checkout',
    '/confirmation',
    '/my-account',
    '/create-password',
    '/search?q=sofa',
    '/search',
  ])
    expect(await textOf(await request.get(path))).toContain('<meta name="robots" content="noindex">');
});

test('the language of the cookie is the language of the document', async ({ request }) => {
  const english = await textOf(await request.get('/stue', { headers: { cookie: 'language=en-US' } }));
  expect(english).toContain('<html lang="en-US">');
  expect(english).toContain('<title>Living room – Stua</title>');
  const norwegian = await textOf(await request.get('/stue'));
  expect(norwegian).toContain('<title>Stue – Stua</title>');
  const swedish = await textOf(await request.get('/default/stue', { headers: { cookie: 'language=nb-NO' } }));
  expect(swedish).toContain('<html lang="sv-SE">');
});

test('a price that the shop changes is in the next document', async ({ request, shop }) => {
  const path = '/p/RO-MADRASS-160/ro-madrass-160-200';
  expect(jsonLdOf(await textOf(await request.get(path)))).toMatchObject({ offers: { price: 7490 } });
  await shop.operator('set-price', 'RO-MADRASS-160', 6990);
  try {
    // A page waits a second for what changed in the database, then what is known has to do (spec 9: time-outs).
    const told = async (): Promise<unknown> => jsonLdOf(await textOf(await request.get(path)));
    await expect.poll(told).toMatchObject({ offers: { price: 6990 } });
  } finally {
    await shop.operator('set-price', 'RO-MADRASS-160', 7490);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const [what, path, , shown] of screens) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown).first(), what).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('where only a device knows the rest, the page says what it is and what is missing', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page).toHaveTitle('Kasse – Stua');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.goto('/confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('links lead through the shop', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Stue', exact: true }).click();
    await page.getByTestId('product-card').first().getByRole('link').click();
    await expect(page.getByTestId('product-page')).toBeVisible();
    await expect(page.getByTestId('product-page').getByTestId('price')).toBeVisible();
  });
});

const everyPage = [...screens.map(([, path]) => path), '/checkout', '/confirmation'];

test.describe('a first visit to each page', () => {
  // So that each comes from the server.
  test.use({ serviceWorkers: 'block' });

  test('every page is taken over without a word in the console, and breaks nothing of its own policy', async ({
    shopper,
    expectedConsole,
  }) => {
    expectedConsole.push(/404 \(Not Found\)/, /Service Worker registration blocked/);
    const violations = await watchViolations(shopper.page);
    for (const path of everyPage) {
      await shopper.open(path);
      await expect(shopper.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
      expect(await violations(), path).toEqual([]);
    }
  });
});

test.describe('each page from the device', () => {
  test.use({ reusesDevice: true });

  test('breaks nothing of its own policy either', async ({ shopper, expectedConsole }) => {
    expectedConsole.push(/404 \(Not Found\)/);
    await shopper.open('/');
    await shopper.everythingOnDevice();
    const violations = await watchViolations(shopper.page);
    for (const path of everyPage) {
      await shopper.open(path);
      expect(await violations(), path).toEqual([]);
    }
  });
});

test.describe('a page from the server', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part whose code comes after the answers of the device shows them too', async ({
    shopper,
    expectedConsole,
  }) => {
    expectedConsole.push(/Service Worker registration blocked/);
    const { page } = shopper;
    const kari = newCustomer();
    await shopper.open('/');
    await register(page, kari);
    const code = await holdCode(page, 'src/app/layout-parts.ts');
    // Its first paint is the server's, which knows nobody.
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
    code.letGo();
    await isSignedIn(page, kari);
  });
});

test('what the server found is what the device finds: nothing moves when it takes over', async ({ shopper }) => {
  const { page } = shopper;
  const path = '/search?q=sofa&sort=price';
  // Wide enough for the row of filters in the first font as well.
  await page.setViewportSize({ width: 1440, height: 900 });
  const html = await textOf(await page.request.get(path));
  const sent = [...html.matchAll(/data-testid="product-card" data-sku="([^"]*)"/g)].map(([, sku]) => sku);
  expect(sent.length).toBeGreaterThan(20);
  const shifts = await watchShifts(page);
  await shopper.open(path);
  await shopper.everythingOnDevice();
  const skus = (): Promise<(string | null)[]> =>
    page.getByTestId('product-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-sku')));
  expect((await skus()).slice(0, sent.length)).toEqual(sent);
  expect(await shifts()).toBeLessThan(0.005);
});

test.describe('a part whose code is still on its way', () => {
  // So that the page comes from the server, and its code from the network.
  test.use({ serviceWorkers: 'block' });

  test('is said to be missing when the network went before it was wanted, and opens once that is back', async ({
    shopper,
    expectedConsole,
  }) => {
    expectedConsole.push(/Service Worker registration blocked/, /Failed to load resource/);
    const { page } = shopper;
    await shopper.open('/');
    // With the layers, which show it, all of the first screen's code is here.
    await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await shopper.goOffline();
    await accountButton(page).click();
    await expect(page.getByTestId('notification')).toContainText('Denne delen av siden kunne ikke lastes.');
    await expect(page.getByTestId('sign-in')).toHaveCount(0);
    await shopper.goOnline();
    await accountButton(page).click();
    await expect(page.getByTestId('sign-in')).toBeVisible();
  });

  test('tells what the shop did not take into the cart, though its code was lost on its way at first (D21)', async ({
    shopper,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/Service Worker registration blocked/, /Failed to load resource/);
    const { page } = shopper;
    const code = await loseCode(page, 'src/app/worker-notices.tsx');
    const refused = { code: 400, result: 'none left', meta: { code: 'OUT_OF_STOCK' } };
    await context.route('**/api/cart/update?*', (route) => route.fulfill({ status: 400, json: refused }));
    await shopper.open(sofa.path);
    await shopper.stockIsChecked();
    await page.getByTestId('add-to-cart').click();
    await expect.poll(code.lost).toBeGreaterThan(0);
    code.heal();
    await expect(
      page.getByTestId('notification').filter({ hasText: 'kunne ikke legges i handlekurven' }),
    ).toBeVisible();
  });
});

/** Lets every page that is opened note what its policy forbids it; answers with what the one that is open now has noted. */
async function watchViolations(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { __violations: seen });
    addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (globalThis as { __violations?: string[] }).__violations);
}

async function textOf(response: APIResponse): Promise<string> {
  return response.text();
}

function jsonLdOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? 'null');
}
