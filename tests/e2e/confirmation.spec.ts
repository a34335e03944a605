import type { Page } from '@playwright/test';
import { receiptNumber } from '#domain/receipt-number.ts';
import { articles } from './support/demo.ts';
import type { Shopper } from './support/shopper.ts';
import { slowDown } from './support/slow-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;
const TOTAL = 2 * boxes.priceMinor + 59_000;

interface ServerOrder {
  readonly orderId: string;
  readonly orderNumber: string;
}

async function order(shopper: Shopper): Promise<string> {
  await shopper.open(boxes.path);
  await shopper.addToCart(2);
  await shopper.page.goto('/checkout');
  await shopper.fillCheckout();
  return shopper.placeOrder();
}

const WHITE = 'rgb(255, 255, 255)';

/** Prints the confirmation: on the paper is the receipt, black on white, and nothing else of the page. */
async function expectPrinted(page: Page, texts: readonly string[]): Promise<void> {
  const receipt = page.getByTestId('printed-receipt');
  await expect(receipt).toBeHidden();
  await page.evaluate(() => {
    globalThis.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  await page.getByRole('button', { name: 'Skriv ut kvittering' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  const all = [
    ...texts,
    'Stua',
    boxes.sku,
    'Totalt',
    'Kari Nordmann',
    'Storgata 1',
    '0155 Oslo',
    'Faktura',
    'Levert hjem',
  ];
  for (const text of all) await expect(receipt).toContainText(text);
  expect(await receipt.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe(WHITE);
  const others = await page.evaluate(() =>
    [...document.body.children]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getAttribute('data-testid')),
  );
  expect(others).toEqual(['printed-receipt']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

test('an order that the shop has taken: number, sum, and an empty cart', async ({ shop, shopper }) => {
  const { page } = shopper;
  const orderId = await order(shopper);
  const confirmation = shopper.confirmation();
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk! Bestillingen er mottatt.');
  const number = await confirmation.getAttribute('data-order');
  await expect(confirmation).toContainText(`Ordrenummer ${number}`);
  await expect(confirmation.getByTestId('order-mail')).toHaveText(
    'En bekreftelse kommer til kari@example.no innen 5 minutter.',
  );
  await expect(confirmation.getByTestId('cart-total')).toHaveAttribute('data-amount', String(TOTAL));
  await expect(confirmation.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await expect(confirmation.getByTestId('order-delivery-day')).toHaveText(/^Leveres senest \d+\. \p{L}+$/u);
  await expect(confirmation.getByTestId('order-delivery')).toHaveCount(0);
  const orders = await shop.operator<ServerOrder[]>('orders');
  expect(orders.filter((placed) => placed.orderId === orderId).map(({ orderNumber }) => orderNumber)).toEqual([number]);
  await confirmation.getByRole('link', { name: 'Handle videre' }).click();
  await expect(page.getByTestId('cart-count')).toHaveText('0');
});

test('going back from the confirmation leads to no second order', async ({ shop, shopper }) => {
  const { page } = shopper;
  const orderId = await order(shopper);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  await page.goBack();
  await shopper.ready();
  await expect(page.getByTestId('place-order')).toHaveCount(0);
  const orders = await shop.operator<ServerOrder[]>('orders');
  expect(orders.filter((placed) => placed.orderId === orderId)).toHaveLength(1);
});

test('an order whose delivery method is gone cannot be accepted as it is; its goods go back into the cart (D16)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const result = { code: 'QUOTE_CHANGED', quote: { grand_total: TOTAL / 100 }, changes: [{ kind: 'shipping' }] };
  await page
    .context()
    .route(/\/api\/order(?:\?|$)/, (route) => route.fulfill({ status: 400, json: { code: 400, result } }));
  await order(shopper);
  const confirmation = shopper.confirmation();
  await expect(confirmation).toHaveAttribute('data-state', 'needsAttention');
  await expect(confirmation).toContainText('Leveringsmåten finnes ikke lenger');
  await expect(confirmation.getByRole('button', { name: 'Godta og bestill' })).toHaveCount(0);
  await confirmation.getByRole('button', { name: 'Legg varene tilbake i kurven' }).click();
  await expect(confirmation).toHaveAttribute('data-state', 'cancelled');
  await shopper.open('/');
  await expect(page.getByTestId('cart-count')).toHaveText('2');
});

test('an order without the network: kept, said so, sent later, and its page becomes the receipt', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  const orderId = await order(shopper);
  const confirmation = shopper.confirmation();
  await expect(confirmation).toHaveAttribute('data-state', 'queued');
  await expect(confirmation).not.toHaveAttribute('data-order');
  await expect(confirmation.getByTestId('cart-total')).toHaveAttribute('data-state', 'estimate');
  expect(await shopper.purchases()).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestillingen er lagret på enheten.');
  const receipt = `Kvittering ${receiptNumber(orderId)}`;
  await expect(confirmation).toContainText(receipt);
  await page.getByTestId('offline-badge').click();
  await expect(page.getByTestId('sync-task')).toContainText(receipt);
  await page.keyboard.press('Escape');
  await expectPrinted(page, [receiptNumber(orderId), 'Ikke sendt ennå']);
  await shopper.goOnline();
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  await expect(confirmation).toHaveAttribute('data-order', /\d+/);
  await expect(confirmation).toContainText(receipt);
  await expectPrinted(page, [(await confirmation.getAttribute('data-order'))!, receiptNumber(orderId)]);
  await expect.poll(() => shopper.purchases()).toEqual([orderId]);
  await shopper.reload();
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  expect(await shopper.purchases()).toEqual([]);
});

test('an order that waits is changed: the checkout opens with what was typed, and one order arrives', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await page.goto('/checkout');
  await page.locator('[name="comment"]').fill('Ring på hos naboen');
  await shopper.fillCheckout();
  const before = await shopper.placeOrder();
  await shopper.confirmation().getByRole('button', { name: 'Endre bestillingen' }).click();
  await expect(page.locator('[name="comment"]')).toHaveValue('Ring på hos naboen');
  await expect(page.locator('[name="streetAddress"]')).toHaveValue('Storgata 1');
  await expect(page.getByTestId('terms')).not.toBeChecked();
  await page.locator('[name="streetAddress"]').fill('Storgata 2');
  await page.getByTestId('terms').check();
  const after = await shopper.placeOrder();
  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  const orders = await shop.operator<ServerOrder[]>('orders');
  const ids = orders.map(({ orderId }) => orderId).filter((id) => id === before || id === after);
  expect(ids).toEqual([after]);
});

test('who goes on while an order is taken back, to be changed, is not led to the checkout', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await order(shopper);
  await slowDown(page, 'checkout.edit', 5000);
  await shopper.confirmation().getByRole('button', { name: 'Endre bestillingen' }).click();
  await shopper.confirmation().getByRole('link', { name: 'Handle videre' }).click();
  await expect(page).toHaveURL('/');
  // Its lines are back in the cart.
  await expect.poll(() => shopper.cartCount()).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
});

test('every order of this device is in a list, newest first, and opens', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/confirmation');
  await expect(page.getByText('Ingen bestillinger ennå.')).toBeVisible();
  await order(shopper);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  const first = await shopper.confirmation().getAttribute('data-order');
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.open(boxes.path);
  const second = await order(shopper);
  await shopper.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mine bestillinger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestillinger på denne enheten');
  const orders = page.getByRole('main').getByRole('listitem');
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toContainText('Ikke sendt ennå');
  await expect(orders.first()).toContainText(`Kvittering ${receiptNumber(second)}`);
  await expect(orders.last()).toContainText(`Ordrenummer ${first}`);
  await expect(orders.last()).toContainText('Mottatt');
  await orders.last().getByRole('link').click();
  await expect(shopper.confirmation()).toHaveAttribute('data-order', first!);
  await shopper.goOnline();
});

test('an order that this device does not know is not found', async ({ shopper }) => {
  await shopper.open('/confirmation?order=00000000-0000-4000-8000-000000000000');
  await expect(shopper.page.getByTestId('not-found')).toBeVisible();
});

test('an order that the shop does not know any more is sent again by its owner, and is the same order (O9)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  const context = page.context();
  // The shop took it three days ago.
  await context.route(/\/api\/order(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const { result, ...answer } = (await response.json()) as { result: object };
    const transferedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await route.fulfill({ response, json: { ...answer, result: { ...result, transferedAt } } });
  });
  const orderId = await order(shopper);
  const confirmation = shopper.confirmation();
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  await context.unrouteAll();
  await context.route(/\/api\/sync\/order\//, (route) => route.fulfill({ json: { code: 200, result: null } }));
  const address = page.url();
  await page.goto('/');
  await expect(page.getByTestId('notification')).toContainText('ligger ikke lenger i systemet vårt');
  await page.goto(address);
  await expect(confirmation).toHaveAttribute('data-state', 'needsAttention');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi finner ikke lenger bestillingen din.');
  await expect(confirmation).toContainText('Du får den ikke to ganger.');
  await expect(confirmation.getByRole('button', { name: 'Godta og bestill' })).toHaveCount(0);
  // Whoever reads it there is not told of it once more.
  await expect(page.getByTestId('notification')).toHaveCount(0);
  await confirmation.getByRole('button', { name: 'Send på nytt' }).click();
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  const orders = await shop.operator<ServerOrder[]>('orders');
  expect(orders.filter((placed) => placed.orderId === orderId)).toHaveLength(1);
});
