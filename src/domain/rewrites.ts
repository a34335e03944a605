import { REWRITE_HOPS_MAX } from '#config/limits.ts';
import { pathKey } from './paths.ts';
import type { UrlRewrite } from './references.ts';

/** The rewrite of a path, from wherever they are kept; the path is as `pathKey` writes it. */
export type RewriteAt = (key: string) => UrlRewrite | undefined | Promise<UrlRewrite | undefined>;

/**
 * Where an old path leads, chains followed to their end, with the code of the first step: at most five hops, no cycle, and
 * only to a path of this shop (spec 2: URL rewrites, D41, reliability 5, row 7).
 */
export async function followRewrites(path: string, rewriteAt: RewriteAt): Promise<UrlRewrite | null> {
  const start = pathKey(path);
  const first = await rewriteAt(start);
  const seen = new Set([start]);
  let end = first;
  for (let hop = 1; end && hop <= REWRITE_HOPS_MAX; hop++) {
    if (!isOwnPath(end.target)) return null;
    const key = pathKey(end.target);
    if (seen.has(key)) return null;
    seen.add(key);
    const next = await rewriteAt(key);
    // A step that leads out of the shop is none.
    if (!next || !isOwnPath(next.target)) return { path: start, target: end.target, status: first!.status };
    end = next;
  }
  return null;
}

/** A path on this host, also after decoding: not `//host`, not `/\host`, not `scheme:`, no control characters. */
export function isOwnPath(target: string): boolean {
  return isPlainlyOwn(target) && isPlainlyOwn(decoded(target));
}

function isPlainlyOwn(target: string): boolean {
  return !/^\s|^\/\/|[\p{Cc}\\]|^\/*[a-z][a-z\d+.-]*:/iu.test(target);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
