import { type CDPSession, expect, type Locator, type Page, type Worker as WorkerHandle } from '@playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { HEALING_MS } from './healing.ts';
import { readStore, shopperDocuments } from '../support/documents.ts';
import { Shopper } from '../support/shopper.ts';
import type { Article } from './articles.ts';
import type { WatchedWindow } from './page-script.ts';

/** What a test build lets tests set in the realm of a worker. */
export interface TestRealm {
  __clockShiftMs?: number;
}

/** Lines as `sku: qty`. */
export type Lines = Readonly<Record<string, number>>;

/** What an order without a network may be paid with (spec 7: external checkout); a company's is offered to companies. */
export type QueuedPayment = keyof typeof queuedPayments;

/** What each of them costs, in minor units. */
export const queuedPayments = { invoice: 0, cashondelivery: 4900, companyinvoice: 0 } as const;

const REST_LIMIT_MS = 10_000;

interface Draft {
  readonly kind: string;
  readonly orderId: string;
  readonly details?: { readonly city: string; readonly isTermsAccepted: boolean };
}

/** One window of the shop, and all that can happen to it. */
export class Tab {
  readonly page: Page;
  readonly shopper: Shopper;
  private session: CDPSession | null = null;
  private readonly preparations = new Map<string, (worker: WorkerHandle) => Promise<void>>();

  constructor(page: Page) {
    this.page = page;
    this.shopper = new Shopper(page);
    page.on('worker', (worker) => {
      // A worker that ends at once needs nothing.
      for (const prepare of this.preparations.values()) void prepare(worker).catch(() => undefined);
    });
  }

  /** The data worker that runs now. */
  async worker(): Promise<WorkerHandle> {
    await expect.poll(() => this.page.workers().length).toBeGreaterThan(0);
    return this.page.workers().at(-1)!;
  }

  /**
   * Does something to the data worker, and to every one that comes after it until something else is done under that name: on a
   * machine that is busy a worker does not answer in time and is replaced.
   */
  async prepareWorkers(name: string, prepare: (worker: WorkerHandle) => Promise<void>): Promise<void> {
    this.preparations.set(name, prepare);
    await expect(async () => prepare(await this.worker())).toPass();
  }

  /** Goes to a page of the shop; its pictures may come later, or never. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.shopper.ready();
  }

  /** Goes to a page as a link does, without loading it anew; opens it where the window shows nothing of the shop. */
  async follow(path: string): Promise<void> {
    if (await this.page.getByTestId('microcart').isVisible()) await this.closeCart();
    const isFollowed = await this.page.evaluate((to) => {
      if (document.documentElement.dataset['testid'] !== 'app-ready') return false;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      return true;
    }, path);
    if (!isFollowed) await this.open(path);
  }

  async putIntoCart(article: Article, qty = 1): Promise<void> {
    await this.follow(article.path);
    await expect(this.page.getByTestId('product-page')).toHaveAttribute('data-sku', article.sku);
    await this.shopper.addToCart(qty);
  }

  /** Goes to the checkout and fills it in; what only a company can pay with, as a company. The order is not placed yet. */
  async fillCheckout(payment: QueuedPayment | 'card' = 'invoice'): Promise<void> {
    await this.follow('/checkout');
    await this.page.getByTestId('checkout').waitFor();
    if (payment === 'companyinvoice') {
      await this.page.getByTestId('is-business').check();
      await this.page.locator('[name=company]').fill('Stua AS');
      await this.page.locator('[name=taxId]').fill('974 760 673');
    }
    await this.page.locator(`[data-testid="payment-method"][data-code="${payment}"] input`).check();
    // The terms are last: once they are in the draft, all is.
    await this.shopper.fillCheckout();
  }

  /** Orders an article; answers with the order's id. */
  async order(article: Article, qty = 1): Promise<string> {
    await this.putIntoCart(article, qty);
    await this.fillCheckout();
    return this.shopper.placeOrder();
  }

  async openConfirmation(orderId: string): Promise<void> {
    await this.open(`/confirmation?order=${orderId}`);
  }

  /** The id of the order that this checkout would make. */
  async draftOrderId(): Promise<string> {
    const drafts = await this.documents<Draft>('customer');
    return drafts.find(({ kind }) => kind === 'checkout')!.orderId;
  }

  /** Resolves when everything that was typed into the checkout is stored. */
  async draftIsKept(): Promise<void> {
    await expect
      .poll(async () => {
        const drafts = await this.documents<Draft>('customer');
        const details = drafts.find(({ kind }) => kind === 'checkout')?.details;
        return details?.isTermsAccepted === true && details.city !== '';
      })
      .toBe(true);
  }

  /** Resolves when the device has heard of its cart after the last change, and nothing of that is told any more. */
  async hasHeardOfCart(): Promise<void> {
    await expect.poll(() => this.documents('tasks')).toEqual([]);
  }

  async expectOrderState(state: string, timeout = HEALING_MS): Promise<void> {
    await expect(this.shopper.confirmation()).toHaveAttribute('data-state', state, { timeout });
  }

  async openCart(): Promise<void> {
    if (!(await this.page.getByTestId('microcart').isVisible())) await this.page.getByTestId('cart-button').click();
    await expect(this.page.getByTestId('microcart')).toBeVisible();
  }

