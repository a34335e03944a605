import type { SearchAnswers } from '#config/search-provider.ts';

/**
 * What is shown when the provider's results join the device's own: what the shopper already sees stays where it is, what only
 * the provider found comes behind it, nothing twice. Both are skus in their order.
 */
export function mergeProvider(local: readonly string[], provider: readonly string[]): string[] {
  return [...new Set([...local, ...provider])];
}

/**
 * What a search shows by the shop's choice of who answers. Where the provider alone does, the device's own answer stands in for
 * one that found nothing, or did not answer.
 */
export function shownSkus(
  answers: SearchAnswers,
  local: readonly string[],
  provider: readonly string[],
): readonly string[] {
  if (answers === 'both') return mergeProvider(local, provider);
  return answers === 'provider' && provider.length > 0 ? mergeProvider(provider, []) : local;
}
