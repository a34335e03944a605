import { type Answer, missing, missingFor } from '../answer.ts';

/** What an address turns out to be. */
export type PageView =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'content'; readonly identifier: string }
  /** It moved; the path is inside the store view. */
  | { readonly kind: 'redirect'; readonly path: string; readonly isPermanent: boolean };

/** Nothing lives there. Where a category was asked for by its slug, that is said (spec 8). */
export function nothingAt(key: string): Answer<never> {
  const value = /^c\/([^/]+)$/.exec(key)?.[1];
  return value === undefined ? missing : missingFor({ code: 'categoryQueryEmpty', params: { key: 'slug', value } });
}
