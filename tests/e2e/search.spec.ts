import type { Locator, Page } from '@playwright/test';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** The search field, what it suggests, and the page of results (spec 2: search panel, /search; D46). */

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Søk i butikken' });

const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Forslag' });

const suggested = (page: Page, kind: string): Locator =>
  page.locator(`[data-testid="search-suggestion"][data-kind="${kind}"]`);

/** What the arrow keys are at. */
const active = (page: Page): Locator => list(page).getByRole('option', { selected: true });

const results = (page: Page): Locator => page.getByTestId('search-results');

/** Types into the field; what listens to it comes after the first screen. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
}

/** Searches as the Enter key does, and waits for what is found. */
async function search({ page }: Shopper, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  await expect(results(page)).toBeVisible();
}

const totalOf = async (page: Page): Promise<number> => Number(await results(page).getAttribute('data-total'));

test('while one types: products with picture and price, categories beside them, what is alike marked', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await type(page, 'hjørnesofa');
  const product = suggested(page, 'product').first();
  await expect(product.locator('img')).toBeVisible();
  await expect(product).toContainText(/hjørnesofa/i);
  await expect(product).toContainText(/\d\skr/);
  const category = suggested(page, 'category').filter({ hasText: 'Hjørnesofaer' });
  await expect(category.locator('mark')).toHaveText(/^Hjørnesofa/);
  await expect(list(page).getByRole('group', { name: 'Kategorier' })).toBeVisible();
  // Fewer letters, more of them: the answer to what was typed last is shown.
  await type(page, 'sofa');
  await expect(suggested(page, 'product')).toHaveCount(8);
  await category.or(suggested(page, 'category').first()).first().click();
  await expect(page).not.toHaveURL('/');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('');
});

test('who goes back leaves the search, which may cover the page that comes', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kjøpsvilkår' }).click();
  await expect(page).toHaveURL('/kjopsvilkar');
  await type(page, 'sofa');
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('by keyboard: / leads there, arrows, Home and End choose, Enter goes, Escape leads back', async ({ shopper }) => {
  const { page } = shopper;
  const { keyboard } = page;
  await shopper.open('/stue');
  // What is suggested does not change any more.
  await shopper.everythingOnDevice();
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Sofaer/ })
    .first();
  await link.focus();
  // The listener of the key comes with the panel.
  await expect(async () => {
    await keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 5000 });
  }).toPass();
  await expect(field(page)).toHaveValue('');
  await keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(link).toBeFocused();

  await type(page, 'lenestol');
  await expect(suggested(page, 'product').first()).toBeVisible();
  await expect(active(page)).toHaveCount(0);
  await keyboard.press('ArrowDown');
  const first = list(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await expect(field(page)).toBeFocused();
  await keyboard.press('End');
  await expect(active(page)).toHaveText(/^Vis alle \d+ treff på «lenestol»$/);
  await keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  // Before the first is the field itself, where letters are typed again.
  await keyboard.press('ArrowUp');
  await expect(active(page)).toHaveCount(0);
  await keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(/^Vis alle/);
  await keyboard.press('Home');
  const path = (await first.getAttribute('href'))!;
  await keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByTestId('product-page')).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test('the arrow keys begin anew where what they had reached is suggested no more', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await type(page, 'lenestol');
  const first = suggested(page, 'product').first();
  await expect(first).toContainText(/lenestol/i);
  const before = await first.getAttribute('id');
  // The key comes before the answer to what is typed.
  await field(page).evaluate((element: HTMLInputElement) => {
    element.value = 'hagebord';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  });
  await expect(first).not.toHaveAttribute('id', before!);
  await expect(active(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
});

test('those who cannot see it hear how much is suggested', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await type(page, 'hjørnesofa');
  await expect(suggested(page, 'product').first()).toBeVisible();
  const count = await page.getByTestId('search-suggestion').count();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`${count} forslag`);
});

