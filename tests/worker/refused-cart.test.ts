import { afterEach, beforeEach, expect, test } from 'vitest';
import { CART_RECONNECT_PAUSE_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** A backend that says in words that a cart is not the guest's who has it (spec 8, decision 108). */

let server: TestServer;
/** Says which carts are refused, by their number in the order in which they were made. */
let isRefused: (nth: number) => boolean;
let carts: string[];
let aheadMs: number;

beforeEach(async () => {
  server = await startTestServer();
  [isRefused, carts, aheadMs] = [() => false, [], 0];
});
afterEach(() => server.close());

const NOT_PERMITTED = { code: 403, result: 'The current user cannot perform operations on cart "mask"' };

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const cart = carts.indexOf(searchParams.get('cartId') ?? '');
  if (pathname.startsWith('/api/cart/') && cart >= 0 && isRefused(cart))
    return Response.json(NOT_PERMITTED, { status: 403 });
  const answered = await server.app.handle(request);
  if (pathname === '/api/cart/create')
    carts.push(((await answered.clone().json()) as { readonly result: string }).result);
  return answered;
}

const clock = {
  now: () => Date.now() + aheadMs,
  sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
  elapsed: () => performance.now(),
};

let added = 0;
const lamp = (qty: number) => ({
  operationId: `addition-refused-${String(++added).padStart(4, '0')}`,
  parentSku: 'LAMP',
  sku: 'LAMP',
  qty,
});

const isSettled = ({ pending, totals, count }: CartView): boolean =>
  count > 0 && pending === 0 && totals.state === 'confirmed';

test('a cart that is refused is made again with all that is in it, and nothing is dropped', async () => {
  const { api, window } = await filledDevice(answer, { clock });
  await api.command('cart.add', lamp(2));
  await window.value<CartView>('cart.current', {}, isSettled);
  isRefused = (nth) => nth === 0;
  await api.command('cart.add', lamp(1));
  const { lines } = await window.value<CartView>('cart.current', {}, (cart) => isSettled(cart) && carts.length === 2);
  expect(lines.map(({ key, qty }) => [key, qty])).toEqual([['LAMP', 3]]);
  const tasks = await window.value<readonly TaskView[]>('task.all', {});
  expect(tasks.filter(({ state }) => state === 'failed')).toEqual([]);
  await api.close();
});

test('what the shop did not take of a cart is still told when the cart is made again (D21)', async () => {
  const { api, window } = await filledDevice(answer, { clock });
  await api.command('cart.add', lamp(1));
  const { lines } = await window.value<CartView>('cart.current', {}, isSettled);
  await server.shop('set-stock', 'LAMP', 1);
  await api.command('cart.setQty', { operationId: 'number-refused-1', key: lines[0]!.key, qty: 2 });
  const told = await window.value<readonly NoticeView[]>('notice.all', {}, ({ length }) => length > 0);
  expect(told).toMatchObject([{ code: 'changeRefused', names: ['LAMP'] }]);
  isRefused = (nth) => nth === 0;
  await api.command('cart.add', { ...lamp(1), parentSku: 'TABLE-LAMP', sku: 'TABLE-LAMP' });
  await window.value<CartView>('cart.current', {}, (cart) => isSettled(cart) && carts.length === 2 && cart.count === 2);
  expect(await window.value<readonly NoticeView[]>('notice.all', {}, () => true)).toEqual(told);
  await api.close();
});

test('a cart that is refused again is not made again and again: its changes wait, and go when the shop takes them', async () => {
  isRefused = () => true;
  const { api, window } = await filledDevice(answer, { clock });
  await api.command('cart.add', lamp(2));
  const isWaitingSo = (all: readonly TaskView[]): boolean =>
    all.some(({ reason, attempts }) => reason === 'cartMissing' && attempts > 1);
  await window.value<readonly TaskView[]>('task.all', {}, isWaitingSo);
  expect(carts).toHaveLength(2);

  // The pause is over, and the shop is well again for carts that are made from now on.
  isRefused = (nth) => nth < 2;
  aheadMs += CART_RECONNECT_PAUSE_MS;
  await api.hint('online');
  const { lines } = await window.value<CartView>('cart.current', {}, isSettled);
  expect([lines.map(({ key, qty }) => [key, qty]), carts.length]).toEqual([[['LAMP', 2]], 3]);
  await api.close();
});

test('a cart that can no longer be read is made again', async () => {
  const { api, window } = await filledDevice(answer, { clock });
  await api.command('cart.add', lamp(2));
  await window.value<CartView>('cart.current', {}, isSettled);
  isRefused = (nth) => nth === 0;
  // Looked at after a while, the shop is asked what it holds.
  aheadMs += CART_RECONNECT_PAUSE_MS;
  await api.hint('visible');
  const { lines } = await window.value<CartView>('cart.current', {}, (cart) => carts.length === 2 && isSettled(cart));
  expect(lines.map(({ key, qty }) => [key, qty])).toEqual([['LAMP', 2]]);
  await api.close();
});
