import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { isPassing } from '#server/failure-facts.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { inTransaction, liftDeadline, lockCatalogue } from '#server/store/transaction.ts';
import { call, newKey } from '#tests/support/contract-client.ts';
import { loggingApp } from '#tests/support/logging-app.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { openProxiedDatabase } from '#tests/support/postgres-database.ts';
import { PostgresProxy } from '#tests/support/postgres-proxy.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const SILENCE_MS = 3000;
/** More than a pool has connections. */
const CALLS = 15;

let proxy: PostgresProxy;
let database: ShopDatabase;
let app: App;
let log = '';

beforeAll(async () => {
  proxy = await PostgresProxy.open(inject('postgres'));
  database = await openProxiedDatabase(proxy, SILENCE_MS);
  await writeCatalogue(database.queries, testCatalogue(), storeViews);
  app = loggingApp(database.queries, (line) => void (log += line));
});

afterEach(() => {
  expect(log, 'a log names no shopper').not.toMatch(/Kari|Nordmann|kari@example/);
});

afterAll(async () => {
  await database.close();
  await proxy.close();
});

const createCarts = (): Promise<number[]> =>
  Promise.all(Array.from({ length: CALLS }, async () => (await call(app, 'createCart')).status));
const all = (status: number): number[] => Array.from({ length: CALLS }, () => status);

test('a connection that is lost before a transaction begins costs one call and no place in the pool', async () => {
  proxy.cutAt = 'begin';
  expect(await createCarts()).toEqual(all(503));
  proxy.cutAt = null;
  expect(await createCarts()).toEqual(all(200));
});

test('a connection that is lost before an order is committed is told as busy, and the same order is then placed once', async () => {
  const options = { body: orderOf(), key: newKey() };
  proxy.cutAt = 'commit';
  const busy = await call(app, 'placeOrder', options);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)]);
  proxy.cutAt = null;
  const placed = await call(app, 'placeOrder', options);
  expect([placed.status, placed.headers.get('idempotency-replayed')]).toEqual([200, null]);
});

test('a PostgreSQL that says nothing more is given up, and whoever comes once it answers again is served', async () => {
  proxy.fallSilent();
  expect(await createCarts()).toEqual(all(503));
  proxy.comeBack();
  expect(await createCarts()).toEqual(all(200));
});

test('a transaction that may take as long as it needs is waited for, and one after it on the same connection is not', async () => {
  const slow = sql`select pg_sleep(${(SILENCE_MS + 1000) / 1000})`;
  await inTransaction(database.queries, async (queries) => {
    await liftDeadline(queries);
    await queries.execute(slow);
  });
  const bounded = inTransaction(database.queries, (queries) => queries.execute(slow));
  expect(isPassing(await bounded.catch((error: unknown) => error))).toBe(true);
});

test('a server that says nothing more in the middle of a transaction holds the orders of others up for that long only', async () => {
  const order = { body: orderOf(), key: newKey() };
  const statuses: number[] = [];
  const frozen = inTransaction(database.queries, async (queries) => {
    await lockCatalogue(queries);
    await expect
      .poll(async () => statuses[statuses.push((await call(app, 'placeOrder', order)).status) - 1], {
        timeout: 10 * SILENCE_MS,
      })
      .toBe(200);
    await lockCatalogue(queries);
  });
  expect(isPassing(await frozen.catch((error: unknown) => error))).toBe(true);
  expect(statuses[0]).toBe(503);
});
