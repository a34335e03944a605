import type { Page } from '@playwright/test';
import type { ForeignHtmlPage } from './support/foreign-html-page.ts';
import { hostileHtml, largeHtml, plainVectors } from './support/hostile-html.ts';
import { changesOf, faultsOf, ranUncleaned } from './support/inspect-foreign-html.ts';
import { openForeignHtmlPage } from './support/serve-foreign-html-page.ts';
import { expect, test, watchConsole } from './support/test.ts';

/** Foreign HTML (reliability 5, row 5): the one component that shows it, on a page of its own and in the shop. */

const BATCH = 50;

for (const policy of ['of the shop', 'none'] as const) {
  test(`no hostile text does anything on a page whose policy is ${policy}`, async ({ page, shop }) => {
    const printed = watchConsole(page);
    const asked = await watchRequests(page, shop.origin);
    await openForeignHtmlPage(page, shop.origin, policy);
    for (let start = 0; start < hostileHtml.length; start += BATCH) {
      expect(await faultsOf(page, hostileHtml.slice(start, start + BATCH))).toEqual([]);
      expect(await changesOf(page), `after texts from ${start} on`).toEqual([]);
    }
    expect(asked).toEqual([]);
    expect(printed).toEqual([]);
    await followsLinks(page);
  });
}

test('the same texts bite where nobody cleans them', async ({ page, shop }) => {
  await watchRequests(page, shop.origin);
  await openForeignHtmlPage(page, shop.origin, 'none');
  // The others wait for a click, lead away or change the page; those are looked for among elements and attributes.
  expect(await ranUncleaned(page, plainVectors)).toBeGreaterThan(plainVectors.length / 3);
});

test('the page outlives texts whose harm is that they are large', async ({ page, shop }) => {
  const printed = watchConsole(page);
  await openForeignHtmlPage(page, shop.origin, 'of the shop');
  for (const [what, html] of Object.entries(largeHtml)) {
    expect(await faultsOf(page, [html]), what).toEqual([]);
    expect(await changesOf(page), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true);
  }
  expect(printed).toEqual([]);
  await followsLinks(page);
});

/** A page that works: links lead through the shop. */
async function followsLinks(page: Page): Promise<void> {
  const followed = (): Promise<string | undefined> =>
    page.evaluate(() => (globalThis as unknown as { foreignHtml: ForeignHtmlPage }).foreignHtml.followed.at(-1));
  for (const [href, to] of [
    ['/delivery?x=1#when', '/delivery?x=1#when'],
    // Joined without care, it would lead to another host.
    ['/x/..//evil.example/', '/evil.example'],
  ] as const) {
    expect(await faultsOf(page, [`<p>See <a href="${href}">delivery</a></p>`])).toEqual([]);
    await page.getByRole('link', { name: 'delivery' }).click();
    expect(await followed()).toBe(to);
  }
}

/** Collects requests that no text may make. */
async function watchRequests(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin && url.pathname.startsWith('/media/'))
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    asked.push(url.href);
    return route.abort();
  });
  return asked;
}
