import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { pruneRefreshTokens } from '#server/account/sign-ins.ts';
import { pruneCarts } from '#server/cart/cart-store.ts';
import { pruneStoredReplies } from '#server/http/idempotent.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { keepTidy } from '#server/keep-tidy.ts';
import { pruneStandInOrders } from '#server/payment-stand-in/stand-in-orders.ts';
import { openShopDatabase } from '#server/open-shop-database.ts';
import { openDatabase, type Queries, type ShopDatabase } from '#server/store/database.ts';
import { DELETED_AT_ONCE } from '#server/store/delete-batch.ts';
import { rowsOf } from '#server/store/documents.ts';
import { standInOrders } from '#server/store/payment-schema.ts';
import { restockRequests } from '#server/store/restock-schema.ts';
import { carts, idempotencyKeys } from '#server/store/schema.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { emptyPostgresUrl, MIGRATIONS, openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** What is deleted every hour, on a PostgreSQL that has more of it than one statement should delete. */

const YEARS_AGO = sql`now() - interval '3 years'`;
const MANY = 2 * DELETED_AT_ONCE + 1;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-pruning-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of a shop that was not pruned for years: replies, a cart and somebody who waits. */
async function leaveBehind(queries: Queries, replies: number): Promise<void> {
  await queries.execute(sql`
    insert into idempotency_keys (key, fingerprint, status, reply, is_kept_with_order, created_at)
    select 'old' || n, '', 200, '{}', false, ${YEARS_AGO} from generate_series(1, ${replies}::int) as n`);
  await queries.execute(sql`
    insert into carts (id, store_code, is_open, created_at, updated_at)
    values ('left', 'bmno', true, ${YEARS_AGO}, ${YEARS_AGO})`);
  await queries.execute(sql`
    insert into restock_requests (email, store_code, sku, asked_at)
    values ('kari@example.no', 'bmno', 'LAMP', ${YEARS_AGO})`);
}

const rowsLeft = (queries: Queries) =>
  Promise.all([idempotencyKeys, carts, restockRequests].map((table) => queries.$count(table)));

/** Tidies until nothing is logged or deleted any more, and tells what was logged. */
async function tidied(database: ShopDatabase, until: () => Promise<void>): Promise<unknown[]> {
  const logged: unknown[] = [];
  const stop = keepTidy(database, { warn: (facts: unknown) => void logged.push(facts) });
  await until();
  await stop();
  return logged;
}

test('a shop opens while a table is locked, deletes what is over in the others, and logs what it could not', async () => {
  const url = await emptyPostgresUrl();
  const other = await openDatabase({ url, dataDir: '', migrations: MIGRATIONS });
  await writeCatalogue(other.queries, testCatalogue(), storeViews);
  await leaveBehind(other.queries, 3);
  await inTransaction(other.queries, async (queries) => {
    await queries.execute(sql`lock table idempotency_keys in access exclusive mode`);
    const environment = { dataDir: folder, databaseUrl: url, catalogue: 'demo' };
    const shop = await openShopDatabase(environment, () => undefined);
    const logged = await tidied(shop, async () => {
      const left = () => Promise.all([carts, restockRequests].map((table) => shop.queries.$count(table)));
      await expect.poll(left).toEqual([0, 0]);
    });
    expect(logged).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: '55P03', statement: 'delete idempotency_keys' })]),
    );
    await shop.close();
  });
  expect(await rowsLeft(other.queries)).toEqual([3, 0, 0]);
  await other.close();
});

test('however much is over, no statement deletes more than a batch, and the batches follow each other', async () => {
  const database = await openPostgresDatabase();
  const { queries } = database;
  await leaveBehind(queries, MANY);
  expect(await pruneStoredReplies(queries, new Date()), 'there is more').toBe(true);
  expect(await queries.$count(idempotencyKeys)).toBe(MANY - DELETED_AT_ONCE);
  const logged = await tidied(database, () => expect.poll(() => rowsLeft(queries)).toEqual([0, 0, 0]));
  expect(logged).toEqual([]);
  expect(await pruneStoredReplies(queries, new Date()), 'there is more').toBe(false);
  await database.close();
});

test('servers that delete at the same time do not wait for each other', async () => {
  const database = await openPostgresDatabase();
  const { queries } = database;
  await leaveBehind(queries, 3);
  await inTransaction(queries, async (other) => {
    await other.execute(sql`select from idempotency_keys where key = 'old1' for update`);
    expect(await pruneStoredReplies(queries, new Date())).toBe(false);
    expect(await queries.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'old1' }]);
  });
  await database.close();
});

test.each([
  ['idempotency_keys_may_go', pruneStoredReplies],
  ['idempotency_keys_made', pruneStoredReplies],
  ['carts_updated', pruneCarts],
  ['refresh_tokens_used', pruneRefreshTokens],
  ['stand_in_orders_unpaid', pruneStandInOrders],
])('what goes by its age is found by an index: %s', async (index, prune) => {
  const database = await openPostgresDatabase();
  await inTransaction(database.queries, async (queries) => {
    // A table of few rows is read whole otherwise.
    await queries.execute(sql`set local enable_seqscan = off`);
    await prune(queries, new Date());
    const scans = sql`select pg_stat_get_xact_numscans(${index}::regclass)::int as scans`;
    const [row] = rowsOf<{ scans: number }>(await queries.execute(scans));
    expect(row!.scans).toBeGreaterThan(0);
  });
  await database.close();
});

test('of the orders that the payment stand-in keeps, those go that were not paid long ago', async () => {
  const database = await openPostgresDatabase();
  const { queries } = database;
  await queries.execute(sql`
    insert into stand_in_orders (id, reference, status, method, "order", updated_at)
    select status || age, status || age, status, 'card', '{}', now() - make_interval(days => age)
    from unnest(array['checkout_incomplete', 'refused', 'cancelled', 'checkout_complete']) as status,
      unnest(array[29, 31]) as age`);
  expect(await pruneStandInOrders(queries, new Date()), 'there is more').toBe(false);
  const left = await queries.select({ id: standInOrders.id }).from(standInOrders);
  expect(left.map(({ id }) => id).toSorted()).toEqual([
    'cancelled29',
    'checkout_complete29',
    'checkout_complete31',
    'checkout_incomplete29',
    'refused29',
  ]);
  await database.close();
});
