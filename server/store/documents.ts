import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { storeViewByCode } from '#config/stores.ts';
import { type Collection, columnsOf, type WireDocument } from './collections.ts';
import type { Queries } from './database.ts';
import { documents } from './schema.ts';

/** A document as it is stored; `body` lacks what the columns hold. */
export type DocumentRow = typeof documents.$inferSelect;

const WRITE_BATCH = 250;

/** Dictionary of the database for the words of a store view's texts. */
const dictionaries: Readonly<Record<string, string>> = {
  nb: 'norwegian',
  sv: 'swedish',
  da: 'danish',
  fi: 'finnish',
  en: 'english',
};

/** The dictionary that a store view's texts are indexed and searched with. */
export function dictionaryOf(storeCode: string): string {
  const language = storeViewByCode(storeCode)?.locales[0]?.slice(0, 2) ?? '';
  return dictionaries[language] ?? 'simple';
}

/**
 * Adds or replaces documents. What did not change keeps its change number, so that writing twice changes nothing.
 * The caller holds the catalogue lock. Returns the ids that changed.
 */
export async function writeDocuments(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  bodies: readonly WireDocument[],
): Promise<string[]> {
  const changed: string[] = [];
  for (let start = 0; start < bodies.length; start += WRITE_BATCH) {
    const batch = bodies.slice(start, start + WRITE_BATCH).map((body) => ({ body, ...columnsOf(collection, body) }));
    changed.push(...(await writeBatch(queries, storeCode, collection, JSON.stringify(batch))));
  }
  return changed;
}

async function writeBatch(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  batch: string,
): Promise<string[]> {
  const dictionary = sql`${dictionaryOf(storeCode)}::regconfig`;
  const result = await queries.execute(sql`
    insert into documents as stored
      (store_code, collection, id, change_number, updated_at, is_gone, body, sku, path, slug, words)
    select ${storeCode}, ${collection}, row ->> 'id', nextval('catalogue_change'), now(), (row ->> 'isGone')::boolean,
      (row -> 'body') - 'updated_at', row ->> 'sku', row ->> 'path', row ->> 'slug',
      setweight(to_tsvector(${dictionary}, row ->> 'title'), 'A') ||
      setweight(to_tsvector(${dictionary}, row ->> 'text'), 'C')
    from jsonb_array_elements(${batch}::jsonb) as row
    on conflict (store_code, collection, id) do update set
      change_number = excluded.change_number, updated_at = excluded.updated_at, is_gone = excluded.is_gone,
      body = excluded.body, sku = excluded.sku, path = excluded.path, slug = excluded.slug, words = excluded.words
    where stored.body is distinct from excluded.body or stored.is_gone is distinct from excluded.is_gone
    returning id`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** Rows of a raw query; both drivers answer with `rows`. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** Documents after a change number, in the order of their changes; the first pull leaves tombstones out. */
export async function documentsAfter(
  queries: Queries,
  question: { storeCode: string; collection: Collection; after: number; limit: number; withTombstones: boolean },
): Promise<DocumentRow[]> {
  const { storeCode, collection, after, limit, withTombstones } = question;
  return queries
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, storeCode),
        eq(documents.collection, collection),
        gt(documents.changeNumber, after),
        withTombstones ? undefined : eq(documents.isGone, false),
      ),
    )
    .orderBy(asc(documents.changeNumber))
    .limit(limit);
}

/** How many documents of a collection a device should end up with. */
export async function countLive(queries: Queries, storeCode: string, collection: Collection): Promise<number> {
  return queries.$count(
    documents,
    and(eq(documents.storeCode, storeCode), eq(documents.collection, collection), eq(documents.isGone, false)),
  );
}

/** The highest change number drawn so far. */
export async function lastChangeNumber(queries: Queries): Promise<number> {
  const result = await queries.execute(sql`select coalesce(max(change_number), 0) as last from documents`);
  return Number(rowsOf<{ last: string | number }>(result)[0]!.last);
}

/** Live documents of a collection with these ids, in no order. */
export async function documentsById(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, storeCode),
        eq(documents.collection, collection),
        eq(documents.isGone, false),
        inArray(documents.id, [...ids]),
      ),
    );
}

/** All live documents of a small collection. */
export async function allDocuments(
  queries: Queries,
  storeCode: string,
  collection: Collection,
): Promise<DocumentRow[]> {
  return documentsAfter(queries, {
    storeCode,
    collection,
    after: 0,
    limit: Number.MAX_SAFE_INTEGER,
    withTombstones: false,
  });
}
