import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { cancel } from '../../commands/task.ts';
import type { WorkerContext } from '../../context.ts';
import { openShopper } from '../../storage/database.ts';
import type { WorkerPorts } from '../../ports.ts';
import { Shopper } from '../../shopper/shopper.ts';
import type { Entry, EntryOf, FiledReply } from '../entry.ts';
import { GUEST } from '../owner.ts';
import { inOutbox } from '../in-outbox.ts';
import { repairViews } from './repair.ts';
import type { Box, CartRecord } from '../store/box.ts';
import { queuedTask } from '../views/queued-task.ts';

const name = { owner: GUEST, storeCode: 'bmno' };
const shared = { version: 1, ...name, createdAt: 0 } as const;

const entry: EntryOf<'cart.change'> = {
  ...shared,
  kind: 'cart.change',
  seq: 2,
  id: 'addition',
  key: 'addition',
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
const order: EntryOf<'order.place'> = {
  ...shared,
  kind: 'order.place',
  seq: 3,
  id: 'order',
  key: 'sealing',
  consumes: 3,
  isHeld: false,
  wire: {
    method: 'POST',
    url: '/api/order',
    headers: {},
    body: JSON.stringify({
      products: [{ sku: 'A', qty: 1, name: 'Lampe', price_incl_tax: 1290 }],
      addressInformation: { billingAddress: { firstname: 'Kari', lastname: 'Nordmann', street: ['Storgata 1'] } },
    }),
  },
};

let device: TestDevice;
let ports: WorkerPorts;
let shopper: Shopper;

beforeEach(async () => {
  device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
  ({ ports } = device.openTab());
  shopper = new Shopper(await openShopper(ports));
});

afterEach(() => shopper.close());

const add = (added: Entry, more: (box: Box) => void = () => undefined): Promise<void> =>
  ports.store.step((box) => {
    box.skipTo(added.seq);
    box.add(added);
    more(box);
  });
const repair = (): Promise<boolean> => inOutbox({ ports, shopper }, repairViews);
const queued = (): Promise<Entry[]> => ports.store.look((box) => box.rows.map((row) => row.entry));
const cart = (): CartRecord | undefined => device.outbox.carts.get(`${GUEST}|bmno`);
const mirrored = async (): Promise<Entry[]> => (await ports.mirror.read()).rows.map((row) => row.entry);

/** A start of the device after its database was wiped. */
async function startAgain(): Promise<boolean> {
  device.outbox.wipe();
  ({ ports } = device.openTab());
  return repair();
}

test.each([
  ['an answer that is only filed: the name of its line is lost, so it all goes into a new cart', accepted, true],
  ['no answer yet: the cart goes on, what was sent is sent again', null, false],
])('a server cart that database and mirror lost, with %s (L3, C3)', async (_what, reply, isLost) => {
  await add(entry, (box) => box.file({ entry, request, attempt: null, reply }));
  await shopper.putTask(queuedTask(entry));
  await repair();
  expect(cart()).toMatchObject({ cartId: 'cart', isLost });
});

test.each([
  ['and nothing makes a cart: what was sent to it goes into a new one', false],
  ['and the call that makes a cart still waits: it goes on', true],
])('a cart record from before the answer, %s (L3, C3)', async (_what, isWaiting) => {
  const create: Entry = { ...shared, kind: 'cart.create', seq: 1, id: 'create', key: 'create' };
  await shopper.putTask({ ...queuedTask(entry), state: 'sent' });
  await ports.store.step((box) => {
    box.skipTo(entry.seq);
    box.setCart(name, { cartId: null, createKey: 'create', createSeq: 1, isLost: false, itemIds: {} });
    if (isWaiting) box.add(create);
  });
  await repair();
  expect(cart()).toMatchObject({ isLost: !isWaiting });
});

test('database and mirror lost together: numbers go on above the cart that is left (L3, C5)', async () => {
  const createSeq = 9;
  await shopper.putCart({
    id: `${GUEST}|bmno`,
    ...name,
    cartId: 'cart',
    createSeq,
    lines: [],
    contained: [],
    totals: null,
    couponCode: null,
    itemIds: {},
    pulledAt: 0,
  });
  expect(await repair()).toBe(true);
  expect(await ports.store.step((box) => box.nextSeq())).toBeGreaterThan(createSeq);
});

test('a database that lost everything has it again from the mirror, with what was sent and the cart (L3)', async () => {
  const record = { cartId: 'cart', createKey: 'create', createSeq: 1, isLost: false, itemIds: { A: '7' } };
  await add(entry, (box) => {
    box.setCart(name, record);
    box.file({ entry, request, attempt: null, reply: null });
  });
  await shopper.putTask(queuedTask(entry));
  expect(await startAgain()).toBe(true);
  expect(await ports.store.look((box) => box.rows)).toMatchObject([{ entry, request, reply: null }]);
  expect(cart()).toEqual(record);
  expect(await repair(), 'told once').toBe(false);
});

test('a mirror that lost everything has it again from the database', async () => {
  await add(entry);
  await shopper.putTask(queuedTask(entry));
  device.cache.texts.clear();
  ({ ports } = device.openTab());
  await repair();
  expect(await mirrored()).toEqual([entry]);
});

test('what the outbox let go of goes from the mirror too, whatever a crash has left there', async () => {
  await add(entry);
  await device.outbox.transact((box) => box.remove(box.rows[0]!), null);
  await repair();
  expect(await mirrored()).toEqual([]);
  expect(await startAgain(), 'its number is known still').toBe(true);
  expect(await queued()).toEqual([]);
  expect(await ports.store.look(({ lastSeq }) => lastSeq)).toBe(entry.seq);
});

test('an order that was given up stays so, also in a database that falls back to before that (O1)', async () => {
  await add(order);
  const fallBack = device.outbox.snapshot();
  await ports.store.step((box) => {
    box.remove(box.rows[0]!);
    box.noteGivenUp(order.key);
  });
  fallBack();
  ({ ports } = device.openTab());
  expect(await queued()).toEqual([]);
});

test('an order that only the mirror has is shown and sent; one that only the screens have is sent again (O1)', async () => {
  await add(order);
  await startAgain();
  expect(await shopper.order(order.id)).toMatchObject({ state: 'sealed', key: order.key });
  device.cache.texts.clear();
  await startAgain();
  expect((await queued()).map(({ key }) => key)).toEqual([order.key]);
});

test('a database that is lost while a tab works is noticed at its next step, not at the next start (L3)', async () => {
  await add(entry);
  device.outbox.wipe();
  expect(await queued()).toEqual([entry]);
  expect(await ports.store.step((box) => box.nextSeq())).toBeGreaterThan(entry.seq);
});

test('a cancelling that is cut off before the outbox knows leaves the change at its place in the row (C3)', async () => {
  await add(entry);
  await shopper.putTask(queuedTask(entry));
  const { transact } = device.outbox;
  device.outbox.transact = () => Promise.reject(new Error('the tab is gone'));
  const context = { ports, shopper, cart: entry } as unknown as WorkerContext;
  await expect(cancel(context, { id: entry.id })).rejects.toThrow('the tab is gone');
  device.outbox.transact = transact;
  await repair();
  expect(await queued()).toEqual([entry]);
  expect(await shopper.task(entry.id)).toMatchObject({ state: 'queued', seq: entry.seq });
});

test('a cancelling that is cut off after it is carried through by whoever comes next (C3)', async () => {
  await add(entry);
  await shopper.putTask(queuedTask(entry));
  await ports.posts.takePost('outbox');
  await ports.store.step((box) => box.remove(box.rows[0]!));
  await inOutbox({ ports, shopper }, async () => undefined);
  expect(await shopper.task(entry.id)).toBeNull();
});