  async closeCart(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByTestId('microcart')).toBeHidden();
  }

  /** What an order or a cart comes to on this page, minor units. */
  async shownTotal(): Promise<number> {
    return Number(await this.page.getByTestId('cart-total').getAttribute('data-amount'));
  }

  /** The lines that the open cart shows. */
  async shownLines(): Promise<Lines> {
    await this.openCart();
    return this.page.getByTestId('cart-item').evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => {
          const { sku = '', qty } = (item as HTMLElement).dataset;
          return [sku, Number(qty)];
        }),
      ),
    );
  }

  /** Sets how many of an article the open cart holds. */
  async setQty({ sku }: Article, qty: number): Promise<void> {
    const field = this.page.locator(`[data-testid=cart-item][data-sku="${sku}"]`).getByTestId('quantity');
    await field.fill(String(qty));
    await field.press('Enter');
  }

  async removeFromCart({ sku }: Article): Promise<void> {
    const line = this.page.locator(`[data-testid=cart-item][data-sku="${sku}"]`);
    await line.getByTestId('cart-remove').click();
    await line.getByTestId('cart-remove-confirm').click();
    await expect(line).toHaveCount(0);
  }

  /** Empties the cart, and resolves when nothing waits to be sent; rejects where that takes longer than a new device. */
  async comeToRest(): Promise<void> {
    this.page.setDefaultTimeout(REST_LIMIT_MS);
    // The checkout and what comes after it show no cart.
    if (!(await this.page.getByTestId('cart-count').isVisible())) await this.follow('/');
    if ((await this.shopper.cartCount()) > 0) {
      await this.openCart();
      await this.page.getByTestId('cart-clear').click();
      const question = this.page.getByRole('group', { name: 'Tømme handlekurven?' });
      await question.getByRole('button', { name: 'Ja, fjern' }).click();
      await expect.poll(() => this.shopper.cartCount(), { timeout: REST_LIMIT_MS }).toBe(0);
    }
    await expect.poll(() => this.mirroredEntries(), { timeout: REST_LIMIT_MS }).toEqual([]);
  }

  /** Lets the data worker, or the one that replaces it, stop dead when it comes to a place, once. */
  async crashAt(label: string): Promise<void> {
    await this.worker();
    await this.page.evaluate((at) => {
      const window = globalThis as unknown as WatchedWindow;
      window.__crashAt = at;
      window.__workers.at(-1)!.postMessage({ crashAt: at });
    }, label);
  }

  /** Resolves when the data worker stands at that place. */
  async crashed(label: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => (globalThis as unknown as WatchedWindow).__crashedAt)).toBe(label);
  }

  /** The data worker dies without a word to its window. */
  async terminateWorker(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as WatchedWindow).__workers.at(-1)?.terminate());
  }

  /** How many data workers this window has started. */
  async workersStarted(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as WatchedWindow).__workers.length);
  }

  /**
   * Freezes window and data worker; the lifecycle state alone leaves the worker running, so it waits for an answer that
   * the proxy keeps back, and holds its locks. Answers with what thaws it.
   */
  async freeze(proxy: FaultProxy): Promise<() => Promise<void>> {
    const address = `/api/frozen/${crypto.randomUUID()}`;
    const rule = proxy.rule({ path: new RegExp(`^${address}`) }, { kind: 'hang' });
    const worker = await this.worker();
    await worker.evaluate((url) => {
      setTimeout(() => {
        const waiting = new XMLHttpRequest();
        waiting.open('GET', url, false);
        try {
          waiting.send();
        } catch {
          // Cut off: the frost is over.
        }
      }, 0);
    }, address);
    await expect.poll(() => rule.hits).toBe(1);
    await (await this.cdp()).send('Page.setWebLifecycleState', { state: 'frozen' });
    return async () => {
      rule.remove();
      proxy.release({ path: new RegExp(`^${address}`) });
      await (await this.cdp()).send('Page.setWebLifecycleState', { state: 'active' });
    };
  }

  /** The whole renderer goes, as when it runs out of memory. */
  async crash(): Promise<void> {
    const gone = this.page.waitForEvent('crash');
    // The answer never comes: whoever would send it is gone.
    void (await this.cdp()).send('Page.crash').catch(() => undefined);
    await gone;
    await this.page.close();
  }

  async cdp(): Promise<CDPSession> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    return this.session;
  }

  /** Documents of a collection of the shopper's database, as they are stored. */
  documents<T>(collection: string): Promise<T[]> {
    return shopperDocuments(this.page, collection);
  }

  /** Every document of every collection, as it is stored, with its revision. */
  async storedDocuments(): Promise<Record<string, unknown[]>> {
    const names = await this.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    const stored: Record<string, unknown[]> = {};
    for (const name of names.filter((found) => found.startsWith('rxdb-dexie-')).sort())
      stored[name] = await readStore(this.page, name, 'docs');
    return stored;
  }

  /** Why an order still waits, as the sync centre says it. */
  async waitReason(orderId: string): Promise<string | null> {
    const tasks = await this.documents<{ id: string; waitReason: string | null }>('tasks');
    return tasks.find(({ id }) => id === orderId)?.waitReason ?? null;
  }

  /** How often it was tried to send what waits; an attempt counts when it is over. */
  async attempts(): Promise<number> {
    const rows = await readStore<{ attempt: { attempts: number } | null }>(this.page, 'outbox', 'rows');
    return rows.reduce((sum, { attempt }) => sum + (attempt?.attempts ?? 0), 0);
  }

  /** Taps «send now», unless what waits has gone by itself meanwhile. */
  async sendNow(within: Locator): Promise<void> {
    const button = within.getByRole('button', { name: 'Send nå' });
    await expect(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 5000 });
    }).toPass();
  }

  /** The shopper comes back to this window. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  /** The id of the server cart of this device, or `null`. */
  async cartId(): Promise<string | null> {
    const [record] = await readStore<{ cartId: string | null }>(this.page, 'outbox', 'carts');
    return record?.cartId ?? null;
  }

  /** Entries of the mirror that are not answered and shown yet. */
  async mirroredEntries(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const cache = await caches.open('outbox-journal');
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => /^\/__journal\/\d/.test(path)).sort();
    });
  }
}
