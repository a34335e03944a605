import type { QueryReader } from './listing.ts';

/** A search text as it is shown and kept: without space around it, and with one space between words. */
export function plainSearch(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

/** What the query of an address searches for (spec 2: /search, parameter q). */
export function searchTextOf(query: QueryReader): string {
  return plainSearch(query.get('q') ?? '');
}
