import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

/** A start paints the rendered page that was kept of its address, and what the device knows takes its place (decision 051). */

const { sofa } = articles;
const MATTRESS = '/p/RO-MADRASS-160/ro-madrass-160-200';

/** The first words of a page that somebody could read. */
interface Watching {
  __first?: { readonly heading: string; readonly price: string };
}

test('a start shows name and price before the data worker says anything, offline too', async ({ shopper }) => {
  const { page } = shopper;
  await keep(shopper, sofa.path);
  await silenceWorker(page);
  for (const isOffline of [false, true]) {
    await page.context().setOffline(isOffline);
    await shopper.reload();
    const shown = page.getByTestId('product-page');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Nordvik');
    await expect(shown.getByTestId('price').first()).toContainText('11 990');
  }
});

test('tabs that start at once without a network are each shown the kept page, and it stays kept', async ({
  shopper,
}) => {
  const { page } = shopper;
  await keep(shopper, sofa.path);
  await page.context().setOffline(true);
  const tabs = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  for (const tab of tabs) {
    await silenceWorker(tab);
    // As on a slow phone: all have begun before the first can say that it shows something.
    await tab.addInitScript(() => void (ServiceWorker.prototype.postMessage = () => undefined));
  }
  await Promise.all(tabs.map((tab) => tab.goto(sofa.path, { waitUntil: 'commit' })));
  for (const tab of tabs)
    await expect(tab.getByTestId('product-page').getByRole('heading', { level: 1 })).toHaveText('Nordvik');
  expect((await keptPages(page)).map(({ address }) => address)).toContain(sofa.path);
});

test('a kept page says how old it is by the clock of its reader', async ({ browser, shop }) => {
  // A clock that was taken over is not given back.
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  const shopper = new Shopper(page);
  await keep(shopper, sofa.path);
  await silenceWorker(page);
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await shopper.reload();
  const stock = page.getByTestId('product-page').getByText(/^(?:Sjekket|Status)/);
  await expect(stock).toBeVisible();
  await expect(stock).not.toContainText(/i dag|nå/);
  await context.close();
});

test('a price that changed meanwhile takes the place of the kept one, and nothing moves', async ({ shopper, shop }) => {
  const { page } = shopper;
  await keep(shopper, MATTRESS);
  await shop.operator('set-price', 'RO-MADRASS-160', 6990);
  try {
    await noteFirstWords(page);
    const shifts = await watchShifts(page);
    await shopper.reload();
    await expect(page.getByTestId('product-page').getByTestId('price').first()).toContainText('6 990');
    expect((await firstWords(page)).price).toMatch(/7\s490/);
    expect(await shifts()).toBeLessThan(0.001);
  } finally {
    await shop.operator('set-price', 'RO-MADRASS-160', 7490);
  }
});

test('no page of another language or store view is ever shown', async ({ shopper }) => {
  const { page } = shopper;
  await keep(shopper, '/stue');
  await noteFirstWords(page);
  await shopper.reload();
  expect((await firstWords(page)).heading).toBe('Stue');

  await shopper.open('/default/stue');
  expect((await firstWords(page)).heading).toBe('Vardagsrum');

  await shopper.open('/stue');
  await page.getByTestId('language-switcher').selectOption('en-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living room');
  expect((await firstWords(page)).heading).toBe('Living room');
});

test('what is kept is nobody’s own', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart(3);
  await shopper.open('/checkout');
  await shopper.fillCheckout();
  await keep(shopper, sofa.path);
  const kept = await keptPages(page);
  expect(kept.map(({ address }) => address).filter((address) => address.includes('checkout'))).toEqual([]);
  for (const { html } of kept) {
    expect(html).toContain('<html lang="nb-NO">');
    expect(html).not.toContain('Kari');
    expect(html).toMatch(/data-testid="cart-count"[^>]*><\//);
  }
  await silenceWorker(page);
  await shopper.reload();
  await expect(page.getByTestId('cart-count')).toBeEmpty();
});

/** Looks at an address for as long as it takes until its page is kept. */
async function keep(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await shopper.everythingOnDevice();
  await expect.poll(async () => (await keptPages(shopper.page)).some(({ address }) => address === path)).toBe(true);
}

async function keptPages(page: Page): Promise<{ address: string; html: string }[]> {
  return page.evaluate(async () => {
    const found: { address: string; html: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const [, language, address] = /\/__pages\/([^/]*)\/(.*)$/.exec(request.url) ?? [];
        if (language === undefined || address === undefined) continue;
        const html = await (await cache.match(request))!.text();
        found.push({ address: decodeURIComponent(address), html });
      }
    }
    return found;
  });
}

/** From the next document on, the data worker starts and never answers. */
async function silenceWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class SilentWorker extends EventTarget {
      postMessage(): void {
        // Heard by nobody.
      }
      terminate(): void {
        // It does nothing anyway.
      }
    }
    Object.assign(globalThis, { Worker: SilentWorker });
  });
}

async function noteFirstWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      const isParsed = document.readyState !== 'loading';
      if (!heading || !isParsed) return;
      observer.disconnect();
      const price = document.querySelector('[data-testid="product-page"] [data-testid="price"]')?.textContent ?? '';
      (globalThis as Watching).__first = { heading, price };
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}

async function firstWords(page: Page): Promise<{ readonly heading: string; readonly price: string }> {
  return page.evaluate(() => (globalThis as Watching).__first!);
}