test('Enter without a choice shows all that is found, with its name, its number and what was typed', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await search(shopper, 'hjørnesofa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Søk: hjørnesofa');
  await expect(page).toHaveTitle('Søk: hjørnesofa – Stua');
  await shopper.everythingOnDevice();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1);
  const total = await totalOf(page);
  await expect(page.getByRole('main').getByText(`${total} treff`, { exact: true })).toBeVisible();
  await expect(results(page).getByTestId('product-card')).toHaveCount(total);
  await expect(field(page)).toHaveValue('hjørnesofa');
  await expect(list(page)).toBeHidden();
  // Nothing typed is nothing to search for.
  await field(page).fill('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=hj%C3%B8rnesofa');
});

test('results are narrowed down, sorted and found again as in a category', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/search?q=sofa');
  await shopper.everythingOnDevice();
  const all = await totalOf(page);
  const price = page.locator('[data-testid="facet"][data-code="price"]');
  await price.locator('summary').click();
  const option = price.getByTestId('facet-option').first();
  const count = await option.getAttribute('data-count');
  await option.click();
  await expect(page).toHaveURL(/\/search\?q=sofa&price=[\d*-]+$/);
  await expect(results(page)).toHaveAttribute('data-total', count!);
  expect(Number(count)).toBeLessThan(all);
  await page.getByTestId('sort').selectOption('price');
  await expect(page).toHaveURL(/\/search\?q=sofa&price=[\d*-]+&sort=price$/);
  const address = page.url();
  await results(page).getByTestId('product-card').first().getByRole('link').click();
  await expect(page.getByTestId('product-page')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(results(page)).toHaveAttribute('data-total', count!);
  await page.getByTestId('applied-filter').click();
  await expect(page).toHaveURL('/search?q=sofa&sort=price');
  await expect(results(page)).toHaveAttribute('data-total', String(all));
});

test('words that are a colour are a filter that can be taken away', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/search?q=sofa%20gr%C3%A5');
  await shopper.everythingOnDevice();
  const chip = page.getByTestId('applied-filter');
  await expect(chip).toHaveText('Farge: Grå');
  const grey = await totalOf(page);
  await chip.click();
  await expect(page).toHaveURL('/search?q=sofa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Søk: sofa');
  await expect(field(page)).toHaveValue('sofa');
  await expect.poll(() => totalOf(page)).toBeGreaterThan(grey);
});

test('behind few results stands what is like them, and that is said; in another order they stand alone', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/search?q=gyngestol');
  await shopper.everythingOnDevice();
  const note = page.getByTestId('search-note');
  await expect(note).toHaveText('Deretter kommer det som ligner.');
  await expect(page.getByRole('main').getByText('1 treff', { exact: true })).toBeVisible();
  const cards = page.getByTestId('product-card');
  await expect(cards.first()).toContainText('gyngestol');
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  await shopper.open('/search?q=gyngestol&sort=price');
  await expect(page.getByTestId('search-results')).toHaveAttribute('data-total', '1');
  await expect(note).toBeHidden();
});

test('a slip of the finger is put right, and says so', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/search?q=hjrnesofa');
  await expect(results(page).getByTestId('product-card').first()).toBeVisible();
  const note = page.getByTestId('search-note');
  await expect(note).toHaveText('Vi fant ingenting som heter «hjrnesofa». Mente du hjørnesofa?');
  await note.getByRole('link').click();
  await expect(page).toHaveURL('/search?q=hj%C3%B8rnesofa');
  await expect(note).toHaveCount(0);
  await type(page, 'hjrnesofa');
  await expect(page.getByRole('search')).toContainText('Viser treff for «hjørnesofa»');
});

