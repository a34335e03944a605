import { REWRITE_HOPS_MAX } from '#config/limits.ts';
import { pathKey } from './paths.ts';
import type { UrlRewrite } from './references.ts';

/** Looks up the rewrite of a path in any store; `key` is the path as `pathKey` writes it. */
export type RewriteAt = (key: string) => UrlRewrite | undefined | Promise<UrlRewrite | undefined>;

/**
 * Follows a chain of rewrites to its end and returns that target with the status of the first rewrite; `null` without a
 * rewrite. At most five hops, no cycle, and only paths of this shop (spec 2: URL rewrites, D41, reliability 5, row 7).
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
    // A rewrite to another host is ignored.
    if (!next || !isOwnPath(next.target)) return { path: start, target: end.target, status: first!.status };
    end = next;
  }
  return null;
}

/**
 * Whether a path stays on this host, also after decoding: not `//host`, not `/\host`, not `scheme:`, no control
 * characters.
 */
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
