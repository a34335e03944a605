import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabStorage } from '#tests/support/broken-stores.ts';
import { TestDevice } from '#tests/support/device.ts';
import { openShopper } from '../database.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { FiledReply, JournalEntry } from '../outbox/entry.ts';
import { createJournal, type Journal } from '../outbox/journal.ts';
import { reconcile } from '../outbox/reconcile/reconcile.ts';
import { repair } from '../outbox/repair.ts';
import type { WorkerPorts } from '../ports.ts';
import { Shopper } from '../shopper.ts';
import { memoryCache } from './memory-cache.ts';
import { memoryControl } from './memory-control.ts';
import { ordersJournal } from './orders-journal.ts';

const shared = { version: 1, owner: 'guest', storeCode: 'bmno', createdAt: 0 } as const;
const body = JSON.stringify({
  products: [{ sku: 'LAMP', qty: 1, name: 'Lampe', price_incl_tax: 1290 }],
  addressInformation: {
    billingAddress: { firstname: 'Kari', lastname: 'Nordmann', street: ['Storgata 1'], postcode: '0155', city: 'Oslo' },
  },
});

function order(seq: number, key: string): Extract<JournalEntry, { kind: 'order.place' }> {
  const wire = { method: 'POST', url: '/api/order', headers: {}, body };
  return { ...shared, kind: 'order.place', seq, id: 'order', key, watermark: seq, consumes: seq, isHeld: false, wire };
}

function change(seq: number): JournalEntry {
  const intent = { kind: 'add', lineKey: 'A', sku: 'A', qty: 1, options: {}, line: null } as const;
  return { ...shared, kind: 'cart.change', seq, id: `change-${seq}`, key: `change-${seq}`, watermark: seq, intent };
}

const accepted: FiledReply = { outcome: 'accepted', status: 200, result: { backendOrderId: '7' }, at: 0 };
const countedAnew: FiledReply = { outcome: 'rejected', status: 409, code: 'QUOTE_CHANGED', result: null, at: 0 };

let device: TestDevice;
let kept: Journal;
const opened: Shopper[] = [];

afterEach(async () => {
  for (const shopper of opened.splice(0)) await shopper.close();
});

beforeEach(() => {
  device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
  kept = device.openTab().ports.journal;
});

/** A tab of a device whose databases do not open. */
async function brokenTab(): Promise<{ ports: WorkerPorts; shopper: Shopper }> {
  const cache = memoryCache();
  const own = createJournal(async () => cache, 'http://shop.test');
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper({ ...ports, shopperStorage: tabStorage() }), false);
  opened.push(shopper);
  return { ports: { ...ports, control: memoryControl(), journal: ordersJournal(kept, own) }, shopper };
}

const stateIn = async ({ shopper }: { shopper: Shopper }): Promise<OrderDoc['state'] | undefined> =>
  (await shopper.order('order'))?.state;

test('orders are those of the device, changes of the cart those of the tab', async () => {
  await kept.append(change(1));
  const [one, other] = [await brokenTab(), await brokenTab()];
  await one.ports.journal.append(change(2));
  await one.ports.journal.append(order(3, 'key'));
  const ids = async ({ ports }: typeof one): Promise<string[]> =>
    (await ports.journal.rows()).map(({ entry }) => entry.id);
  expect(await ids(one)).toEqual(['change-2', 'order']);
  expect(await ids(other)).toEqual(['order']);
  expect((await kept.rows()).map(({ entry }) => entry.id)).toEqual(['change-1', 'order']);
  expect(await other.ports.journal.watermark()).toBe(3);
});

test('an order consumes the cart of the tab that sealed it, and of no other', async () => {
  const [one, other] = [await brokenTab(), await brokenTab()];
  await one.ports.journal.append(order(3, 'key'));
  const consumes = async ({ ports }: typeof one): Promise<unknown[]> =>
    (await ports.journal.rows()).map(({ entry }) => (entry.kind === 'order.place' ? entry.consumes : null));
  expect(await consumes(one)).toEqual([3]);
  expect(await consumes(other)).toEqual([0]);
});

test('every tab takes an answer over once, and it stays for the next', async () => {
  await kept.append(order(1, 'key'));
  const [one, other] = [await brokenTab(), await brokenTab()];
  for (const tab of [one, other]) {
    await repair(tab);
    expect(await stateIn(tab)).toBe('sealed');
  }
  await kept.fileReply(order(1, 'key'), accepted);
  for (const tab of [one, other]) {
    expect(await reconcile(tab.ports, tab.shopper)).toBe(1);
    expect(await reconcile(tab.ports, tab.shopper), 'nobody is told twice').toBe(0);
    await repair(tab);
    expect(await stateIn(tab)).toBe('accepted');
    expect(await tab.shopper.task('order')).toMatchObject({ state: 'sent' });
  }
  expect(await kept.rows()).toHaveLength(1);
});

test('the later sealing of an order counts, whatever came of the earlier one (D16)', async () => {
  await kept.append(order(1, 'first'));
  await kept.fileReply(order(1, 'first'), countedAnew);
  const before = await brokenTab();
  await repair(before);
  await reconcile(before.ports, before.shopper);
  expect(await stateIn(before)).toBe('needsAttention');
  await kept.append(order(2, 'second'));
  const after = await brokenTab();
  for (const tab of [before, after]) {
    await repair(tab);
    await reconcile(tab.ports, tab.shopper);
    expect(await tab.shopper.order('order')).toMatchObject({ state: 'sealed', key: 'second' });
  }
  await kept.fileReply(order(2, 'second'), accepted);
  for (const tab of [before, after]) {
    await reconcile(tab.ports, tab.shopper);
    expect(await stateIn(tab)).toBe('accepted');
  }
});

test('a database that comes back takes everything over, and then the journal is empty', async () => {
  await kept.append(order(1, 'key'));
  await kept.fileReply(order(1, 'key'), accepted);
  const broken = await brokenTab();
  await repair(broken);
  await reconcile(broken.ports, broken.shopper);
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  opened.push(shopper);
  await repair({ ports, shopper });
  await reconcile(ports, shopper);
  expect(await stateIn({ shopper })).toBe('accepted');
  expect(await kept.rows()).toEqual([]);
});
