import type { QueryReader } from './listing.ts';

/** Longer texts are cut to this length before the search. */
const TEXT_MAX = 200;

/**
 * Invisible characters: direction marks, soft hyphens, lone surrogates. Joiners stay, because scripts and emoji need
 * them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
const GAP = /[\s\p{Cc}]+/gu;

/** A search text as it is shown and kept: cut to a readable length, trimmed, with one space between words. */
export function plainSearch(text: string): string {
  return shortened(text).replaceAll(UNSEEN, '').replaceAll(GAP, ' ').trim();
}

/** Cuts a text that is too long, without cutting a character in two. */
export function shortened(text: string): string {
  return text.slice(0, TEXT_MAX).replace(/[\ud800-\udbff]$/u, '');
}

/** The search text in the query of an address (spec 2: /search, parameter q). */
export function searchTextOf(query: QueryReader): string {
  return plainSearch(query.get('q') ?? '');
}
