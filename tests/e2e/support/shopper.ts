import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** What someone types into the checkout. */
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
 * The network is back. Chromium's emulation takes a window that went to another page meanwhile for connected all the
 * time, so the event that any real return of a network brings is missing there.
 */
export async function returnToNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  // A frozen window hears of it when it thaws, so nobody waits for them.
  for (const page of context.pages())
    void page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
}

/** A shopper at a window of the shop, in words of the trade. */
export class Shopper {
  readonly page: Page;
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

  /** The first screen shows data. */
  async ready(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-testid', 'app-ready');
  }

  /** The whole catalogue and the shell are on the device: the network may go. */
  async everythingOnDevice(): Promise<void> {
    await expect(this.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  async goOffline(): Promise<void> {
    await this.context.setOffline(true);
    await expect(this.page.getByTestId('offline-badge')).toBeVisible();
  }

  async goOnline(): Promise<void> {
    await returnToNetwork(this.context);
  }

  async addToCart(qty = 1): Promise<void> {
    if (qty > 1) {
      await this.page.getByTestId('product-page').getByTestId('quantity').fill(String(qty));
      await this.page.keyboard.press('Enter');
    }
    const before = await this.cartCount();
    await this.page.getByTestId('add-to-cart').click();
    // What the shop says to it is shown where the pieces do not come.
    const said = new Set<string>();
    const outcome = async (): Promise<string> => {
      for (const notice of await this.notices()) said.add(notice);
      return (await this.cartCount()) === before + qty ? 'added' : [...said].join(' | ');
    };
    await expect.poll(outcome).toBe('added');
  }

  private async notices(): Promise<string[]> {
    return this.page.getByTestId('notification').allTextContents();
  }

  /** How many pieces the cart holds, once the device has looked into it. */
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

  /** Fills the checkout as Kari would. */
  async fillCheckout(details: Partial<typeof kari> = {}): Promise<void> {
    await this.page.getByTestId('checkout').waitFor();
    for (const [name, value] of Object.entries({ ...kari, ...details })) {
      await this.page.locator(`[name="${name}"]`).fill(value);
    }
    await this.page.getByTestId('terms').check();
  }

  /** Places the order of this checkout; answers with its id. */
  async placeOrder(): Promise<string> {
    await this.page.getByTestId('place-order').click();
    // Going there loads nothing; that an earlier page has loaded, Playwright may have missed while offline.
    await this.page.waitForURL(/\/confirmation\?order=/, { waitUntil: 'commit' });
    return new URL(this.page.url()).searchParams.get('order')!;
  }

  confirmation(): Locator {
    return this.page.getByTestId('order-confirmation');
  }
}
