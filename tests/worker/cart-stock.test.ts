import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { silentBackend } from '#tests/support/silent-backend.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const setting = vi.hoisted(() => ({ isOn: true }));

vi.mock('#config/settings.ts', async (original) => {
  const settings = { ...(await original<object>()) };
  return Object.defineProperty(settings, 'isCartStockSynced', { get: () => setting.isOn, enumerable: true });
});

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Puts a lamp into the cart and shows it; tells which articles the shop was asked about since. */
async function askedAbout(isOn: boolean): Promise<{ stock: string[]; cart: CartView }> {
  setting.isOn = isOn;
  const stock: string[] = [];
  const { device, api, window } = await filledDevice(
    (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/stock/list') stock.push(...searchParams.get('skus')!.split(','));
      return server.app.handle(request);
    },
    { backend: silentBackend },
  );
  // Nobody is asked while it is put in.
  device.isOffline = true;
  await api.hint('offline');
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
  await api.command('cart.add', { operationId: `add-${String(isOn)}-0000001`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  device.isOffline = false;
  await api.hint('online');
  const isPriced = ({ lines, totals }: CartView): boolean => lines.length === 1 && totals.state === 'confirmed';
  const cart = await window.value<CartView>(
    'cart.current',
    {},
    (view) => isPriced(view) && (!isOn || view.lines[0]!.stock === 'in_stock'),
  );
  await api.close();
  return { stock, cart };
}

test('the stock of what is in the cart is asked for where the shop wants that (spec 4: stock sync)', async () => {
  expect(await askedAbout(true)).toMatchObject({ stock: ['LAMP'], cart: { lines: [{ stock: 'in_stock' }] } });
});

test('and nobody asks for it where it does not: it stays unconfirmed', async () => {
  expect(await askedAbout(false)).toMatchObject({ stock: [], cart: { lines: [{ stock: 'volatile' }] } });
});
