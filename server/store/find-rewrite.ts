import type { UrlRewrite } from '#domain/references.ts';
import { followRewrites } from '#domain/rewrites.ts';
import { rewriteFromWire } from '#domain/wire/references.ts';
import type { UrlRewriteDocument } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from './database.ts';
import { documentsById } from './documents.ts';

/** The redirect of an old path, from the rewrites of a store view. */
export function findRewrite(queries: Queries, storeCode: string, path: string): Promise<UrlRewrite | null> {
  return followRewrites(path, rewriteAt(queries, storeCode));
}

/** Finds the rewrites of a store view, each by its path. */
export function rewriteAt(queries: Queries, storeCode: string): (key: string) => Promise<UrlRewrite | undefined> {
  return async (key) => {
    const [row] = await documentsById(queries, storeCode, 'url_rewrites', [key]);
    return row && rewriteFromWire(row.body as unknown as UrlRewriteDocument);
  };
}
