import type { QueryReader } from './listing.ts';

/** Of longer texts the beginning is searched for. */
const TEXT_MAX = 200;

/** What nobody sees or types: directions, soft hyphens, halves of letters. What joins letters and pictures stays. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
const GAP = /[\s\p{Cc}]+/gu;

/** A search text as it is shown and kept: without space around it, with one space between words, and of a length that can be read. */
export function plainSearch(text: string): string {
  return shortened(text).replaceAll(UNSEEN, '').replaceAll(GAP, ' ').trim();
}

/** The beginning of a text that is too long; no letter is cut in two. */
export function shortened(text: string): string {
  return text.slice(0, TEXT_MAX).replace(/[\ud800-\udbff]$/u, '');
}

/** What the query of an address searches for (spec 2: /search, parameter q). */
export function searchTextOf(query: QueryReader): string {
  return plainSearch(query.get('q') ?? '');
}
