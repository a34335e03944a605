import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { filledDataDir } from './prepare-shops.ts';
import { type ShopServer, startShop } from './shop-server.ts';
import { Shopper } from './shopper.ts';

interface Fixtures {
  readonly shopper: Shopper;
  /** Sentences in the console that this test expects. */
  readonly expectedConsole: RegExp[];
}

interface WorkerFixtures {
  /** What the shop sells: `demo`, or `synthetic:N`. */
  readonly catalogue: string;
  readonly shop: ShopServer;
}

/** What Chromium and a library say by themselves, whatever we do. */
const always: readonly RegExp[] = [
  /RxDB Open Core RxStorage/,
  // The browser notes every request that fails while the network is cut.
  /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|ABORTED)/,
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
  baseURL: async ({ shop }, use) => use(shop.origin),
  expectedConsole: async ({ browserName: _any }, use) => use([]),
  shopper: async ({ page, expectedConsole }, use) => {
    const printed = watchConsole(page, expectedConsole);
    await use(new Shopper(page));
    expect(printed, 'unexpected console output').toEqual([]);
  },
});

/** Collects what a page prints and throws, but for what is expected. */
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