test('nothing found, too little typed, nothing asked: each says what to do next', async ({ shopper }) => {
  const { page } = shopper;
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await shopper.open('/search?q=sofa');
  await expect(results(page)).toBeVisible();
  await search(shopper, 'qqwwzzxx');
  await expect(results(page)).toHaveAttribute('data-total', '0');
  await expect(title).toHaveText('Vi fant ingen varer som heter «qqwwzzxx»');
  const recent = page.getByRole('region', { name: 'Nylige søk' });
  await expect(recent.getByRole('link')).toHaveText(['sofa']);
  await search(shopper, 's');
  await expect(title).toHaveText('Skriv litt mer');
  await shopper.open('/search');
  await expect(title).toHaveText('Hva leter du etter?');
  await expect(page).toHaveTitle('Søk – Stua');
  await page.getByRole('main').getByRole('region', { name: 'Kategorier' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/stue');
});

test('what was searched for is offered again, the newest first, and can be taken away (D46)', async ({ shopper }) => {
  const { page } = shopper;
  const recent = suggested(page, 'recent');
  await shopper.open('/');
  for (const text of ['lenestol', 'sofa', 'Lenestol']) await search(shopper, text);
  await type(page, '');
  await expect(recent).toHaveText(['Lenestol', 'sofa']);
  await shopper.open('/stue');
  await type(page, '');
  await expect(recent).toHaveText(['Lenestol', 'sofa']);
  await page.getByRole('button', { name: 'Fjern «Lenestol» fra nylige søk' }).click();
  await expect(recent).toHaveText(['sofa']);
  await expect(field(page)).toBeFocused();
  await shopper.reload();
  await type(page, '');
  await expect(recent).toHaveText(['sofa']);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('sofa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sofa');
});

test('the panel closes where one looks elsewhere, and what lies below it is out of reach', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue');
  await type(page, 'sofa');
  await expect(suggested(page, 'product').first()).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL('/stue');
  await expect(field(page)).toHaveValue('sofa');
  await field(page).click();
  await expect(list(page)).toBeVisible();
  // Behind the field comes the rest of the header.
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('with no network: suggestions, results and an address that was never opened', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await type(page, 'spisebord');
  await expect(suggested(page, 'product').first()).toBeVisible();
  await search(shopper, 'lenestol');
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1);
  await shopper.open('/search?q=spisebord&sort=price');
  await expect(results(page).getByTestId('product-card').first()).toBeVisible();
  await expect(field(page)).toHaveValue('spisebord');
});

test('what is typed is a text, whatever it looks like', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  const hostile = '<img src=x onerror=alert(1)> (.*)+ "«»" & 😀 %00';
  // What turns letters round is nobody's text.
  await type(page, hostile.replace('😀', '\u202e😀'));
  await expect(list(page).getByRole('option').last()).toHaveText(`Søk etter «${hostile}»`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Søk: ${hostile}`);
  await shopper.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Søk: ${hostile}`);
});

test('another country searches in its own language', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/default');
  const swedish = page.getByRole('combobox', { name: 'Sök i butiken' });
  await swedish.fill('hörnsoffa');
  await expect(suggested(page, 'product').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/default/search?q=h%C3%B6rnsoffa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: hörnsoffa');
  await expect(results(page).getByTestId('product-card').first()).toBeVisible();
});

test('before any script the field is a form', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, name, address] of [
    ['/stue', 'Søk i butikken', '/search?q=sofa'],
    ['/default', 'Sök i butiken', '/default/search?q=sofa'],
  ] as const) {
    await page.goto(shop.origin + path);
    await page.getByRole('combobox', { name }).fill('sofa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: sofa$/);
  }
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an icon that a finger makes as wide as the screen, with five suggestions', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/');
    const narrow = (await field(page).boundingBox())!;
    expect(narrow.width).toBeLessThan(60);
    await field(page).tap();
    await expect(field(page)).toBeFocused();
    await expect.poll(async () => (await field(page).boundingBox())!.width).toBe(390);
    await type(page, 'sofa');
    await expect(suggested(page, 'product')).toHaveCount(5);
    await page.getByRole('search').getByRole('button', { name: 'Lukk' }).tap();
    await expect(list(page)).toBeHidden();
    await expect.poll(async () => (await field(page).boundingBox())!.width).toBe(narrow.width);
    await type(page, 'lenestol');
    await suggested(page, 'product').first().tap();
    await expect(page.getByTestId('product-page')).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});
