import { RECENT_SEARCHES_MAX, SEARCH_KEPT_LENGTH_MAX } from '#config/limits.ts';
import { plainSearch } from './search-text.ts';

type Searches = readonly string[];

/**
 * Adds a search as the newest one. A search that differs from a kept one only in case or spaces replaces it; the oldest
 * is dropped over the limit (spec 4: recent searches, D46). Longer texts than anybody types are not kept.
 */
export function withSearch(recent: Searches, text: string): Searches {
  const plain = plainSearch(text);
  if (plain === '' || plain.length > SEARCH_KEPT_LENGTH_MAX) return recent;
  return [plain, ...withoutSearch(recent, plain)].slice(0, RECENT_SEARCHES_MAX);
}

/** Removes a search from the recent ones. */
export function withoutSearch(recent: Searches, text: string): Searches {
  const key = keyOf(text);
  return recent.filter((other) => keyOf(other) !== key);
}

function keyOf(text: string): string {
  return plainSearch(text).toLowerCase();
}
