import { isProductSellable } from '#domain/catalogue-index/facet-values.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { products = [] } = demoCatalogue().documents;

test('shows the rooms, what is new, and a first way in', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await expect(page).toHaveTitle('Stua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Møbler til rom som brukes');
  const rooms = page.getByRole('region', { name: 'Finn frem i huset' });
  await expect(rooms.getByTestId('category-link')).toHaveText([
    'Stue',
    'Spisestue',
    'Soverom',
    'Oppbevaring',
    'Hage',
    'Belysning',
    'Interiør',
  ]);
  const newest = page.getByRole('region', { name: 'Nytt hos oss' });
  await expect(newest.getByTestId('product-card')).toHaveCount(8);
  const shown = await newest
    .getByTestId('product-card')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['sku']!));
  // Nothing that can be bought and is not shown is newer than what is.
  const created = (sku: string): string => String(products.find((product) => product['sku'] === sku)!['created_at']);
  const dates = products
    .filter((product) => isProductSellable(summaryFromWire(product as unknown as Product)))
    .map((product) => String(product['created_at']))
    .toSorted()
    .toReversed();
  expect(shown.map(created)).toEqual(dates.slice(0, 8));
  // The ways to pay of the checkout, in its order.
  const payments = page.getByRole('list', { name: 'Betalingsmåter' }).getByRole('listitem');
  await expect(payments).toHaveText([
    'Faktura, 14 dager',
    'Betal ved levering',
    'Bedriftsfaktura, 30 dager',
    'Bank- eller kredittkort',
    'Mobilbetaling med Lomme',
    'Kjøp nå, betal om 30 dager',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Se alt i Stue' }).click();
  await expect(page).toHaveURL('/stue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stue');
});

test('a card says name, kind, price, stock and colours, and all of it leads to the product', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/interior');
  const card = page.locator('[data-testid="product-card"][data-sku="VEV-TEPPE"]');
  await expect(card.getByRole('link')).toHaveText('Vev');
  await expect(card).toContainText('ullteppe 140 × 200');
  await expect(card.getByTestId('price')).toHaveAttribute('data-amount', '349000');
  await expect(card.getByTestId('price').locator('s')).toContainText('4 290 kr');
  await expect(card.getByTestId('stock-badge')).toHaveAttribute('data-status', 'in_stock');
  await expect(card).toContainText('3–10 dager');
  const picture = card.locator('img').first();
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['310', '300']);
  await expect(card.getByRole('img', { name: /Finnes i Rød/ })).toBeVisible();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByTestId('product-page')).toHaveAttribute('data-sku', 'VEV-TEPPE-ROD');
});

test('the address of the installed shop is the home page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/pwa.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Møbler til rom som brukes');
});

test('the rooms below a heading can be reached one after the other on a phone', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open('/');
  const last = page.getByRole('region', { name: 'Finn frem i huset' }).getByTestId('category-link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  // The row scrolls, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
