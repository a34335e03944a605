import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './database.ts';
import type { DocumentRow } from './documents.ts';
import { documents } from './schema.ts';

const MAGAZINE_COLLECTIONS = ['blog_posts', 'blog_categories'];

/** The article or theme of the magazine that goes by this key, articles first (contract: mapUrl, by url_key). */
export async function findArticle(
  queries: Queries,
  storeCode: string,
  urlKey: string,
): Promise<DocumentRow | undefined> {
  const rows = await queries
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, storeCode),
        eq(documents.isGone, false),
        inArray(documents.collection, MAGAZINE_COLLECTIONS),
        eq(documents.slug, urlKey),
      ),
    )
    .limit(MAGAZINE_COLLECTIONS.length);
  return rows.find(({ collection }) => collection === MAGAZINE_COLLECTIONS[0]) ?? rows[0];
}
