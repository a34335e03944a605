import { boxes, chair, lamp } from './faults/articles.ts';
import { damages, deleteIndexedDb, indexedDbFolder, untilQuiet } from './faults/damage.ts';
import { expect, test } from './faults/fault-test.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, some } from './faults/oracle.ts';
import type { Tab } from './faults/tab.ts';
import { kari } from './support/shopper.ts';

const writes = { method: 'POST', path: /^\/api\/(?:order|cart)/ };

/** Addresses of what takes up the room of a device. */
const FILLING = '/media/filling-';

const texts = {
  damaged: 'Data på enheten var skadet.',
  full: 'Enheten har ikke mer plass.',
  notSaved: 'Bestillingen ble ikke lagret.',
  receipt: 'Last ned det du har skrevet',
};

for (const [name, damage] of Object.entries(damages)) {
  test(`rows 19, 20: ${name}: it is noticed at the next start, and the order that waits is there and sent (L3, O1)`, async ({
    shop,
    network,
    device,
  }) => {
    const tab = await device.openTab();
    await tab.shopper.everythingOnDevice();
    await untilQuiet(indexedDbFolder(device.profile, shop.origin));
    network.rule(writes, { kind: 'cutBeforeSend' });
    const orderId = await tab.order(chair, 2);
    await tab.putIntoCart(boxes, 1);
    await device.kill();
    damage(indexedDbFolder(device.profile, shop.origin));

    await device.launch();
    const after = await device.openTab();
    await expect(after.page.getByTestId('notification').filter({ hasText: texts.damaged })).toBeVisible();
    await after.openConfirmation(orderId);
    await after.expectOrderState('queued');
    await expect(after.shopper.confirmation()).toContainText('× 2');

    network.heal();
    await expectArrival(shop, after, orderId, some(chair, 2));
    await after.open('/');
    await expectCartsAgree(shop, after, some(boxes, 1));
    await expectNoFalsePlaced(shop, device);
  });
}

test('row 19: a cart that the server has comes back after IndexedDB was lost, and the shopper is told (L3)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(lamp, 2);
  await expectCartsAgree(shop, tab, some(lamp, 2));
  await device.kill();
  deleteIndexedDb(indexedDbFolder(device.profile, shop.origin));
  await device.launch();
  const after = await device.openTab();
  const told = after.page.getByTestId('notification').filter({ hasText: texts.damaged });
  await expect(told).toBeVisible();
  // The mirror names it, and it can be ordered.
  await expectCartsAgree(shop, after, some(lamp, 2));
  await after.page.keyboard.press('Escape');
  await after.shopper.everythingOnDevice();
  await after.putIntoCart(boxes, 1);
  const lines = await after.shownLines();
  expect(lines).toMatchObject(some(boxes, 1));
  await expectCartsAgree(shop, after, lines);
  // Nobody closed it.
  await expect(told).toBeVisible();
});

test('row 18: a full device: pictures give way to an order, and nothing of the shopper does (L2)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(lamp, 1);
  await tab.fillCheckout();
  await tab.draftIsKept();
  await fillDevice(tab, 'pictures');
  const before = await ownDocuments(tab);
  const orderId = await tab.shopper.placeOrder();
  await expectArrival(shop, tab, orderId, some(lamp, 1));
  // There is room again, also for the pictures of the order that are shown now.
  const left = await tab.page.evaluate(async () =>
    (await (await caches.open('pictures')).keys()).map(({ url }) => url),
  );
  expect(left.filter((url) => url.includes(FILLING))).toEqual([]);
  expect(await ownDocuments(tab)).toEqual(before);
  await expectNoFalsePlaced(shop, device);
});

