import { sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import { failureFacts } from '../failure-facts.ts';
import { type Article, writeArticles } from '../store/articles.ts';
import { type Collection, collections, type WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { writeDocuments } from '../store/documents.ts';
import { rateProducts, ratingEntry, type Ratings, ratingsOf, withRating } from '../reviews/rate-products.ts';
import { putBackPublished } from '../reviews/submitted.ts';
import { inTransaction, lockCatalogue } from '../store/transaction.ts';
import type { ImportCount, ImportedCatalogue, WrittenCatalogue } from './imported-catalogue.ts';
import { localise } from './localise.ts';
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

/**
 * Writes a catalogue into the given store views, all of it or nothing. Documents that are not in it stay as they are.
 * Returns counts over all store views together. What fails after the catalogue is stored is a warning.
 */
export async function writeCatalogue(
  database: Queries,
  catalogue: ImportedCatalogue,
  stores: readonly StoreView[],
  progress: Progress = () => {},
): Promise<WrittenCatalogue> {
  const written = await inTransaction(database, async (queries) => {
    await lockCatalogue(queries);
    const counts: ImportCount[] = [];
    for (const collection of collections) {
      const documents = catalogue.documents[collection] ?? [];
      if (documents.length === 0) continue;
      let changed = 0;
      for (const store of stores) {
        // Before the products are written, so that one that is imported again is the same as before.
        const ratings = collection === 'products' ? await ratingsAfter(queries, store, catalogue) : null;
        changed += await writeCollection(queries, store, { collection, documents, ratings, progress });
      }
      counts.push({ collection, read: documents.length, changed });
    }
    const reviewed = (catalogue.documents.reviews ?? []).map(({ id }) => String(id));
    await putBackPublished(queries, reviewed);
    for (const { code } of stores) await rateProducts(queries, code, reviewed);
    await writeArticles(queries, eachSkuOnce((catalogue.documents.products ?? []).flatMap(articlesOf)));
    return counts;
  });
  const isChanged = written.some(({ changed }) => changed > 0);
  return { counts: written, warnings: isChanged ? await tidyDocuments(database) : [] };
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

async function writeCollection(
  queries: Queries,
  store: StoreView,
  {
    collection,
    documents,
    ratings,
    progress,
  }: { collection: Collection; documents: readonly WireDocument[]; ratings: Ratings | null; progress: Progress },
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < documents.length; start += STEP) {
    const local = documents
      .slice(start, start + STEP)
      .map((document) => localise(document, collection, store))
      .map((document) => (ratings ? withRating(document, ratings) : document));
    const step = collection === 'attributes' ? await withStoredOptions(queries, store.code, local) : local;
    changed += (await writeDocuments(queries, store.code, collection, step)).length;
    progress({
      store: store.code,
      collection,
      done: Math.min(start + STEP, documents.length),
      total: documents.length,
    });
  }
  return changed;
}

/** What the products of a store view are rated once a catalogue is written into it. */
async function ratingsAfter(queries: Queries, { code }: StoreView, catalogue: ImportedCatalogue): Promise<Ratings> {
  const read = (catalogue.documents.reviews ?? []).map(({ id, ...document }) => [String(id), document] as const);
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
