/** What is gone and was chosen at the checkout: another one has to be chosen there, so the same order would be refused again. */
const chosenAnew: ReadonlySet<string> = new Set(['shipping', 'payment', 'currency']);

/** What to say of it that an order is not what was agreed to: another total, another delivery, or both (D16). */
export function changedCode(
  changes: readonly { readonly kind: string }[],
): 'quoteChanged' | 'deliveryChanged' | 'termsChanged' {
  const isOfDelivery = changes.some(({ kind }) => kind === 'delivery');
  const isOfTotal = changes.some(({ kind }) => kind !== 'delivery');
  if (!isOfDelivery) return 'quoteChanged';
  return isOfTotal ? 'termsChanged' : 'deliveryChanged';
}

/** Whether an order can be taken as the shop counts it now, by what changed since it was agreed on (D16). */
export function canAcceptQuote(changes: readonly { readonly kind: string }[]): boolean {
  return changes.every(({ kind }) => !chosenAnew.has(kind));
}
