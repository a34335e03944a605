import { type SQL, sql } from 'drizzle-orm';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { dictionaryOf, type DocumentRow, rowsOf } from '../store/documents.ts';
import type { Bucketing, Search, SortKey } from './condition.ts';
import { conditionSql, inRangeSql, scoreSql, sortValueSql, valuesSql } from './condition-sql.ts';

export interface Hit {
  readonly row: Pick<DocumentRow, 'id' | 'body' | 'updatedAt'>;
  readonly score: number;
}

export interface Bucket {
  readonly key: string | number | boolean;
  readonly doc_count: number;
  readonly from?: number;
  readonly to?: number;
}

export interface SearchOutcome {
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly aggregations: Readonly<Record<string, readonly Bucket[]>>;
}

/** A search, and where its documents are: in their table, or in what has its columns and more rows. */
type SearchOfSource = Search & { readonly source?: SQL };

/** Runs a search over the live documents of one collection. */
export async function runSearch(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  { source = sql`documents`, ...search }: SearchOfSource,
): Promise<SearchOutcome> {
  const dictionary = dictionaryOf(storeCode);
  const score = scoreSql(search.condition, dictionary);
  const matching = sql`from ${source} where store_code = ${storeCode} and collection = ${collection} and not is_gone
    and ${conditionSql(search.condition, dictionary)} and ${score} >= ${search.minScore}`;
  const counted = rowsOf<{ total: number }>(await queries.execute(sql`select count(*)::int as total ${matching}`));
  const rows = rowsOf<HitRow>(
    await queries.execute(sql`select id, body, updated_at, ${score} as score ${matching}
      order by ${orderSql(search.sort)} limit ${search.size} offset ${search.from}`),
  );
  const aggregations: Record<string, readonly Bucket[]> = {};
  for (const bucketing of search.buckets)
    aggregations[bucketing.name] = await countBuckets(queries, matching, bucketing);
  return { total: counted[0]!.total, hits: rows.map(toHit), aggregations };
}

interface HitRow {
  readonly id: string;
  readonly body: DocumentRow['body'];
  readonly updated_at: string | Date;
  readonly score: number;
}

function toHit(row: HitRow): Hit {
  return { row: { id: row.id, body: row.body, updatedAt: new Date(row.updated_at) }, score: row.score };
}

function orderSql(keys: readonly SortKey[]): SQL {
  const parts = keys.map(({ field, isDescending }) => {
    const value = field === '_score' ? sql`score` : sortValueSql(field);
    return isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
  });
  if (keys.length === 0) parts.push(sql`score desc`);
  // Documents that are equal otherwise are sorted by id, so that pages neither repeat nor skip one.
  return sql.join([...parts, sql`length(id)`, sql`id`], sql`, `);
}

async function countBuckets(queries: Queries, matching: SQL, { field, by }: Bucketing): Promise<Bucket[]> {
  if ('ranges' in by) {
    if (by.ranges.length === 0) return [];
    const counts = by.ranges.map(({ from, to }, index) => {
      return sql`count(*) filter (where ${inRangeSql(field, from, to)})::int as ${sql.identifier(`range_${index}`)}`;
    });
    const [row] = rowsOf<Record<string, number>>(
      await queries.execute(sql`select ${sql.join(counts, sql`, `)} ${matching}`),
    );
    return by.ranges.map(({ from, to }, index) => ({
      key: `${from ?? '*'}-${to ?? '*'}`,
      doc_count: row![`range_${index}`]!,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    }));
  }
  const rows = rowsOf<{ value: string | number | boolean; count: number }>(
    await queries.execute(sql`select value, count(*)::int as count
      from (select distinct id, ${valuesSql(field)} as value ${matching}) as valued
      where jsonb_typeof(value) in ('string', 'number', 'boolean')
      group by value order by count desc, value limit ${by.size}`),
  );
  return rows.map((row) => ({ key: row.value, doc_count: row.count }));
}
