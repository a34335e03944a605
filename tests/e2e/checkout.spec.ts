import type { Page } from '@playwright/test';
import { articles } from './support/demo.ts';
import { kari, type Shopper } from './support/shopper.ts';
import { slowDown } from './support/slow-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

async function toCheckout(shopper: Shopper, qty = 1, store = ''): Promise<void> {
  await shopper.open(`${store}${boxes.path}`);
  await shopper.addToCart(qty);
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await expect(shopper.page.getByTestId('checkout')).toBeVisible();
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** What is said about a field, as a screen reader hears it with the field. */
const expectProblem = async (page: Page, name: string, problem: string): Promise<void> => {
  await expect(field(page, name)).toHaveAccessibleDescription(problem);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', problem === '' ? 'false' : 'true');
};

test('an empty form is not sent: every field says what is missing, the first has the focus', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await toCheckout(shopper);
  const before = await shop.operator<unknown[]>('orders');
  await page.getByTestId('place-order').click();
  // On a busy machine another notice says that the stock is not known for sure.
  const notice = page.getByTestId('notification').filter({ hasText: 'Rett opp feltene' });
  await expect(notice).toHaveAttribute('data-type', 'error');
  for (const name of ['email', 'phoneNumber', 'firstName', 'lastName', 'streetAddress', 'zipCode', 'city'])
    await expectProblem(page, name, 'Må fylles ut');
  for (const name of ['apartmentNumber', 'comment']) await expectProblem(page, name, '');
  await expect(page.getByTestId('terms')).toHaveAccessibleDescription('Vilkårene må godtas');
  await expect(field(page, 'email')).toBeFocused();

  // The same again counts up instead of coming twice (D56). The first may be gone by now, so it is said twice.
  await page.getByTestId('place-order').dblclick();
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(/× [23]/);

  await shopper.fillCheckout();
  await expect(page.getByTestId('terms')).toHaveAccessibleDescription('');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(await shop.operator<unknown[]>('orders')).toHaveLength(before.length);
});

const mistakes: readonly (readonly [name: string, typed: string, problem: string, right: string])[] = [
  ['email', 'kari', 'Skriv inn en gyldig e-postadresse', 'kari@example.no'],
  ['email', 'kari@example', 'Skriv inn en gyldig e-postadresse', 'kari@example.no'],
  ['phoneNumber', '12', 'Skriv inn et gyldig telefonnummer', '+47 22 22 22 22'],
  ['firstName', 'K', 'Minst 2 bokstaver', 'Bo'],
  ['lastName', '1 2', 'Minst 2 bokstaver', 'Å Ås'],
  ['zipCode', '12', 'Postnummeret skal ha fire siffer', '0155'],
  ['zipCode', '12345', 'Postnummeret skal ha fire siffer', '0155'],
  ['taxId', '12', 'Minst 3 tegn', '974 760 673'],
  ['taxId', '974 760 637', 'Sjekk nummeret', '974 760 673'],
  ['company', ' ', 'Må fylles ut', 'Stua AS'],
];

test('each field is checked when it is left, and right again as soon as it is right', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper);
  await page.getByTestId('is-business').check();
  for (const [name, typed, problem, right] of mistakes) {
    await field(page, name).fill(typed);
    await field(page, name).blur();
    await expectProblem(page, name, problem);
    await field(page, name).fill(right);
    await expectProblem(page, name, '');
  }
});

test('a postal code has the form of its country (D62)', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper, 1, '/default');
  await expect(field(page, 'country')).toHaveValue('SE');
  await field(page, 'zipCode').fill('0155');
  await field(page, 'zipCode').blur();
  await expectProblem(page, 'zipCode', 'Postnumret ska ha fem siffror');
  await field(page, 'zipCode').fill('111 22');
  await expectProblem(page, 'zipCode', '');
});

test('delivery and payment change what is to be paid', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper, 2);
  const total = page.getByTestId('checkout').getByTestId('cart-total');
  const goods = 2 * boxes.priceMinor;
  const method = (handle: string, code: string) => page.locator(`[data-testid="${handle}"][data-code="${code}"]`);
  await expect(method('shipping-method', 'logtrade/home').getByRole('radio')).toBeChecked();
  await expect(method('payment-method', 'invoice').getByRole('radio')).toBeChecked();
  await expect(total).toHaveAttribute('data-amount', String(goods + 59_000));
  const promise = page.getByTestId('order-delivery');
  await expect(method('shipping-method', 'logtrade/pickup')).toContainText('Kan hentes om 3–7 dager');
  await expect(promise).toHaveText('Leveres om 4–10 dager');
  const day = page.getByTestId('order-delivery-day');
  await expect(day).toHaveText(/^Leveres senest \d+\. \p{L}+$/u);
  await method('shipping-method', 'logtrade/pickup').click();
  await expect(promise).toHaveText('Kan hentes om 3–7 dager');
  await expect(day).toHaveText(/^Klar til henting senest \d+\. \p{L}+$/u);
  await expect(total).toHaveAttribute('data-amount', String(goods + 19_000));
  await method('payment-method', 'cashondelivery').click();
  await expect(total).toHaveAttribute('data-amount', String(goods + 19_000 + 4900));
  await expect(page.getByTestId('checkout').getByText('Betalingsgebyr')).toBeVisible();
  await method('payment-method', 'invoice').click();
  await expect(total).toHaveAttribute('data-amount', String(goods + 19_000));
});

