import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { GUEST_CONTACT_RETENTION_MS, TASK_MEMORY_MS } from '#config/timings.ts';
import { type CheckoutDetails, emptyDetails } from '#domain/checkout-details.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, ReceiptView } from '#domain/views/outbox.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { forgetOldThings } from '#worker/shopper/forget-old-things.ts';
import { openContext } from '#worker/open-context.ts';
import type { CustomerDoc } from '#worker/documents/shopper-documents.ts';
import type { CheckoutDraftView } from '#worker/queries/checkout.ts';
import type { MyDataView } from '#worker/queries/device.ts';
import { openShopper } from '#worker/storage/database.ts';
import { Shopper } from '#worker/shopper/shopper.ts';

/** What a device keeps only for a time: a tablet in a showroom is never started anew (D15). */

const TOTAL = 129_000 + 59_000;

let server: TestServer;
let aheadMs: number;

beforeEach(async () => {
  server = await startTestServer();
  aheadMs = 0;
});

afterEach(() => server.close());

const clock = {
  now: () => Date.now() + aheadMs,
  sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
  elapsed: () => performance.now(),
};

async function shopperOf(device: TestDevice): Promise<Shopper> {
  return new Shopper(await openShopper(device.openTab().ports));
}

/** Whether the device has noted since when it has what was typed. */
const isDraftKnown = ({ others }: MyDataView): boolean =>
  others.some((each) => each.kind === 'checkout' && each.knownSince !== undefined);

