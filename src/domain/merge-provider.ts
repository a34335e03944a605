/**
 * What is shown when the provider's results join the device's own: what the shopper already sees stays where it is, what only
 * the provider found comes behind it, nothing twice. Both are skus in their order.
 */
export function mergeProvider(local: readonly string[], provider: readonly string[]): string[] {
  return [...new Set([...local, ...provider])];
}
