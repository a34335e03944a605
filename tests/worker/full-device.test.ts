import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOM_MIN_BYTES, ROOM_SPARE_BYTES } from '#config/caches.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { fullOnce } from '#tests/support/full-once.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { createPictureStore, type PictureCache } from '#worker/pictures/picture-store.ts';
import { StorageSpace } from '#worker/storage/storage-space.ts';

/** Room in which classes give way one after the other; what was there when is told by what is gone. */
function roomOf(
  hasRoom: (gone: readonly string[]) => boolean,
  free: number | null = null,
): { room: StorageSpace; gone: string[] } {
  const gone: string[] = [];
  const letGo = (name: string) => async () => void gone.push(name);
  const nothing = { keys: async () => [] } as unknown as PictureCache;
  const ports = {
    pictures: createPictureStore({ open: async () => nothing, drop: letGo('pictures'), now: () => 0 }),
    freeBytes: async () => free,
    hasSpaceFor: async () => hasRoom(gone),
    clock: { now: () => 0, elapsed: () => 0, sleep: () => new Promise<never>(() => {}) },
  };
  const catalogue = { dropDetails: letGo('details'), dropKeptIndexes: letGo('index') };
  return { room: new StorageSpace(ports, catalogue), gone };
}

describe('what gives way on a full device, and in which order (D8, L2)', () => {
  test.each([
    ['pictures, when that is enough', 1, ['pictures']],
    ['then details', 2, ['pictures', 'details']],
    ['then the kept index', 3, ['pictures', 'details', 'index']],
    ['and no more than that', 4, ['pictures', 'details', 'index']],
  ])('%s', async (_name, enough, expected) => {
    const { room, gone } = roomOf((before) => before.length >= enough);
    await room.makeSpace();
    expect(gone).toEqual(expected);
    expect(room.isTight).toBe(true);
  });

  test('what cannot be let go now does not keep the next class', async () => {
    const { room, gone } = roomOf(() => false);
    vi.spyOn(room['ports'].pictures, 'clear').mockRejectedValue(new Error('disk'));
    await room.makeSpace();
    expect(gone).toEqual(['details', 'index']);
  });

  test('several writes that fail together make room once', async () => {
    const { room, gone } = roomOf(() => true);
    await Promise.all([room.makeSpace(), room.makeSpace()]);
    expect(gone).toEqual(['pictures']);
  });
});

describe('the look every 30 s (spec 9: storage quota check)', () => {
  test.each([
    ['makes room where the browser tells of too little', ROOM_MIN_BYTES - 1, true],
    ['leaves all as it is where there is some', ROOM_MIN_BYTES, false],
    ['leaves all as it is where the browser does not tell', null, false],
  ])('%s', async (_name, free, isMade) => {
    const { room, gone } = roomOf(() => true, free);
    await lookOnce(room);
    expect([room.isTight, gone.length > 0]).toEqual([isMade, isMade]);
  });

  test.each([
    ['there is room to spare', ROOM_SPARE_BYTES, true, false],
    ['there is only a little', ROOM_SPARE_BYTES - 1, true, true],
    ['the browser tells of room that a write does not find', ROOM_SPARE_BYTES, false, true],
    ['only a write can tell', null, true, false],
  ])('ends the caution when %s: still careful is %4$s', async (_name, free, hasRoom, isTight) => {
    const { room } = roomOf(() => hasRoom, free);
    room.stopFetching();
    await lookOnce(room);
    expect(room.isTight).toBe(isTight);
  });
});

/** The first look, and nothing after it. */
async function lookOnce(room: StorageSpace): Promise<void> {
  const looked = vi.spyOn(room['ports'].clock, 'sleep');
  void room.watch(new AbortController().signal);
  await vi.waitFor(() => expect(looked).toHaveBeenCalled(), PATIENCE_MS);
  expect(looked).toHaveBeenCalledWith(30_000);
}

describe('a device without room', () => {
  let server: TestServer;
  let tab: TestTab;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  afterEach(() => tab.api.close());

  let device: TestDevice;
  let window: Window;

  beforeEach(() => {
    device = new TestDevice({ fetch: (request) => server.app.handle(request) });
    tab = device.openTab();
    window = new Window(tab.api);
  });

  test('says so, keeps what the shopper made, and shows every product by what its list tells', async () => {
    await server.shop('set-price', 'TABLE-LAMP', 350);
    await window.open();
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    const added = { operationId: 'add-lamp-000000001', parentSku: 'LAMP', sku: 'LAMP', qty: 2 };
    expect(await tab.api.command('cart.add', added)).toMatchObject({ ok: true });
    await tab.api.close();

    device.freeBytes = 0;
    device.isOffline = true;
    tab = device.openTab();
    window = new Window(tab.api);
    await window.open();
    const told = await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'paused');
    expect(told.pausedBy).toBe('space');
    expect(await window.value('cart.current', {}, ({ count }: { count: number }) => count > 0)).toMatchObject({
      count: 2,
    });
    const lamp = await window.value<ProductView>('product.bySku', { parentSku: 'LAMP', childSku: null });
    expect(lamp).toMatchObject({ hasDetails: false, chosen: { price: { amountMinor: 129_000 } } });
    const reduced = await window.value<ProductView>('product.bySku', { parentSku: 'TABLE-LAMP', childSku: null });
    // An offer must say what it cost before.
    expect(reduced).toMatchObject({
      hasDetails: false,
      priceHistory: { steps: [{ amountMinor: 39_000 }, { amountMinor: 35_000 }] },
    });
  });

  test('gets its details back once there is room to spare', async () => {
    device.freeBytes = 0;
    await window.open();
    await window.value<SyncProgressView>('sync.progress', {}, ({ pausedBy }) => pausedBy === 'space');
    await tab.api.close();
    device.freeBytes = ROOM_SPARE_BYTES;
    tab = device.openTab();
    window = new Window(tab.api);
    await window.open();
    const whole = await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    expect(whole.pausedBy).toBeNull();
  });

  /** The device is full, and finds it out with the next thing that the shopper does. */
  async function fill(operationId: string): Promise<void> {
    const isRefused = fullOnce(device);
    const added = { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
    expect(await tab.api.command('cart.add', added)).toMatchObject({ ok: true });
    expect(isRefused()).toBe(true);
  }

  const lamp = (isIt: (view: ProductView) => boolean): Promise<ProductView> =>
    window.value<ProductView>('product.bySku', { parentSku: 'LAMP', childSku: null }, isIt);
  const hasDetails = (view: ProductView): boolean => view.hasDetails;

  test('asks for the details of a page that is opened, and does not let them go again while it is full', async () => {
    await window.open();
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await fill('first-write-without-room');
    await lamp(hasDetails);
    await fill('second-write-without-room');
    device.isOffline = true;
    await lamp(hasDetails);
  });

  test('leaves the page that stays open as it is', async () => {
    await window.open();
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    let isGone = false;
    const repriced = lamp(({ chosen, hasDetails: isWhole }) => {
      isGone ||= !isWhole;
      return chosen.price.amountMinor === 139_000;
    });
    await lamp(hasDetails);
    await fill('third-write-without-room');
    await server.shop('set-price', 'LAMP', 1390);
    await tab.api.hint('visible');
    await repriced;
    expect(isGone).toBe(false);
  });
});
