import { expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { cancel } from '../commands/task.ts';
import type { WorkerContext } from '../context.ts';
import { openShopper } from '../database.ts';
import { Shopper } from '../shopper.ts';
import { nextSeq, queuedTask } from './enqueue.ts';
import { type FiledReply, GUEST, type JournalEntry } from './entry.ts';
import { repair } from './repair.ts';

const STORE = 'bmno';

const entry: Extract<JournalEntry, { kind: 'cart.change' }> = {
  version: 1,
  kind: 'cart.change',
  seq: 2,
  id: 'addition',
  key: 'addition',
  owner: GUEST,
  storeCode: STORE,
  createdAt: 0,
  watermark: 2,
  intent: { kind: 'add', lineKey: 'A', sku: 'A', qty: 1, options: {}, line: null },
};
const request = {
  method: 'POST',
  url: '/api/cart/update',
  headers: {},
  body: '{}',
  covers: [entry.id],
  cartId: 'cart',
};
const accepted: FiledReply = { outcome: 'accepted', status: 200, result: { item_id: 7 }, at: 0 };

/** Nothing that it sends arrives. */
const offlineDevice = (): TestDevice => new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });

/** An addition was handed to fetch; then the control room was lost. */
async function repaired(reply: FiledReply | null): Promise<TestDevice> {
  const device = offlineDevice();
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  await ports.journal.append(entry);
  await shopper.putTask(queuedTask(entry));
  await ports.journal.fileRequest(entry, request);
  if (reply) await ports.journal.fileReply(entry, reply);
  await repair({ ports, shopper });
  await shopper.close();
  return device;
}

test.each([
  ['an answer that is only filed: the name of its line is lost, so it all goes into a new cart', accepted, true],
  ['no answer yet: the cart goes on, what was sent is sent again', null, false],
])('a lost control room with %s (L3, C3)', async (_what, reply, isLost) => {
  const device = await repaired(reply);
  expect(await device.control.cart(GUEST, STORE)).toMatchObject({ cartId: 'cart', isLost });
});

const create: JournalEntry = {
  version: 1,
  kind: 'cart.create',
  seq: 1,
  id: 'create',
  key: 'create',
  owner: GUEST,
  storeCode: STORE,
  createdAt: 0,
  watermark: 1,
};

test.each([
  ['and nothing makes a cart: what was sent to it goes into a new one', false],
  ['and the call that makes a cart still waits: it goes on', true],
])('a control room from before the answer, %s (L3, C3)', async (_what, isWaiting) => {
  const device = offlineDevice();
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  await shopper.putTask({ ...queuedTask(entry), state: 'sent' });
  await ports.control.setCart(GUEST, STORE, {
    cartId: null,
    createKey: create.key,
    createSeq: create.seq,
    isLost: false,
    itemIds: {},
  });
  if (isWaiting) await ports.journal.append(create);
  await repair({ ports, shopper });
  expect(await device.control.cart(GUEST, STORE)).toMatchObject({ isLost: !isWaiting });
  await shopper.close();
});

test('journal and control room lost together: numbers go on above the cart that is left (L3, C5)', async () => {
  const device = offlineDevice();
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  const createSeq = 9;
  await shopper.putCart({
    id: `${GUEST}|${STORE}`,
    owner: GUEST,
    storeCode: STORE,
    cartId: 'cart',
    createSeq,
    lines: [],
    contained: [],
    totals: null,
    couponCode: null,
    itemIds: {},
    pulledAt: 0,
  });
  await repair({ ports, shopper });
  expect(await nextSeq({ ports, shopper })).toBeGreaterThan(createSeq);
  // Who sends without a page open draws them from the control room alone.
  expect(await ports.control.nextSeq()).toBeGreaterThan(createSeq);
  await shopper.close();
});

test('a cancelling that is cut off leaves the change at its place in the row (C3)', async () => {
  const device = offlineDevice();
  const { ports } = device.openTab();
  const shopper = new Shopper(await openShopper(ports));
  await ports.journal.append(entry);
  await shopper.putTask(queuedTask(entry));
  const cutOff: typeof ports.journal = {
    ...ports.journal,
    remove: () => Promise.reject(new Error('the tab is gone')),
    fenced: () => cutOff,
  };
  const context = { ports: { ...ports, journal: cutOff }, shopper } as unknown as WorkerContext;
  await expect(cancel(context, { id: entry.id })).rejects.toThrow('the tab is gone');
  expect(await shopper.task(entry.id)).toBeNull();
  await repair({ ports, shopper });
  expect((await ports.journal.rows()).map((row) => row.entry)).toEqual([entry]);
  expect(await shopper.task(entry.id)).toMatchObject({ state: 'queued', seq: entry.seq });
  await shopper.close();
});
