import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabStorage } from '#tests/support/broken-stores.ts';
import { TestDevice } from '#tests/support/device.ts';
import { openShopper } from '../storage/database.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { Entry, EntryOf, FiledReply } from '../outbox/entry.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { repairViews } from '../outbox/repair/repair.ts';
import type { Store } from '../outbox/store/store.ts';
import { reconcile } from '../outbox/views/reconcile.ts';
import type { WorkerPorts } from '../ports.ts';
import { Shopper } from '../shopper/shopper.ts';
import { memoryPosts } from './memory-posts.ts';
import { memoryStore } from './memory-store.ts';

const shared = { version: 1, owner: 'guest', storeCode: 'bmno', createdAt: 0 } as const;
const body = JSON.stringify({
  products: [{ sku: 'LAMP', qty: 1, name: 'Lampe', price_incl_tax: 1290 }],
  addressInformation: {
    billingAddress: { firstname: 'Kari', lastname: 'Nordmann', street: ['Storgata 1'], postcode: '0155', city: 'Oslo' },
  },
});

function order(seq: number, key: string): EntryOf<'order.place'> {
  const wire = { method: 'POST', url: '/api/order', headers: {}, body };
  return { ...shared, kind: 'order.place', seq, id: 'order', key, consumes: seq, isHeld: false, wire };
}

function change(seq: number): Entry {
  const intent = { kind: 'add', lineKey: 'A', sku: 'A', qty: 1, options: {}, line: null } as const;
  return { ...shared, kind: 'cart.change', seq, id: `change-${seq}`, key: `change-${seq}`, intent };
}

const accepted: FiledReply = { outcome: 'accepted', status: 200, result: { backendOrderId: '7' }, at: 0 };
const countedAnew: FiledReply = { outcome: 'rejected', status: 409, code: 'QUOTE_CHANGED', result: null, at: 0 };

let device: TestDevice;
let kept: Store;
const opened: Shopper[] = [];

afterEach(async () => {
  for (const shopper of opened.splice(0)) await shopper.close();
});

beforeEach(() => {
  device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
  kept = device.openTab().ports.store;
});

/** A tab of a device whose databases do not open. */
async function brokenTab(): Promise<{ ports: WorkerPorts; shopper: Shopper }> {
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper({ ...ports, shopperStorage: tabStorage() }), false);
  opened.push(shopper);
  return { ports: { ...ports, posts: memoryPosts(), store: memoryStore(ports.mirror, 'orders') }, shopper };
}

type Tab = Awaited<ReturnType<typeof brokenTab>>;

const add = (store: Store, entry: Entry): Promise<void> =>
  store.step((box) => {
    box.skipTo(entry.seq);
    box.add(entry);
  });

const answer = (store: Store, key: string, reply: FiledReply): Promise<void> =>
  store.step((box) => box.file({ ...box.rowOf((entry) => entry.key === key)!, reply }));

const repair = (tab: Tab): Promise<boolean> => inOutbox(tab, repairViews);
const takeOver = (tab: Tab): Promise<number> => inOutbox(tab, reconcile);
const entriesOf = ({ ports }: Tab): Promise<Entry[]> => ports.store.look((box) => box.rows.map(({ entry }) => entry));

const stateIn = async ({ shopper }: { shopper: Shopper }): Promise<OrderDoc['state'] | undefined> =>
  (await shopper.order('order'))?.state;

test('orders are those of the device, changes of the cart those of the tab', async () => {
  await add(kept, change(1));
  const [one, other] = [await brokenTab(), await brokenTab()];
  await add(one.ports.store, change(2));
  await add(one.ports.store, order(3, 'key'));
  const ids = async (tab: Tab): Promise<string[]> => (await entriesOf(tab)).map(({ id }) => id);
  expect(await ids(one)).toEqual(['change-2', 'order']);
  expect(await ids(other)).toEqual(['order']);
  expect((await device.openTab().ports.mirror.read()).rows.map(({ entry }) => entry.id)).toEqual(['change-1', 'order']);
  expect(await other.ports.store.look(({ lastSeq }) => lastSeq)).toBe(3);
});

test('an order consumes the cart of the tab that sealed it, and of no other', async () => {
  const [one, other] = [await brokenTab(), await brokenTab()];
  await add(one.ports.store, order(3, 'key'));
  const consumes = async (tab: Tab): Promise<unknown[]> =>
    (await entriesOf(tab)).map((entry) => (entry.kind === 'order.place' ? entry.consumes : null));
  expect(await consumes(one)).toEqual([3]);
  expect(await consumes(other)).toEqual([0]);
});

test('every tab takes an answer over once, and it stays for the next', async () => {
  await add(kept, order(1, 'key'));
  const [one, other] = [await brokenTab(), await brokenTab()];
  for (const tab of [one, other]) {
    await repair(tab);
    expect(await stateIn(tab)).toBe('sealed');
  }
  await answer(kept, 'key', accepted);
  for (const tab of [one, other]) {
    expect(await takeOver(tab)).toBe(1);
    expect(await takeOver(tab), 'nobody is told twice').toBe(0);
    await repair(tab);
    expect(await stateIn(tab)).toBe('accepted');
    expect(await tab.shopper.task('order')).toMatchObject({ state: 'sent' });
  }
  expect(await kept.look((box) => box.rows)).toHaveLength(1);
});

test('the later sealing of an order counts, whatever came of the earlier one (D16)', async () => {
  await add(kept, order(1, 'first'));
  await answer(kept, 'first', countedAnew);
  const before = await brokenTab();
  await repair(before);
  await takeOver(before);
  expect(await stateIn(before)).toBe('needsAttention');
  await add(kept, order(2, 'second'));
  const after = await brokenTab();
  for (const tab of [before, after]) {
    await repair(tab);
    await takeOver(tab);
    expect(await tab.shopper.order('order')).toMatchObject({ state: 'sealed', key: 'second' });
  }
  await answer(kept, 'second', accepted);
  for (const tab of [before, after]) {
    await takeOver(tab);
    expect(await stateIn(tab)).toBe('accepted');
  }
});

test('a database that comes back takes everything over, and then the journal is empty', async () => {
  await add(kept, order(1, 'key'));
  await answer(kept, 'key', accepted);
  const broken = await brokenTab();
  await repair(broken);
  await takeOver(broken);
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  opened.push(shopper);
  await repair({ ports, shopper });
  await takeOver({ ports, shopper });
  expect(await stateIn({ shopper })).toBe('accepted');
  expect(await kept.look((box) => box.rows)).toEqual([]);
});
