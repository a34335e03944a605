import { expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { drain } from './drain.ts';
import { type CartIntent, GUEST, type JournalEntry } from './entry.ts';

const STORE = 'bmno';
const CREATE_SEQ = 1;

function change(seq: number, kind: CartIntent['kind'], qty: number): JournalEntry {
  const intent: CartIntent = { kind, lineKey: 'A', sku: 'A', qty, options: {}, line: null };
  const shared = { version: 1, owner: GUEST, storeCode: STORE, createdAt: 0, watermark: seq } as const;
  return { ...shared, kind: 'cart.change', seq, id: `change-${seq}`, key: `key-${seq}`, intent };
}

/** A device with a cart on the server, and changes of a line that come to nothing together. */
async function deviceWithChanges(): Promise<{ device: TestDevice; asked: string[] }> {
  const asked: string[] = [];
  const device = new TestDevice({
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      throw new TypeError('nothing may be sent');
    },
  });
  const cart = { cartId: 'cart', createKey: 'create', createSeq: CREATE_SEQ, isLost: false, itemIds: {} };
  await device.control.setCart(GUEST, STORE, cart);
  const { journal } = device.openTab().ports;
  for (const entry of [change(2, 'add', 1), change(3, 'set', 3), change(4, 'remove', 0)]) await journal.append(entry);
  return { device, asked };
}

/** Nothing more is written once so many replies are filed. */
function dieAfterReplies(device: TestDevice, count: number): () => void {
  const { put } = device.cache.asCache();
  const whole = device.cache.asCache.bind(device.cache);
  let filed = 0;
  device.cache.asCache = () => ({
    ...whole(),
    put: async (request, response) => {
      if (String(request).endsWith('/reply') && ++filed > count) throw new Error('the worker died');
      return put(request, response);
    },
  });
  return () => (device.cache.asCache = whole);
}

test.each([0, 1, 2])(
  'changes that come to nothing send nothing, also when the worker dies after filing %i of them (C3)',
  async (count) => {
    const { device, asked } = await deviceWithChanges();
    const comeBack = dieAfterReplies(device, count);
    await expect(drain(device.openTab().ports)).rejects.toThrow('the worker died');
    comeBack();

    const { ports } = device.openTab();
    await drain(ports);
    expect((await ports.journal.rows()).map(({ reply }) => reply?.outcome)).toEqual(Array(3).fill('accepted'));
    expect(asked).toEqual([]);
  },
);

test('a sender that lost its post before it sent comes back for what is left', async () => {
  const { device, asked } = await deviceWithChanges();
  const { ports } = device.openTab();
  await ports.journal.append({ ...change(5, 'add', 1), id: 'change-5' });
  const { beat } = device.control;
  // Another realm took over and did not come to send either.
  device.control.beat = async (post, lease) => post !== 'sender' && beat(post, lease);
  const { waiting, dueInMs } = await drain(ports);
  expect(asked).toEqual([]);
  expect(waiting).toBeGreaterThan(0);
  expect(dueInMs).not.toBeNull();
});
