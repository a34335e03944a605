import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { newCustomer, register } from './support/customer.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const NORDVIK = '/p/NORDVIK-3/nordvik-3-seters-sofa';
/** Nobody else's test writes about these. */
const WRITTEN = '/p/SUND-3/sund-3-seters-sofa';

const reviewsOf = (page: Page) => page.getByTestId('reviews');

async function write(page: Page, title: string): Promise<void> {
  await reviewsOf(page).getByTestId('write-review').click();
  const form = page.getByTestId('review-form');
  await form.getByRole('radio', { name: 'Fornøyd', exact: true }).check();
  await form.getByRole('textbox', { name: 'Overskrift' }).fill(title);
  await form.getByRole('textbox', { name: 'Din mening' }).fill('Den er god å sitte i, og trekket tåler katten.');
  await form.getByRole('textbox', { name: 'Navn' }).fill('Kari');
  await form.getByRole('textbox', { name: 'E-post' }).fill('kari@example.no');
  await form.getByRole('button', { name: 'Send anmeldelsen' }).click();
  await expect(form).toBeHidden();
}

test('stars near the name lead to the reviews, three a page, filtered by stars (spec 9: reviews)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/p/FJELL-STOL/fjell-stol');
  const rating = page.getByTestId('product-page').getByTestId('rating');
  await expect(rating).toContainText(/\d,\d av 5 · \d+ anmeldelser/);
  const count = Number(/(\d+) anmeldelse/.exec((await rating.textContent())!)![1]);
  expect(count).toBeGreaterThan(3);
  await rating.click();
  const section = reviewsOf(page);
  await expect(section).toBeInViewport();
  const items = section.getByTestId('review');
  await expect(items).toHaveCount(3);
  await section.getByTestId('more-reviews').click();
  await expect(items).toHaveCount(Math.min(count, 6));
  await expect(section.getByRole('status').filter({ hasText: 'Viser' })).toContainText(`av ${count}`);
  await expectNothingFound(page, { within: '[data-testid="reviews"]' });

  const filter = section.getByTestId('star-filter').and(section.locator(':enabled')).first();
  const star = (await filter.getAttribute('data-star'))!;
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => new Set(await items.evaluateAll((all) => all.map((each) => each.getAttribute('data-score')))))
    .toEqual(new Set([star]));
  await filter.click();
  await expect(items).toHaveCount(3);
  await section.getByTestId('review-order').selectOption('worst');
  await expect
    .poll(async () => {
      const scores = await items.evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-score'))));
      return scores.every((score, place) => place === 0 || scores[place - 1]! <= score);
    })
    .toBe(true);
});

