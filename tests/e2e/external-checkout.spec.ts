import type { FrameLocator, Page } from '@playwright/test';
import { testNumbers } from '#tests/support/paying.ts';
import { expectNothingFound } from './support/axe.ts';
import { mailTo, newCustomer, register } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { chooseDelivery, openPayment, payByCard, providerFrame as frame } from './support/provider-page.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

async function toCheckout(shopper: Shopper): Promise<void> {
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout();
}

const method = (page: Page, code: string) => page.locator(`[data-testid="payment-method"][data-code="${code}"]`);

/** From the form to the provider's page. */
async function toPayment(shopper: Shopper, code = 'card'): Promise<FrameLocator> {
  const { page } = shopper;
  await toCheckout(shopper);
  await method(page, code).click();
  await openPayment(page);
  return frame(page);
}

async function expectPlaced(page: Page): Promise<string> {
  await page.waitForURL(/\/confirmation\?order=/, { waitUntil: 'commit' });
  const confirmation = page.getByTestId('order-confirmation');
  await expect(confirmation).toHaveAttribute('data-state', 'placed');
  return (await confirmation.getAttribute('data-order'))!;
}

interface Listed {
  readonly orderNumber: string;
  readonly orderId: string;
  readonly payment: { readonly method: string; readonly state: string } | null;
}

