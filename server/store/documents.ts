import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { storeViewByCode, storeViews } from '#config/stores.ts';
import { type Collection, collections } from './collections.ts';
import type { Queries } from './database.ts';
import { isLive } from './is-live.ts';
import { isOneOf } from './is-one-of.ts';
import { addToTotal } from './list-totals.ts';
import { documents } from './document-schema.ts';

/** Columns that are needed for searching only are never read: `words` is a third as long as the document. */
const {
  words: _words,
  visibility: _visibility,
  status: _status,
  createdAt: _createdAt,
  ...columnsToRead
} = getTableColumns(documents);
export const readColumns = columnsToRead;

/** A document as it is stored; `body` lacks what the columns hold. */
export type DocumentRow = Omit<typeof documents.$inferSelect, 'words' | 'visibility' | 'status' | 'createdAt'>;

type Json = Readonly<Record<string, unknown>>;

/** The text search dictionary for each store view's language. */
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

/** Fields of a document that get other values. */
interface FieldChange {
  readonly storeCode: string;
  readonly id: string;
  readonly fields: Json;
}

/**
 * Sets fields of live documents that neither a search text nor an address is made of, which makes it cheaper than writing the
 * documents. What has the values already keeps its change number. The caller holds the catalogue lock.
 */
export async function changeFields(
  queries: Queries,
  collection: Collection,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const column = (values: readonly unknown[]): SQL => sql`${sql.param(values)}`;
  // Lists, because PostgreSQL sees how few they are and looks each document up.
  await queries.execute(sql`
    update documents as stored set
      body = stored.body || change.fields, change_number = nextval('catalogue_change'), updated_at = now()
    from unnest(${column(changes.map(({ storeCode }) => storeCode))}::text[], ${column(changes.map(({ id }) => id))}::text[],
      ${column(changes.map(({ fields }) => JSON.stringify(fields)))}::jsonb[]) as change(store_code, id, fields)
    where stored.store_code = change.store_code and stored.collection = ${collection} and stored.id = change.id
      and not stored.is_gone and stored.body is distinct from stored.body || change.fields`);
}

/** Notes that documents are gone, which devices and pages learn by it. The caller holds the catalogue lock. */
export async function removeDocuments(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await queries.execute(sql`with removed as (
      update documents set is_gone = true, change_number = nextval('catalogue_change'), updated_at = now()
      where ${isLive(storeCode, collection)} and ${isOneOf(documents.id, ids)}
      returning 1)
    ${addToTotal(storeCode, collection, sql`-(select count(*) from removed)`)}`);
}

/** Ids of all live documents of a collection. */
export async function liveIds(queries: Queries, storeCode: string, collection: Collection): Promise<string[]> {
  const rows = await queries.select({ id: documents.id }).from(documents).where(isLive(storeCode, collection));
  return rows.map(({ id }) => id);
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
    .select(readColumns)
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

/** The newest change number of a list. */
interface NewestChange {
  readonly storeCode: string;
  readonly collection: Collection;
  readonly changeNumber: number;
}

/** The newest change of each list that has any; each takes one look into the database index. */
export async function newestChanges(queries: Queries, storeCodes: readonly string[]): Promise<NewestChange[]> {
  const result = await queries.execute(
    sql`select of_store, of_collection, newest.change_number from ${newestOfEach(storeCodes)}`,
  );
  const rows = rowsOf<{ of_store: string; of_collection: Collection; change_number: string | number }>(result);
  return rows.map((row) => ({
    storeCode: row.of_store,
    collection: row.of_collection,
    changeNumber: Number(row.change_number),
  }));
}

/** The highest change number of all documents. */
export async function lastChangeNumber(queries: Queries): Promise<number> {
  const newest = await newestChanges(
    queries,
    storeViews.map(({ code }) => code),
  );
  return Math.max(0, ...newest.map(({ changeNumber }) => changeNumber));
}

/** As a part of a statement: store view, collection and newest change of each list. */
export function newestOfEach(storeCodes: readonly string[]): SQL {
  return sql`unnest(${listOf(storeCodes)}) as of_store,
      unnest(${listOf(collections)}) as of_collection,
      lateral (
        select change_number from documents where store_code = of_store and collection = of_collection
        order by change_number desc limit 1
      ) as newest`;
}

function listOf(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
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
    .select(readColumns)
    .from(documents)
    .where(and(isLive(storeCode, collection), isOneOf(documents.id, ids)));
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
