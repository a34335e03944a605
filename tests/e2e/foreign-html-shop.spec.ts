import type { Page, TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import type { ShopServer } from './support/shop-server.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

/** Texts with markup as the shop shows them: a content page and the description of a product. */

const { products = [] } = demoCatalogue().documents;
const chair = products.find(({ sku }) => sku === articles.chair.sku)!;

const html = `
  <h1>Mål</h1>
  <p style="color:red">Se <a href="/delivery">levering</a>, <a href="https://example.com/">vår leverandør</a>
  eller <a href="javascript:__ran=1">ikke</a> <strong onclick="__ran=1">dette</strong>.</p>
  <h2>Tabell</h2>
  <table><thead><tr><th>Størrelse</th><th>Bredde</th><th>Dybde</th><th>Høyde</th><th>Sittehøyde</th></tr></thead>
  <tbody><tr><td>To seter</td><td>180 cm</td><td>92 cm</td><td>84 cm</td><td>43 cm</td></tr></tbody></table>
  <ul><li>Ull</li><li>Eik</li></ul>
  <blockquote>Sitt godt.</blockquote>
  <figure><img src="/media${String(chair['image'])}?w=640" alt="Vik hagestol" width="640" height="620">
  <figcaption>I hagen</figcaption></figure>
  <img src="https://example.com/spy.png" alt="spion"><img src=x onerror="__ran=1">
  <iframe src="https://example.com/"></iframe><script>__ran=1</script>`;

const page = {
  id: 900,
  identifier: 'sofa-sizes',
  title: 'Størrelser',
  content: html,
  page_layout: '1column',
  active: true,
};

test.beforeAll(async ({ shop }, info) => {
  await importInto(shop, info, page);
  await importInto(shop, info, { ...chair, description: html });
});

test.afterAll(async ({ shop }, info) => {
  await importInto(shop, info, { ...page, active: false });
  await importInto(shop, info, chair);
});

/** Puts a document into the shop; prices are those of one country. */
async function importInto(shop: ShopServer, info: TestInfo, document: object): Promise<void> {
  const path = info.outputPath('document.ndjson');
  writeFileSync(path, JSON.stringify(document));
  await shop.operator('import', path, '--format', 'ndjson', ...(document === page ? [] : ['--store', 'bmno']));
}

test('a content page shows its markup, cleaned, with the network and without', async ({ shopper }) => {
  const { page: window } = shopper;
  const foreign: string[] = [];
  window.on('request', (request) => void (request.url().includes('example.com') && foreign.push(request.url())));
  await shopper.open('/sofa-sizes');
  const text = window.getByRole('article');
  const isShown = async (): Promise<void> => {
    await expect(text.getByRole('table')).toBeVisible();
    await expect(text.getByRole('heading', { level: 2 })).toHaveText(['Mål', 'Tabell']);
    await expect(text.getByRole('listitem')).toHaveText(['Ull', 'Eik']);
    await expect(text.getByRole('img')).toHaveCount(1);
    await expect(text.getByRole('link', { name: 'vår leverandør' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.getByRole('link')).toHaveCount(2);
    await expect(text.locator('script, iframe, [style], [onclick]')).toHaveCount(0);
    expect(await window.evaluate(() => '__ran' in globalThis)).toBe(false);
  };
  await isShown();
  await text.getByRole('img', { name: 'Vik hagestol' }).scrollIntoViewIfNeeded();
  await expect.poll(() => text.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expectNothingFound(window, { within: 'article' });
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  await isShown();
  expect(foreign).toEqual([]);
});

test('links in a text lead through the shop, in its store view', async ({ shopper }) => {
  const { page: window } = shopper;
  for (const prefix of ['', '/default']) {
    await shopper.open(`${prefix}/sofa-sizes`);
    await window.evaluate(() => Object.assign(globalThis, { __sameWindow: true }));
    await window.getByRole('article').getByRole('link', { name: 'levering' }).click();
    await expect(window).toHaveURL(`${prefix}/delivery`);
    await expect(window.getByRole('heading', { level: 1 })).not.toHaveText('Størrelser');
    expect(await window.evaluate(() => '__sameWindow' in globalThis)).toBe(true);
  }
});

test('a description shows its markup below its own heading', async ({ shopper }) => {
  await shopper.open(articles.chair.path);
  const text = shopper.page.getByRole('region', { name: 'Beskrivelse' });
  await text.scrollIntoViewIfNeeded();
  await expect(text.getByRole('table')).toBeVisible();
  await expect(text.getByRole('heading')).toHaveText(['Beskrivelse', 'Mål', 'Tabell']);
  await expect(text.getByRole('heading', { level: 3 })).toHaveText(['Mål', 'Tabell']);
});

test('a description stays as it is while the page around it is drawn anew', async ({ shopper, shop }) => {
  const { page: window } = shopper;
  await shopper.open(articles.chair.path);
  await shopper.everythingOnDevice();
  const text = window.getByRole('region', { name: 'Beskrivelse' });
  await text.scrollIntoViewIfNeeded();
  await expect(text.getByRole('table')).toBeVisible();
  const list = text.getByRole('list');
  await list.evaluate((node) => Object.assign(node, { isRead: true }));
  await shop.operator('set-price', articles.chair.sku, 2790);
  const price = window.getByTestId('product-page').getByTestId('price').first();
  await expect(price).toHaveAttribute('data-amount', '279000');
  await expect(list).toHaveJSProperty('isRead', true);
  await shop.operator('set-price', articles.chair.sku, articles.chair.priceMinor / 100);
});

test('the server says it in plain words', async ({ request }) => {
  for (const path of ['/sofa-sizes', articles.chair.path]) {
    const answer = await (await request.get(path)).text();
    const shown = answer.slice(answer.indexOf('<main'), answer.indexOf('</main>'));
    expect(shown).toContain('>Tabell</h');
    expect(shown).toContain('levering, vår leverandør eller ikke dette.');
    expect(shown).not.toMatch(/__ran|example\.com|<iframe/);
    expect(answer).toMatch(/<meta name="description" content="(?:Mål|[^"]*Se levering)/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a wide table is moved by itself, and the page stays', async ({ shopper }) => {
    const { page: window } = shopper;
    const places = [
      ['/sofa-sizes', window.getByRole('article')],
      [articles.chair.path, window.getByRole('region', { name: 'Beskrivelse' })],
    ] as const;
    for (const [path, text] of places) {
      await shopper.open(path);
      await text.scrollIntoViewIfNeeded();
      const table = window.getByRole('table').filter({ hasText: 'To seter' });
      await expect(table).toBeVisible();
      expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect(await widthOf(window)).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('as it arrives', () => {
  // So that each page comes from the server.
  test.use({ serviceWorkers: 'block' });

  test('nothing moves when the markup takes the place of the plain words', async ({ shopper, expectedConsole }) => {
    expectedConsole.push(/Service Worker registration blocked/);
    const { page: window } = shopper;
    const shifts = await watchShifts(window);
    await shopper.open('/delivery');
    await expect(window.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(window.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    expect(await shifts()).toBeLessThan(0.005);
  });
});

function widthOf(window: Page): Promise<number> {
  return window.evaluate(() => document.documentElement.scrollWidth);
}