test('row 18: a device without any room left: the order is refused in words, nothing is lost, later it goes (L2, O2)', async ({
  shop,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(boxes, 2);
  await expectCartsAgree(shop, tab, some(boxes, 2));
  await tab.fillCheckout();
  await tab.draftIsKept();
  await tab.hasHeardOfCart();
  const orderId = await tab.draftOrderId();
  const before = await everything(tab);
  await refuseWrites(tab, 'mirror');
  await tab.page.getByTestId('place-order').click();
  await expect(tab.page.getByTestId('notification').filter({ hasText: texts.notSaved })).toBeVisible();
  expect(await everything(tab), 'nothing of the shopper is touched').toEqual(before);
  await expect(tab.page.getByTestId('place-order')).toBeEnabled();
  await expect(tab.page.locator('[name=email]')).toHaveValue(kari.email);
  expect(await tab.documents('orders')).toEqual([]);
  expect(await shop.ordersWithId(orderId)).toEqual([]);

  await refuseWrites(tab, 'nothing');
  expect(await tab.shopper.placeOrder()).toBe(orderId);
  await expectArrival(shop, tab, orderId, some(boxes, 2));
  await expectNoFalsePlaced(shop, device);
});

test('D88: an order that could not be saved can be taken away as a receipt', async ({ device }) => {
  const tab = await device.openTab();
  await tab.putIntoCart(boxes, 1);
  await tab.fillCheckout();
  await refuseWrites(tab, 'mirror');
  await tab.page.getByTestId('place-order').click();
  await expect(tab.page.getByText(texts.receipt)).toBeVisible();
});

for (const place of ['mirror', 'database'] as const) {
  test(`row 18: the ${place} takes nothing more: the change of the cart is refused in words, then works again (L2)`, async ({
    shop,
    device,
  }) => {
    const tab = await device.openTab(lamp.path);
    await tab.shopper.addToCart(1);
    await expectCartsAgree(shop, tab, some(lamp, 1));
    await tab.page.keyboard.press('Escape');
    await refuseWrites(tab, place);
    await tab.page.getByTestId('add-to-cart').click();
    await expect(tab.page.getByTestId('notification').filter({ hasText: texts.full })).toBeVisible();
    expect(await tab.shopper.cartCount()).toBe(1);
    await refuseWrites(tab, 'nothing');
    await tab.shopper.addToCart(1);
    await expectCartsAgree(shop, tab, some(lamp, 2));
  });
}

test('row 18: a checkout that cannot be opened says why, and opens when there is room again (P5, L2)', async ({
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(boxes, 1);
  await refuseWrites(tab, 'database');
  await tab.follow('/checkout');
  const refused = tab.page.getByTestId('checkout-refused');
  await expect(refused).toContainText(texts.full);
  await refuseWrites(tab, 'nothing');
  await refused.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(tab.page.getByTestId('place-order')).toBeVisible();
});

/** Every document of the shopper. */
async function everything(tab: Tab): Promise<unknown> {
  const names = ['customer', 'cart', 'tasks', 'orders'];
  const documents = await Promise.all(names.map((name) => tab.documents<Record<string, unknown>>(name)));
  // Not what the database notes about when it was written.
  return documents.flat().map(({ _rev, _meta, ...own }) => own);
}

/** Everything of the shopper but what an order changes. */
async function ownDocuments(tab: Tab): Promise<unknown> {
  const drafts = await tab.documents<{ kind: string; details: unknown }>('customer');
  return drafts.filter(({ kind }) => kind === 'checkout').map(({ details }) => details);
}

/** Leaves no room on the device; what fills it is in a cache that may be dropped. */
async function fillDevice(tab: Tab, cacheName: string): Promise<void> {
  const { usage = 0 } = await tab.page.evaluate(() => navigator.storage.estimate());
  const cdp = await tab.cdp();
  await cdp.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(tab.page.url()).origin,
    quotaSize: usage + 3 * 1024 * 1024,
  });
  await tab.page.evaluate(
    async ([name, filling]) => {
      const cache = await caches.open(name!);
      // What compresses well takes no room.
      for (let size = 64 * 1024, number = 0; size >= 64; number++) {
        const bytes = crypto.getRandomValues(new Uint8Array(size));
        try {
          await cache.put(`${filling}${number}`, new Response(bytes));
        } catch {
          size /= 2;
        }
      }
    },
    [cacheName, FILLING],
  );
}

interface RefusingRealm {
  __refuses?: string;
  __isRefusing?: boolean;
}

/** Lets the data worker find the device full wherever it writes: tiny writes pass even without any room left. */
async function refuseWrites(tab: Tab, place: 'mirror' | 'database' | 'nothing'): Promise<void> {
  const refuse = (wanted: string): void => {
    const realm = globalThis as RefusingRealm;
    realm.__refuses = wanted;
    if (realm.__isRefusing) return;
    realm.__isRefusing = true;
    const full = (): DOMException => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    const keep = Reflect.get(Cache.prototype, 'put');
    Cache.prototype.put = function (request, response) {
      return realm.__refuses === 'mirror' ? Promise.reject(full()) : keep.call(this, request, response);
    };
    for (const verb of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[verb];
      IDBObjectStore.prototype[verb] = function (value, key) {
        if (realm.__refuses === 'database') throw full();
        return key === undefined ? write.call(this, value) : write.call(this, value, key);
      };
    }
  };
  await tab.prepareWorkers('writes', (worker) => worker.evaluate(refuse, place));
}
