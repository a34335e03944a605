import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Every screen, by how a shopper gets it; in this order, because a cart and an order are made on the way. */
const screens: Readonly<Record<string, (shopper: Shopper) => Promise<void>>> = {
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
};

/** What is chosen beside an article. */
const choices: typeof screens = {
  'a bundle': (shopper) => shopper.open('/p/VIK-HAGEGRUPPE/vik-hagegruppe'),
  'extras, one of them missing': async (shopper) => {
    await shopper.open('/p/KUPPEL-GULVLAMPE/kuppel-gulvlampe');
    // They are among the details of a product, which come after the first fields of all products.
    await expect(shopper.page.getByRole('combobox', { name: 'Ledning' })).toBeVisible();
    await shopper.page.getByTestId('add-to-cart').click();
    await expect(shopper.page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'several at once': (shopper) => shopper.open('/p/VIK-STOL/vik-hagestol'),
};

/** What a search shows while one types, and after it. */
const searched: typeof screens = {
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
};

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [what, shown] of Object.entries({
      'any screen': screens,
      'what can be chosen': choices,
      'a search': searched,
    })) {
      test(`axe finds nothing on ${what}, light or dark`, async ({ shopper, expectedConsole }) => {
        expectedConsole.push(/404 \(Not Found\)/);
        const { page } = shopper;
        for (const [name, show] of Object.entries(shown)) {
          await page.emulateMedia({ colorScheme: 'light' });
          await show(shopper);
          expect.soft(await findings(axeOn(page)), `${name}, light`).toEqual([]);
          expect.soft(await sticksOut(page), `${name} has room for everything`).toEqual([]);
          // Dark, the page is the same in everything but its colours.
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await findings(axeOn(page).withRules('color-contrast')), `${name}, dark`).toEqual([]);
        }
      });
    }
  });
}

/** Without frames there is nothing to put together in a page of its own, which would take longer than looking. */
function axeOn(page: Page): AxeBuilder {
  // What holds is told by one element of each rule: describing all of them takes longer than looking.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What axe has to say: rule, and the elements that break it. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations, passes } = await axe.analyze();
  expect(passes, 'axe looked at something').not.toEqual([]);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  );
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
