import { errorPage } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';

test.use({ reusesDevice: true });

type Asked = Parameters<Cache['match']>;

/** A window looks after its worker every five seconds, and gives it five to answer; the rest is room. */
const REPLACED_MS = 10_000 + 60_000;

test('row 9: a worker that dies silently is replaced, and what it had not answered is done once (C3)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab(chair.path);
  const started = await tab.workersStarted();
  await tab.terminateWorker();
  await tab.page.getByTestId('add-to-cart').click();
  await expect(tab.page.getByTestId('cart-count')).toHaveText('1', { timeout: REPLACED_MS });
  expect(await tab.workersStarted()).toBeGreaterThan(started);
  await expectCartsAgree(shop, tab, some(chair, 1));
});

test('row 9: a worker that dies with the change already queued: repeated, it still counts once (C3)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab(boxes.path);
  const worker = await tab.worker();
  await worker.evaluate(() => {
    // The entry is written, but reading it back never ends: the call stays without an answer.
    const find: (this: Cache, ...of: Asked) => Promise<Response | undefined> = Reflect.get(Cache.prototype, 'match');
    Cache.prototype.match = function (request, options) {
      return /\/__journal\/\d+-[^/]+$/.test(String(request))
        ? new Promise(() => undefined)
        : find.call(this, request, options);
    };
  });
  await tab.page.getByTestId('add-to-cart').click();
  await expect.poll(() => tab.mirroredEntries()).toHaveLength(1);
  await tab.terminateWorker();
  await expect(tab.page.getByTestId('cart-count')).toHaveText('1', { timeout: REPLACED_MS });
  // The new worker may not have asked for the stock yet, and says so then.
  const answered = tab.page.getByTestId('notification');
  await expect(answered).toHaveAttribute('data-type', /^(?:success|warning)$/, { timeout: REPLACED_MS });
  await expectCartsAgree(shop, tab, some(boxes, 1));
});

test('row 9: a worker that dies in the middle of placing an order: the tap is carried out, once (O1)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(lamp, 1);
  await tab.fillCheckout();
  const orderId = await tab.draftOrderId();
  await tab.crashAt('before-consume');
  await tab.page.getByTestId('place-order').click();
  await tab.crashed('before-consume');
  await tab.terminateWorker();
  await tab.page.waitForURL(/\/confirmation\?order=/, { timeout: REPLACED_MS });
  await expectArrival(shop, tab, orderId, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});

test('row 10: while the worker hangs the window stays alive and says so; then everything goes on (C3)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab(chair.path);
  const { page } = tab;
  const worker = await tab.worker();
  await worker.evaluate(
    () =>
      void setTimeout(() => {
        const end = performance.now() + 60_000;
        while (performance.now() < end);
      }, 0),
  );
  const use = async (): Promise<void> => {
    await page.getByTestId('add-to-cart').click();
    await page.getByTestId('cart-button').click();
    await expect(page.getByTestId('microcart')).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await Promise.all([expect(page.getByTestId('offline-badge')).toBeVisible({ timeout: REPLACED_MS }), use()]);
  await expect(page.getByTestId('cart-count')).toHaveText('1', { timeout: REPLACED_MS });
  await expect(page.getByTestId('offline-badge')).toBeHidden();
  await expectCartsAgree(shop, tab, some(chair, 1));
});

test('row 9: a worker that cannot start holds nothing else back and says so: the shop is kept on the device, and works at the next visit', async ({
  network,
  newcomer,
}) => {
  // As often as a window tries.
  const starts = network.rule({ path: /^\/assets\/index-[\w-]+\.js$/ }, errorPage(503), 5);
  const tab = await newcomer.openTab();
  await expect.poll(() => starts.hits).toBe(5);
  await expect(tab.page.getByTestId('offline-badge')).toBeVisible();
  await tab.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await tab.shopper.reload();
  await tab.shopper.everythingOnDevice();
});

test.describe('no network, so no background sync', () => {
  test.use({ hasBackgroundSync: false });

  test('rows 9, 25: a worker that dies while an order is cancelled: the lines are back, once (C3)', async ({
    shop,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.shopper.goOffline();
    const orderId = await tab.order(boxes, 2);
    // The confirmation may come before the changes that went into the order are gone.
    await expect.poll(() => tab.mirroredEntries()).toHaveLength(1);
    const worker = await tab.worker();
    await worker.evaluate(() => {
      // The entry goes, and then nothing more happens.
      const remove: (this: Cache, ...of: Asked) => Promise<boolean> = Reflect.get(Cache.prototype, 'delete');
      Cache.prototype.delete = async function (request, options) {
        await remove.call(this, request, options);
        return new Promise(() => undefined);
      };
    });
    await tab.page.getByRole('button', { name: 'Avbryt' }).click();
    await expect.poll(() => tab.mirroredEntries()).toEqual([]);
    await tab.terminateWorker();
    await tab.expectOrderState('cancelled', REPLACED_MS);
    await device.setOffline(false);
    await tab.open('/');
    await expectCartsAgree(shop, tab, some(boxes, 2));
    expect(await shop.ordersWithId(orderId)).toEqual([]);
  });
});
