import { eq } from 'drizzle-orm';
import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import type { DocumentRow } from './documents.ts';
import { firstOf } from './first-of.ts';
import { documents } from './document-schema.ts';

const MAGAZINE_COLLECTIONS: readonly Collection[] = ['blog_posts', 'blog_categories'];

/** The article or theme of the magazine with this key, articles first (contract: mapUrl, by url_key). */
export async function findArticle(
  queries: Queries,
  storeCode: string,
  urlKey: string,
): Promise<DocumentRow | undefined> {
  return firstOf(queries, storeCode, MAGAZINE_COLLECTIONS, eq(documents.slug, urlKey));
}
