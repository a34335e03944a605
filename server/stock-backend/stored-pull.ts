import {
  zAttribute,
  zBlogPost,
  zCategory,
  zCmsBlock,
  zCmsPage,
  zProduct,
  zTaxRule,
} from '#schemas/api/generated/zod.gen.ts';
import type { Pull } from '#worker/replication/pull-of-collection.ts';
import { faultInStoring } from '../import/storable.ts';
import type { Collection, WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { writeDocuments } from '../store/document-writer.ts';
import { liveIds, removeDocuments } from '../store/documents.ts';
import { inTransaction, lockCatalogue } from '../store/transaction.ts';

/** What a stock backend has, in the order in which pages need it, and the form that each document must have. */
const shapes = {
  categories: zCategory,
  attributes: zAttribute,
  taxrules: zTaxRule,
  products: zProduct,
  cms_pages: zCmsPage,
  cms_blocks: zCmsBlock,
  blog_posts: zBlogPost,
} as const satisfies Partial<Record<Collection, unknown>>;

/** Tells how many documents of a collection came. */
export type Told = (step: { readonly storeCode: string; readonly collection: string; readonly done: number }) => void;

/** The pulls of a store view: those of a device, into the shop's own tables, from which pages are rendered. */
export function storedPulls(database: Queries, storeCode: string, told: Told): readonly Pull[] {
  const done = new Map<string, number>();
  return (Object.keys(shapes) as (keyof typeof shapes)[]).map((collection) => ({
    name: `${storeCode} ${collection}`,
    collection,
    fields: 'all' as const,
    write: async (documents, removedIds) => {
      const read = documents.filter((document) => isReadable(document, collection));
      await inTransaction(database, async (queries) => {
        await lockCatalogue(queries);
        await writeDocuments(queries, storeCode, collection, eachOnce(read));
        await removeDocuments(queries, storeCode, collection, removedIds);
      });
      done.set(collection, (done.get(collection) ?? 0) + documents.length);
      told({ storeCode, collection, done: done.get(collection)! });
      return documents.filter((document) => !read.includes(document as WireDocument));
    },
    storedIds: () => liveIds(database, storeCode, collection),
  }));
}

function isReadable(document: unknown, collection: keyof typeof shapes): document is WireDocument {
  const { success } = shapes[collection].safeParse(document);
  return success && (document as Partial<WireDocument>).id !== undefined && faultInStoring(document) === null;
}

function eachOnce(documents: readonly WireDocument[]): readonly WireDocument[] {
  return [...new Map(documents.map((document) => [String(document.id), document])).values()];
}
