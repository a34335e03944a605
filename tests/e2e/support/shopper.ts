import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** The details that Kari types into the checkout. */
export const kari = {
  email: 'kari@example.no',
  phoneNumber: '22 22 22 22',
  firstName: 'Kari',
  lastName: 'Nordmann',
  streetAddress: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
};

/**
 * Restores the network. Chromium's emulation treats a window that went to another page meanwhile as if it had been
 * connected all the time, so the `online` event that a real return brings is missing there and is dispatched here.
 */
export async function returnToNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  // A frozen window handles the event when it thaws, so nothing waits for it here.
  for (const page of context.pages())
    void page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
}

/** A shopper at a window of the shop; the methods are named after what shoppers do. */
export class Shopper {
  readonly page: Page;
  isOffline = false;
  private readonly context: BrowserContext;

  constructor(page: Page) {
    this.page = page;
    this.context = page.context();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Waits until the first screen shows data. */
  async ready(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-testid', 'app-ready');
  }

  /** Waits until the whole catalogue and the shell are on the device, so that it can do without the network. */
  async everythingOnDevice(): Promise<void> {
    await expect(this.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  /** Waits until the code of a rendered part is here: before that, its links load their page anew. */
  async isLive(what: Locator): Promise<void> {
    const hasHandlers = (): Promise<boolean> =>
      what.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
    await expect.poll(hasHandlers).toBe(true);
  }

  async goOffline(): Promise<void> {
    this.isOffline = true;
    await this.context.setOffline(true);
    // The same chip says that a busy device pauses.
    await expect(this.page.getByTestId('offline-badge').filter({ hasNotText: 'på pause' })).toBeVisible();
  }

  async goOnline(): Promise<void> {
    this.isOffline = false;
    await returnToNetwork(this.context);
  }

  /** Waits until the shop has said what is left of the product; before that, adding it may come with a warning (D23). */
  async stockIsChecked(): Promise<void> {
    await expect(this.page.getByTestId('product-page').getByText('Sjekket nå nettopp')).toBeVisible();
  }

  async addToCart(qty = 1): Promise<void> {
    if (qty > 1) {
      await this.page.getByTestId('product-page').getByTestId('quantity').fill(String(qty));
      await this.page.keyboard.press('Enter');
    }
    const before = await this.cartCount();
    const add = this.page.getByTestId('add-to-cart');
    await add.click();
    const silence = this.page.getByTestId('notification').filter({
      // A busy shop that did not answer the last probe in time counts as one that cannot be reached.
      hasText: this.isOffline
        ? 'Butikken svarer ikke akkurat nå'
        : /Butikken svarer ikke akkurat nå|Siden er ikke lastet ned til denne enheten ennå/,
    });
    // When the pieces are not added, the failure shows the notices of the shop.
    const said = new Set<string>();
    const outcome = async (): Promise<string> => {
      for (const notice of await this.notices()) said.add(notice);
      // A busy shop may not answer in time. Then nothing was added, and the shopper is asked to press again.
      if (await silence.isVisible()) {
        await silence.getByRole('button', { name: 'OK' }).click();
        await add.click();
      }
      return (await this.cartCount()) === before + qty ? 'added' : [...said].join(' | ');
    };
    await expect.poll(outcome).toBe('added');
  }

  private async notices(): Promise<string[]> {
    return this.page.getByTestId('notification').allTextContents();
  }

  /** The number of pieces in the cart, once the device has read it. */
  async cartCount(): Promise<number> {
    const count = this.page.getByTestId('cart-count');
    await expect(count).not.toBeEmpty();
    return Number(await count.textContent());
  }

  async openCart(): Promise<Locator> {
    await this.page.getByTestId('cart-button').click();
    const cart = this.page.getByTestId('microcart');
    await expect(cart).toBeVisible();
    return cart;
  }

  /** Fills in the checkout with Kari's details. */
  async fillCheckout(details: Partial<typeof kari> = {}): Promise<void> {
    await this.page.getByTestId('checkout').waitFor();
    for (const [name, value] of Object.entries({ ...kari, ...details })) {
      await this.page.locator(`[name="${name}"]`).fill(value);
    }
    await this.page.getByTestId('terms').check();
  }

  /** Places the order of this checkout; returns its id. */
  async placeOrder(): Promise<string> {
    await this.page.getByTestId('place-order').click();
    // Waits only for the address: going there loads no page, and Playwright may have missed the load of the earlier one
    // while offline.
    await this.page.waitForURL(/\/confirmation\?order=/, { waitUntil: 'commit' });
    return new URL(this.page.url()).searchParams.get('order')!;
  }

  /** The ids of the orders that web analytics was told of in this window. */
  purchases(): Promise<string[]> {
    return this.page.evaluate(() =>
      ((globalThis as { dataLayer?: { event: string; orderId?: string }[] }).dataLayer ?? []).flatMap(
        ({ event, orderId }) => (event === 'purchase' && orderId ? [orderId] : []),
      ),
    );
  }

  confirmation(): Locator {
    return this.page.getByTestId('order-confirmation');
  }
}
