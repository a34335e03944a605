import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether a column is one of these texts, however many: they are one parameter, and a statement takes 65,535. */
export function isOneOf(column: AnyColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(texts)}::text[])`;
}
