import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/store/documents.ts';
import { databases } from '#tests/support/contract-shop.ts';

test.each(databases)('what goes along with a row is found by an index, on the $name database', async ({ open }) => {
  const database = await open();
  // An index whose condition says more than that there is such a row finds only some of them.
  const unfound = sql`
    select conrelid::regclass::text || ' ' || attname as foreign_key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select 1 from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(' || attname || ' IS NOT NULL)'))`;
  expect(rowsOf(await database.queries.execute(unfound))).toEqual([]);
  await database.close();
});
