import { confirmNothing } from './support/confirm-nothing.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** What can be sold, what cannot, and what a shopper is told (spec 4: stock indication, spec 8). */

const fromStock = 'Leveres om 3–10 dager';
const badges: readonly (readonly [status: string, text: string, path: string, delivery: string | null])[] = [
  ['in_stock', 'På lager', '/p/FJELL-STOL/fjell-spisestol/FJELL-STOL-SVART', fromStock],
  ['low_stock', 'Få på lager', '/p/SOLEN-PARASOLL/solen-parasoll-med-fot', fromStock],
  ['upcoming', 'Kommer snart', '/p/TRAU-SIDEBORD/trau-sidebord/TRAU-SIDEBORD-EIK', null],
  ['out_of_stock', 'Utsolgt', '/p/FJELL-STOL/fjell-spisestol/FJELL-STOL-HVIT', null],
  ['sold_out_season', 'Utsolgt for sesongen', '/p/VIK-HAGESOFA/vik-hagesofa', null],
  ['discontinued', 'Utgått', '/p/SOLEN-STRIPE/solen-parasoll-flerfarget', null],
  ['discontinued_sellable', 'Utgår – siste sjanse', '/p/NORDVIK-4/nordvik-4-seters-sofa/NORDVIK-4-BRUN', fromStock],
  ['in_stock', 'Kan bestilles', '/p/NAUST-SPISEBORD/naust-langbord-240-95', 'Leveres om 10+ uker'],
  ['in_stock', 'Kan bestilles', '/p/MONTERING/stua-montering-hjemme', 'Vi avtaler tid med deg'],
  ['in_stock', 'Kan bestilles', '/p/GJEM-TEGNING/gjem-byggetegning-pdf', 'Kan lastes ned når ordren er betalt'],
];

test('every situation of stock has its badge, and what can be bought says when it comes', async ({ shopper }) => {
  const colours = new Map<string, string>();
  for (const [status, text, path, delivery] of badges) {
    await shopper.open(path);
    const badge = shopper.page.getByTestId('product-page').getByTestId('stock-badge');
    await expect(badge, path).toHaveAttribute('data-status', status);
    await expect(badge).toHaveText(text);
    colours.set(status, await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    const promise = shopper.page.getByTestId('product-page').getByTestId('delivery');
    await (delivery ? expect(promise, path).toHaveText(delivery) : expect(promise, path).toHaveCount(0));
  }
  // Each of the four has its colour, the others that of what they mean (spec 4).
  const [some, few, soon, none] = ['in_stock', 'low_stock', 'upcoming', 'out_of_stock'].map((each) =>
    colours.get(each),
  );
  expect(new Set([some, few, soon, none]).size).toBe(4);
  expect(colours.get('discontinued_sellable')).toBe(few);
  for (const status of ['sold_out_season', 'discontinued']) expect(colours.get(status)).toBe(none);
});

test('lists call few what a product page calls few only at five', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/hage');
  const badgeOf = (sku: string) =>
    page.locator(`[data-testid="product-card"][data-sku="${sku}"]`).getByTestId('stock-badge');
  // Ten are left: few on its own page (above), not in a list (D48).
  await expect(badgeOf('SOLEN-PARASOLL')).toHaveAttribute('data-status', 'in_stock');
  await expect(badgeOf('VIK-HAGESOFA')).toHaveAttribute('data-status', 'sold_out_season');
  await expect(badgeOf('SOLEN-STRIPE')).toHaveAttribute('data-status', 'discontinued');
});

const refusals: readonly (readonly [what: string, path: string, button: string, message: RegExp])[] = [
  ['out of stock', '/p/FJELL-STOL/fjell-spisestol/FJELL-STOL-HVIT', 'Ikke på lager', /utsolgt/],
  ['sold out for the season', '/p/VIK-HAGESOFA/vik-hagesofa', 'Ikke på lager', /utsolgt/],
  ['no price', articles.signedVase.path, 'Kan ikke kjøpes på nett', /[Pp]ris/],
];

test('what cannot be bought: the button says so, and pressing it says why', async ({ shopper }) => {
  const { page } = shopper;
  for (const [what, path, button, message] of refusals) {
    await shopper.open(path);
    await shopper.everythingOnDevice();
    const add = page.getByTestId('add-to-cart');
    await expect(add, what).toHaveText(button);
    await add.click();
    const notice = page.getByTestId('notification');
    await expect(notice, what).toHaveAttribute('data-type', 'error');
    await expect(notice, what).toContainText(message);
    expect(await shopper.cartCount()).toBe(0);
  }
});

test('a product without a price says so in its list and on its page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/interior');
  const card = page.locator(`[data-testid="product-card"][data-sku="${articles.signedVase.sku}"]`);
  await expect(card).toContainText('Pris på forespørsel');
  await expect(card.getByTestId('price')).toHaveCount(0);
  await card.getByRole('link').click();
  await expect(page.getByTestId('product-page')).toContainText('Pris på forespørsel');
});

