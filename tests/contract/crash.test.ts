import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { App } from '#server/app.ts';
import { runCommand } from '#server/cli/commands.ts';
import type { FailpointName } from '#server/failpoint.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import { call, type CallOptions, newKey } from '#tests/support/contract-client.ts';
import { contentOf } from '#tests/support/contract-content.ts';
import { databases } from '#tests/support/contract-shop.ts';
import { loggingApp } from '#tests/support/logging-app.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** Everything that the servers of these tests logged. */
let log = '';

const passes = new Map<FailpointName, number>();

/** Lets the server throw at the next pass of a failpoint during `work`; every request passes the failpoint once. */
async function throwingAt<T>(name: FailpointName, work: () => Promise<T>): Promise<T> {
  const nth = (passes.get(name) ?? 0) + 1;
  passes.set(name, nth);
  process.env['FAILPOINT'] = `${name}:${nth}:throw`;
  try {
    return await work();
  } finally {
    delete process.env['FAILPOINT'];
  }
}

/** A backend that is meant to fail, so its log is kept here. */
async function openCrashing(open: () => Promise<ShopDatabase>): Promise<{ database: ShopDatabase; app: App }> {
  const database = await open();
  await writeCatalogue(database.queries, testCatalogue(), storeViews);
  await runCommand(database.queries, ['add-coupon', 'VELKOMMEN10', '10']);
  const app = loggingApp(database.queries, (line) => void (log += line));
  return { database, app };
}

describe.each(databases)('a failure in the middle, on $name', ({ open }) => {
  let database: ShopDatabase;
  let app: App;
  let cartId: string;

  beforeAll(async () => {
    ({ database, app } = await openCrashing(open));
  });

  afterAll(() => database.close());

  beforeEach(async () => {
    cartId = (await call<string>(app, 'createCart')).result;
    const body = { cartItem: { sku: 'SOFA-GREY', qty: 1, quoteId: cartId } };
    await call(app, 'updateCartItem', { query: { cartId }, body });
  });

  afterEach(() => {
    expect(log).toContain('a request failed');
    expect(log, 'a log names no shopper').not.toMatch(/Kari|Nordmann|kari@example|22222222|Storgata|VELKOMMEN10/);
  });

  const mutations = (): (readonly [OperationId, CallOptions])[] => [
    ['createCart', { key: newKey() }],
    [
      'updateCartItem',
      { query: { cartId }, body: { cartItem: { sku: 'LAMP', qty: 2, quoteId: cartId } }, key: newKey() },
    ],
    ['applyCoupon', { query: { cartId, coupon: 'VELKOMMEN10' }, key: newKey() }],
    [
      'placeOrder',
      { body: orderOf({ cart_id: cartId, products: [{ sku: 'SOFA-GREY', qty: 2, price: 1 }] }), key: newKey() },
    ],
  ];

  test('before the commit leaves nothing, and the same request then succeeds', async () => {
    for (const [id, options] of mutations()) {
      const places: FailpointName[] = [
        'before-tx',
        'before-commit',
        ...(id === 'placeOrder' ? (['after-insert'] as const) : []),
      ];
      for (const place of places) {
        const before = await contentOf(database.queries);
        const failed = await throwingAt(place, () => call(app, id, options));
        expect(failed, `${id} ${place}`).toMatchObject({ status: 500, result: { code: 'INTERNAL' } });
        expect(await contentOf(database.queries), `${id} ${place}`).toBe(before);
      }
      const then = await call(app, id, options);
      expect([then.status, then.headers.get('idempotency-replayed')], id).toEqual([200, null]);
    }
  });

  test('after the commit keeps all of it, and the same request gives the stored answer', async () => {
    for (const [id, options] of mutations()) {
      const before = await contentOf(database.queries);
      const failed = await throwingAt('after-commit', () => call(app, id, options));
      expect(failed.status, id).toBe(500);
      const after = await contentOf(database.queries);
      expect(after, id).not.toBe(before);
      const then = await call(app, id, options);
      expect([then.status, then.headers.get('idempotency-replayed')], id).toEqual([200, 'true']);
      expect(await contentOf(database.queries), id).toBe(after);
    }
  });

  test('with the answer lost on its way, an order is placed once', async () => {
    const options = { body: orderOf({ cart_id: cartId }), key: newKey() };
    await expect(throwingAt('before-reply', () => call(app, 'placeOrder', options))).rejects.toThrow('failpoint');
    const after = await contentOf(database.queries);
    const then = await call(app, 'placeOrder', options);
    expect([then.status, then.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await contentOf(database.queries)).toBe(after);
  });

  test('with half of the answer on its way, an order is placed once', async () => {
    const options = { body: orderOf({ cart_id: cartId }), key: newKey() };
    await expect(throwingAt('mid-reply', () => call(app, 'placeOrder', options))).rejects.toThrow('mid-reply');
    const after = await contentOf(database.queries);
    const then = await call(app, 'placeOrder', options);
    expect([then.status, then.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await contentOf(database.queries)).toBe(after);
  });

  test('of a call that is to be refused stores no refusal under the key', async () => {
    const options = { body: orderOf({ products: [{ sku: 'VASE', qty: 1, price: 1 }] }), key: newKey() };
    expect((await throwingAt('before-commit', () => call(app, 'placeOrder', options))).status).toBe(500);
    const then = await call(app, 'placeOrder', options);
    expect([then.status, then.headers.get('idempotency-replayed')]).toEqual([400, null]);
  });
});

describe('a connection to PostgreSQL that breaks', () => {
  let database: ShopDatabase;
  let app: App;

  beforeAll(async () => {
    ({ database, app } = await openCrashing(openPostgresDatabase));
  });

  afterAll(() => database.close());

  const breakOthers = async (condition: string): Promise<number> => {
    const result = await database.queries.execute(
      sql.raw(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${condition}`),
    );
    return rowsOf(result).length;
  };

  test('while it is idle is replaced, and no call fails', async () => {
    await Promise.all(Array.from({ length: 5 }, () => call(app, 'createCart')));
    expect(await breakOthers('true')).toBeGreaterThan(2);
    // The pool hears of the broken connections a moment later.
    await new Promise((resolve) => void setTimeout(resolve, 1000));
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(app, 'createCart')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test('in the middle of an order leaves nothing, and the same request then succeeds', async () => {
    const options = { body: orderOf(), key: newKey() };
    let failed: Promise<{ status: number }> | undefined;
    const before = await contentOf(database.queries);
    await inTransaction(database.queries, async (queries) => {
      await lockCatalogue(queries);
      failed = call(app, 'placeOrder', options);
      const isWaiting = "wait_event = 'advisory'";
      await expect.poll(() => breakOthers(isWaiting), { interval: 20 }).toBe(1);
    });
    expect((await failed)!.status).toBe(503);
    expect(await contentOf(database.queries)).toBe(before);
    expect((await call(app, 'placeOrder', options)).status).toBe(200);
  });
});
