import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import type { ShopServer } from './shop-server.ts';

/** Names of databases and caches that belong to the shop; all others belong to the shopper. */
const OF_THE_SHOP = '^(?:rxdb-dexie-)?catalogue-|^version-|^pictures$';

interface Loan {
  readonly browser: Browser;
  readonly shop: ShopServer;
  /** Of the test that wants the browser. */
  readonly info: TestInfo;
}

/**
 * Keeps browsers from one test to the next. The data of the shop stays, because filling it anew takes longer than most
 * tests. Nothing of the shopper's stays: no window, cart, order or cookie.
 */
export class VisitorShelf {
  private kept: BrowserContext[] = [];
  private changes = 0;

  /** Lends a kept browser, or a new one; keeps it where the test passed and changed nothing of the shop. */
  async lend({ browser, shop, info }: Loan, use: (context: BrowserContext) => Promise<void>): Promise<void> {
    const { changes, origin } = shop;
    const context = (await this.take(changes)) ?? (await browser.newContext({ baseURL: origin }));
    await use(context);
    const isGood = info.status === info.expectedStatus && changes === shop.changes;
    await (isGood ? this.put(context, origin, changes) : context.close());
  }

  async clear(): Promise<void> {
    for (const context of this.kept.splice(0)) await context.close();
  }

  /** A kept browser, unless prices or stock were changed since it was put here. */
  private async take(changes: number): Promise<BrowserContext | null> {
    if (this.changes !== changes) await this.clear();
    return this.kept.pop() ?? null;
  }

  /** Keeps a browser, provided that everything of the shopper's could be deleted from it. */
  private async put(context: BrowserContext, origin: string, changes: number): Promise<void> {
    try {
      await forgetShopper(context, origin);
    } catch {
      return context.close();
    }
    if (this.changes !== changes) await this.clear();
    this.kept.push(context);
    this.changes = changes;
  }
}

async function forgetShopper(context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(false);
  // What a test answers in the place of the shop is its own.
  await context.unrouteAll();
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  // This address has the shop's origin, and no code of the shop runs on it.
  await page!.goto(`${origin}/icon.svg`);
  await page!.evaluate(async (ofTheShop) => {
    if ('__pwClock' in globalThis) throw new Error('a clock that was taken over is not given back');
    const isShoppers = (name: string): boolean => !new RegExp(ofTheShop).test(name);
    const drop = (name: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const dropping = indexedDB.deleteDatabase(name);
        dropping.addEventListener('success', () => resolve());
        for (const fault of ['error', 'blocked']) dropping.addEventListener(fault, () => reject(new Error(name)));
      });
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    await Promise.all(databases.filter(isShoppers).map(drop));
    for (const name of await caches.keys()) if (isShoppers(name)) await caches.delete(name);
    localStorage.clear();
  }, OF_THE_SHOP);
  await context.clearCookies();
  await page!.close();
}
