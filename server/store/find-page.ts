import { and, eq, type SQL } from 'drizzle-orm';
import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import type { DocumentRow } from './documents.ts';
import { firstOf } from './first-of.ts';
import { documents } from './document-schema.ts';

const PAGE_COLLECTIONS: readonly Collection[] = ['products', 'categories', 'cms_pages'];

/**
 * The document that a path shows. An exact path of any kind comes first, then an article by its key, then a product by
 * its last segment (spec 2: unknown URLs, D41); `/p/` and `/c/` name the kind. The path has no leading slash, store
 * prefix or query.
 */
export async function findPage(queries: Queries, storeCode: string, path: string): Promise<DocumentRow | undefined> {
  const plain = path.split(/[?#]/, 1)[0]!.replace(/^\/+/, '').replace(/\/+$/, '');
  if (plain === '') return undefined;
  const segments = plain.split('/').map(decode);
  const one = (condition: SQL | undefined): Promise<DocumentRow | undefined> =>
    firstOf(queries, storeCode, PAGE_COLLECTIONS, condition);
  const isProductAddress = segments[0] === 'p' && segments.length >= 3;
  if (isProductAddress) return one(and(eq(documents.collection, 'products'), eq(documents.sku, segments[1]!)));
  if (segments[0] === 'c' && segments.length === 2) {
    return one(and(eq(documents.collection, 'categories'), eq(documents.slug, segments[1]!)));
  }
  const exact = await one(eq(documents.path, segments.join('/')));
  if (exact) return exact;
  const last = segments.at(-1)!;
  if (segments.length === 1) {
    const article = await firstOf(queries, storeCode, ['blog_posts'], eq(documents.slug, last));
    if (article) return article;
  }
  return one(and(eq(documents.collection, 'products'), eq(documents.slug, last)));
}

function decode(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    // The database cannot hold a NUL, so a segment with one stays encoded and finds nothing.
    return text.includes('\u0000') ? segment : text;
  } catch {
    return segment;
  }
}