test('what was typed and chosen is kept, also when the page is loaded anew with no network', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await toCheckout(shopper);
  await shopper.goOffline();
  await shopper.fillCheckout({ city: 'Bergen' });
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').click();
  await expect(page.getByText('Du er frakoblet. Bestillingen blir trygt lagret på enheten.')).toBeVisible();
  // Kept while it is typed: leaving the shop and coming back is enough.
  await page.getByRole('link', { name: 'Stua' }).click();
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  await page.goBack();
  await expect(field(page, 'city')).toHaveValue('Bergen');
  await shopper.reload();
  for (const [name, value] of Object.entries({ ...kari, city: 'Bergen' }))
    await expect(field(page, name)).toHaveValue(value);
  await expect(page.getByTestId('terms')).toBeChecked();
  await expect(
    page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').getByRole('radio'),
  ).toBeChecked();
});

test('a form that nobody typed in shows what was typed in another window, and keeps what is typed here', async ({
  shopper,
  context,
}) => {
  await toCheckout(shopper);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(field(other, 'city')).toHaveValue('');
  for (const city of ['Oslo', 'Bergen']) {
    await field(shopper.page, 'city').fill(city);
    await expect(field(other, 'city')).toHaveValue(city);
  }
  await field(other, 'firstName').fill('Ola');
  await field(shopper.page, 'city').fill('Tromsø');
  await field(other, 'lastName').fill('Hansen');
  await expect(field(other, 'city')).toHaveValue('Bergen');
  await expect(field(other, 'firstName')).toHaveValue('Ola');
  await other.close();
});

test('an empty cart has no checkout, and says what to do', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/checkout');
  await expect(page.getByText(/[Hh]andlekurven er tom/)).toBeVisible();
  await expect(page.getByTestId('place-order')).toHaveCount(0);
  await page.getByRole('link', { name: 'Se hva vi har' }).click();
  await expect(page).toHaveURL('/');
});

test('the line of what is ordered can be read beside the form', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper, 3);
  const summary = page.getByRole('complementary', { name: 'Din bestilling' });
  await expect(summary).toContainText('Gjem');
  await expect(summary).toContainText('× 3');
  await expect(summary).toContainText('Herav mva.');
  await expect(page.getByRole('banner').getByTestId('cart-button')).toHaveCount(0);
});

test('the terms can be read before they are accepted, and what was typed stays', async ({ shopper, context }) => {
  const { page } = shopper;
  await toCheckout(shopper, 1);
  await page.locator('[name=email]').fill('kari@example.no');
  const link = page.getByTestId('checkout').getByRole('link', { name: 'kjøpsvilkårene' });
  await shopper.everythingOnDevice();
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Kjøpsvilkår' });
  await expect(dialog.getByRole('heading', { name: 'Reklamasjon' })).toBeVisible();
  await dialog.getByText('Uenighet').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  // It is a link all the same: in a window of its own by the browser's means.
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Kjøpsvilkår');
  await expect(page.getByTestId('terms')).not.toBeChecked();
  await expect(page.locator('[name=email]')).toHaveValue('kari@example.no');
});

test('who orders a second time fills in the form of that order, and none of the one before (O7)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await toCheckout(shopper);
  await shopper.fillCheckout();
  const first = await shopper.placeOrder();
  await shopper.open(boxes.path);
  await shopper.addToCart();
  // A device that takes its time until the next checkout is open.
  await slowDown(page, 'checkout.open', 3000);
  await shopper.open('/checkout');
  const payment = page.locator('[data-testid="payment-method"][data-code="cashondelivery"] input');
  await payment.check();
  await shopper.fillCheckout();
  await expect(payment).toBeChecked();
  const second = await shopper.placeOrder();
  expect(second).not.toBe(first);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  // Delivery, and what paying at the door costs.
  const total = boxes.priceMinor + 59_000 + 4900;
  await expect(shopper.confirmation().getByTestId('cart-total')).toHaveAttribute('data-amount', String(total));
});
