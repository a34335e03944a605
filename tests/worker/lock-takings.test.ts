import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { isReplicationPost } from '#worker/outbox/lease.ts';
import { noteLocks } from '#tests/support/note-locks.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isConfirmed =
  (pieces: number) =>
  ({ count, totals }: CartView): boolean =>
    count === pieces && totals.state === 'confirmed';

/** A tap queues, sends, takes the answer over, and pulls the cart once. Nobody is waiting for anybody on the way. */
test('from a tap until the shop has confirmed it the outbox is entered five times at most, and asked thrice', async () => {
  const asked: string[] = [];
  const device = new TestDevice({
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/cart/')) asked.push(pathname);
      return server.app.handle(request);
    },
  });
  const taken = noteLocks(device);
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const tap = (operationId: string) => api.command('cart.add', { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await tap('first-tap-00000000001');
  await window.value<CartView>('cart.current', {}, isConfirmed(1));
  await expect.poll(() => device.locks.heldNames().filter((name) => !isReplicationPost(name))).toEqual([]);

  taken.length = asked.length = 0;
  await tap('second-tap-0000000001');
  await window.value<CartView>('cart.current', {}, isConfirmed(2));
  await expect.poll(() => device.locks.heldNames().filter((name) => !isReplicationPost(name))).toEqual([]);
  expect(asked).toEqual(['/api/cart/update', '/api/cart/pull', '/api/cart/totals']);
  expect(taken.length, taken.join(', ')).toBeLessThanOrEqual(5);
});
