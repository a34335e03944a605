import { afterAll, beforeAll, expect, test } from 'vitest';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { heldLease } from '#tests/support/held-lease.ts';
import { MemoryIndexStore } from '#tests/support/memory-index-store.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createShopApi } from '#worker/http/shop-api.ts';
import type { BackendTools } from '#worker/replication/backend.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';
import { pullAll, type PullTools } from '#worker/replication/pull.ts';
import type { Pull } from '#worker/replication/pull-of-collection.ts';

const PRODUCTS = 1050;
const BATCH = 200;
/** More calls than any pull here needs: one that turns in circles ends. */
const CALLS_MAX = 40;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: syntheticCatalogue(PRODUCTS) });
});

afterAll(() => server.close());

/** The products of one device: what is stored, and whether the next write still happens. */
class StoredProducts implements Pull {
  readonly name = 'products';
  readonly collection = 'products';
  readonly fields = 'list';
  readonly stored = new Map<string, Readonly<Record<string, unknown>>>();
  /** The worker dies at this write; what it was about to write is gone. */
  diesAt = Number.POSITIVE_INFINITY;
  private writes = 0;

  write = async (documents: readonly unknown[], removedIds: readonly string[]): Promise<readonly unknown[]> => {
    if (++this.writes === this.diesAt) throw new Error('the worker died');
    for (const document of documents as { id: number }[]) this.stored.set(String(document.id), { ...document });
    for (const id of removedIds) this.stored.delete(id);
    return [];
  };

  storedIds = async (): Promise<string[]> => [...this.stored.keys()];
}

function toolsOf(store: MemoryIndexStore): PullTools {
  let calls = 0;
  const api = createShopApi({
    fetch: (request) => server.app.handle(request),
    clock: { now: () => Date.now(), sleep: () => new Promise(() => {}), elapsed: () => performance.now() },
    apiOrigin: 'http://shop.test',
    storeCode: 'bmno',
    onCall: () => () => void calls++,
  });
  const backend = contractBackend({ api } as unknown as BackendTools);
  const pace = { batchSize: () => BATCH, breathe: async () => undefined } as unknown as PullTools['pace'];
  return { backend, store, pace, isStopped: () => calls > CALLS_MAX, lease: heldLease };
}

/** What a device that starts today gets. */
async function freshCopy(): Promise<StoredProducts> {
  const products = new StoredProducts();
  expect(await pullAll(products, toolsOf(new MemoryIndexStore()))).toMatchObject({ ok: true });
  return products;
}

test('a worker that dies at any write of a page repeats it at the next start, and misses nothing', async () => {
  const whole = await freshCopy();
  expect(whole.stored.size).toBeGreaterThanOrEqual(PRODUCTS);
  const writes = Math.ceil(whole.stored.size / BATCH) + 1;
  for (let diesAt = 1; diesAt <= writes; diesAt++) {
    const store = new MemoryIndexStore();
    const products = new StoredProducts();
    products.diesAt = diesAt;
    await pullAll(products, toolsOf(store)).catch(() => undefined);
    expect(await pullAll(products, toolsOf(store)), `after dying at ${diesAt}`).toMatchObject({ ok: true });
    expect(products.stored).toEqual(whole.stored);
  }
});

test('what changes or goes while a device is away arrives, however its clock stands', async () => {
  const store = new MemoryIndexStore();
  const products = new StoredProducts();
  await pullAll(products, toolsOf(store));
  const skus = [...products.stored.values()].map(({ sku }) => String(sku));
  const [priced, , disabled] = skus;
  await server.shop('set-price', priced!, 4321);
  await server.shop('disable', disabled!);
  expect(await pullAll(products, toolsOf(store))).toMatchObject({ ok: true });
  expect(products.stored).toEqual((await freshCopy()).stored);
  const after = [...products.stored.values()];
  expect(after.some(({ sku }) => sku === disabled)).toBe(false);
  expect(JSON.stringify(after.find(({ sku }) => sku === priced))).toContain('4321');
});
