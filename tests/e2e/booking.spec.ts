import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './support/axe.ts';
import { login } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { filledDataDir } from './support/prepare-shops.ts';
import { startShop } from './support/shop-server.ts';
import type { Shopper } from './support/shopper.ts';
import { missedByTab } from './support/tab-key.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

const bookingOf = (page: Page): Locator => page.getByTestId('booking');

/** Orders something that is delivered home, and goes to where its delivery is booked. */
async function toBooking(shopper: Shopper): Promise<Locator> {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await page.goto('/checkout');
  await shopper.fillCheckout();
  await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await page.getByTestId('book-delivery').click();
  const booking = bookingOf(page);
  await expect(booking).toHaveAttribute('data-state', 'open');
  return booking;
}

/** Chooses a time on a day by their places. */
async function choose(booking: Locator, day: number, time: number): Promise<void> {
  await booking.getByRole('group', { name: 'Hvilken dag?' }).getByRole('radio').nth(day).check();
  await booking.getByRole('group', { name: 'Hvilket tidspunkt?' }).getByRole('radio').nth(time).check();
}

test('the link of an order opens its delivery, which is booked and changed; the signature leaves the address', async ({
  shopper,
}) => {
  const { page } = shopper;
  const booking = await toBooking(shopper);
  await expect(page).toHaveURL(/\/bokning\/BM\d{8}$/);
  await expectNothingFound(page);
  expect(await missedByTab(page, booking)).toEqual([]);
  await booking.getByRole('button', { name: 'Bestill leveringen' }).click();
  await expect(booking.getByRole('alert')).toHaveText('Velg en dag og et tidspunkt først.');

  await choose(booking, 1, 0);
  await expect(booking.getByText(/^Du velger: .+10:00–14:00$/)).toBeVisible();
  await booking.getByRole('button', { name: 'Bestill leveringen' }).click();
  const booked = page.getByTestId('booking-booked');
  await expect(booked).toContainText('10:00–14:00');

  await choose(booking, 2, 1);
  await booking.getByRole('button', { name: 'Endre leveringen' }).click();
  await expect(booked).toContainText('14:00–18:00');
  await expectNothingFound(page);

  // By keyboard alone: none of the times, but an agreement by e-mail.
  await booking.getByRole('radio', { name: /Skriv til meg/ }).focus();
  await page.keyboard.press('Space');
  await booking.getByRole('textbox', { name: 'E-post' }).focus();
  await page.keyboard.type('kari@example.no');
  await page.keyboard.press('Enter');
  await expect(booked).toContainText('Vi skriver til deg');
});

test('a bare number tells nothing; its postcode opens it (D76)', async ({ shopper, browser }) => {
  const { page } = shopper;
  await toBooking(shopper);
  const address = page.url();
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  const response = await visit.goto(address);
  expect(response!.headers()['referrer-policy']).toBe('no-referrer');
  const booking = bookingOf(visit);
  await expect(booking).toHaveAttribute('data-state', 'locked');
  await expect(booking).not.toContainText(/Storgata|Oslo/);
  const field = booking.getByRole('textbox', { name: 'Postnummer' });
  await field.fill('9999');
  await field.press('Enter');
  await expect(booking.getByRole('alert')).toContainText('Det finnes ingen sending');
  await expectNothingFound(visit);
  await field.fill('0155');
  await field.press('Enter');
  await expect(booking).toHaveAttribute('data-state', 'open');
  await expect(booking).toContainText('Storgata 1');
  await visit.goto(address.replace(/BM\d+/, 'nonsense'));
  await expect(visit.getByTestId('not-found')).toBeVisible();
  await stranger.close();
});

test('without a network wishes wait in their order, and one is booked when it is back', async ({ shopper }) => {
  const { page } = shopper;
  const booking = await toBooking(shopper);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await expect(booking).toContainText('Du er frakoblet. Velg inntil tre tidspunkter');
  await choose(booking, 3, 0);
  await booking.getByRole('button', { name: 'Legg til en tid til' }).click();
  await choose(booking, 3, 1);
  await expect(page.getByTestId('booking-wishes').getByRole('listitem')).toHaveCount(2);
  await expectNothingFound(page);
  expect(await missedByTab(page, booking)).toEqual([]);
  await booking.getByRole('button', { name: 'Bestill leveringen' }).click();
  await expect(page.getByTestId('booking-waiting')).toContainText('så snart du er på nett igjen');

  await page.getByTestId('offline-badge').click();
  const task = page.getByTestId('sync-task').filter({ hasText: 'Bestill levering BM' });
  await expect(task).toHaveAttribute('data-state', 'queued');
  await page.keyboard.press('Escape');

  // A shipment is known in its own country only.
  const path = new URL(page.url()).pathname;
  await shopper.open('/default');
  await page.getByTestId('offline-badge').click();
  await expect(page.getByTestId('sync-task').locator('a[href*="/bokning/"]')).toHaveAttribute('href', path);
  await shopper.open(path);

  await shopper.goOnline();
  await expect(page.getByTestId('booking-booked')).toContainText('10:00–14:00');
  await expect(page.getByTestId('booking-waiting')).toHaveCount(0);
});

test('whoever tries the demo signs in as its customer, and comes to a delivery to book (decision 080)', async ({
  shopper,
}) => {
  const { page } = shopper;
  // A test that imports something makes the shop that it shares with others no demo.
  const untouched = await startShop({ dataDir: filledDataDir('demo') });
  try {
    const demo = await untouched.operator<{ email: string; password: string }>('add-demo-customer');
    await shopper.open(`${untouched.origin}/`);
    await login(page, { ...demo, firstName: 'Dagny', lastName: 'Demo' });
    await shopper.open(`${untouched.origin}/my-account`);
    const orders = page.getByTestId('account-orders').getByTestId('history-order');
    await expect(orders).toHaveCount(3);
    await orders.first().locator('summary').click();
    await orders.first().getByRole('link', { name: 'Følg leveringen' }).click();
    const booking = bookingOf(page);
    await booking.getByRole('textbox', { name: 'Postnummer' }).fill('0184');
    await booking.getByRole('textbox', { name: 'Postnummer' }).press('Enter');
    await expect(booking.getByRole('group', { name: 'Hvilken dag?' })).toBeVisible();
    // From another country as well it leads to where the shipment is known.
    await shopper.open(`${untouched.origin}/default/my-account`);
    await orders.first().locator('summary').click();
    await orders.first().getByRole('link', { name: 'Följ leveransen' }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/bokning\//);
    await expect(booking).toHaveAttribute('data-state', 'open');
  } finally {
    await page.close();
    await untouched.remove();
  }
});
