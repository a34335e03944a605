import { type Answer, missing, missingFor } from '../answer.ts';

/** The kind of page at an address. */
export type PageView =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'content'; readonly identifier: string }
  /** The page has moved to this path inside the store view. */
  | { readonly kind: 'redirect'; readonly path: string; readonly isPermanent: boolean };

/**
 * The answer for an address without a page. If the address names a category by its slug, the answer has a message that
 * says so (spec 8).
 */
export function nothingAt(key: string): Answer<never> {
  const value = /^c\/([^/]+)$/.exec(key)?.[1];
  return value === undefined ? missing : missingFor({ code: 'categoryQueryEmpty', params: { key: 'slug', value } });
}
