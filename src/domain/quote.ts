/** What is gone and was chosen at the checkout: another one has to be chosen there, so the same order would be refused again. */
const chosenAnew: ReadonlySet<string> = new Set(['shipping', 'payment', 'currency']);

/** Whether an order can be taken as the shop counts it now, by what changed since it was agreed on (D16). */
export function canAcceptQuote(changes: readonly { readonly kind: string }[]): boolean {
  return changes.every(({ kind }) => !chosenAnew.has(kind));
}
