import type { UrlRewrite } from '#domain/references.ts';
import { followRewrites } from '#domain/rewrites.ts';
import { rewriteFromWire } from '#domain/wire/references.ts';
import type { UrlRewriteDocument } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from './database.ts';
import { documentsById } from './documents.ts';

/** The redirect of an old path, from the rewrites of a store view. */
export function findRewrite(queries: Queries, storeCode: string, path: string): Promise<UrlRewrite | null> {
  return followRewrites(path, async (key) => {
    const [row] = await documentsById(queries, storeCode, 'url_rewrites', [key]);
    return row && rewriteFromWire(row.body as unknown as UrlRewriteDocument);
  });
}
