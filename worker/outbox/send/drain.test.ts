import { expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import type { Entry } from '../entry.ts';
import type { CartIntent } from '../cart-intent.ts';
import { GUEST } from '../owner.ts';
import { drain } from './drain.ts';

const STORE = 'bmno';
const CREATE_SEQ = 1;

function change(seq: number, kind: CartIntent['kind'], qty: number): Entry {
  const intent: CartIntent = { kind, lineKey: 'A', sku: 'A', qty, options: {}, line: null };
  const shared = { version: 1, owner: GUEST, storeCode: STORE, createdAt: 0 } as const;
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
  await device.openTab().ports.store.step((box) => {
    box.setCart({ owner: GUEST, storeCode: STORE }, cart);
    box.skipTo(4);
    for (const entry of [change(2, 'add', 1), change(3, 'set', 3), change(4, 'remove', 0)]) box.add(entry);
  });
  return { device, asked };
}

const outcomes = (device: TestDevice): unknown[] =>
  [...device.outbox.contents.rows.values()].map(({ reply }) => reply?.outcome);

test('changes that come to nothing send nothing, and are answered at once (C3)', async () => {
  const { device, asked } = await deviceWithChanges();
  await drain(device.openTab().ports);
  expect(outcomes(device)).toEqual(Array(3).fill('accepted'));
  expect(asked).toEqual([]);
});

test.each([0, 1, 2])(
  'the worker dies when %i of their answers are mirrored, and the database is lost: still nothing is sent (C3)',
  async (count) => {
    const { device, asked } = await deviceWithChanges();
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
    await expect(drain(device.openTab().ports)).rejects.toThrow('the worker died');
    device.cache.asCache = whole;
    device.outbox.wipe();
    await drain(device.openTab().ports);
    expect(outcomes(device)).toEqual(Array(3).fill('accepted'));
    expect(asked).toEqual([]);
  },
);

test('a sender that lost its post before it sent comes back for what is left', async () => {
  const { device, asked } = await deviceWithChanges();
  const { ports } = device.openTab();
  // Another realm took over and did not come to send either.
  const { takePost } = device.outbox;
  device.outbox.takePost = async (post) => {
    const taken = await takePost(post);
    await takePost(post);
    return taken;
  };
  const { waiting, dueInMs } = await drain(ports);
  expect(asked).toEqual([]);
  expect(waiting).toBeGreaterThan(0);
  expect(dueInMs).not.toBeNull();
});

test.each([
  ['that its shopper lets go is due at no time, so the service worker asks for no other sync', true, 0],
  ['that did not get through is due, so it does', false, 1],
])('an order %s (row 12)', async (_what, isHeld, calls) => {
  const asked: string[] = [];
  const device = new TestDevice({
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      throw new TypeError('no network');
    },
  });
  const { ports } = device.openTab();
  const wire = { method: 'POST', url: '/api/order', headers: {}, body: '{}' };
  const shared = { version: 1, owner: GUEST, storeCode: STORE, createdAt: 0, id: 'order', key: 'order' } as const;
  await ports.store.step((box) => {
    const seq = box.nextSeq();
    box.add({ ...shared, kind: 'order.place', seq, consumes: seq, isHeld, wire });
  });
  const { waiting, dueInMs } = await drain(ports);
  expect([waiting, dueInMs === null, asked.length]).toEqual([1, isHeld, calls]);
});