test('no more than there are: the quantity stops, and the badge says that all are in the cart', async ({ shopper }) => {
  const { page } = shopper;
  const { redPouffe } = articles;
  await shopper.open(redPouffe.path);
  await shopper.everythingOnDevice();
  const product = page.getByTestId('product-page');
  const quantity = product.getByTestId('quantity');
  const more = product.getByRole('button', { name: 'Flere', exact: true });
  await more.click();
  await expect(quantity).toHaveValue(String(redPouffe.left));
  await expect(more).toBeDisabled();
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(page.getByTestId('notification')).toHaveText(/Vi har bare 2/);
  await expect(quantity).toHaveValue(String(redPouffe.left));
  for (const nonsense of ['0', '-1', '1,5', 'mange', '']) {
    await quantity.fill(nonsense);
    await quantity.press('Enter');
    await expect(quantity).toHaveValue(String(redPouffe.left));
  }
  await product.getByRole('button', { name: 'Færre', exact: true }).click();
  await expect(quantity).toHaveValue(String(redPouffe.left - 1));
  await more.click();
  await expect(quantity).toHaveValue(String(redPouffe.left));
  await expect(page.getByTestId('notification').filter({ hasText: 'Velg et helt tall fra 1 til 2' })).toBeVisible();
  await page.getByTestId('add-to-cart').click();
  await expect.poll(() => shopper.cartCount()).toBe(redPouffe.left);
  await expect(product.getByTestId('stock-badge')).toHaveAttribute('data-status', 'max_in_cart');
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('notification').filter({ hasText: 'Du har allerede alle 2' })).toHaveAttribute(
    'data-type',
    'warning',
  );
  expect(await shopper.cartCount()).toBe(redPouffe.left);
});

test('more than there is cannot be asked for in the cart: it takes what there is, and says so', async ({ shopper }) => {
  const { page } = shopper;
  const { redPouffe } = articles;
  await shopper.open(redPouffe.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  const cart = await shopper.openCart();
  const line = cart.getByTestId('cart-item');
  const ask = async (text: string, answer: RegExp, qty: number): Promise<void> => {
    await line.getByTestId('quantity').fill(text);
    await line.getByTestId('quantity').press('Enter');
    await expect(page.getByTestId('notification').filter({ hasText: answer })).toBeVisible();
    await expect(line).toHaveAttribute('data-qty', String(qty));
    await expect(line.getByTestId('quantity')).toHaveValue(String(qty));
  };
  await ask('0', /Velg et helt tall fra 1/, 1);
  await ask('2,5', /Velg et helt tall fra 1/, 1);
  await ask('99', /Vi har bare 2/, redPouffe.left);
  await ask('7', /Du har allerede alle 2/, redPouffe.left);
});

test('a stock that has not been confirmed is added with a warning (D23)', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.chair.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('notification')).toHaveAttribute('data-type', 'warning');
  await expect.poll(() => shopper.cartCount()).toBe(1);
});

test.describe('on a device that no shop has told a price', () => {
  // On another one the price may have been confirmed within the last minute.
  test.use({ reusesDevice: false });

  test('a price that could not be confirmed says so, with its age (D32)', async ({ shopper, expectedConsole }) => {
    expectedConsole.push(/500 \(Internal Server Error\)/);
    const { page } = shopper;
    await confirmNothing(page);
    await shopper.open(articles.boxes.path);
    // Until then the page that came rendered is shown, with the price that the shop gave it.
    await shopper.everythingOnDevice();
    await expect(page.getByTestId('product-page')).toContainText(/Pris sjekket .+, ikke bekreftet nå/);
    await expect(page.getByTestId('product-page').getByTestId('price')).toHaveAttribute(
      'data-amount',
      String(articles.boxes.priceMinor),
    );
  });
});

test('a line of the cart tells its stock: confirmed, uncertain without a network, all there are', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await shopper.everythingOnDevice();
  await shopper.addToCart();
  await shopper.open(articles.redPouffe.path);
  await shopper.addToCart(articles.redPouffe.left);
  const cart = await shopper.openCart();
  const badgeOf = (sku: string) =>
    cart.locator(`[data-testid="cart-item"][data-sku="${sku}"]`).getByTestId('stock-badge');
  await expect(badgeOf(articles.boxes.sku)).toHaveAttribute('data-status', 'in_stock');
  await expect(badgeOf(articles.redPouffe.sku)).toHaveAttribute('data-status', 'max_in_cart');
  await shopper.goOffline();
  await expect(badgeOf(articles.boxes.sku)).toHaveAttribute('data-status', 'volatile');
  await expect(
    cart
      .getByTestId('cart-item')
      .filter({ has: page.getByTestId('stock-badge') })
      .first(),
  ).toContainText(/Sjekket /);
});
