import { rewriteFromWire } from '#domain/wire/references.ts';
import type { UrlRewrite } from '#domain/references.ts';
import type { UrlRewriteDocument } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from './database.ts';
import { documentsById } from './documents.ts';

const HOPS_MAX = 5;

/**
 * The redirect of an old path, chains followed to their end: at most five hops, no cycle, and only to a path of this
 * shop (reliability 5, row 7). The path has no leading slash.
 */
export async function findRewrite(queries: Queries, storeCode: string, path: string): Promise<UrlRewrite | undefined> {
  const first = await rewriteAt(queries, storeCode, path);
  let end = first;
  const seen = new Set([keyOf(path)]);
  for (let hop = 1; end && hop <= HOPS_MAX; hop++) {
    const target = keyOf(end.target);
    if (seen.has(target)) return undefined;
    seen.add(target);
    const next = await rewriteAt(queries, storeCode, target);
    if (!next) return { path: keyOf(path), target: end.target, status: first!.status };
    end = next;
  }
  return undefined;
}

async function rewriteAt(queries: Queries, storeCode: string, path: string): Promise<UrlRewrite | undefined> {
  const [row] = await documentsById(queries, storeCode, 'url_rewrites', [keyOf(path)]);
  if (!row) return undefined;
  const rewrite = rewriteFromWire(row.body as unknown as UrlRewriteDocument);
  return isOwnPath(rewrite.target) ? rewrite : undefined;
}

function keyOf(path: string): string {
  return path.split(/[?#]/, 1)[0]!.replace(/^\/+/, '').replace(/\/+$/, '');
}

/** A path on this host, also after decoding: not `//host`, not `/\host`, not `scheme:`, no control characters. */
export function isOwnPath(target: string): boolean {
  return isPlainlyOwn(target) && isPlainlyOwn(decoded(target));
}

function isPlainlyOwn(target: string): boolean {
  if (/^\s|[\p{Cc}\\]/u.test(target)) return false;
  try {
    const base = 'https://shop.invalid';
    return (
      new URL(target.startsWith('/') ? target : `/${target}`, base).origin === base &&
      !/^\/*[a-z][a-z\d+.-]*:/i.test(target)
    );
  } catch {
    return false;
  }
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
