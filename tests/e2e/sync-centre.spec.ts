import type { Locator } from '@playwright/test';
import type { TaskDoc } from '#worker/documents/shopper-documents.ts';
import { articles } from './support/demo.ts';
import { shopperDocuments } from './support/documents.ts';
import type { ShopServer } from './support/shop-server.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const { boxes } = articles;

async function readyForNoNetwork(shopper: Shopper): Promise<void> {
  await shopper.open(boxes.path);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
}

/** Opens it the way the offline chip offers. */
async function openCentre({ page }: Shopper): Promise<Locator> {
  await page.getByTestId('offline-badge').click();
  const centre = page.getByTestId('sync-centre');
  await expect(centre).toBeVisible();
  return centre;
}

async function orderWithoutNetwork(shopper: Shopper): Promise<string> {
  await shopper.addToCart(2);
  await shopper.page.goto('/checkout');
  await shopper.fillCheckout();
  const id = await shopper.placeOrder();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  return id;
}

async function ordersWith(shop: ShopServer, id: string): Promise<object[]> {
  const orders = await shop.operator<{ orderId: string }[]>('orders');
  return orders.filter(({ orderId }) => orderId === id);
}

test('the badge comes and goes with the network, and says the same on every page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await expect(page.getByTestId('offline-badge')).toHaveCount(0);
  await shopper.goOffline();
  await expect(page.getByRole('status').filter({ hasText: 'Frakoblet' })).toBeVisible();
  for (const path of ['/stue', boxes.path, '/checkout', '/confirmation', '/customer-service']) {
    await shopper.open(path);
    await expect(page.getByTestId('offline-badge')).toHaveText('Frakoblet');
  }
  await shopper.goOnline();
  await expect(page.getByTestId('offline-badge')).toHaveCount(0);
});

test('says how much of the catalogue is on the device', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  const progress = page.getByTestId('sync-progress');
  await expect(progress).toHaveAttribute('data-state', 'complete');
  const done = Number(await progress.getAttribute('data-done'));
  expect(done).toBeGreaterThan(39);
  await expect(progress).toHaveAttribute('data-total', String(done));
  // With the network there it opens from the foot of the page.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Synkronisering' }).click();
  const centre = page.getByTestId('sync-centre');
  await expect(centre).toContainText('Du er tilkoblet.');
  await expect(centre).toContainText('Hele katalogen er her');
  await expect(centre).toContainText('Ingenting venter.');
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
});

test('changes of the cart wait, each with its state, and go when the network is back', async ({ shop, shopper }) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  await shopper.addToCart(2);
  const centre = await openCentre(shopper);
  const task = centre.locator('[data-testid="sync-task"]', { hasText: 'Gjem' });
  await expect(task).toHaveAttribute('data-state', 'queued');
  await expect(task).toContainText('Legg til 2 × Gjem');
  await expect(task).toContainText('Venter');
  await shopper.goOnline();
  await expect(centre.locator('[data-testid="sync-task"][data-state="queued"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(async () => JSON.stringify(await shop.operator('carts'))).toContain(boxes.sku);
});

test('a waiting order is a task that leads to it, and goes by itself when the network is back', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  const id = await orderWithoutNetwork(shopper);
  await shopper.open('/');
  const centre = await openCentre(shopper);
  const task = centre.locator('[data-testid="sync-task"]', { hasText: 'Bestilling' });
  await expect(task).toHaveAttribute('data-state', 'queued');
  await expect(task).toContainText('2 varer');
  await expect(task, 'since when, and why it waits').toContainText(/nettopp|siden/);
  await expect(task).toContainText('Venter på nett');
  await task.getByRole('link', { name: 'Åpne' }).click();
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL(`/confirmation?order=${id}`);
  await shopper.goOnline();
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
  expect(await ordersWith(shop, id)).toHaveLength(1);
});

test('an order that is not to go by itself waits with the network there, until «send now» (D16)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  await shopper.addToCart();
  await page.goto('/checkout');
  await shopper.fillCheckout();
  await page.getByRole('checkbox', { name: 'Send bestillingen automatisk' }).uncheck();
  const id = await shopper.placeOrder();
  await shopper.goOnline();
  await expect(page.getByTestId('offline-badge')).toHaveCount(0);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  expect(await ordersWith(shop, id)).toEqual([]);
  await shopper.open('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Synkronisering' }).click();
  const task = page.getByTestId('sync-centre').locator('[data-testid="sync-task"]', { hasText: 'Bestilling' });
  await expect(task).toContainText('Sendes når du ber om det');
  await task.getByRole('button', { name: 'Send nå' }).click();
  await expect(task).toHaveAttribute('data-state', 'sent');
  await expect(task.getByRole('button', { name: 'Send nå' })).toHaveCount(0);
  expect(await ordersWith(shop, id)).toHaveLength(1);
});

