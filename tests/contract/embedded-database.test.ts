import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { openShopDatabase } from '#server/open-shop-database.ts';
import { openDatabase, type Queries } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { EmbeddedDatabase } from '#server/store/embedded-database.ts';
import { totalOf } from '#server/store/list-totals.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import { emptyPostgresUrl, MIGRATIONS, openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** A busy machine may keep a short statement waiting for seconds. */
const DEADLINE_MS = 5000;
const FOR_EVER = sql`select count(*) from generate_series(1, 1e15::bigint)`;

const isCancelled = { cause: { code: '57014' } };

describe('the embedded database', () => {
  let folder: string;
  let database: EmbeddedDatabase;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stua-embedded-'));
    const made = await EmbeddedDatabase.open({ folder, copyOf: inject('embeddedDatabase'), deadlineMs: 60_000 });
    await made.close();
    database = await EmbeddedDatabase.open({ folder, deadlineMs: DEADLINE_MS });
  });

  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const keep = (key: string) => sql`insert into shop_meta values (${key}, 'x')`;
  const kept = async (): Promise<string[]> =>
    rowsOf<{ key: string }>(await database.queries.execute(sql`select key from shop_meta order by key`)).map(
      ({ key }) => key,
    );

  test('uses the room of deleted rows again', async () => {
    const size = async (): Promise<number> =>
      Number(
        rowsOf<{ size: string }>(
          await database.queries.execute(sql`select pg_total_relation_size('shop_meta') as size`),
        )[0]!.size,
      );
    const fillAndEmpty = async (): Promise<void> => {
      await database.queries.execute(
        sql`insert into shop_meta select 'k' || n, repeat('x', 500) from generate_series(1, 2000) as n`,
      );
      await database.queries.execute(sql`delete from shop_meta`);
      await database.vacuum();
    };
    await fillAndEmpty();
    const once = await size();
    for (let day = 0; day < 5; day++) await fillAndEmpty();
    expect(await size()).toBeLessThan(2 * Math.max(once, 100_000));
  });

  test('lets the process run while a statement takes too long, cancels it, and then runs those that wait', async () => {
    await database.queries.execute(keep('before'));
    let beats = 0;
    const heart = setInterval(() => beats++, 10);
    const runaway = database.queries.execute(FOR_EVER).catch((error: unknown) => error);
    const waiting = kept();
    expect(await runaway).toMatchObject(isCancelled);
    clearInterval(heart);
    expect(beats).toBeGreaterThan(DEADLINE_MS / 10 / 4);
    expect(await waiting).toEqual(['before']);
  });

  test('has no deadline for what prepares it, and one for what comes after', async () => {
    await database.close();
    const long = sql`select pg_sleep(${(DEADLINE_MS * 1.2) / 1000})`;
    database = await EmbeddedDatabase.open({ folder, deadlineMs: DEADLINE_MS }, async (queries) => {
      await queries.execute(long);
      await queries.transaction(async (own) => void (await own.execute(long)));
    });
    await expect(database.queries.execute(FOR_EVER)).rejects.toMatchObject(isCancelled);
    const endless = database.queries.transaction(async (own) => void (await own.execute(FOR_EVER)));
    await expect(endless).rejects.toMatchObject(isCancelled);
  });

  test('goes on after a cancelled statement also where it was just made as a copy', async () => {
    const made = mkdtempSync(join(tmpdir(), 'stua-made-'));
    const copyOf = inject('embeddedDatabase');
    const first = await EmbeddedDatabase.open({ folder: made, copyOf, deadlineMs: DEADLINE_MS });
    await first.queries.execute(keep('written'));
    await expect(first.queries.execute(FOR_EVER)).rejects.toMatchObject(isCancelled);
    expect(rowsOf(await first.queries.execute(sql`select key from shop_meta`))).toEqual([{ key: 'written' }]);
    await first.close();
    rmSync(made, { recursive: true });
  });

  test('rolls back the transaction of a cancelled statement, and keeps what was committed', async () => {
    await database.queries.transaction(async (queries) => void (await queries.execute(keep('committed'))));
    const broken = database.queries.transaction(async (queries) => {
      await queries.execute(keep('lost'));
      await queries.execute(FOR_EVER).catch(() => undefined);
      // The connection of this transaction is lost, and its statements must not run on another one.
      await queries.execute(keep('stray'));
    });
    await expect(broken).rejects.toMatchObject({ cause: { code: '08006' } });
    expect(await kept()).toEqual(['committed']);
  });

  test('lets no other statement into a transaction, and rolls back one that fails', async () => {
    let isIn = false;
    const long = database.queries.transaction(async (queries) => {
      await queries.execute(keep('long'));
      isIn = true;
      await pause(50);
      isIn = false;
      throw new Error('refused');
    });
    const other = database.queries.execute(keep('other')).then(() => expect(isIn).toBe(false));
    await expect(long).rejects.toThrow('refused');
    await other;
    expect(await kept()).toEqual(['other']);
  });

  test('carries out more statements than it keeps prepared, and those again that it let go of, in a transaction too', async () => {
    const asked = Array.from({ length: 250 }, (_none, value) => value);
    const ask = async (queries: Pick<typeof database.queries, 'execute'>, value: number): Promise<unknown> =>
      rowsOf(
        await queries.execute(sql`select ${sql.raw(String(value))} as value, ${`said ${value}`}::text as said`),
      )[0];
    const told = (value: number): object => ({ value, said: `said ${value}` });
    for (const value of asked) expect(await ask(database.queries, value)).toEqual(told(value));
    await database.queries.transaction(async (queries) => {
      for (const value of asked) expect(await ask(queries, value)).toEqual(told(value));
    });
    // One that cannot be prepared leaves nothing behind.
    for (const _attempt of [1, 2])
      await expect(database.queries.execute(sql`select nothing from nowhere`)).rejects.toMatchObject({
        cause: { code: '42P01' },
      });
    expect(await ask(database.queries, 0)).toEqual(told(0));
  });

  test('reports the error of a statement without its values', async () => {
    await database.queries.execute(keep('twice'));
    const error: Error = await database.queries.execute(keep('twice')).then(
      () => new Error('carried out'),
      (reason: Error) => reason.cause as Error,
    );
    expect(error).toMatchObject({ name: 'DatabaseError', code: '23505' });
    expect(JSON.stringify(error) + error.message).not.toContain('twice');
  });
});

