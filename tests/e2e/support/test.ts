import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { keepShown } from './keep-shown.ts';
import { filledDataDir } from './prepare-shops.ts';
import { type ShopServer, startShop } from './shop-server.ts';
import { Shopper } from './shopper.ts';
import { VisitorShelf } from './visitor-shelf.ts';

interface Fixtures {
  /**
   * Whether the test accepts a device on which the shop was open before. It has the part of the catalogue that arrived
   * until then, and nothing of the shopper's.
   */
  readonly reusesDevice: boolean;
  readonly shopper: Shopper;
  /** Console messages that this test expects. */
  readonly expectedConsole: RegExp[];
}

interface WorkerFixtures {
  /** The catalogue of the shop: `demo`, or `synthetic:N`. */
  readonly catalogue: string;
  readonly shop: ShopServer;
  readonly shelf: VisitorShelf;
}

/** Messages that Chromium and a library print whatever the shop does. */
const always: readonly RegExp[] = [
  /RxDB Open Core RxStorage/,
  // The browser prints every request that fails while the network is cut.
  /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|ABORTED)/,
  // The same of the service worker's own script, when it looks for a new version.
  /An unknown error occurred when fetching the script\./,
];

/** Tests with a shop and a shopper; unexpected console output fails them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  catalogue: ['demo', { option: true, scope: 'worker' }],
  shop: [
    async ({ catalogue }, use) => {
      const shop = await startShop({ dataDir: filledDataDir(catalogue), catalogue });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
  shelf: [
    async ({ browserName: _any }, use) => {
      const shelf = new VisitorShelf();
      await use(shelf);
      await shelf.clear();
    },
    { scope: 'worker' },
  ],
  reusesDevice: [false, { option: true }],
  context: async ({ browser, shop, shelf, reusesDevice, hasTouch, userAgent }, use, info) => {
    if (reusesDevice && !hasTouch && !userAgent) return shelf.lend({ browser, shop, info }, use);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    // The device may have been used in another size before.
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
  expectedConsole: async ({ browserName: _any }, use) => use([]),
  shopper: async ({ page, expectedConsole }, use, info) => {
    const printed = watchConsole(page, expectedConsole);
    await use(new Shopper(page));
    await keepShown(info, page.context().pages());
    expect(printed, 'unexpected console output').toEqual([]);
  },
});

/** Collects what a page prints and throws, except for expected messages. */
export function watchConsole(page: Page, expected: readonly RegExp[] = []): string[] {
  const printed: string[] = [];
  const isExpected = (text: string): boolean => [...always, ...expected].some((pattern) => pattern.test(text));
  page.on('console', (message: ConsoleMessage) => {
    if (!isExpected(message.text())) printed.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => printed.push(`error: ${error.message}`));
  return printed;
}

export { expect };
