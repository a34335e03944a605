import type { SearchAnswers } from '#config/search-provider.ts';

/**
 * Merges the provider's results into the device's own: those that the shopper already sees stay in place, the
 * provider's further ones follow, and nothing appears twice.
 */
export function mergeProvider<T>(local: Iterable<T>, provider: Iterable<T>): T[] {
  return [...new Set([...local, ...provider])];
}

/** The state of the provider's answer: not here yet, here in time, or later than a shopper waits. */
export type ProviderState = 'asked' | 'inTime' | 'late';

/**
 * What the device found; `isSure` means that the results have everything that was asked for, and are not only similar.
 */
export interface LocalResults<T> {
  readonly results: Iterable<T>;
  readonly isSure: boolean;
}

/**
 * What a search shows, depending on who answers in this shop (spec 7: search provider); `null` while it waits for the
 * provider. With `both` it does not wait when the device's results are sure. What is shown is never reordered later.
 */
export function shownResults<T>(
  answers: SearchAnswers,
  { results, isSure }: LocalResults<T>,
  { state, found }: { readonly state: ProviderState; readonly found: readonly T[] },
): T[] | null {
  const isDeviceFirst = answers === 'local' || (answers === 'both' && isSure);
  if (state === 'asked' && !isDeviceFirst) return null;
  if (isDeviceFirst || state === 'late' || found.length === 0) return mergeProvider(results, found);
  return mergeProvider(found, []);
}