test('a long review is shown from its beginning, shorter on a phone (spec 9: truncate limit)', async ({ shopper }) => {
  const { page } = shopper;
  const shown = async (): Promise<number> => {
    const item = reviewsOf(page)
      .getByTestId('review')
      .filter({ has: page.getByRole('button', { name: 'Les mer' }) });
    return (await item.first().getByRole('paragraph').filter({ hasText: '…' }).first().textContent())!.length;
  };
  await shopper.open(NORDVIK);
  await reviewsOf(page).scrollIntoViewIfNeeded();
  await expect(reviewsOf(page).getByTestId('review').first()).toBeVisible();
  expect(await shown()).toBeLessThanOrEqual(171);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(shown).toBeLessThanOrEqual(71);
  const more = reviewsOf(page).getByRole('button', { name: 'Les mer' }).first();
  await more.click();
  await expect(reviewsOf(page).getByRole('button', { name: 'Vis mindre' }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a review and a vote wait without a network, say so, and are sent when it is back (D55, D83)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(WRITTEN);
  await shopper.everythingOnDevice();
  await reviewsOf(page).scrollIntoViewIfNeeded();
  const first = reviewsOf(page).getByTestId('review').first();
  await expect(first).toBeVisible();
  await shopper.goOffline();

  const up = first.getByTestId('vote-up');
  const before = Number(/\((\d+)\)/.exec((await up.textContent())!)![1]);
  await up.click();
  await expect(up).toHaveText(`Nyttig (${before + 1})`);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('status')).toHaveText('Takk for stemmen.');

  await write(page, 'Skrevet på hytta');
  const own = reviewsOf(page).getByTestId('own-review');
  await expect(own).toHaveAttribute('data-state', 'queued');
  await expect(own).toContainText('Venter på nett');
  await expect(own).toContainText('Skrevet på hytta');
  await expectNothingFound(page, { within: '[data-testid="reviews"]' });
  await page.getByTestId('offline-badge').click();
  await expect(page.getByTestId('sync-task')).toHaveText([/Stemme på en anmeldelse/, /Anmeldelse av Sund/]);
  await page.keyboard.press('Escape');

  // It is there again after a restart, which needs no network either.
  await shopper.reload();
  await reviewsOf(page).scrollIntoViewIfNeeded();
  await expect(own).toContainText('Skrevet på hytta');
  await shopper.goOnline();
  await expect(own).toHaveAttribute('data-state', 'sent');
  await expect(own).toContainText('Vises for alle når den er godkjent.');
  await expect(up).toHaveText(`Nyttig (${before + 1})`);
});

test('what is typed before the device has said who uses it stays in the form', async ({ shopper }) => {
  const { page } = shopper;
  const held: (() => void)[] = [];
  // The page is there from the server; what the device says comes later.
  await page.route(/\/assets\/index-\w+\.js$/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto(NORDVIK);
  await reviewsOf(page).getByTestId('write-review').click();
  const name = page.getByTestId('review-form').getByRole('textbox', { name: 'Navn' });
  await name.fill('Kari N.');
  for (const release of held) release();
  await shopper.ready();
  await shopper.everythingOnDevice();
  await expect(name).toHaveValue('Kari N.');
});

test('a form with mistakes says which, by keyboard alone, and keeps what was typed', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(NORDVIK);
  const button = reviewsOf(page).getByTestId('write-review');
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByTestId('review-form');
  await form.getByRole('textbox', { name: 'Navn' }).fill('kari@example.no');
  await form.getByRole('button', { name: 'Send anmeldelsen' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expect(form).toContainText('Velg fra én til fem stjerner');
  await expect(form).toContainText('så skriv ikke en e-postadresse her');
  await expect(form.getByRole('textbox', { name: 'Overskrift' })).toHaveAttribute('aria-invalid', 'true');
  await expectNothingFound(page, { within: 'dialog[open]' });
  await form.getByRole('textbox', { name: 'Overskrift' }).fill('Halvferdig');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Overskrift' })).toHaveValue('Halvferdig');
});

test('the shop has reviews of its own, under the name of each market, also without a network (spec 2)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundeanmeldelser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundeanmeldelser' })).toBeVisible();
  const reviews = reviewsOf(page).getByTestId('review');
  await expect(reviews).toHaveCount(3);
  // Nobody translates what people wrote, so what is in another language says in which.
  await expect(reviews.filter({ hasText: 'Funkar även utan täckning' })).toContainText('På svensk');
  await expect(reviews.filter({ hasText: 'Alt gikk som avtalt' })).not.toContainText('På norsk');
  await expectNothingFound(page, { within: 'main' });
  await shopper.goOnline();
  const moved = await page.request.get('/default/kundeanmeldelser', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/default/kundomdomen']);
  const swedish = await page.request.get('/default/kundomdomen');
  expect([swedish.status(), await swedish.text()]).toEqual([200, expect.stringContaining('Kundomdömen')]);
});

test('search engines read what a product is rated, and cards show it where enough people wrote', async ({
  shopper,
}) => {
  const { page } = shopper;
  const html = await (await page.request.get(NORDVIK)).text();
  expect(html).not.toContain('"aggregateRating":null');
  expect(html).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":\d(?:\.\d)?,"reviewCount":\d+/);
  await shopper.open('/stue/sofaer');
  await expect(page.getByTestId('card-rating').first()).toHaveAccessibleName(/\d,\d av 5 · \d+ anmeldelser/);
});

test('an account lists what its owner wrote, what waits on top, and says what became of it (spec 6)', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const kari = newCustomer();
  await shopper.open(WRITTEN);
  await register(page, kari);
  await shopper.everythingOnDevice();
  await reviewsOf(page).getByTestId('write-review').click();
  const form = page.getByTestId('review-form');
  await expect(form.getByRole('textbox', { name: 'Navn' })).toHaveValue('Kari');
  await expect(form.getByRole('textbox', { name: 'E-post' })).toHaveValue(kari.email);
  await page.keyboard.press('Escape');
  const title = `Fra kontoen ${kari.email}`;
  await write(page, title);
  await expect(reviewsOf(page).getByTestId('own-review')).toHaveAttribute('data-state', 'sent');

  await shopper.goOffline();
  await page.goto('/p/NORDVIK-3/nordvik-3-seters-sofa');
  await shopper.ready();
  await reviewsOf(page).scrollIntoViewIfNeeded();
  await write(page, 'Uten nett');
  await page.goto('/my-account?section=reviews');
  const own = page.getByTestId('account-reviews').getByTestId('own-review');
  await expect(own).toHaveCount(2);
  await expect(own.first()).toHaveAttribute('data-state', 'queued');
  await expect(own.first()).toContainText('Uten nett');
  await expect(own.last()).toContainText(title);
  await expectNothingFound(page, { within: 'main' });

  await shopper.goOnline();
  await expect(own.filter({ hasText: 'Uten nett' })).toHaveAttribute('data-state', 'sent');
  const waiting = await shop.operator<{ id: number; title: string }[]>('reviews', 'list');
  await shop.operator('reviews', 'publish', waiting.find((review) => review.title === title)!.id);
  await shopper.reload();
  await expect(own.filter({ hasText: title })).toHaveAttribute('data-state', 'published');
  await expect(own).toHaveCount(2);
});
