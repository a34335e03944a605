import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartItem, StockItem } from '#schemas/api/generated/types.gen.ts';
import { type ShopServer, startShop } from '#tests/e2e/support/shop-server.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { ProtocolClient } from './kill/protocol-client.ts';

const KILLS = Number(process.env['SERVER_KILLS'] ?? 10);
const SKUS = ['GJEM-KASSE', 'VIK-STOL'];
const PIECES = 100_000;
const CLIENTS = 3;

/** Where the server ends itself as by `kill -9`; `null`: the test kills it at a moment of its own. */
const places = [
  'before-tx',
  'after-insert',
  'before-commit',
  'after-commit',
  'before-reply',
  'mid-reply',
  null,
] as const;

const random = seededRandom(Number(process.env['SERVER_KILL_SEED'] ?? 35));
let server: ShopServer;
let opening: Promise<unknown>;

beforeAll(async () => {
  const { ensureBuilt } = (await import(new URL('../../server/prepare.mjs', import.meta.url).href)) as {
    ensureBuilt: (mode: 'test') => void;
  };
  ensureBuilt('test');
  server = await startShop({ dataDir: mkdtempSync(join(tmpdir(), 'stua-kill-')), catalogue: 'demo' });
  for (const sku of SKUS) await server.operator('set-stock', sku, PIECES);
});

afterAll(() => server?.remove());

/** Lets the server die once, by its own hand at a commit phase or by ours, and starts it again on what it left. */
async function killOnce(round: number, next: string): Promise<void> {
  const death = once(server.process, 'exit');
  if (places[round % places.length] === null) {
    await pause(random.between(0, 400));
    server.process.kill('SIGKILL');
  }
  await death;
  opening = server.restart({ FAILPOINT: next }).then((started) => (server = started));
  await opening;
}

function failpointOf(round: number): string {
  const place = places[round % places.length];
  return place === null ? '' : `${place}:${random.between(1, 6)}:exit`;
}

test(`row 35: ${KILLS} kills of the server lose no order, no cart line and no piece, and double none`, async () => {
  opening = server.restart({ FAILPOINT: failpointOf(0) }).then((started) => (server = started));
  await opening;
  let isOver = false;
  const shop = { origin: server.origin, isOpen: () => opening };
  const clients = Array.from({ length: CLIENTS }, () => new ProtocolClient(shop, SKUS, random));
  const running = Promise.all(clients.map((client) => client.run(() => isOver)));
  const killing = (async () => {
    for (let round = 0; round < KILLS; round++) await killOnce(round, failpointOf(round + 1));
    opening = server.restart({ FAILPOINT: '' }).then((started) => (server = started));
    await opening;
    isOver = true;
  })();
  await Promise.all([running, killing]);
  expect(clients.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThanOrEqual(KILLS);
  await expectOrders(clients);
  await expectCarts(clients);
  await expectStock(clients);
  await expectSameReplies(clients);
});

async function expectOrders(clients: readonly ProtocolClient[]): Promise<void> {
  const placed =
    await server.operator<
      { orderId: string; idempotencyKey: string; orderNumber: string; lines: { sku: string; qty: number }[] }[]
    >('orders');
  const wanted = clients
    .flatMap(({ orders }) => orders)
    .map(({ key, order, number }) => ({
      orderId: order.order_id,
      idempotencyKey: key,
      orderNumber: number,
      lines: order.products.map(({ sku, qty }) => ({ sku, qty })),
    }));
  const said = placed.map(({ orderId, idempotencyKey, orderNumber, lines }) => ({
    orderId,
    idempotencyKey,
    orderNumber,
    lines: lines.map(({ sku, qty }) => ({ sku, qty })),
  }));
  const byId = (one: { orderId: string }, other: { orderId: string }): number =>
    one.orderId.localeCompare(other.orderId);
  expect(said.toSorted(byId)).toEqual(wanted.toSorted(byId));
}

async function expectCarts(clients: readonly ProtocolClient[]): Promise<void> {
  for (const [cart, lines] of clients.flatMap(({ carts }) => [...carts])) {
    const held = await read<CartItem[]>(`/api/cart/pull?cartId=${cart}`);
    expect(Object.fromEntries(held.map(({ sku, qty }) => [sku, qty]))).toEqual(Object.fromEntries(lines));
  }
}

async function expectStock(clients: readonly ProtocolClient[]): Promise<void> {
  for (const sku of SKUS) {
    const { qty } = await read<StockItem>(`/api/stock/check?sku=${sku}`);
    const sold = clients
      .flatMap(({ orders }) => orders)
      .flatMap(({ order }) => order.products)
      .filter((line) => line.sku === sku)
      .reduce((sum, line) => sum + line.qty, 0);
    expect(qty).toBe(PIECES - sold);
  }
}

/** Whoever asks again is told the same, byte for byte. */
async function expectSameReplies(clients: readonly ProtocolClient[]): Promise<void> {
  for (const client of clients) {
    for (const { status, text, ...sealed } of client.answers) {
      const again = await client.deliver(sealed);
      expect([again.status, again.text]).toEqual([status, text]);
    }
  }
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${server.origin}${path}`);
  return ((await response.json()) as { result: T }).result;
}
