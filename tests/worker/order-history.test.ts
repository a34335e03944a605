import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Answer } from '#domain/answer.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { cartOf, kari, must, ola, type ShopWithDevice, shopWithDevice } from '#tests/support/account-device.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { details } from '#tests/support/checkout-details.ts';
import { deviceWithOrders } from '#tests/support/device-with-orders.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import type { OrderHistoryItem } from '#schemas/api/generated/types.gen.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { OrderCall } from '#worker/commands/order-history.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** How often the history was asked for. */
const timesAsked = ({ addresses }: ShopWithDevice['shop']): number =>
  addresses.filter((address) => address.includes('/order-history')).length;

/** Has Kari sign in, whose one order is complete and of these; returns a call about it. */
async function hasOrdered(
  { shop, api, window }: Pick<ShopWithDevice, 'shop' | 'api' | 'window'>,
  ordered: readonly Pick<OrderHistoryItem, 'sku' | 'qty_ordered' | 'product_option'>[],
): Promise<OrderCall> {
  const line = { name: 'x', price_incl_tax: 1, row_total_incl_tax: 1 };
  shop.addOrder(kari.email, {
    entity_id: 7,
    increment_id: '100000007',
    created_at: '2026-01-02 03:04:05',
    status: 'complete',
    grand_total: 2,
    items: ordered.map((each, place) => ({ ...line, item_id: place + 1, ...each })),
  });
  await must(api, 'session.login', kari);
  await window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, ({ total }) => total === 1);
  return { operationId: crypto.randomUUID(), orderNumber: '100000007' };
}

test('the orders of the past are here without a network too, until their owner signs out', async () => {
  const { at, shop, api, window, history } = await deviceWithOrders(server);
  const online = await history();
  expect(online).toMatchObject({ total: 2, pageSize: 20, isFromDevice: false });
  const asked = shop.addresses.find((address) => address.includes('/order-history'))!;
  expect(new URL(asked).searchParams.get('pageSize')).toBe('20');
  expect(online.orders.map(({ number }) => number)).toEqual(['100000042', '100000041']);
  await setOffline(at, true);
  expect(await history(({ isFromDevice }) => isFromDevice)).toEqual({ ...online, isFromDevice: true });
  await window.answer('orderHistory.page', { page: 2 }, ({ state }) => state === 'notOnDevice');
  await must(api, 'session.logout', { waiting: 'keep' });
  await window.answer('orderHistory.page', { page: 1 }, ({ state }) => state === 'missing');
  await setOffline(at, false);
  await must(api, 'session.login', ola);
  expect(await history()).toMatchObject({ total: 0, orders: [] });
});

test('a tab that slept while somebody else signed in does not go on showing whose orders it showed before', async () => {
  const { device, shop, api, window } = await shopWithDevice(server);
  await must(api, 'session.login', ola);
  const { session } = device.outbox.contents;
  await hasOrdered({ shop, api, window }, []);
  await api.close();
  const slept = device.openTab();
  onTestFinished(() => slept.api.close());
  let release = (): void => undefined;
  onTestFinished(() => release());
  const heard: Answer<unknown>[] = [];
  await slept.api.open({ storeCode: 'bmno', locale: 'nb-NO' }, (_watchId, answer) => void heard.push(answer));
  await slept.api.watch(1, 'orderHistory.page', { page: 1, owner: String(shop.profileOf(kari.email).id) });
  await expect.poll(() => heard.at(-1)).toMatchObject({ state: 'ready', value: { total: 1 } });

  // All that another tab did, of which this one heard nothing.
  shop.held.set('/api/user/order-history', new Promise<void>((resolve) => (release = resolve)));
  await device.outbox.transact((box) => box.setSession(session), null);
  heard.splice(0);
  await slept.api.hint('visible');
  // A window goes on showing what it has while something is on its way.
  await expect.poll(() => heard.map(({ state }) => state)).toEqual(['missing']);
  await slept.api.watch(2, 'orderHistory.page', { page: 1, owner: String(shop.profileOf(ola.email).id) });
  await expect.poll(() => heard.at(-1)?.state).toBe('loading');
  release();
  await expect.poll(() => heard.at(-1)).toMatchObject({ state: 'ready', value: { total: 0 } });
});

test('a shop that does not answer is asked again; meanwhile what is kept is shown, and that it is older', async () => {
  const { shop, window, history } = await deviceWithOrders(server);
  const path = '/api/user/order-history';
  shop.failing.add(path);
  await window.answer('orderHistory.page', { page: 1 }, ({ state }) => state === 'failed');
  shop.failing.clear();
  await history(({ isFromDevice }) => !isFromDevice);
  shop.failing.add(path);
  expect(await history(({ isFromDevice }) => isFromDevice)).toMatchObject({ total: 2 });
});