test('PostgreSQL cancels a statement that takes too long, too', async () => {
  const database = await openPostgresDatabase();
  const [row] = rowsOf<{ statement_timeout: string }>(await database.queries.execute(sql`show statement_timeout`));
  expect(row!.statement_timeout).toBe('10s');
  await database.close();
});

test('servers that start at the same time on an empty PostgreSQL bring its schema up to date together', async () => {
  const url = await emptyPostgresUrl();
  const open = () => openDatabase({ url, dataDir: '', migrations: MIGRATIONS });
  const servers = await Promise.all([open(), open(), open(), open()]);
  for (const { queries } of servers) expect(rowsOf(await queries.execute(sql`select from documents`))).toEqual([]);
  await Promise.all(servers.map((server) => server.close()));
});

/** Longer than a caller waits for a lock. */
const LONG_WAIT = sql`select from pg_locks where not granted and clock_timestamp() - waitstart > interval '3 s'`;

test.each([
  ['has looked whether there is a catalogue', async () => undefined],
  [
    'has not looked yet',
    async (queries: Queries) => void (await queries.execute(sql`lock table documents in access exclusive mode`)),
  ],
])('a server that starts while another one fills PostgreSQL waits for it, also where it %s', async (_when, hold) => {
  const url = await emptyPostgresUrl();
  const first = await openDatabase({ url, dataDir: '', migrations: MIGRATIONS });
  const dataDir = mkdtempSync(join(tmpdir(), 'stua-second-'));
  const second = await inTransaction(first.queries, async (queries) => {
    await lockCatalogue(queries);
    await hold(queries);
    const opening = openShopDatabase({ dataDir, databaseUrl: url, catalogue: 'synthetic:3' }, () => undefined);
    const isWaiting = async (): Promise<void> =>
      expect.poll(async () => rowsOf(await first.queries.execute(LONG_WAIT)).length).toBe(1);
    // A server that gives up says why.
    await Promise.race([opening, isWaiting()]);
    await writeCatalogue(queries, testCatalogue(), storeViews);
    return { opening };
  });
  const shop = await second.opening;
  expect(await totalOf(shop.queries, 'bmno', 'products')).toBe(testCatalogue().documents.products!.length);
  await shop.close();
  await first.close();
  rmSync(dataDir, { recursive: true });
});
