import { expect, onTestFinished } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { SessionView } from '#domain/views/session.ts';
import type { WorkerApi } from '#worker/api.ts';
import { AccountShop } from './account-shop.ts';
import type { TestDevice } from './device.ts';
import { filledDevice } from './filled-device.ts';
import type { TestServer } from './test-server.ts';
import type { Window } from './watch.ts';

export const kari = { email: 'kari@example.no', password: 'Hemmelig#123', isRemembered: true };
export const ola = { email: 'ola@example.no', password: 'Hemmelig#456', isRemembered: true };

export interface ShopWithDevice {
  readonly shop: AccountShop;
  readonly device: TestDevice;
  readonly api: WorkerApi;
  readonly window: Window;
}

/** A shop with two customers, and a device with one tab and the whole catalogue; it ends with its test. */
export async function shopWithDevice({
  app,
}: {
  readonly app: Pick<TestServer['app'], 'handle'>;
}): Promise<ShopWithDevice> {
  const shop = new AccountShop((request) => app.handle(request));
  for (const { email, password } of [kari, ola]) shop.addAccount(email, password);
  const filled = await filledDevice(shop.handle);
  onTestFinished(() => filled.api.close());
  return { shop, ...filled };
}

/** Does something that must not be refused. */
export async function must(api: WorkerApi, name: string, params: object): Promise<void> {
  expect(await api.command(name, params), name).toMatchObject({ ok: true });
}

/** Who is signed in, once it is so. */
export const stateOf = (window: Window, wanted: Partial<SessionView>): Promise<SessionView> =>
  window.value<SessionView>('session.current', {}, (view) =>
    Object.entries(wanted).every(([name, value]) => view[name as keyof SessionView] === value),
  );

/** The cart, once it holds these pieces by sku. */
export const cartOf = (window: Window, pieces: Readonly<Record<string, number>>): Promise<CartView> =>
  window.value<CartView>('cart.current', {}, ({ lines }) => {
    const held = Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
    return JSON.stringify(held) === JSON.stringify(pieces);
  });
