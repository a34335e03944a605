import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { shopFees } from '#server/import/shop-fees.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { payments } from '#server/store/payment-schema.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Fees are chosen in the checkout, with the network and without, and are part of everything that is said of the order (D92). */

let server: TestServer;
/** Whether the device hears nothing new of the settings of the shop. */
let isSettingsLost: boolean;

beforeEach(async () => {
  isSettingsLost = false;
  server = await startTestServer({ catalogue: heavyCatalogue() });
});

afterEach(() => server.close());

const SOFA = 999_000;
const HOME = 59_000;
const ASSEMBLY = 89_000;
const orderId = 'order-0000-1';
const withAssembly = { ...details, feeOptions: ['1/12'] };

/** The fees that the shop has from now on. */
async function setFees(fees: readonly object[]): Promise<void> {
  const settings = { ...shopBasics().store_settings[0]!, fees };
  await writeCatalogue(server.database, { documents: { store_settings: [settings] }, rejections: [] }, storeViews);
}

async function checkoutWithSofa(locale = 'nb-NO') {
  const isLost = ({ url }: Request) => isSettingsLost && url.includes('/api/sync/store_settings');
  const fetch = async (request: Request) =>
    isLost(request) ? new Response('', { status: 500 }) : server.app.handle(request);
  const filled = await filledDevice(fetch, {}, { storeCode: 'bmno', locale });
  const { api, window } = filled;
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  const order = (isIt: (view: OrderView) => boolean) => window.value<OrderView>('order.byId', { id: orderId }, isIt);
  await api.command('cart.add', { operationId: 'add-000000000001', parentSku: 'SOFA', sku: 'SOFA-GREY', qty: 1 });
  await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  await api.command('checkout.open', { orderId });
  await api.command('checkout.saveDetails', { orderId, details: withAssembly });
  return { ...filled, cart, order };
}

test('a chosen fee is in the cart, in the order that waits, and in what the shop places', async () => {
  const { device, api, cart, order } = await checkoutWithSofa('en-US');
  const shown = await cart(({ totals }) => totals.fees.length === 1);
  expect(shown.totals).toMatchObject({
    state: 'confirmed',
    fees: [{ code: '1/12', label: 'Assembly of the whole order', amountMinor: ASSEMBLY }],
    grandTotalMinor: SOFA + ASSEMBLY,
    taxMinor: 199_800 + 17_800,
  });

  device.isOffline = true;
  await api.hint('offline');
  const call = { orderId, details: withAssembly, expectedTotalMinor: SOFA + HOME };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ error: { code: 'quoteChanged' } });
  const agreed = { ...call, expectedTotalMinor: SOFA + HOME + ASSEMBLY };
  expect(await api.command('checkout.placeOrder', agreed)).toMatchObject({ ok: true });
  const said = {
    fees: [{ code: '1/12', label: 'Assembly of the whole order', amountMinor: ASSEMBLY }],
    totalMinor: SOFA + HOME + ASSEMBLY,
  };
  expect(await order(({ state }) => state === 'queued')).toMatchObject(said);
  // The next cart has none of it.
  expect((await cart(({ lines }) => lines.length === 0)).totals).toMatchObject({ fees: [], grandTotalMinor: 0 });

  device.isOffline = false;
  await api.hint('online');
  expect(await order(({ state }) => state === 'placed')).toMatchObject({
    ...said,
    isCountedByShop: true,
    agreedMinor: null,
  });
  const [stored] = await server.shop<{ totals: object }[]>('orders');
  expect(stored!.totals).toMatchObject({ fees: [{ code: '1/12' }], grandTotal: said.totalMinor });
  await api.close();
});

