import type { SearchAnswers } from '#config/search-provider.ts';

/**
 * What is shown when the provider's results join the device's own: what the shopper already sees stays where it is, what only
 * the provider found comes behind it, nothing twice.
 */
export function mergeProvider<T>(local: Iterable<T>, provider: Iterable<T>): T[] {
  return [...new Set([...local, ...provider])];
}

/** How it stands with the provider's answer: not here yet, here in time, or later than a shopper waits. */
export type ProviderState = 'asked' | 'inTime' | 'late';

/** What the device found; `isSure`: all that was asked for, not only what comes near to it. */
export interface LocalResults<T> {
  readonly results: Iterable<T>;
  readonly isSure: boolean;
}

/**
 * What a search shows, by the shop's choice of who answers (spec 7: search provider); `null` while the provider is waited for. The
 * device is waited for by nobody where it is sure and answers too. What is shown is never put into another order later.
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