async function showroom() {
  const filled = await filledDevice((request) => server.app.handle(request), { clock });
  const { api, window } = filled;
  let drawn = 0;
  const id = (): string => `old-things-${String(++drawn).padStart(8, '0')}`;
  const order = async (): Promise<string> => {
    await must(api, 'cart.add', { operationId: id(), parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
    await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
    const orderId = id();
    await must(api, 'checkout.open', { orderId });
    await must(api, 'checkout.saveDetails', { orderId, details });
    await must(api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor: TOTAL });
    return orderId;
  };
  const is = (orderId: string, state: OrderView['state']) =>
    window.value<OrderView>('order.byId', { id: orderId }, (view) => view.state === state);
  const contact = async (orderId: string): Promise<CheckoutDetails | null> =>
    (await window.value<ReceiptView>('order.receipt', { id: orderId })).details;
  /** The device is in reach of the shop again so much later. */
  const later = async (ms: number): Promise<void> => {
    await setOffline(filled, true);
    aheadMs = ms;
    await setOffline(filled, false);
  };
  return { ...filled, id, order, is, contact, later };
}

test('contact data of guests goes thirty days after their order was taken, or taken back; receipts stay', async () => {
  const filled = await showroom();
  const { api, window, order, is, contact, later } = filled;
  const placed = await order();
  await is(placed, 'placed');
  await setOffline(filled, true);
  const taken = await order();
  await must(api, 'order.cancel', { orderId: taken });
  await setOffline(filled, false);

  await later(GUEST_CONTACT_RETENTION_MS - 3_600_000);
  expect(await contact(placed)).toMatchObject({ email: details.email });
  await later(GUEST_CONTACT_RETENTION_MS + 3_600_000);
  for (const orderId of [placed, taken])
    await window.value<ReceiptView>('order.receipt', { id: orderId }, (view) => view.details === null);
  expect(await is(placed, 'placed')).toMatchObject({ totalMinor: TOTAL, lines: [{ sku: 'LAMP' }] });
  // Nor does the next guest's checkout begin with them.
  await must(api, 'checkout.open', { orderId: filled.id() });
  const draft = await window.value<{ details: CheckoutDetails }>('checkout.draft', {});
  expect(draft.details).toMatchObject({ email: '', streetAddress: '' });
  await api.close();
});

test('what was typed goes thirty days later also where somebody opened the checkout again, for another order (D15)', async () => {
  const { api, window, id, order, is, later } = await showroom();
  const draft = (isIt: (view: CheckoutDraftView) => boolean = () => true) =>
    window.value<CheckoutDraftView>('checkout.draft', {}, isIt);
  await is(await order(), 'placed');
  await later(3_600_000);
  await window.value<MyDataView>('device.myData', {}, isDraftKnown);
  const orderId = id();
  await must(api, 'checkout.open', { orderId });
  expect((await draft()).details.email).toBe(details.email);
  await later(GUEST_CONTACT_RETENTION_MS - 3_600_000);
  expect((await draft()).details.email).toBe(details.email);
  await later(GUEST_CONTACT_RETENTION_MS + 2 * 3_600_000);
  await draft((view) => view.details.email === '');
  // The checkout stays open, under the name that its order would have.
  expect(await draft()).toEqual({
    orderId,
    isUsedUp: false,
    askedPostcode: '',
    details: { ...emptyDetails, country: 'NO' },
  });
  await api.close();
});

test('what was typed anew is as young as that', async () => {
  const { api, window, order, is, id, later } = await showroom();
  await is(await order(), 'placed');
  await later(3_600_000);
  const orderId = id();
  await must(api, 'checkout.open', { orderId });
  await later(GUEST_CONTACT_RETENTION_MS - 3_600_000);
  const anew = { ...details, email: 'next@example.no' };
  await must(api, 'checkout.saveDetails', { orderId, details: anew });
  await later(GUEST_CONTACT_RETENTION_MS + 2 * 3_600_000);
  await window.value<MyDataView>('device.myData', {}, isDraftKnown);
  expect((await window.value<CheckoutDraftView>('checkout.draft', {})).details).toEqual(anew);
  await api.close();
});

test('a draft that is deleted while old ones are looked through does not come back', async () => {
  const { device, api, id } = await showroom();
  const orderId = id();
  await must(api, 'checkout.open', { orderId });
  await must(api, 'checkout.saveDetails', { orderId, details });
  await api.close();
  aheadMs = GUEST_CONTACT_RETENTION_MS;
  const opened = await openContext(device.openTab().ports, { storeCode: 'bmno', locale: 'nb-NO' }, null);
  const ending = new AbortController();
  onTestFinished(async () => {
    ending.abort();
    await opened.close();
  });
  const context = opened.context();
  let looks = 0;
  let deleted: readonly string[] = [];
  const shopper = Object.assign(Object.create(context.shopper) as Shopper, {
    customers: async () => {
      const found = await context.shopper.customers();
      // What else is deleted with it is deleted at that moment, in another tab.
      if (++looks === 2) {
        deleted = found.map((document) => document.id);
        await context.shopper.removeCustomers(deleted);
        await context.shopper.wipeRemoved();
      }
      // As old as nobody else has found it yet.
      return found.map((document) => (document.kind === 'checkout' ? { ...document, knownSince: 0 } : document));
    },
  });
  forgetOldThings({ ...context, shopper }, ending.signal);
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(deleted).toContain('checkout|guest|bmno');
  expect(await context.shopper.customers()).toEqual([]);
});

test('a payment that was begun since is kept, and so is what an owner typed', async () => {
  const { device, api, order } = await showroom();
  device.isOffline = true;
  await api.hint('offline');
  const orderId = await order();
  await must(api, 'order.cancel', { orderId });
  await api.close();
  aheadMs = GUEST_CONTACT_RETENTION_MS + 3_600_000;
  const begun = { id: 'payment|guest|bmno', kind: 'payment', orderId, createdAt: clock.now() } as CustomerDoc;
  const ofOwner = { id: 'checkout|7|bmno', kind: 'checkout', orderId, details } as CustomerDoc;
  const kept = await shopperOf(device);
  for (const document of [begun, ofOwner]) await kept.putCustomer(document);
  await kept.close();

  device.isOffline = false;
  const again = device.openTab();
  const window = new Window(again.api);
  await window.open();
  await window.value<ReceiptView>('order.receipt', { id: orderId }, (view) => view.details === null);
  await again.api.close();
  const left = await shopperOf(device);
  const ids = (await left.customers()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([begun.id, ofOwner.id]));
  expect(ids).not.toContain('checkout|guest|bmno');
  await left.close();
});

test('what the shop took of guests goes with the ids by which it is known, but not who takes the newsletter', async () => {
  const { api, window, id, later } = await showroom();
  const restock = (isIt: (view: { standing: { state: string } | null }) => boolean) =>
    window.value<{ standing: { state: string } | null }>('restock.of', { sku: 'LAMP' }, isIt);
  const newsletter = (isIt: (view: { standing: { state: string } | null }) => boolean) =>
    window.value<{ standing: { state: string } | null }>('newsletter.current', {}, isIt);
  const isDone = ({ standing }: { standing: { state: string } | null }): boolean => standing?.state === 'done';
  await must(api, 'restock.ask', { operationId: id(), sku: 'LAMP', productName: 'Lampe', email: details.email });
  await must(api, 'newsletter.subscribe', { operationId: id(), email: details.email });
  await restock(isDone);
  await newsletter(isDone);
  await later(TASK_MEMORY_MS - 3_600_000);
  await restock(isDone);
  await later(TASK_MEMORY_MS + 3_600_000);
  await restock(({ standing }) => standing === null);
  await newsletter(isDone);
  await api.close();
});