test('a fee that is gone is told, and the order can be taken without it (D16)', async () => {
  const { device, api, order } = await checkoutWithSofa();
  device.isOffline = true;
  await api.hint('offline');
  const call = { orderId, details: withAssembly, expectedTotalMinor: SOFA + HOME + ASSEMBLY };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await setFees([]);

  device.isOffline = false;
  await api.hint('online');
  const waiting = await order(({ state }) => state === 'needsAttention');
  expect(waiting.reason?.changes).toMatchObject([{ kind: 'fee', fee: '1/12' }]);
  expect(waiting.reason?.newTotalMinor).toBe(SOFA + HOME);
  expect(await api.command('checkout.acceptQuote', { orderId })).toMatchObject({ ok: true });
  expect(await order(({ state }) => state === 'placed')).toMatchObject({ fees: [], totalMinor: SOFA + HOME });
  await api.close();
});

test('a required fee that is gone is not sent again by a device that does not know it yet (D16)', async () => {
  await setFees([{ ...shopFees[0]!, required: true }]);
  const { device, api, order } = await checkoutWithSofa();
  device.isOffline = true;
  await api.hint('offline');
  const call = { orderId, details: withAssembly, expectedTotalMinor: SOFA + HOME + ASSEMBLY };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  isSettingsLost = true;
  await setFees([]);

  device.isOffline = false;
  await api.hint('online');
  await order(({ state }) => state === 'needsAttention');
  expect(await api.command('checkout.acceptQuote', { orderId })).toMatchObject({ ok: true });
  expect(await order(({ state }) => state === 'placed')).toMatchObject({ fees: [], totalMinor: SOFA + HOME });
  await api.close();
});

test('fees that were agreed on are kept at another price of the goods, also where the device knows them no more', async () => {
  const { device, api, window, order } = await checkoutWithSofa();
  device.isOffline = true;
  await api.hint('offline');
  const call = { orderId, details: withAssembly, expectedTotalMinor: SOFA + HOME + ASSEMBLY };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await server.shop('set-price', 'SOFA-GREY', 10_490);
  device.isOffline = false;
  await api.hint('online');
  await order(({ state }) => state === 'needsAttention');

  await setFees([]);
  await api.hint('visible');
  await window.value<CheckoutSettings>('checkout.settings', {}, ({ fees }) => fees?.length === 0);
  isSettingsLost = true;
  await setFees(shopFees);
  expect(await api.command('checkout.acceptQuote', { orderId })).toMatchObject({ ok: true });
  expect(await order(({ state }) => state === 'placed')).toMatchObject({
    fees: [{ code: '1/12', amountMinor: ASSEMBLY }],
    totalMinor: 1_049_000 + HOME + ASSEMBLY,
    agreedMinor: null,
  });
  await api.close();
});

test('a fee that the delivery does not have costs nothing', async () => {
  const { api, cart } = await checkoutWithSofa();
  await cart(({ totals }) => totals.fees.length === 1);
  const collected = { ...withAssembly, shippingMethod: 'logtrade/pickup' };
  await api.command('checkout.saveDetails', { orderId, details: collected });
  await cart(({ totals }) => totals.fees.length === 0);
  const call = { orderId, details: collected, expectedTotalMinor: SOFA + 19_000 };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await api.close();
});

test('what is paid at the provider has a line for each fee', async () => {
  const { api } = await checkoutWithSofa();
  const card = { ...withAssembly, paymentMethod: 'card' };
  const call = { orderId, details: card, expectedTotalMinor: SOFA + HOME + ASSEMBLY };
  expect(await api.command('payment.begin', call)).toMatchObject({ ok: true });
  const [payment] = await server.database.select().from(payments);
  expect(payment!.amountMinor).toBe(SOFA + HOME + ASSEMBLY);
  expect(payment!.payload.expected?.fees).toEqual([{ fee_id: 1, options_ids: [12] }]);
  await api.close();
});

test('what was about to be paid before there were fees can be paid', async () => {
  const { api } = await checkoutWithSofa();
  const { feeOptions: _none, hasPartialDeliveries: _neither, ...before } = { ...details, paymentMethod: 'card' };
  const call = { orderId, details: before, expectedTotalMinor: SOFA + HOME };
  expect(await api.command('payment.begin', call)).toMatchObject({ ok: true });
  const [payment] = await server.database.select().from(payments);
  expect(payment!.amountMinor).toBe(SOFA + HOME);
  await api.close();
});
