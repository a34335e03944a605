import { expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { openShopper } from '../database.ts';
import { Shopper } from '../shopper.ts';
import { queuedTask } from './enqueue.ts';
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

/** An addition was handed to fetch; then the control room was lost. */
async function repaired(reply: FiledReply | null): Promise<TestDevice> {
  const device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
  const { ports } = device.openTab();
  const database = await openShopper(ports);
  const shopper = new Shopper(database);
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
