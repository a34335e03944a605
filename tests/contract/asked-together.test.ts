import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ShopDatabase } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { inTransaction, together } from '#server/store/transaction.ts';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

const keep = (key: string) => sql`insert into shop_meta values (${key}, 'x')`;
const NO_SUCH_TABLE = sql`select nothing from nowhere`;

describe.each([
  ['the embedded database', openEmbeddedDatabase],
  ['PostgreSQL', openPostgresDatabase],
])('%s', (_name, open) => {
  let database: ShopDatabase;

  beforeEach(async () => {
    database = await open();
    await database.queries.execute(sql`delete from shop_meta`);
  });

  afterEach(() => database.close());

  const kept = async (): Promise<string[]> =>
    rowsOf<{ key: string }>(await database.queries.execute(sql`select key from shop_meta order by key`)).map(
      ({ key }) => key,
    );

  test('carries out in order what a transaction asks at once', async () => {
    const counts = await inTransaction(database.queries, (queries) => {
      const count = sql`select count(*)::int as count from shop_meta`;
      return together([
        queries.execute(count).execute(),
        queries.execute(keep('a')).execute(),
        queries.execute(count).execute(),
        queries.execute(keep('b')).execute(),
        queries.execute(count).execute(),
      ]);
    });
    expect([0, 2, 4].map((index) => rowsOf(counts[index])[0])).toEqual([{ count: 0 }, { count: 1 }, { count: 2 }]);
    expect(await kept()).toEqual(['a', 'b']);
  });

  test('keeps nothing of a transaction of which one thing that it asked at once fails, whatever goes on beside it', async () => {
    const failing = inTransaction(database.queries, async (queries) => {
      const goingOn = async (): Promise<void> => {
        await queries.execute(keep('a')).catch(() => undefined);
        await queries.execute(keep('b')).catch(() => undefined);
        await queries.execute(keep('c'));
      };
      await together([goingOn(), queries.execute(NO_SUCH_TABLE), queries.execute(keep('d'))]);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '42P01' } });
    expect(await kept()).toEqual([]);
  });

  test('keeps the transaction behind one that fails only when it is committed', async () => {
    await database.queries.execute(
      sql`create table twins (id int, constraint one_of_each unique (id) deferrable initially deferred)`,
    );
    const twice = inTransaction(database.queries, async (queries) => {
      await together([
        queries.execute(sql`insert into twins values (1)`),
        queries.execute(sql`insert into twins values (1)`),
      ]);
    });
    const behind = inTransaction(database.queries, async (queries) => {
      await queries.execute(keep('a'));
      await queries.execute(keep('b'));
    });
    await expect(twice).rejects.toThrow(/commit|duplicate key/);
    await behind;
    expect(await kept()).toEqual(['a', 'b']);
    await database.queries.execute(sql`drop table twins`);
  });

  test('carries out transactions one after another, and single statements between them', async () => {
    const keys = Array.from({ length: 20 }, (_none, index) => String(index).padStart(2, '0'));
    await Promise.all(
      keys.map((key, index) =>
        index % 3 === 0
          ? database.queries.execute(keep(key))
          : inTransaction(
              database.queries,
              (queries) => together([queries.execute(keep(key)), queries.execute(keep(`${key} too`))]),
              () => index % 3 === 1,
            ),
      ),
    );
    expect(await kept()).toEqual(
      keys.flatMap((key, index) => (index % 3 === 0 ? [key] : index % 3 === 1 ? [key, `${key} too`] : [])),
    );
  });
});
