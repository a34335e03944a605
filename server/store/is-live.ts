import { and, eq, type SQL } from 'drizzle-orm';
import type { Collection } from './collections.ts';
import { documents } from './document-schema.ts';

/** That a document is of this collection of a store view, and not gone. */
export function isLive(storeCode: string, collection: Collection): SQL | undefined {
  return and(eq(documents.storeCode, storeCode), eq(documents.collection, collection), eq(documents.isGone, false));
}
