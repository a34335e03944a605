import type { Locator, Page, Request } from '@playwright/test';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** A press begins what the click asks for (issue 13). */

test.use({ reusesDevice: true });

const { sofa } = articles;

interface Asking {
  /** Names and questions of the queries that the window has asked its worker, in their order. */
  readonly stuaAsked: string[];
}

/** Notes what the window asks its worker. */
async function noteQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { stuaAsked: asked });
    const { value } = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
    const send = value as (this: Worker, ...args: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const { path, argumentList } = args[0] as { path?: string[]; argumentList?: { value: unknown }[] };
      if (path?.[0] === 'watch') asked.push(JSON.stringify(argumentList!.slice(1).map((argument) => argument.value)));
      send.apply(this, args);
    };
  });
}

/**
 * Presses a link, and keeps it pressed, until what the press asked for is here. A device that takes long to answer has the
 * answer at the next press.
 */
async function pressUntil(page: Page, link: Locator, isHere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // Released beside the link, a press leads nowhere.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await link.hover();
    await page.mouse.down();
    await isHere();
  }).toPass();
}

const asked = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    (query) => (globalThis as unknown as Asking).stuaAsked.filter((question) => question.startsWith(`["${query}"`)),
    name,
  );

test('a press on a card asks for the product and its picture; the click asks nothing more', async ({ shopper }) => {
  const { page } = shopper;
  await noteQuestions(page);
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  const link = page.locator(`[data-testid="product-card"][data-sku="${sofa.sku}"]`).getByRole('link');
  await link.hover();
  expect(await asked(page, 'product.bySku')).toEqual([]);

  const fetched: string[] = [];
  page.on('request', (request) => isPictureOfPage(request) && fetched.push(request.url()));
  await pressUntil(page, link, () => expect.poll(() => fetched.length, { timeout: 5000 }).toBeGreaterThan(0));
  const [picture] = fetched.splice(0);
  expect(await asked(page, 'product.bySku')).toHaveLength(1);
  await expect(page).toHaveURL('/stue/sofaer');

  await page.mouse.up();
  const shown = page.getByTestId('gallery').getByRole('img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).toHaveJSProperty('currentSrc', picture);
  expect(await asked(page, 'product.bySku')).toHaveLength(1);
  expect(fetched.filter((url) => url === picture)).toEqual([]);
});

test('a product is drawn while its link is held down, and the click shows that page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.open('/stue/sofaer');
  await shopper.everythingOnDevice();
  const title = await page.title();
  const [first, second] = [0, 1].map((position) => page.getByTestId('product-card').nth(position).getByRole('link'));
  const drawn = page.getByTestId('product-page');
  const isDrawn = (): Promise<void> => expect(drawn).toBeAttached({ timeout: 5000 });
  await pressUntil(page, first!, isDrawn);
  await expect(drawn).toBeHidden();
  // Its picture comes with the first frame (decision 093).
  await expect(drawn.getByTestId('gallery').locator('img')).toBeAttached();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL('/stue/sofaer');
  // Who moves away before the release does not follow the link; the page is gone then.
  await second!.hover();
  await page.mouse.up();
  await expect(drawn).not.toBeAttached();
  await expect(page).toHaveURL('/stue/sofaer');

  // A finger that begins to scroll ends its press without a release.
  await pressUntil(page, second!, isDrawn);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel')));
  await expect(drawn).not.toBeAttached();
  await first!.hover();
  await page.mouse.up();

  await pressUntil(page, second!, isDrawn);
  const name = await drawn.getByTestId('product-name').textContent();
  await drawn.evaluate((node) => Object.assign(node, { wasDrawnAhead: true }));
  await page.mouse.up();
  await expect(drawn).toBeVisible();
  await expect(drawn).toHaveJSProperty('wasDrawnAhead', true);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!);
  await expect(page).not.toHaveTitle(title);
  // It is the page that lives on: another variant is chosen in it.
  const other = drawn.locator('[data-testid="variant-option"][aria-current="false"]').first();
  const address = await other.getAttribute('href');
  await other.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(address!);
  await expect(drawn).toHaveJSProperty('wasDrawnAhead', true);
});

test('a page that is drawn ahead moves nothing at the bottom of a phone', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(sofa.path);
  await shopper.everythingOnDevice();
  await page.getByTestId('compare-button').first().click();
  await page.goto('/stue/sofaer');
  const bar = page.getByTestId('comparison-button');
  await expect(bar).toBeVisible();
  const bottom = async (): Promise<number> => (await bar.boundingBox())!.y;
  const before = await bottom();
  const link = page.getByTestId('product-card').first().getByRole('link');
  await pressUntil(page, link, () => expect(page.getByTestId('product-page')).toBeAttached({ timeout: 5000 }));
  expect(await bottom()).toBe(before);
  await page.mouse.up();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await expect.poll(bottom).toBeLessThan(before);
});

test('the keyboard that reaches a category asks for it; what saves data fetches no picture ahead', async ({
  shopper,
}) => {
  const { page } = shopper;
  await noteQuestions(page);
  await shopper.open('/');
  await shopper.everythingOnDevice();
  const room = page.getByRole('banner').getByRole('link', { name: 'Stue', exact: true });
  const before = await asked(page, 'listing.category');
  // A device that takes long to say what the address is asks for the list only with the page, or when the link is reached anew.
  await page.keyboard.press('Tab');
  await expect(async () => {
    await room.blur();
    await room.focus();
    await expect.poll(() => asked(page, 'listing.category'), { timeout: 5000 }).toHaveLength(before.length + 1);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stue');
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  expect(await asked(page, 'listing.category')).toHaveLength(before.length + 1);

  // From now on: a device that saved data all along would not have everything.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const card = page.getByTestId('product-card').first();
  await card.getByRole('link').hover();
  const fetched: string[] = [];
  page.on('request', (request) => isPictureOfPage(request) && fetched.push(request.url()));
  await page.mouse.down();
  await expect.poll(() => asked(page, 'product.bySku')).toHaveLength(1);
  // The answer is here once another question, asked after it, is answered: past the heart of the card is the next product.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => asked(page, 'product.bySku')).toHaveLength(2);
  expect(fetched).toEqual([]);
  await page.mouse.up();
});

test('a press on a value of a facet asks for what it leads to; the click asks nothing more', async ({ shopper }) => {
  const { page } = shopper;
  await noteQuestions(page);
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.open('/stue/sofaer');
  const facet = page.locator('[data-testid="facet"][data-code="color"]');
  await facet.locator('summary').click();
  const option = facet.getByTestId('facet-option').first();
  await option.hover();
  // A rendered page asks for its own list when it was taken over.
  await expect.poll(() => asked(page, 'listing.category')).toHaveLength(1);
  await page.mouse.down();
  await expect.poll(() => asked(page, 'listing.category')).toHaveLength(2);
  await expect(page).toHaveURL('/stue/sofaer');
  await page.mouse.up();
  await expect(page.getByTestId('applied-filter')).toBeVisible();
  expect(await asked(page, 'listing.category')).toHaveLength(2);
});

/** A photograph wider than a card's that the page wants to show, not one that the device collects meanwhile. */
function isPictureOfPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return request.resourceType() === 'image' && pathname.startsWith('/media/') && Number(searchParams.get('w')) > 640;
}
