import type { BrowserContext } from '@playwright/test';

/** Databases and caches of what the shop sells; all others are the shopper's own. */
const OF_THE_SHOP = '^(?:rxdb-dexie-)?catalogue-|^version-|^pictures$';

/**
 * Keeps a shopper's device from one test to the next. What the shop put there stays: filling it anew takes longer than most
 * tests. Nothing that is the shopper's stays: no window, no cart, no order, no cookie.
 */
export class VisitorShelf {
  private kept: BrowserContext | null = null;
  private changes = 0;

  /** The device on the shelf, unless prices or stock were changed since it was put there. */
  async take(changes: number): Promise<BrowserContext | null> {
    const { kept } = this;
    this.kept = null;
    if (!kept || this.changes === changes) return kept;
    await kept.close();
    return null;
  }

  /** Takes a device in when everything of the shopper's could be taken from it. */
  async put(context: BrowserContext, origin: string, changes: number): Promise<void> {
    try {
      await forgetShopper(context, origin);
    } catch {
      return context.close();
    }
    this.kept = context;
    this.changes = changes;
  }

  async clear(): Promise<void> {
    await this.kept?.close();
    this.kept = null;
  }
}

async function forgetShopper(context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(false);
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  // Of this origin, and nothing of the shop runs in it.
  await page!.goto(`${origin}/icon.svg`);
  await page!.evaluate(async (ofTheShop) => {
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