test('cancelling a waiting order puts its lines back, and nothing is ever sent', async ({ shop, shopper }) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  const id = await orderWithoutNetwork(shopper);
  await expect(shopper.confirmation().getByRole('button', { name: 'Avbryt' })).toBeVisible();
  const centre = await openCentre(shopper);
  await centre
    .locator('[data-testid="sync-task"]', { hasText: 'Bestilling' })
    .getByRole('button', { name: 'Avbryt' })
    .click();
  await expect(centre.locator('[data-testid="sync-task"]', { hasText: 'Bestilling' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'cancelled');
  await shopper.confirmation().getByRole('link', { name: 'Handle videre' }).click();
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  const cart = await shopper.openCart();
  await expect(cart.getByTestId('cart-item')).toHaveAttribute('data-sku', boxes.sku);
  await shopper.goOnline();
  await expect(page.getByTestId('offline-badge')).toHaveCount(0);
  expect(await ordersWith(shop, id)).toEqual([]);
});

/** The shop is that of other tests too: its boxes are as before afterwards. */
async function withOtherBoxes(shop: ShopServer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await shop.operator('set-price', boxes.sku, boxes.priceMinor / 100);
    await shop.operator('set-stock', boxes.sku, 120);
  }
}

test('an order that the shop asks about is told wherever the shopper is, over a restart, until that is read (D16)', async ({
  shop,
  shopper,
}) => {
  const { page } = shopper;
  const notice = page.getByTestId('notification').filter({ hasText: /bestillingen på/i });
  await readyForNoNetwork(shopper);
  const id = await orderWithoutNetwork(shopper);
  await shopper.open('/stue');
  await withOtherBoxes(shop, async () => {
    await shop.operator('set-price', boxes.sku, 479);
    await shopper.goOnline();
    await expect(notice).toContainText('er ikke lagt inn ennå');
    await page.reload();
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button', { name: 'Se køen' }).click();
    await expect(notice).toHaveCount(0);
    const task = page.getByTestId('sync-centre').locator('[data-testid="sync-task"]', { hasText: 'Bestilling' });
    await expect(task).toHaveAttribute('data-state', 'conflict');
    await task.getByRole('link', { name: 'Åpne' }).click();
    await expect(page).toHaveURL(`/confirmation?order=${id}`);
    // What becomes of it on the page that the shopper reads needs no message.
    await shop.operator('set-stock', boxes.sku, 0);
    await shopper.confirmation().getByRole('button', { name: 'Godta og bestill' }).click();
    await expect(shopper.confirmation()).toHaveAttribute('data-state', 'rejected');
    // A window that goes elsewhere at once ends the worker before that is kept.
    const told = async (): Promise<TaskDoc[]> =>
      (await shopperDocuments<TaskDoc>(page, 'tasks')).filter(({ state, isUntold }) => state === 'failed' && !isUntold);
    await expect.poll(told).toMatchObject([{ id }]);
    await shopper.open('/');
    await expect(page.getByTestId('sync-progress')).toHaveAttribute('data-state', 'complete');
    await expect(notice).toHaveCount(0);
  });
});

test('pieces that the shop did not take into the cart are named, with why (D21)', async ({ shop, shopper }) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  await shopper.addToCart(2);
  await withOtherBoxes(shop, async () => {
    await shop.operator('set-stock', boxes.sku, 1);
    await shopper.goOnline();
    const notice = page.getByTestId('notification').filter({ hasText: 'kunne ikke legges' });
    await expect(notice).toContainText('Gjem kunne ikke legges i handlekurven: ikke nok på lager.');
    await expect(page.getByRole('button', { name: 'Handlekurv, tom' })).toBeVisible();
    await notice.getByRole('button', { name: 'Lukk beskjeden' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test('Escape closes it and gives the focus back to what opened it', async ({ shopper }) => {
  const { page } = shopper;
  await readyForNoNetwork(shopper);
  const centre = await openCentre(shopper);
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await expect(page.getByTestId('offline-badge')).toBeFocused();
});
