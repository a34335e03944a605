import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { StorageView, SyncProgressView } from '#domain/views/sync.ts';
import { withoutStores } from '#tests/support/broken-stores.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { createApi, type WorkerApi } from '#worker/api.ts';
import { memoryPorts } from '#worker/memory/memory-ports.ts';
import type { WorkerPorts } from '#worker/ports.ts';

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() => {
  device = new TestDevice({ fetch: (request) => server.app.handle(request) });
});

afterEach(() => api.close());

const refuse = (): never => {
  throw new DOMException('storage is blocked', 'SecurityError');
};

/** The platform of a browser that stores nothing: every touch of its storage fails. */
function blockedPorts(): WorkerPorts {
  const blocked = Object.assign(new IDBFactory(), { open: refuse });
  const storage = getRxStorageDexie({ indexedDB: blocked, IDBKeyRange });
  return {
    ...withoutStores(device.openTab().ports, ['outbox', 'mirror']),
    catalogueStorage: storage,
    shopperStorage: storage,
    openIndexStore: async () => refuse(),
    locks: { request: async () => refuse() },
  };
}

async function openBlocked(): Promise<void> {
  const ports = blockedPorts();
  api = createApi(ports, { canStore: async () => false, ports: async (platform, lost) => memoryPorts(platform, lost) });
  window = new Window(api);
  await window.open();
}

const place = (orderId: string, expectedTotalMinor: number) =>
  api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor });

async function fillCart(operationId: string): Promise<void> {
  const lamp = { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
  expect(await api.command('cart.add', lamp)).toMatchObject({ ok: true });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
}

test('a browser that stores keeps what is made, and says so', async () => {
  ({ api } = device.openTab());
  window = new Window(api);
  await window.open();
  expect(await window.value<StorageView>('sync.storage', {})).toEqual({ problem: null });
});

describe('a browser that stores nothing (P6)', () => {
  beforeEach(openBlocked);

  test('says so, shows the whole shop, fills the cart and orders while the network is there', async () => {
    expect(await window.value<StorageView>('sync.storage', {})).toEqual({ problem: 'storageUnavailable' });
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    const question = { categoryId: '3', filters: {}, sort: 'price', page: 1 };
    expect(await window.value<ListingView>('listing.category', question)).toMatchObject({ total: 4 });

    await fillCart('add-lamp-blocked-1');
    await api.command('checkout.open', { orderId: 'order-blocked-1' });
    expect(await place('order-blocked-1', 129_000 + 59_000)).toMatchObject({ ok: true });
    const order = await window.value<OrderView>(
      'order.byId',
      { id: 'order-blocked-1' },
      ({ state }) => state === 'placed',
    );
    expect(order.isKept).toBe(false);
    const orders = await server.shop<{ orderId: string }[]>('orders');
    expect(orders.filter(({ orderId }) => orderId === 'order-blocked-1')).toHaveLength(1);
  });

  test('takes no order that would have to wait for the network (D68)', async () => {
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await fillCart('add-lamp-blocked-2');
    await api.command('checkout.open', { orderId: 'order-blocked-2' });
    device.isOffline = true;
    await api.hint('offline');
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    expect(await place('order-blocked-2', 129_000 + 59_000)).toEqual({
      ok: false,
      error: { code: 'storageUnavailable' },
    });
    const orders = await window.value<OrderView[]>('order.all', {});
    expect(orders.map(({ id }) => id)).not.toContain('order-blocked-2');
    // The cart stands as it was.
    expect(await window.value<CartView>('cart.current', {})).toMatchObject({ count: 1 });
  });
});

test('a failure that is not the storage’s is not hidden by forgetting everything', async () => {
  const ports = { ...device.openTab().ports, loadBackend: async () => Promise.reject(new Error('a bug')) };
  api = createApi(ports, { canStore: async () => true, ports: async (platform, lost) => memoryPorts(platform, lost) });
  await expect(new Window(api).open()).rejects.toThrow('a bug');
  ({ api } = device.openTab());
});
