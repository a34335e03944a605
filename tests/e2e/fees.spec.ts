import { defaultStoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import { articles } from './support/demo.ts';
import { isStored } from './support/documents.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;
/** Heavy, and made to order. */
const table = { path: '/p/NAUST-SPISEBORD/naust-spisebord', priceMinor: 2_199_000 };
const HOME = 59_000;
/** Postal codes of every place but Svalbard. */
const BUT_SVALBARD = String.raw`(?!917\d$)\d{4,5}`;

/** What is sent of a store view's settings. */
interface StoreSettings {
  readonly shipping_methods: readonly object[];
}

async function toCheckout(shopper: Shopper): Promise<void> {
  await shopper.open(table.path);
  await shopper.addToCart();
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await expect(shopper.page.getByTestId('checkout')).toBeVisible();
}

test('services are chosen and counted everywhere, also with no network (spec 7: fees)', async ({ shop, shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await toCheckout(shopper);
  await shopper.goOffline();
  const goods = table.priceMinor + boxes.priceMinor;
  const total = page.getByTestId('checkout').getByTestId('cart-total');
  await expect(total).toHaveAttribute('data-amount', String(goods + HOME));
  const assembly = page.getByRole('group', { name: 'Montering hjemme hos deg' });
  const none = assembly.getByRole('radio', { name: 'Nei takk' });
  await expect(none).toBeChecked();
  // One group of radio buttons: the arrow keys choose.
  await none.press('ArrowDown');
  await expect(assembly.getByRole('radio', { name: /Montering av ett møbel/ })).toBeChecked();
  await assembly.getByRole('radio', { name: /Montering av hele bestillingen/ }).check();
  const old = page.getByRole('group', { name: 'Vi tar med gamle møbler' });
  // Who buys a table has no sofa to be fetched.
  await expect(old.getByRole('checkbox')).toHaveCount(1);
  await old.getByRole('checkbox', { name: /Annet gammelt/ }).check();
  const fees = 89_000 + 39_000;
  await expect(total).toHaveAttribute('data-amount', String(goods + HOME + fees));

  // What is collected is not put together at home.
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').click();
  await expect(page.getByTestId('fee')).toHaveCount(0);
  await expect(total).toHaveAttribute('data-amount', String(goods + 19_000));
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/home"]').click();
  await expect(total).toHaveAttribute('data-amount', String(goods + HOME + fees));

  // The cart says it as well.
  await page.getByRole('link', { name: 'Stua' }).click();
  const cart = await shopper.openCart();
  await expect(cart).toContainText('Montering av hele bestillingen');
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-amount', String(goods + fees));
  await cart.getByTestId('proceed-to-checkout').click();

  await shopper.fillCheckout();
  const orderId = await shopper.placeOrder();
  const confirmation = shopper.confirmation();
  await expect(confirmation).toHaveAttribute('data-state', 'queued');
  await expect(confirmation).toContainText('Annet gammelt møbel hentes');
  await shopper.goOnline();
  await expect(confirmation).toHaveAttribute('data-state', 'placed', { timeout: 60_000 });
  const agreed = goods + HOME + fees;
  await expect(confirmation.getByTestId('cart-total')).toHaveAttribute('data-amount', String(agreed));
  const orders = await shop.operator<{ orderId: string; totals: object }[]>('orders');
  expect(orders.find((placed) => placed.orderId === orderId)?.totals).toMatchObject({
    grandTotal: agreed,
    fees: [{ code: '1/12' }, { code: '2/22' }],
  });
});

test('goods that are not ready together come together or each as it is ready, with days and cost (spec 2)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await toCheckout(shopper);
  const parts = page.getByTestId('partial-deliveries');
  const total = page.getByTestId('checkout').getByTestId('cart-total');
  const goods = table.priceMinor + boxes.priceMinor;
  const together = parts.getByRole('radio', { name: /Alt samlet/ });
  const each = parts.getByRole('radio', { name: /i 2 leveringer/ });
  await expect(together).toBeChecked();
  // Weeks without an end have no last day.
  await expect(together).toHaveAccessibleName(/Leveres om 10\+ uker 590/);
  await expect(each).toHaveAccessibleName(/Senest \d+\. \p{L}+: Gjem .*Leveres om 10\+ uker: Naust .*1\s180/u);
  await each.check();
  await expect(total).toHaveAttribute('data-amount', String(goods + 2 * HOME));
  await isStored(page, 'checkout', ({ details }) => details.hasPartialDeliveries);
  await shopper.reload();
  await expect(each).toBeChecked();
  await together.check();
  await expect(total).toHaveAttribute('data-amount', String(goods + HOME));
});

test('a delivery that does not reach the place says so, and cannot be chosen (spec 8: restricted shipment)', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await page.goto('/checkout');
  const home = page.locator('[data-testid="shipping-method"][data-code="logtrade/home"]');
  await page.locator('[name=zipCode]').fill('9170');
  await expect(home).toContainText('9170 ligger utenfor området for denne leveringen');
  await expect(home.getByRole('radio')).toBeDisabled();
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]').click();
  await page.locator('[name=zipCode]').fill('0155');
  await expect(home.getByRole('radio')).toBeEnabled();
  await expect(page.getByTestId('shipment-restricted')).toHaveCount(0);
});

