import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

const GREY = '/media/drawn/sofa-3-grey.svg';
const BEIGE = '/media/drawn/sofa-3-beige.svg';
const LAMP = '/media/drawn/lamp-black.svg';

let server: TestServer;
let device: TestDevice;
let tab: TestTab;
let window: Window;
let asked: string[];
let drawn: (path: string) => Response;
/** Replication waits for it. */
let mayBegin: Promise<void>;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() => {
  const own: string[] = [];
  asked = own;
  mayBegin = Promise.resolve();
  drawn = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  device = new TestDevice({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/api/sync/')) await mayBegin;
      if (!pathname.startsWith('/media/')) return server.app.handle(request);
      own.push(`${pathname}${search}`);
      return drawn(pathname);
    },
  });
  tab = device.openTab();
  window = new Window(tab.api);
});

afterEach(() => tab.api.close());

const isEverythingHere = () => window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
const kept = () => [...device.pictures.kept.keys()].sort();

describe('pictures come to the device (architecture: tiers)', () => {
  test('what every category begins with, once the catalogue is here, each once', async () => {
    await window.open();
    await isEverythingHere();
    await expect.poll(kept).toEqual([LAMP, GREY]);
    expect(asked.toSorted()).toEqual([LAMP, GREY]);
  });

  test('a product that is looked at, with all its variants', async () => {
    await window.open();
    await window.value<ProductView>('product.bySku', { parentSku: 'SOFA', childSku: null });
    await expect.poll(kept).toEqual([LAMP, BEIGE, GREY]);
  });

  test('what a cart holds, though nobody looks at its product', async () => {
    await window.open();
    await isEverythingHere();
    const added = { operationId: 'add-beige-sofa-001', parentSku: 'SOFA', sku: 'SOFA-BEIGE', qty: 1 };
    expect(await tab.api.command('cart.add', added)).toMatchObject({ ok: true });
    await window.value('cart.current', {});
    await expect.poll(kept).toContain(BEIGE);
  });

  test('those that a screen shows come without waiting for the rest of the catalogue', async () => {
    const whole = drawn;
    drawn = (path) => (path === GREY ? whole(path) : new Response(null, { status: 503 }));
    await window.open();
    await window.value<readonly CardView[]>('listing.newest', { size: 8 }, (cards) => cards.length > 0);
    await expect.poll(kept).toEqual([GREY]);
  });
});

describe('nothing is fetched', () => {
  test('over a metered connection', async () => {
    let begin = (): void => undefined;
    mayBegin = new Promise((resolve) => (begin = resolve));
    await window.open();
    await tab.api.hint('metered');
    begin();
    await window.value<SyncProgressView>('sync.progress', {}, ({ pausedBy }) => pausedBy === 'metered');
    await window.value<ProductView>('product.bySku', { parentSku: 'SOFA', childSku: null });
    expect(asked).toEqual([]);
  });

  test('without a network; what was shown then comes when it is back', async () => {
    await window.open();
    await isEverythingHere();
    await expect.poll(kept).toEqual([LAMP, GREY]);
    device.isOffline = true;
    await tab.api.hint('offline');
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    await window.value<ProductView>('product.bySku', { parentSku: 'SOFA', childSku: 'SOFA-BEIGE' });
    expect(kept()).toEqual([LAMP, GREY]);
    device.isOffline = false;
    await tab.api.hint('online');
    await expect.poll(kept, { timeout: 5000 }).toEqual([LAMP, BEIGE, GREY]);
  });

  test('to be kept that is not a picture', async () => {
    drawn = () => new Response('<p>log in', { headers: { 'content-type': 'text/html' } });
    await window.open();
    await isEverythingHere();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
    expect(kept()).toEqual([]);
  });
});
