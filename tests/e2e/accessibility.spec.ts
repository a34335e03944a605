import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

type Screens = Readonly<Record<string, (shopper: Shopper) => Promise<void>>>;

/** Every screen, by how a shopper gets it; in this order, because a cart and an order are made on the way. */
const screens = {
  home: (shopper) => shopper.open('/'),
  category: (shopper) => shopper.open('/stue'),
  'a category with filters': (shopper) => shopper.open('/stue?color=10033&price=2400-*'),
  collections: (shopper) => shopper.open('/kolleksjoner'),
  magazine: (shopper) => shopper.open('/magazine'),
  'an article': (shopper) => shopper.open('/slik-oljer-du-teak'),
  'a picture, closely': async (shopper) => {
    await shopper.open(articles.sofa.path);
    await shopper.page.getByRole('button', { name: 'Forstørr bildet' }).click();
    await expect(shopper.page.getByTestId('zoom')).toBeVisible();
  },
  'a film': async ({ page }) => {
    await page.keyboard.press('Escape');
    await page
      .getByTestId('gallery')
      .getByRole('button', { name: /^Film: / })
      .click();
    await expect(page.getByTestId('gallery').locator('video')).toBeVisible();
  },
  product: async (shopper) => {
    await shopper.open(articles.sofa.path);
    await shopper.addToCart();
  },
  microcart: async (shopper) => void (await shopper.openCart()),
  checkout: async (shopper) => {
    await shopper.page.getByTestId('microcart').getByTestId('proceed-to-checkout').click();
    await shopper.page.getByTestId('checkout').waitFor();
  },
  'the checkout with mistakes': async (shopper) => {
    await shopper.page.getByTestId('place-order').click();
    await expect(shopper.page.locator('[aria-invalid=true]').first()).toBeVisible();
  },
  confirmation: async (shopper) => {
    await shopper.fillCheckout();
    await shopper.placeOrder();
    await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  },
  'not found': async (shopper) => {
    await shopper.confirmation().getByRole('link', { name: 'Handle videre' }).click();
    await shopper.open('/finnes-ikke');
  },
  'sync centre': async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Synkronisering' }).click();
    await expect(page.getByTestId('sync-centre')).toBeVisible();
  },
} satisfies Screens;

/** What is chosen beside an article. */
const choices = {
  'a bundle': (shopper) => shopper.open('/p/VIK-HAGEGRUPPE/vik-hagegruppe'),
  'extras, one of them missing': async (shopper) => {
    await shopper.open('/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe');
    // They are among the details of a product, which come after the first fields of all products.
    await expect(shopper.page.getByRole('combobox', { name: 'Ledning' })).toBeVisible();
    await shopper.page.getByTestId('add-to-cart').click();
    await expect(shopper.page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'several at once': (shopper) => shopper.open('/p/VIK-STOL/vik-hagestol'),
} satisfies Screens;

/** What a search shows while one types, and after it. */
const searched = {
  'recent searches': async (shopper) => {
    await shopper.open('/search?q=spisebord');
    await expect(shopper.page.getByTestId('search-results')).toBeVisible();
    await shopper.page.getByTestId('search-input').fill('');
    await shopper.page.getByTestId('search-input').focus();
    await expect(shopper.page.getByRole('search').getByText('spisebord')).toBeVisible();
  },
  suggestions: async ({ page }) => {
    await page.getByTestId('search-input').fill('sofa');
    await expect(page.getByTestId('search-suggestion').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  'results, some words a filter': async (shopper) => {
    await shopper.open('/search?q=sofa%20gr%C3%A5');
    await expect(shopper.page.getByTestId('applied-filter')).toBeVisible();
  },
  'the nearest': async (shopper) => {
    await shopper.open('/search?q=hjrnesofa%20under%20900');
    await expect(shopper.page.getByTestId('product-card').first()).toBeVisible();
  },
  'nothing found': async (shopper) => {
    await shopper.open('/search?q=qqwwzzxx');
    await expect(shopper.page.getByTestId('search-results')).toHaveAttribute('data-total', '0');
  },
} satisfies Screens;

type Name = keyof typeof screens | keyof typeof choices | keyof typeof searched;

/** The page around a dialog was looked at without it. */
const dialogs: ReadonlySet<string> = new Set<Name>(['a picture, closely', 'microcart', 'sync centre']);

/** Header and footer are those of the home page on all screens but these. */
const ownFrames: ReadonlySet<string> = new Set<Name>([
  'home',
  // The cart is not empty.
  'product',
  // Ordering has a header of its own.
  'checkout',
  // What a search suggests hangs from the header.
  'recent searches',
  'suggestions',
]);

/** Lists are sorted by another button on a phone, and searching takes all of its screen. Else it shows less, not more. */
const onPhones: ReadonlySet<string> = new Set<Name>([
  'category',
  'a category with filters',
  'recent searches',
  'suggestions',
]);

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [what, shown] of Object.entries<Screens>({
      'any screen': screens,
      'what can be chosen': choices,
      'a search': searched,
    })) {
      test(`axe finds nothing on ${what}, light or dark`, async ({ shopper, expectedConsole }) => {
        expectedConsole.push(/404 \(Not Found\)/);
        const { page } = shopper;
        for (const [name, show] of Object.entries(shown)) {
          const look = {
            what: name,
            isFrameKnown: !ownFrames.has(name),
            ...(dialogs.has(name) && { within: 'dialog[open]' }),
          };
          await page.emulateMedia({ colorScheme: 'light' });
          await show(shopper);
          await expectNothingFound(page, { ...look, colours: 'light' });
          expect.soft(await sticksOut(page), `${name} has room for everything`).toEqual([]);
          if (width === 1440 || onPhones.has(name)) await expectNothingFound(page, { ...look, colours: 'dark' });
        }
      });
    }
  });
}

/** What is pressed or typed into and reaches beyond its form or beyond the screen, where nothing scrolls to it. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element !== document.body && /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const roomOf = (element: Element): DOMRect => {
      const form = element.closest('fieldset, form:not([role=search]), dialog, body')!;
      return form === document.body ? new DOMRect(0, 0, innerWidth, 0) : form.getBoundingClientRect();
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('a, button, input, select, textarea')) {
      if (!element.checkVisibility()) continue;
      let around = element.parentElement;
      while (around && !scrolls(around)) around = around.parentElement;
      const { left, right, width } = element.getBoundingClientRect();
      const room = roomOf(element);
      if (around === null && width > 1 && (left < room.left - 1 || right > room.right + 1))
        found.push(`${element.tagName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}