test.describe('on a new device', () => {
  test.use({ reusesDevice: false });

  test('the last day of a delivery is one of the store view, whatever the clock of the browser shows (decision 106)', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.clock.setFixedTime(Date.now() + 100 * 24 * 60 * 60 * 1000);
    await toCheckout(shopper);
    const each = page.getByTestId('partial-deliveries').getByRole('radio', { name: /i 2 leveringer/ });
    const day = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const last = addDays(dayIn(timeZoneOf(defaultStoreView), Date.now()), 10);
    await expect(each).toHaveAccessibleName(new RegExp(`Senest ${day.format(Date.parse(last))}: Gjem`));
  });

  test('a place that no delivery reaches is told so, above them all (spec 8: restricted shipment)', async ({
    shopper,
  }) => {
    const { page } = shopper;
    // Svalbard has nobody who collects things either.
    await page.route('**/api/sync/store_settings*', async (route) => {
      const response = await route.fetch();
      const { documents, ...rest } = (await response.json()) as { documents: StoreSettings[] };
      const reachingLess = documents.map((each) => ({
        ...each,
        shipping_methods: each.shipping_methods.map((method) => ({ ...method, postcode_pattern: BUT_SVALBARD })),
      }));
      await route.fulfill({ response, json: { ...rest, documents: reachingLess } });
    });
    await shopper.open(boxes.path);
    await shopper.addToCart();
    await page.goto('/checkout');
    const methods = page.getByTestId('shipping-method').getByRole('radio');
    const restricted = page.getByTestId('shipment-restricted');
    await page.locator('[name=zipCode]').fill('9170');
    await expect(restricted).toHaveText('Vi leverer ikke til dette postnummeret. Oppgi en annen leveringsadresse.');
    await expect(restricted).toHaveRole('alert');
    await expect(methods).toHaveCount(2);
    for (const method of await methods.all()) await expect(method).toBeDisabled();
    await page.locator('[name=zipCode]').fill('0155');
    await expect(restricted).toHaveCount(0);
    for (const method of await methods.all()) await expect(method).toBeEnabled();
  });

  test('a device that does not know how the shop delivers says so, and what that costs by estimate (D64, D92)', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.route('**/api/sync/store_settings*', (route) => route.abort());
    await shopper.open(boxes.path);
    await shopper.addToCart();
    // The code is on the device, the settings are not. A page that opens before the service worker rules asks the network for its code.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/checkout');
    // While there is a network, they may still come; then there is nothing to say.
    await expect(page.getByTestId('app-ready')).toBeAttached();
    await shopper.goOffline();
    const said = page.getByTestId('checkout-not-ready');
    await expect(said).toContainText(/En levering koster omtrent 590\skr/);
    await expect(page.getByTestId('place-order')).toHaveCount(0);
  });
});
