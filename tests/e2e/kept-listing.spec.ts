import type { Page } from '@playwright/test';
import { articles, listedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** While products are looked at, the list that led to them stays in the document, out of sight (decision 050). */

const LIST = '/stue/sofaer';
const { sofa } = articles;

const cardOf = (page: Page, sku: string) => page.locator(`[data-testid="product-card"][data-sku="${sku}"]`);
const product = (page: Page) => page.getByTestId('product-page');

/** Puts a mark on all cards; those that are made anew have none. */
async function markCards(page: Page): Promise<number> {
  const cards = page.getByTestId('product-card');
  return cards.evaluateAll((all) => {
    for (const card of all) Object.assign(card, { isMarked: true });
    return all.length;
  });
}

function markedCards(page: Page): Promise<number> {
  return page
    .getByTestId('product-card')
    .evaluateAll((all) => all.filter((card) => 'isMarked' in card && card.checkVisibility()).length);
}

async function placeOf(page: Page, sku: string): Promise<number> {
  return Math.round((await cardOf(page, sku).boundingBox())?.y ?? Number.NaN);
}

test('back to a list: the same cards at the same place, with the focus where it was and the price of now', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(LIST);
  await shopper.everythingOnDevice();
  const marked = await markCards(page);
  const card = page.getByTestId('product-card').nth(9);
  const sku = (await card.getAttribute('data-sku'))!;
  const link = cardOf(page, sku).getByRole('link');
  const price = cardOf(page, sku).getByTestId('price');
  const before = Number(await price.getAttribute('data-amount'));
  await link.scrollIntoViewIfNeeded();
  const place = await placeOf(page, sku);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(product(page)).toBeVisible();
  await expect(card).toBeHidden();
  // A network that comes back has everything looked at anew.
  await shop.operator('set-price', sku, before / 100 - 100);
  try {
    await shopper.goOffline();
    await shopper.goOnline();
    await expect(product(page).getByTestId('price').first()).toHaveAttribute('data-amount', String(before - 10_000));
    await expect(price, 'nobody works for what nobody sees').toHaveAttribute('data-amount', String(before));
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(price).toHaveAttribute('data-amount', String(before - 10_000));
    expect(await markedCards(page)).toBe(marked);
    await expect.poll(() => placeOf(page, sku)).toBe(place);
    await expect(page).toHaveTitle(/^Sofaer/);
  } finally {
    await shop.operator('set-price', sku, before / 100);
  }
});

test('back after minutes, and by the link to the list: the same cards, without a skeleton', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open(LIST);
  await shopper.everythingOnDevice();
  await page.clock.runFor(10_000);
  const marked = await markCards(page);
  for (const back of [
    () => page.goBack(),
    () =>
      page
        .getByTestId('product-page')
        .getByTestId('breadcrumbs')
        .getByRole('link', { name: 'Sofaer', exact: true })
        .click(),
  ]) {
    await cardOf(page, sofa.sku).getByRole('link').click();
    // At once: run through, the window would wait in vain for its worker, whose time this clock does not move.
    await page.clock.fastForward(120_000);
    await expect(product(page)).toBeVisible();
    await back();
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(LIST);
    await expect(cardOf(page, sofa.sku)).toBeVisible();
    expect(await markedCards(page)).toBe(marked);
  }
});

test('a list that is out of sight answers to nothing', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await expect(page.locator('#home-newest')).toBeVisible();
  await shopper.everythingOnDevice();
  await page.getByTestId('product-card').first().getByRole('link').click();
  await expect(product(page)).toBeVisible();
  await expect(page).not.toHaveTitle('Stua');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'Nytt hos oss' })).toHaveCount(0);
  const isInSight = (): Promise<boolean> => page.locator('#home-newest').evaluate((part) => part.checkVisibility());
  expect(await isInSight()).toBe(false);
  // Neither by its name in the address,
  await page.evaluate(() => (location.hash = 'home-newest'));
  await expect(page).toHaveURL(/#home-newest$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // nor by keyboard.
  await page.getByRole('link', { name: 'Hopp til innholdet' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(product(page).locator(':focus')).toHaveCount(1);
});

test('one list is kept: another takes its place, and the same with other filters is not the one that was left', async ({
  shopper,
}) => {
  const { page } = shopper;
  const lists = page.getByTestId('listing');
  await shopper.open('/stue');
  await shopper.everythingOnDevice();
  await page.getByTestId('product-card').first().getByRole('link').click();
  await expect(product(page)).toBeVisible();
  await expect(lists).toHaveCount(1);
  await page.getByTestId('product-page').getByTestId('breadcrumbs').getByRole('link').last().click();
  await expect(product(page)).toHaveCount(0);
  await expect(lists).toHaveCount(1);

  await page.goto(`${LIST}?stock=1`);
  await shopper.ready();
  await page.getByTestId('product-card').first().getByRole('link').click();
  await expect(product(page)).toBeVisible();
  await expect(lists).toHaveCount(1);
  await page
    .getByTestId('product-page')
    .getByTestId('breadcrumbs')
    .getByRole('link', { name: 'Sofaer', exact: true })
    .click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByTestId('product-card').filter({ visible: true })).toHaveCount(listedIn('stue/sofaer'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was open above a list is not above the product', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(LIST);
    await shopper.everythingOnDevice();
    await cardOf(page, sofa.sku).getByRole('link').click();
    await expect(product(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: /^Filtrer/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goForward();
    await expect(product(page)).toBeVisible();
    await shopper.addToCart();
    await page.goBack();
    await expect(cardOf(page, sofa.sku)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^Filtrer/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
