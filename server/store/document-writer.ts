import { sql } from 'drizzle-orm';
import { type Collection, columnsOf, type DocumentColumns, type WireDocument } from './collections.ts';
import type { Queries } from './database.ts';
import { dictionaryOf, rowsOf } from './documents.ts';
import { addToTotal } from './list-totals.ts';

const BATCH = 250;

/** A document with what the columns beside its body hold. */
export interface PreparedDocument extends DocumentColumns {
  readonly body: WireDocument;
}

/** Documents as a statement takes them: their ids, how many of them are live, and all of them as JSON. */
interface Batch {
  readonly ids: readonly string[];
  readonly live: number;
  readonly text: string;
}

/**
 * Adds or replaces documents in batches. While the database takes a batch, the next is prepared: in an embedded database both
 * have a processor of their own. The caller holds the catalogue lock, and makes no other query before `done`.
 */
export class DocumentWriter {
  private readonly queries: Queries;
  private changed = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /**
   * Writes documents; when it resolves, the last batch may still be on its way. An unchanged document keeps its change number, so
   * that writing it twice changes nothing. Each batch is told to `prepared` while the one before it is written.
   */
  async write(
    storeCode: string,
    collection: Collection,
    bodies: Iterable<WireDocument>,
    prepared: (batch: readonly PreparedDocument[]) => void = () => undefined,
  ): Promise<void> {
    for (const batch of inBatches(bodies)) {
      const documents = batch.map((body) => ({ ...columnsOf(collection, body), body: withoutTime(body) }));
      const written = {
        ids: documents.map(({ id }) => id),
        live: documents.filter(({ isGone }) => !isGone).length,
        text: JSON.stringify(documents),
      };
      prepared(documents);
      await this.writing;
      this.writing = this.writeBatch(storeCode, collection, written);
      // Whoever waits for it hears of an error.
      this.writing.catch(() => undefined);
    }
  }

  /** Waits for the last batch. Returns how many documents are new or different. */
  async done(): Promise<number> {
    await this.writing;
    return this.changed;
  }

  private writeBatch(storeCode: string, collection: Collection, { ids, live, text }: Batch): Promise<void> {
    const dictionary = sql`${dictionaryOf(storeCode)}::regconfig`;
    const written = this.queries.execute(sql`with written as (
      insert into documents as stored
        (store_code, collection, id, change_number, updated_at, is_gone, body, sku, path, slug, words)
      select ${storeCode}, ${collection}, row ->> 'id', nextval('catalogue_change'), now(), (row ->> 'isGone')::boolean,
        row -> 'body', row ->> 'sku', row ->> 'path', row ->> 'slug',
        setweight(to_tsvector(${dictionary}, row ->> 'title'), 'A') ||
        setweight(to_tsvector(${dictionary}, row ->> 'text'), 'C')
      from jsonb_array_elements(${text}::jsonb) as row
      on conflict (store_code, collection, id) do update set
        change_number = excluded.change_number, updated_at = excluded.updated_at, is_gone = excluded.is_gone,
        body = excluded.body, sku = excluded.sku, path = excluded.path, slug = excluded.slug, words = excluded.words
      where stored.body is distinct from excluded.body or stored.is_gone is distinct from excluded.is_gone
      returning 1),
      counted as (${addToTotal(
        storeCode,
        collection,
        sql`${live}::int - (select count(*) from documents
        where store_code = ${storeCode} and collection = ${collection} and id = any(${sql.param(ids)}::text[]) and not is_gone)`,
      )})
      select count(*)::int as changed from written`);
    // `then` sends the statement now. Awaited, it would be sent when this thread is idle again: once the next batch is prepared.
    return written.then((result) => {
      this.changed += rowsOf<{ changed: number }>(result)[0]!.changed;
    });
  }
}

/**
 * Adds or replaces documents. An unchanged document keeps its change number, so that writing it twice changes nothing.
 * The caller holds the catalogue lock.
 */
export async function writeDocuments(
  queries: Queries,
  storeCode: string,
  collection: Collection,
  bodies: readonly WireDocument[],
): Promise<void> {
  const writer = new DocumentWriter(queries);
  await writer.write(storeCode, collection, bodies);
  await writer.done();
}

/** The time of the last change is a column, and nobody else's word counts. */
function withoutTime({ updated_at: _at, ...body }: WireDocument): WireDocument {
  return body;
}

function* inBatches<T>(all: Iterable<T>): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
