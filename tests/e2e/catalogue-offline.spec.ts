import type { Page } from '@playwright/test';
import { boxes, chair } from './faults/articles.ts';
import type { Device } from './faults/device.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { expect, test } from './faults/fault-test.ts';
import type { Tab } from './faults/tab.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';
import { type OfferedFilter, type ServerPage, serverPage, syncedDocuments } from './support/server-page.ts';

/** After one online visit to the home page everything works with no network (issue 2: must hold). */

/** Without a divisor in common with how many values there are, each category gets another facet's. */
const SPREAD = 17;

const sorts = ['relevance', 'latest', 'price', 'price-desc'] as const;

test('one visit, then no network: after a reload and a restart one can look, fill the cart and order', async ({
  shop,
  network,
  newcomer,
}) => {
  const first = await newcomer.openTab();
  await expect(first.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  await loseNetwork(newcomer, network);
  await first.page.reload();
  await first.shopper.ready();
  await expect(first.page.getByTestId('product-card')).toHaveCount(8);
  await newcomer.kill();

  await newcomer.launch();
  await newcomer.setOffline(true);
  const tab = await newcomer.openTab();
  const { page } = tab;
  await expect(page.getByTestId('offline-badge')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Hage', exact: true }).click();
  await page.locator(`[data-testid="product-card"][data-sku="${chair.sku}"]`).getByRole('link').click();
  await tab.shopper.addToCart(2);
  await tab.putIntoCart(boxes, 3);
  await tab.openCart();
  await tab.setQty(chair, 4);
  await tab.removeFromCart(boxes);
  await expect.poll(() => tab.shownLines()).toEqual(some(chair, 4));
  await page.getByTestId('microcart').getByTestId('proceed-to-checkout').click();
  await tab.shopper.fillCheckout();
  const orderId = await tab.shopper.placeOrder();
  await tab.expectOrderState('queued');
  await newcomer.kill();

  await newcomer.launch();
  await newcomer.setOffline(true);
  const after = await newcomer.openTab(`/confirmation?order=${orderId}`);
  await after.expectOrderState('queued');
  network.heal();
  await newcomer.setOffline(false);
  await expectArrival(shop, after, orderId, some(chair, 4));
  await after.open('/');
  await expectCartsAgree(shop, after, {});
  await expectNoFalsePlaced(shop, newcomer);
});

/** That all of them do is a test of the worker's queries; this is the walk from the address to the screen. */
test('no network: each category, in an order and with a filter of its own, shows what the server would', async ({
  shop,
  network,
  newcomer,
}) => {
  const categories = await syncedDocuments<{ url_path: string }>(shop.origin, 'categories');
  expect(categories.length).toBeGreaterThan(10);
  const tab = await restartWithoutNetwork(newcomer, network);
  const filtered: string[] = [];
  for (const [place, { url_path: category }] of categories.entries()) {
    const path = `/${category}?sort=${sorts[place % sorts.length]}`;
    const wanted = await serverPage(shop.origin, path);
    await expectListing(tab, path, wanted);
    const filter = wanted.filters[(place * SPREAD) % wanted.filters.length];
    if (!filter) continue;
    filtered.push(category);
    await tab.follow(`/${category}?${filter.code}=${filter.value}`);
    await expectFiltered(tab.page, category, filter);
  }
  // Some have nothing to choose from.
  expect(filtered.length).toBeGreaterThan(categories.length / 2);
});

test('no network: products of every kind have their page, with name and price', async ({ shop, network, newcomer }) => {
  const all = await syncedDocuments<{ sku: string; slug: string; type_id: string }>(shop.origin, 'products');
  // Two of each kind.
  const products = all.filter(
    ({ type_id: type }, place) => all.slice(0, place).filter((before) => before.type_id === type).length < 2,
  );
  expect(products.length).toBeGreaterThan(8);
  const tab = await restartWithoutNetwork(newcomer, network);
  const { page } = tab;
  for (const { sku, slug } of products) {
    const path = `/p/${sku}/${slug}`;
    const wanted = await serverPage(shop.origin, path);
    await tab.follow(path);
    await expect(page, path).toHaveTitle(wanted.title);
    await expect(page.getByTestId('product-name')).toHaveText(wanted.name!);
    const price = page.getByTestId('product-page').getByTestId('price');
    if (wanted.amount === null) await expect(price).toHaveCount(0);
    else await expect(price).toHaveAttribute('data-amount', wanted.amount);
    await expect(page.getByTestId('add-to-cart')).toBeVisible();
    await expectNothingPending(page);
  }
});

/** Neither a request of a window nor one of a worker gets anywhere. */
async function loseNetwork(device: Device, network: FaultProxy): Promise<void> {
  network.rule({}, { kind: 'cutBeforeSend' });
  await device.setOffline(true);
}

/** Visits the shop as it is now, once; then there is no network any more. */
async function restartWithoutNetwork(device: Device, network: FaultProxy) {
  const first = await device.openTab();
  await expect(first.page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
  await device.close();
  await device.launch();
  await loseNetwork(device, network);
  return device.openTab();
}

/** Hundreds of pages change within milliseconds: looking in steps of a second would take most of the time. */
const OFTEN = { intervals: [20] };

async function expectListing(tab: Tab, path: string, { title, total, skus }: ServerPage): Promise<void> {
  await tab.follow(path);
  await expect
    .poll(() => tab.page.evaluate(shownListing), { message: path, ...OFTEN })
    .toEqual({ title, total, skus, isPending: false });
}

/** Runs in the page. */
function shownListing() {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-testid="product-card"]')];
  return {
    title: document.title,
    total: document.querySelector<HTMLElement>('[data-testid="listing"]')?.dataset['total'],
    skus: cards.map(({ dataset }) => dataset['sku']),
    isPending: document.querySelector('main [class*="skeleton"], main [aria-busy="true"]') !== null,
  };
}

/** The value is chosen, and there are as many products as it promised. */
async function expectFiltered(page: Page, category: string, { code, value, count }: OfferedFilter): Promise<void> {
  await expect
    .poll(() => page.evaluate(shownFilters), { message: `${category}: ${code} ${value}`, ...OFTEN })
    .toEqual({ chosen: 1, total: String(count) });
}

/** Runs in the page. */
function shownFilters() {
  return {
    chosen: document.querySelectorAll('[data-testid="applied-filter"]').length,
    total: document.querySelector<HTMLElement>('[data-testid="listing"]')?.dataset['total'],
  };
}

/** Nothing on the page is still on its way. */
async function expectNothingPending(page: Page): Promise<void> {
  await expect(page.locator('main [class*="skeleton"], main [aria-busy="true"]')).toHaveCount(0);
}
