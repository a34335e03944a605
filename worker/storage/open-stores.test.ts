import type { RxStorage } from 'rxdb';
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_PATIENCE_MS } from '#config/timings.ts';
import { tabStorage } from '#tests/support/broken-stores.ts';
import { TestDevice } from '#tests/support/device.ts';
import { VirtualTime } from '#tests/reliability/sim/virtual-time.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { type OpenStores, openStores, type StoreName } from './open-stores.ts';
import type { WorkerPorts } from '../ports.ts';

let time: VirtualTime;
let platform: WorkerPorts;

beforeEach(() => {
  time = new VirtualTime();
  const device = new TestDevice({ fetch: async () => Response.error(), clock: time.clock() });
  platform = device.openTab().ports;
});

const never = (): Promise<never> => new Promise(() => undefined);

/** Opens the stores while time passes; databases that take long are given up. */
async function open(ports: WorkerPorts): Promise<OpenStores> {
  const fallback = {
    canStore: async () => false,
    ports: async (own: WorkerPorts, lost: ReadonlySet<StoreName>) => ({
      ...memoryPorts(own, lost),
      shopperStorage: lost.has('shopper') ? tabStorage() : own.shopperStorage,
    }),
  };
  const now = (): number => ports.clock.now();
  const opening = openStores({ platform: ports, storeCode: 'bmno', now, fallback });
  let isOver = false;
  const end = (): void => void (isOver = true);
  void opening.then(end, end);
  while (!isOver) await time.advance(100);
  return opening;
}

async function close({ catalogue, shopper }: OpenStores): Promise<void> {
  await catalogue.close();
  await shopper.close();
}

function withWatermark(watermark: () => Promise<number>): WorkerPorts {
  return { ...platform, mirror: { ...platform.mirror, watermark } };
}

test('Cache Storage that is slow is waited for a second time (decision 035)', async () => {
  const stores = await open(withWatermark(() => time.sleep(1.5 * STORAGE_PATIENCE_MS).then(() => 0)));
  expect([...stores.lost]).toEqual([]);
  await close(stores);
});

test('Cache Storage that leaves one question without an answer is asked once more', async () => {
  let asked = 0;
  const stores = await open(withWatermark(() => (++asked === 1 ? never() : platform.mirror.watermark())));
  expect([...stores.lost]).toEqual([]);
  expect(asked).toBe(2);
  await close(stores);
});

test('Cache Storage that never answers is given up', async () => {
  const stores = await open(withWatermark(never));
  expect([...stores.lost]).toEqual(['mirror']);
  expect(time.elapsed).toBeGreaterThanOrEqual(2 * STORAGE_PATIENCE_MS);
  expect(time.elapsed).toBeLessThan(3 * STORAGE_PATIENCE_MS);
  await close(stores);
});

/** Each collection is a store of its own below, and any of them may be the one that takes long. */
test.each([
  ['nothing of it opens', () => true],
  ['one of its collections does not open', (collection: string) => collection === 'orders'],
])('a database that is given up because %s is closed', async (_why, isSlow) => {
  let letOpen: () => void = () => undefined;
  const isLet = new Promise<void>((resolve) => (letOpen = resolve));
  const events: string[] = [];
  const slow = slowStorage(platform.shopperStorage, (name) => (isSlow(name) ? isLet : null), events);
  const stores = await open({ ...platform, shopperStorage: slow });
  expect([...stores.lost]).toEqual(['shopper']);
  const before = count(events, 'opened');
  letOpen();
  await expect.poll(() => count(events, 'opened')).toBeGreaterThan(before);
  await expect.poll(() => count(events, 'opened') - count(events, 'closed')).toBe(0);
  await close(stores);
});

test('a catalogue whose database opens beside an index that does not is closed', async () => {
  const events: string[] = [];
  const stores = await open({
    ...platform,
    catalogueStorage: slowStorage(platform.catalogueStorage, () => null, events),
    openIndexStore: () => Promise.reject(new Error('no index')),
  });
  expect([...stores.lost]).toEqual(['catalogue']);
  await expect.poll(() => count(events, 'opened') - count(events, 'closed')).toBe(0);
  await close(stores);
});

const count = (events: readonly string[], what: 'opened' | 'closed'): number =>
  events.filter((event) => event === what).length;

/** A storage whose collections open when they are let; tells of each of them. */
function slowStorage(
  inner: WorkerPorts['shopperStorage'],
  lets: (collection: string) => Promise<void> | null,
  events: string[],
): RxStorage<unknown, unknown> {
  return {
    ...inner,
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    async createStorageInstance(params) {
      await lets(params.collectionName);
      const instance = await inner.createStorageInstance(params);
      events.push('opened');
      const closeInner = instance.close.bind(instance);
      instance.close = async () => {
        await closeInner();
        events.push('closed');
      };
      return instance;
    },
  };
}
