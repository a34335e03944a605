import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { NoticeView } from '#domain/views/notice.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { MyDataView } from '#worker/queries/device.ts';

/** What a customer has deleted is theirs; what guests of the same device wait for is not (O5, D12-D14). */

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  // After the device, whose calls it answers.
  onTestFinished(() => server.close());
});

const orderId = 'order-of-the-guest';
const typed = { ...details, email: 'guest@example.no', isSentWhenOnline: false };

/** A guest has ordered a lamp without the network, and wants it sent or not. */
async function orderedOffline(isSentWhenOnline: boolean) {
  const at = await shopWithDevice(server);
  await setOffline(at, true);
  await must(at.api, 'cart.add', { operationId: 'addition-of-a-guest', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(at.api, 'checkout.open', { orderId });
  const call = { orderId, details: { ...typed, isSentWhenOnline }, expectedTotalMinor: 188_000 };
  await must(at.api, 'checkout.placeOrder', call);
  const is = (state: OrderView['state']): Promise<OrderView> =>
    at.window.value<OrderView>('order.byId', { id: orderId }, (order) => order.state === state);
  return { ...at, is };
}

interface Case {
  readonly state: OrderView['state'];
  readonly task: TaskView['state'];
  readonly isSentWhenOnline: boolean;
  readonly happens: () => Promise<unknown>;
  readonly told: readonly NoticeView['code'][];
}

const later = { isSentWhenOnline: true } as const;

test.each<Case>([
  { state: 'queued', task: 'queued', isSentWhenOnline: false, happens: async () => undefined, told: [] },
  {
    ...later,
    state: 'needsAttention',
    task: 'conflict',
    happens: () => server.shop('set-price', 'LAMP', 1490),
    told: ['orderNeedsYou'],
  },
  {
    ...later,
    state: 'rejected',
    task: 'failed',
    happens: () => server.shop('set-stock', 'LAMP', 0),
    told: ['orderRefused'],
  },
])('a customer who deletes their data leaves the order of a guest that is $state', async (each) => {
  const at = await orderedOffline(each.isSentWhenOnline);
  const { api, window, is } = at;
  await each.happens();
  await setOffline(at, false);
  await is(each.state);
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  // None of it is theirs, so nothing of theirs is kept.
  expect(await api.command('device.forgetMe', {})).toEqual({ ok: true, value: { keptOrders: 0 } });
  await stateOf(window, { state: 'guest' });
  expect(await is(each.state)).toMatchObject({ email: typed.email, lines: [{ sku: 'LAMP' }] });
  const tasks = await window.value<readonly TaskView[]>('task.all', {});
  expect(tasks).toMatchObject([{ id: orderId, state: each.task }]);
  const notices = await window.value<readonly NoticeView[]>('notice.all', {});
  expect(notices.map(({ code }) => code)).toEqual(each.told);
});

test('what guests wished for and was not sent stays too; what they only looked for goes', async () => {
  const { shop, api, window } = await shopWithDevice(server);
  // The shop is asked for one thing, and does not answer; the next one waits behind it.
  let answer = (): void => undefined;
  shop.held.set('/api/ext/magento2-subscribe/subscribe', new Promise<void>((resolve) => (answer = resolve)));
  await must(api, 'newsletter.subscribe', { operationId: 'newsletter-of-a-guest', email: typed.email });
  const asked = { operationId: 'restock-for-the-guest', sku: 'LAMP', productName: 'LAMP', email: typed.email };
  await must(api, 'restock.ask', asked);
  await must(api, 'search.remember', { text: 'sofa' });
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  await must(api, 'device.forgetMe', {});
  await stateOf(window, { state: 'guest' });
  const kept = await window.value<MyDataView>('device.myData', {});
  expect(kept.tasks.map(({ id }) => id)).toContain(asked.operationId);
  expect(kept.others.map(({ kind }) => kind)).not.toContain('searches');
  answer();
  await expect.poll(() => shop.addresses.some((address) => address.includes('/restock'))).toBe(true);
});

test('what a customer left to be sent stays when a guest deletes their data after that visit was over', async () => {
  const at = await shopWithDevice(server);
  await must(at.api, 'session.login', { ...kari, isRemembered: false });
  await stateOf(at.window, { state: 'signedIn' });
  await setOffline(at, true);
  await must(at.api, 'cart.add', { operationId: 'addition-of-kari', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(at.api, 'checkout.open', { orderId: 'order-of-kari' });
  const call = { orderId: 'order-of-kari', details: typed, expectedTotalMinor: 188_000 };
  await must(at.api, 'checkout.placeOrder', call);
  await at.api.close();
  // Half an hour and more after the last tab was closed.
  await at.device.outbox.transact((box) => box.setSession({ ...box.session!, seenAt: 0 }), null);
  const { api } = at.device.openTab();
  onTestFinished(() => api.close());
  await new Window(api).open();
  const forgot = await api.command('device.forgetMe', {});
  expect(forgot).toEqual({ ok: true, value: { keptOrders: 0 } });
  const { rows, session } = at.device.outbox.contents;
  expect(session).toBeNull();
  expect([...rows.values()].map(({ entry }) => entry.kind)).toContain('order.place');
});

test('a guest who deletes their data deletes what waits as well', async () => {
  const { api, window } = await orderedOffline(false);
  await must(api, 'device.forgetMe', {});
  await window.value<readonly OrderView[]>('order.all', {}, ({ length }) => length === 0);
  expect(await window.value('task.all', {})).toEqual([]);
});
