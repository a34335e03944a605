import type { Locator } from '@playwright/test';
import { type Customer, login, newCustomer, register } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test as base, watchConsole } from './support/test.ts';

/** One customer at two devices (spec 4: cart sync; decision 086), with a network and without. */

const { boxes, chair } = articles;

const test = base.extend<{ readonly tablet: Shopper }>({
  /** The same shop in a browser that shares nothing with the first one. */
  tablet: ({ browser, shop, shelf }, use, info) =>
    shelf.lend({ browser, shop, info }, async (context) => {
      const page = await context.newPage();
      const printed = watchConsole(page);
      await use(new Shopper(page));
      expect(printed, 'unexpected console output').toEqual([]);
    }),
});

test.use({ reusesDevice: true });

/** Somebody who signs up on this device, and has an article before them. */
async function customerAt(device: Shopper): Promise<Customer> {
  const customer = newCustomer();
  await device.open(boxes.path);
  await register(device.page, customer);
  return customer;
}

/** Waits until the shop has what the open cart shows. */
async function isConfirmed(cart: Locator): Promise<void> {
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
}

test('what one device orders leaves the cart of the other, which keeps what it added without a network', async ({
  shop,
  shopper: phone,
  tablet,
}) => {
  const kari = await customerAt(phone);
  await phone.addToCart(2);
  await isConfirmed(await phone.openCart());

  await tablet.open(chair.path);
  await login(tablet.page, kari);
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('2');
  await tablet.everythingOnDevice();
  await tablet.goOffline();
  await tablet.addToCart();

  await phone.open('/checkout');
  await phone.fillCheckout({ email: kari.email });
  const orderId = await phone.placeOrder();
  await expect(phone.confirmation()).toHaveAttribute('data-state', 'placed');
  // Without a network the tablet knows nothing of it.
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('3');

  await tablet.goOnline();
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('1');
  const lines = (await tablet.openCart()).getByTestId('cart-item');
  await expect(lines).toHaveCount(1);
  await expect(lines).toHaveAttribute('data-sku', chair.sku);
  await phone.open('/');
  await expect(phone.page.getByTestId('cart-count')).toHaveText('1');

  const orders = await shop.operator<{ orderId: string; customer: string }[]>('orders');
  expect(orders.filter(({ customer }) => customer === kari.email)).toMatchObject([{ orderId }]);
});

test('each device orders without a network: both orders arrive once, as hers, and nothing is left in her cart', async ({
  shop,
  shopper: phone,
  tablet,
}) => {
  const kari = await customerAt(phone);
  await phone.everythingOnDevice();
  await tablet.open(chair.path);
  await login(tablet.page, kari);
  await tablet.everythingOnDevice();

  const placed: string[] = [];
  for (const device of [phone, tablet]) {
    await device.goOffline();
    await device.addToCart();
    await device.open('/checkout');
    await device.fillCheckout({ email: kari.email });
    placed.push(await device.placeOrder());
    await expect(device.confirmation()).toHaveAttribute('data-state', 'queued');
  }
  for (const device of [phone, tablet]) {
    await device.goOnline();
    await expect(device.confirmation()).toHaveAttribute('data-state', 'placed');
  }
  const orders = await shop.operator<{ orderId: string; customer: string }[]>('orders');
  const hers = orders.filter(({ customer }) => customer === kari.email).map(({ orderId }) => orderId);
  expect(hers.toSorted()).toEqual(placed.toSorted());
  for (const device of [phone, tablet]) {
    await device.open('/');
    await expect(device.page.getByTestId('cart-count')).toHaveText('0');
  }
  await tablet.open('/my-account');
  await expect(tablet.page.getByTestId('history-order')).toHaveCount(2);
});

test('a line tells what the other device made of it, and goes back by a button (decision 095)', async ({
  shopper: phone,
  tablet,
}) => {
  const kari = await customerAt(phone);
  await phone.addToCart();
  const ofPhone = await phone.openCart();
  await isConfirmed(ofPhone);
  // What the shopper did just now is not told.
  await expect(ofPhone.getByTestId('line-history')).toHaveCount(0);

  await tablet.open('/');
  await login(tablet.page, kari);
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('1');
  const ofTablet = await tablet.openCart();
  await ofTablet.getByTestId('quantity').fill('3');
  await ofTablet.getByTestId('quantity').press('Enter');
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('3');
  await isConfirmed(ofTablet);

  await phone.reload();
  await expect(phone.page.getByTestId('cart-count')).toHaveText('3');
  const cart = await phone.openCart();
  const history = cart.getByTestId('line-history');
  await history.getByText('Endringer').click();
  await expect(history.getByRole('listitem')).toHaveText([
    /^Antall fra 1 til 3Et annet sted, nå nettopp$/,
    /^Lagt i handlekurven: 1På denne enheten, nå nettopp$/,
  ]);
  await history.getByRole('button', { name: 'Tilbake til 1' }).click();
  await expect(phone.page.getByTestId('cart-count')).toHaveText('1');
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByTestId('line-back')).toHaveCount(0);
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await tablet.reload();
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('1');
});

