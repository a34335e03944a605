import { sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import { failureFacts } from '../failure-facts.ts';
import { type Article, writeArticles } from '../store/articles.ts';
import { type Collection, collections, type WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { DocumentWriter, type PreparedDocument } from '../store/document-writer.ts';
import { documentsById, rowsOf } from '../store/documents.ts';
import { hasOfferAhead, notePrices } from '../store/price-history.ts';
import { asFirstDocuments, isWithoutDocuments } from '../store/first-documents.ts';
import { rateProducts, ratingEntry, type Ratings, ratingsOf, withRating } from '../reviews/rate-products.ts';
import { putBackPublished } from '../reviews/submitted.ts';
import { inTransaction, liftDeadline, lockCatalogue, waitForLocks } from '../store/transaction.ts';
import type { DocumentList, ImportCount, ReadCatalogue, WrittenCatalogue } from './imported-catalogue.ts';
import { localise } from './localise.ts';
import { withOwnAddresses } from './own-addresses.ts';
import { withStoredOptions } from './stored-options.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Tells how far a long import is. */
export type Progress = (step: {
  readonly store: string;
  readonly collection: Collection;
  readonly done: number;
  readonly total: number;
}) => void;

const STEP = 1000;

/** Told of documents of a store view while they are written, with the time of their change. */
export type OnWrite = (
  store: StoreView,
  collection: Collection,
  documents: readonly PreparedDocument[],
  updatedAt: Date,
) => void;

interface WritingOptions {
  readonly progress?: Progress;
  readonly onWrite?: OnWrite;
}

/**
 * Writes a catalogue into the given store views, all of it or nothing. Documents that are not in it stay as they are.
 * Returns counts over all store views together. What fails after the catalogue is stored is a warning.
 */
export async function writeCatalogue(
  database: Queries,
  catalogue: ReadCatalogue,
  stores: readonly StoreView[],
  options: WritingOptions = {},
): Promise<WrittenCatalogue> {
  const { isFirst, counts } = await inTransaction(database, async (queries) => {
    await lockCatalogue(queries);
    if (await isWithoutDocuments(queries))
      return { isFirst: true, counts: await writeFirst(queries, catalogue, stores, options) };
    const placed = await withOwnAddresses(queries, catalogue, stores);
    return { isFirst: false, counts: await writeAll(queries, placed, stores, { ...options, isFirst: false }) };
  });
  const isChanged = counts.some(({ changed }) => changed > 0);
  return { counts, warnings: isChanged && !isFirst ? await tidyDocuments(database) : [] };
}

/**
 * Writes a catalogue into a shop that has nothing. Waits for whoever writes one at the same time, and says whether it was written: false
 * where there is one now.
 */
export async function writeFirstCatalogue(
  database: Queries,
  catalogue: ReadCatalogue,
  stores: readonly StoreView[],
  options: WritingOptions = {},
): Promise<boolean> {
  return inTransaction(database, async (queries) => {
    await waitForLocks(queries);
    await lockCatalogue(queries);
    if (!(await isWithoutDocuments(queries))) return false;
    await writeFirst(queries, catalogue, stores, options);
    return true;
  });
}

async function writeFirst(
  queries: Queries,
  catalogue: ReadCatalogue,
  stores: readonly StoreView[],
  options: WritingOptions,
): Promise<ImportCount[]> {
  const placed = await withOwnAddresses(queries, catalogue, stores);
  await liftDeadline(queries);
  return asFirstDocuments(queries, () => writeAll(queries, placed, stores, { ...options, isFirst: true }));
}

async function writeAll(
  queries: Queries,
  catalogue: ReadCatalogue,
  stores: readonly StoreView[],
  options: WritingOptions & { readonly isFirst: boolean },
): Promise<ImportCount[]> {
  const counts: ImportCount[] = [];
  // Written last, because orders wait for articles that are being written.
  const articles: Article[] = [];
  for (const collection of collections) {
    const documents = catalogue.documents[collection];
    if (!documents || documents.length === 0) continue;
    // Before the products are written, so that one that is imported again is the same as before.
    const ratings = new Map<StoreView, Ratings>();
    if (collection === 'products')
      for (const store of stores) ratings.set(store, await ratingsAfter(queries, store, catalogue));
    const taken = (step: readonly WireDocument[]): void => {
      if (collection === 'products') articles.push(...step.flatMap(articlesOf));
    };
    const changed = await writeCollection(queries, stores, { ...options, collection, documents, ratings, taken });
    counts.push({ collection, read: documents.length, changed });
  }
  const reviewed = [...(catalogue.documents.reviews ?? [])].map(({ id }) => String(id));
  await putBackPublished(queries, reviewed);
  for (const { code } of stores) await rateProducts(queries, code, reviewed);
  await writeArticles(queries, eachSkuOnce(articles));
  return counts;
}

/**
 * What a database does by itself now and then, and the embedded one never: it learns how the documents are spread, without
 * which searches read all of them, and sorts new entries into the indexes. Returns what is to be said when that fails.
 */
async function tidyDocuments(database: Queries): Promise<string[]> {
  try {
    await database.execute(sql`vacuum (analyze) documents`);
    return [];
  } catch (error) {
    const { code = 'no code' } = failureFacts(error);
    return [`Everything is stored, but could not be tidied (${code}). Searches may be slow until the next import.`];
  }
}

interface Writing extends WritingOptions {
  readonly collection: Collection;
  readonly documents: DocumentList;
  readonly ratings: ReadonlyMap<StoreView, Ratings>;
  /** Whether the shop had nothing before. */
  readonly isFirst: boolean;
  /** Told of each part of the list once. */
  readonly taken: (step: readonly WireDocument[]) => void;
}

/** Writes a collection part by part, each into all store views, so that a list that is made while it is read is made once. */
async function writeCollection(
  queries: Queries,
  stores: readonly StoreView[],
  { collection, documents, ratings, taken, isFirst, progress = () => {}, onWrite = () => {} }: Writing,
): Promise<number> {
  const total = documents.length;
  const updatedAt = await timeOf(queries);
  const writer = new DocumentWriter(queries);
  for (let start = 0; start < total; start += STEP) {
    const step = documents.slice(start, start + STEP);
    taken(step);
    for (const store of stores) {
      const local = localised(step, collection, store, ratings.get(store));
      // What the shop knows of attributes is read, so nothing else may be on its way.
      if (collection === 'attributes') await writer.done();
      const bodies = collection === 'attributes' ? await withStoredOptions(queries, store.code, [...local]) : local;
      // What a product cost before is noted, for the lowest price of thirty days; in a new shop nothing was sold yet, and only offers that will begin are looked for.
      const isNoted = collection === 'products' && !isFirst;
      if (isNoted) await writer.done();
      const ids = isNoted ? step.map(({ id }) => String(id)) : [];
      const before = await documentsById(queries, store.code, collection, ids);
      const known = new Map(before.map(({ id, body }) => [id, body]));
      const changes: Parameters<typeof notePrices>[2][number][] = [];
      await writer.write(store.code, collection, bodies, (batch) => {
        for (const { id, body } of collection === 'products' ? batch : [])
          if (known.has(id) || hasOfferAhead(body, updatedAt.getTime()))
            changes.push({ before: known.get(id) ?? null, after: body });
        onWrite(store, collection, batch, updatedAt);
      });
      if (changes.length > 0) await writer.done();
      await notePrices(queries, store, changes, updatedAt.getTime());
      progress({ store: store.code, collection, done: Math.min(start + STEP, total), total });
    }
  }
  return writer.done();
}

function* localised(
  documents: readonly WireDocument[],
  collection: Collection,
  store: StoreView,
  ratings: Ratings | undefined,
): Generator<WireDocument> {
  for (const document of documents) {
    const local = localise(document, collection, store);
    yield ratings ? withRating(local, ratings) : local;
  }
}

/** The time that everything of this transaction is written at. */
async function timeOf(queries: Queries): Promise<Date> {
  const [row] = rowsOf<{ at: string | Date }>(await queries.execute(sql`select now() as at`));
  return new Date(row!.at);
}

/** What the products of a store view are rated once a catalogue is written into it. */
async function ratingsAfter(queries: Queries, { code }: StoreView, catalogue: ReadCatalogue): Promise<Ratings> {
  const read = [...(catalogue.documents.reviews ?? [])].map(({ id, ...document }) => [String(id), document] as const);
  const ids = new Set(read.map(([id]) => id));
  const kept = [...(await ratingsOf(queries, code))].filter(([sku]) => !ids.has(sku));
  return new Map([...kept, ...read.flatMap(([sku, document]) => ratingEntry(sku, document['bottomline']))]);
}

/** What of a product can be bought by itself: its variants, or the product when it has none. */
function articlesOf(product: WireDocument): Article[] {
  const productId = String(product.id);
  const children = (product['configurable_children'] ?? []) as Fields[];
  if (product['type_id'] === 'configurable') return children.map((child) => article(child, productId));
  return [article(product, productId)];
}

/** An article that came to another product is written as that has it: the later one. */
function eachSkuOnce(all: readonly Article[]): Article[] {
  return [...new Map(all.map((one) => [one.sku, one])).values()];
}

function article(fields: Fields, productId: string): Article {
  const stock = (fields['stock'] ?? {}) as {
    qty?: number;
    is_in_stock?: boolean;
    manage_stock?: boolean;
    status?: string;
  };
  return {
    sku: String(fields['sku']),
    articleId: Number(fields['id']),
    productId,
    qty: stock.qty ?? 0,
    isInStock: stock.is_in_stock ?? false,
    isManaged: stock.manage_stock ?? true,
    status: stock.status ?? null,
  };
}