test('an order is paid by card in the provider’s frame, and is there once', async ({ shop, shopper }) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  const box = page.getByTestId('external-checkout');
  await expect(box).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  expect(new URL((await box.getAttribute('src'))!).origin).toBe(`http://pay.localhost:${shop.port}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(provider.getByRole('heading')).toHaveText('Betal med kort');
  await payByCard(provider, '1111');
  const number = await expectPlaced(page);
  await expect(page.getByTestId('payment-receipt')).toContainText('Kort');
  const orders = await shop.operator<Listed[]>('orders');
  expect(orders.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([
    { payment: { method: 'card', state: 'authorized' } },
  ]);
  await shopper.open('/');
  expect(await shopper.cartCount()).toBe(0);
});

interface ListedDelivery extends Listed {
  readonly delivery: { readonly method: string; readonly pickupStore: string | null };
}

test('another delivery is chosen in the provider’s frame: its sum is paid, and it is the one of the order everywhere', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await toCheckout(shopper);
  // A used device remembers what was chosen last.
  await page.locator('[data-testid="shipping-method"][data-code="logtrade/home"]').click();
  await method(page, 'card').click();
  await openPayment(page);
  const provider = frame(page);
  const total = page.getByTestId('payment-step').getByTestId('cart-total');
  const before = Number(await total.getAttribute('data-amount'));
  const deliveries = provider.getByRole('group', { name: 'Levering' });
  await expect(deliveries.getByRole('radio')).toHaveCount(2);
  await expect(deliveries.getByRole('radio').first()).toBeChecked();
  await provider.locator('[name="number"]').fill(testNumbers.card('1111'));
  await chooseDelivery(provider, deliveries.getByRole('radio').last());
  await expect(total).not.toHaveAttribute('data-amount', String(before));
  const amount = Number(await total.getAttribute('data-amount'));
  // What was typed is still there: the frame is the same one.
  await expect(provider.locator('[name="number"]')).toHaveValue(testNumbers.card('1111'));
  await expect(provider.locator('.sum b')).toHaveText((await total.textContent())!);
  const place = await page.getByTestId('order-pickup-place').textContent();
  const day = await page.getByTestId('order-delivery-day').textContent();
  expect(place).toMatch(/^Hentes hos /);
  // Who goes back to the form finds it chosen there, and goes on with it.
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  const pickup = page.locator('[data-testid="shipping-method"][data-code="logtrade/pickup"]');
  await expect(pickup.getByRole('radio')).toBeChecked();
  await page.getByTestId('place-order').click();
  await expect(frame(page).getByRole('radio').last()).toBeChecked();
  await expect(frame(page).locator('.sum b')).toHaveText((await total.textContent())!);
  await payByCard(frame(page), '1111');
  const number = await expectPlaced(page);
  await expect(page.getByTestId('cart-total')).toHaveAttribute('data-amount', String(amount));
  await expect(page.getByTestId('order-difference')).toHaveCount(0);
  await expect(page.getByTestId('order-pickup-place')).toHaveText(place!);
  await expect(page.getByTestId('order-delivery-day')).toHaveText(day!);
  const listed = (await shop.operator<ListedDelivery[]>('orders')).find(({ orderNumber }) => orderNumber === number);
  expect(listed).toMatchObject({ payment: { state: 'authorized', amount }, delivery: { method: 'logtrade/pickup' } });
  expect(listed!.delivery.pickupStore).not.toBeNull();
  const mail = await mailTo(shop, 'kari@example.no', number);
  expect(mail).toContain(/senest (.*)$/.exec(day!)![1]);
  expect(mail).toContain(/^Hentes hos ([^,]*),/.exec(place!)![1]);
});

test('the three ways to pay are marked, and look and ask differently', async ({ shopper }) => {
  const { page } = shopper;
  const wallet = await toPayment(shopper, 'wallet');
  await expect(wallet.getByRole('heading')).toHaveText('Betal med Lomme');
  await wallet.locator('[name="number"]').fill(testNumbers.wallet('0002'));
  await wallet.locator('form button').click();
  await expect(wallet.getByRole('status')).toContainText('avvist');
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  for (const code of ['invoice', 'cashondelivery', 'card', 'wallet', 'paylater'])
    await expect(method(page, code).locator('svg')).toHaveCount(1);
  await expect(page.locator('[name="email"]')).toHaveValue('kari@example.no');
  await method(page, 'paylater').click();
  await openPayment(page);
  const later = frame(page);
  await expect(later.getByRole('heading')).toHaveText('Kjøp nå, betal senere');
  await later.getByLabel('Del i tre').check();
  await later.locator('[name="number"]').fill(testNumbers.paylater('3220'));
  await later.locator('form button').click();
  await later.getByRole('button', { name: 'Ja, godkjenn' }).click();
  await expectPlaced(page);
});

test('who ticks the newsletter in the provider’s frame is subscribed, and nobody else', async ({ shopper }) => {
  const { page } = shopper;
  const email = newCustomer().email;
  const answer = async (): Promise<unknown> => {
    const told = await page.request.get('/api/ext/magento2-subscribe/subscribe', { params: { email } });
    return ((await told.json()) as { readonly result: unknown }).result;
  };
  await toCheckout(shopper);
  await page.locator('[name="email"]').fill(email);
  await method(page, 'card').click();
  await openPayment(page);
  const box = frame(page).getByRole('checkbox', { name: /nyhetsbrevet/ });
  await expect(box).not.toBeChecked();
  expect(await answer()).not.toBe('subscribed');
  await box.check();
  await payByCard(frame(page), '1111');
  await expectPlaced(page);
  await expect.poll(answer).toBe('subscribed');
});

test('a declined card is tried again in its place, and a question of the bank can be refused', async ({ shopper }) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await payByCard(provider, '0002');
  await expect(provider.getByRole('status')).toContainText('avvist');
  await payByCard(provider, '3220');
  await provider.getByRole('button', { name: 'Nei, avbryt' }).click();
  await expect(provider.getByRole('status')).toContainText('avvist');
  await payByCard(provider, '1111');
  await expectPlaced(page);
});

test('a provider that says nothing is asked, and the order comes', async ({ shopper }) => {
  const provider = await toPayment(shopper);
  await payByCard(provider, '0044');
  await expectPlaced(shopper.page);
});

for (const end of ['0077', '0085']) {
  test(`a callback that comes ${end === '0077' ? 'late' : 'twice'} makes one order`, async ({ shop, shopper }) => {
    const provider = await toPayment(shopper);
    await payByCard(provider, end);
    const number = await expectPlaced(shopper.page);
    await expect
      .poll(async () => {
        const orders = await shop.operator<Listed[]>('orders');
        const { orderId } = orders.find(({ orderNumber }) => orderNumber === number)!;
        return orders.filter((order) => order.orderId === orderId).length;
      })
      .toBe(1);
  });
}

test('with no network nothing can be paid there: it is said, no frame is seen, and it goes on with what was typed', async ({
  shopper,
}) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await provider.locator('[name="number"]').fill(testNumbers.card('1111'));
  await shopper.goOffline();
  await expect(page.getByTestId('external-checkout')).toBeHidden();
  await expect(page.getByTestId('payment-step')).toContainText('Du er uten nett');
  await shopper.goOnline();
  await expect(page.getByTestId('external-checkout')).toBeVisible();
  await expect(provider.locator('[name="number"]')).toHaveValue(testNumbers.card('1111'));
  await payByCard(frame(page), '1111');
  await expectPlaced(page);
});

test('a payment that is opened with no network has its frame once there is one', async ({ shopper }) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await expect(provider.getByRole('heading')).toBeVisible();
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.reload();
  await expect(page.getByTestId('payment-step')).toContainText('Du er uten nett');
  await expect(page.getByTestId('external-checkout')).toHaveCount(0);
  await shopper.goOnline();
  await payByCard(frame(page), '1111');
  await expectPlaced(page);
});

test('offline the form offers invoice, and says why not the others', async ({ shopper }) => {
  const { page } = shopper;
  await toCheckout(shopper);
  await shopper.goOffline();
  for (const code of ['card', 'wallet', 'paylater']) {
    await expect(method(page, code).getByRole('radio')).toBeDisabled();
    await expect(method(page, code)).toContainText('nett');
  }
  await expect(method(page, 'invoice').getByRole('radio')).toBeEnabled();
  await shopper.goOnline();
});

test('who goes offline at the provider’s page, and has sent nothing there, orders by invoice', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await expect(provider.getByRole('heading')).toBeVisible();
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByRole('button', { name: 'Velg en annen måte å betale på' }).click();
  await method(page, 'invoice').click();
  const orderId = await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  const orders = await shop.operator<Listed[]>('orders');
  expect(orders.filter((order) => order.orderId === orderId)).toMatchObject([{ payment: null }]);
});

test('a page that is closed between paid and confirmed finds its order at the next start', async ({
  shopper,
  context,
}) => {
  const provider = await toPayment(shopper);
  const orderUrl = await shopper.page.getByTestId('external-checkout').getAttribute('src');
  await expect(provider.getByRole('heading')).toBeVisible();
  // Paid in another window, and this one hears nothing of it any more.
  await shopper.page.close();
  const other = await context.newPage();
  await other.goto(orderUrl!);
  await payByCard(other, '1111');
  await expect(other.getByRole('status')).toContainText('godkjent');
  const id = new URL(orderUrl!).pathname.split('/').at(-1)!;
  await other.goto(`/confirmation?sid=${id}`);
  await expectPlaced(other);
  // The page that would have seen it paid is gone; web analytics hears of it all the same.
  const returned = new Shopper(other);
  const orderId = new URL(other.url()).searchParams.get('order');
  await expect.poll(() => returned.purchases()).toEqual([orderId]);
});

test('what a guest paid by card is in the account that they make with its e-mail (decision 079)', async ({
  shopper,
}) => {
  const { page } = shopper;
  const kari = newCustomer();
  await shopper.open(boxes.path);
  await shopper.addToCart();
  await (await shopper.openCart()).getByTestId('proceed-to-checkout').click();
  await shopper.fillCheckout({ email: kari.email });
  await method(page, 'card').click();
  await openPayment(page);
  await payByCard(frame(page), '1111');
  const number = await expectPlaced(page);
  await shopper.open('/');
  await register(page, kari);
  await shopper.open('/my-account');
  await expect(page.getByTestId('account-orders').getByTestId('history-order')).toContainText(number);
});

test('what sold out while it was paid is told as that, and what became of the money', async ({ shop, shopper }) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await expect(provider.getByRole('heading')).toBeVisible();
  await shop.operator('set-stock', boxes.sku, 0);
  try {
    await payByCard(provider, '1111');
    await expect(page).toHaveURL(/\/payment-failed\?reason=stock$/);
  } finally {
    await shop.operator('set-stock', boxes.sku, 120);
  }
  await expect(page.getByTestId('payment-failed')).toContainText('utsolgt mens du betalte');
  await expect(page.getByTestId('payment-failed')).toContainText('Ingenting er trukket');
});

test('the page of a failed payment says only what is known', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/payment-failed?reason=%3Cb%3E');
  await expect(page.getByTestId('payment-failed')).toContainText('Noe gikk galt under betalingen');
  await expect(page.getByTestId('payment-failed')).not.toContainText('Ingenting er trukket');
  await expect(page.getByRole('link', { name: 'Tilbake til kassen' })).toBeVisible();
});

test('messages that are not the frame’s are not heard', async ({ shopper }) => {
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await expect(provider.getByRole('heading')).toBeVisible();
  const id = new URL((await page.getByTestId('external-checkout').getAttribute('src'))!).pathname.split('/').at(-1)!;
  await page.evaluate((orderId) => {
    postMessage({ source: 'kvitt', event: 'refused', reason: 'over', orderId }, '*');
    postMessage({ source: 'kvitt', event: 'height', height: 1999, orderId }, '*');
  }, id);
  // What the frame itself says comes after those, and is heard.
  await payByCard(provider, '0002');
  await expect(provider.getByRole('status')).toContainText('avvist');
  await expect(page.getByTestId('external-checkout')).not.toHaveAttribute('height', '1999');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('axe finds nothing at the payment, nor where it failed', async ({ shopper, expectedConsole }) => {
  // axe looks for itself in the frame, which is another origin's.
  expectedConsole.push(/Failed to execute 'postMessage' on 'DOMWindow'/);
  const { page } = shopper;
  const provider = await toPayment(shopper);
  await expect(provider.getByRole('heading')).toBeVisible();
  await expectNothingFound(page);
  // And the provider's page by itself, with a delivery to choose and a box to tick, in each of its looks.
  const url = (await page.getByTestId('external-checkout').getAttribute('src'))!;
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  for (const code of ['card', 'wallet', 'paylater']) {
    await method(page, code).click();
    await openPayment(page);
    await expect(frame(page).locator('html')).toHaveAttribute('data-method', code);
    const alone = await page.context().newPage();
    await alone.goto(url);
    await expect(alone.locator('html')).toHaveAttribute('data-method', code);
    await expectNothingFound(alone, { what: code });
    await alone.close();
    await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  }
  await shopper.open('/payment-failed');
  await expectNothingFound(page);
});