test('a line that the other device took out leaves a quiet row, with a way to have it back (D85)', async ({
  shopper: phone,
  tablet,
}) => {
  const kari = await customerAt(phone);
  await phone.addToCart(2);
  await expect((await phone.openCart()).getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await tablet.open('/');
  await login(tablet.page, kari);
  const takeOutAtTablet = async (): Promise<void> => {
    await expect(tablet.page.getByTestId('cart-count')).toHaveText('2');
    const ofTablet = await tablet.openCart();
    const isHeard = tablet.page.waitForResponse((answer) => answer.url().includes('/api/cart/delete') && answer.ok());
    await ofTablet.getByTestId('cart-remove').click();
    await ofTablet.getByTestId('cart-remove-confirm').click();
    await expect(tablet.page.getByTestId('cart-count')).toHaveText('0');
    // Who took it out is not told of it.
    await expect(ofTablet.getByTestId('gone-line')).toHaveCount(0);
    await isHeard;
  };
  await takeOutAtTablet();

  await phone.reload();
  await expect(phone.page.getByTestId('cart-count')).toHaveText('0');
  const cart = await phone.openCart();
  await expect(cart.getByTestId('gone-line')).toHaveText(/ ble fjernet et annet stedLegg tilbake$/);
  await cart.getByRole('button', { name: /^Legg tilbake / }).click();
  await expect(cart.getByTestId('gone-line')).toHaveCount(0);
  await expect(cart.getByTestId('cart-item')).toHaveAttribute('data-sku', boxes.sku);
  await expect(phone.page.getByTestId('cart-count')).toHaveText('2');
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');

  await tablet.reload();
  await takeOutAtTablet();
  await phone.reload();
  await expect(phone.page.getByTestId('cart-count')).toHaveText('0');
  const again = await phone.openCart();
  await again.getByRole('button', { name: /^Skjul at / }).press('Enter');
  await expect(again.getByTestId('gone-line')).toHaveCount(0);
  await expect(again.locator(':focus')).toHaveCount(1);
  await phone.reload();
  await expect((await phone.openCart()).getByTestId('gone-line')).toHaveCount(0);
});

test('a coupon that the other device took out or put in is told beside it, with a way to have the own one back (D85)', async ({
  shop,
  shopper: phone,
  tablet,
}) => {
  await shop.operator('add-coupon', 'HAGE10', '10');
  const kari = await customerAt(phone);
  await phone.addToCart();
  const ofPhone = await phone.openCart();
  await ofPhone.getByText('Har du en rabattkode?').click();
  await ofPhone.getByRole('textbox', { name: 'Rabattkode' }).fill('HAGE10');
  await ofPhone.getByTestId('coupon-apply').click();
  await expect(ofPhone.getByTestId('coupon')).toContainText('HAGE10: 10 % rabatt');
  await tablet.open('/');
  await login(tablet.page, kari);
  await expect(tablet.page.getByTestId('cart-count')).toHaveText('1');
  const ofTablet = await tablet.openCart();
  const isHeard = tablet.page.waitForResponse((answer) => answer.url().includes('/delete-coupon') && answer.ok());
  await ofTablet.getByTestId('coupon-remove').click();
  await isHeard;
  // Who took it out is not told of it.
  await expect(ofTablet.getByTestId('coupon-elsewhere')).toHaveCount(0);

  await phone.reload();
  const cart = await phone.openCart();
  const told = cart.getByTestId('coupon-elsewhere');
  await expect(told).toHaveText('HAGE10 er ikke lenger i handlekurvenBruk HAGE10');
  await told.getByRole('button', { name: 'Bruk HAGE10' }).press('Enter');
  await expect(told).toHaveCount(0);
  await expect(cart.getByTestId('coupon')).toContainText('HAGE10: 10 % rabatt');
  await expect(cart.getByTestId('cart-total')).toHaveAttribute('data-state', 'confirmed');
  await expect(cart.getByTestId('coupon-remove')).toBeFocused();

  // It is there again on the tablet, which had none.
  await tablet.reload();
  const again = await tablet.openCart();
  await expect(again.getByTestId('coupon-elsewhere')).toContainText('HAGE10 ble lagt til et annet sted');
  await again.getByTestId('coupon-elsewhere').getByRole('button', { name: 'Lukk' }).press('Enter');
  await expect(again.getByTestId('coupon-elsewhere')).toHaveCount(0);
  await expect(again.getByTestId('coupon-remove')).toBeFocused();
});