test('an order is cancelled once there is a network; what the shop does not want is said', async () => {
  const { at, shop, api, window, history } = await deviceWithOrders(server);
  await history();
  await setOffline(at, true);
  await must(api, 'orderHistory.cancel', { operationId: crypto.randomUUID(), orderNumber: '100000042' });
  await must(api, 'orderHistory.requestReturn', {
    operationId: crypto.randomUUID(),
    orderNumber: '100000041',
    reason: 'For stor',
  });
  const waiting = await window.value<TaskView[]>('task.all', {}, ({ length }) => length === 2);
  expect(waiting.map(({ subject }) => subject)).toMatchObject([{ change: 'cancel' }, { change: 'return' }]);
  const wanted = ({ orders }: OrderHistoryView) => orders.map(({ waitingChange }) => waitingChange);
  await history((view) => wanted(view).join() === 'cancel,return');
  await setOffline(at, false);
  await history(({ orders }) => orders.some(({ status }) => status === 'canceled'));
  await window.value<TaskView[]>('task.all', {}, (tasks) =>
    tasks.some(({ state, reason }) => state === 'failed' && reason === 'ORDER_NOT_CANCELABLE'),
  );
  await history((view) => wanted(view).every((change) => change === undefined));
  const told = await window.value<readonly NoticeView[]>('notice.all', {}, ({ length }) => length > 0);
  const refused = { code: 'orderChangeRefused', number: '100000041', refusal: 'ORDER_NOT_CANCELABLE' };
  expect(told).toMatchObject([refused]);
  await must(api, 'notice.dismiss', { keys: told[0]!.keys });
  await window.value<readonly NoticeView[]>('notice.all', {}, ({ length }) => length === 0);
  expect(shop.deeds.filter(({ path }) => path.includes('/orders/')).map(({ as }) => as)).toEqual([100]);
  const unknown = await api.command('orderHistory.cancel', { operationId: crypto.randomUUID(), orderNumber: '7' });
  expect(unknown).toMatchObject({ error: { code: 'notAvailableOffline' } });
});

test('whoever looks at the history sees it asked for anew when the shop has refused to cancel an order', async () => {
  const { at, shop, api, window, history } = await deviceWithOrders(server);
  await history();
  await setOffline(at, true);
  await must(api, 'orderHistory.cancel', { operationId: crypto.randomUUID(), orderNumber: '100000042' });
  shop.deliver(kari.email, '100000042');
  await api.watch(1000, 'orderHistory.page', { page: 1 });
  const before = timesAsked(shop);
  // Once for the network, and once for the refusal.
  await setOffline(at, false);
  await window.value<readonly NoticeView[]>('notice.all', {}, ([notice]) => notice?.code === 'orderChangeRefused');
  await expect.poll(() => timesAsked(shop) - before).toBe(2);
});

test('what was ordered goes into the cart again, as far as it is sold', async () => {
  const { api, window, history } = await deviceWithOrders(server);
  await history();
  const call = { operationId: crypto.randomUUID(), orderNumber: '100000041' };
  expect(await api.command('orderHistory.reorder', call)).toEqual({ ok: true, value: 'partlyAdded' });
  await cartOf(window, { LAMP: 2 });
});

test('of what there is not enough, what is left is ordered again, and that it is not all is said', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  const call = await hasOrdered({ shop, api, window }, [
    { sku: 'LAMP', qty_ordered: 1 },
    { sku: 'TABLE-LAMP', qty_ordered: 9 },
  ]);
  expect(await api.command('orderHistory.reorder', call)).toEqual({ ok: true, value: 'partlyAdded' });
  await cartOf(window, { LAMP: 1, 'TABLE-LAMP': 8 });
});

test('a variant and what was chosen beside an article are ordered again as they were', async () => {
  const choices = await startTestServer({ catalogue: choiceCatalogue() });
  onTestFinished(() => choices.close());
  const { shop, api, window } = await shopWithDevice(choices);
  const product_option = { extension_attributes: { custom_options: [{ option_id: 3, option_value: 32 }] } };
  const call = await hasOrdered({ shop, api, window }, [
    { sku: 'SOFA-GREY', qty_ordered: 1 },
    { sku: 'CLOCK', qty_ordered: 2, product_option },
  ]);
  await must(api, 'orderHistory.reorder', call);
  const { lines } = await cartOf(window, { 'SOFA-GREY': 1, CLOCK: 2 });
  expect(lines[1]!.optionLabels).toEqual([{ label: 'Skive', value: 'Messing' }]);
});

test('whoever looks at the history while an order is placed sees it asked for anew', async () => {
  const { at, shop, api, window, history } = await deviceWithOrders(server);
  await history();
  await must(api, 'cart.add', { operationId: 'history-addition', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await cartOf(window, { LAMP: 1 });
  await setOffline(at, true);
  const opened = await api.command('checkout.open', { orderId: 'history-order' });
  const { orderId } = (opened as { value: { orderId: string } }).value;
  const expectedTotalMinor = 129_000 + 59_000;
  await must(api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor });
  await api.watch(1000, 'orderHistory.page', { page: 1 });
  const before = timesAsked(shop);
  // Once for the network, which is back before the shop has the order, and once for the order.
  await setOffline(at, false);
  await expect.poll(() => timesAsked(shop) - before).toBe(2);
  expect(shop.deeds.filter(({ path }) => path === '/api/order')).toHaveLength(1);
});
