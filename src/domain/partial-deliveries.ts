import type { DeliveryPromise } from './delivery-promise.ts';

/** What comes at one time of an order whose goods are not ready together (spec 2: partial deliveries). */
export interface PartialDelivery<L> {
  readonly promise: DeliveryPromise;
  readonly lines: readonly L[];
}

/**
 * The deliveries of lines that come as each is ready: one for what the shop has, and one for each lead time of what is ordered,
 * the earliest first. What is not transported, and what cannot be bought, is part of none.
 */
export function partialDeliveries<L extends { readonly delivery: DeliveryPromise | null }>(
  lines: readonly L[],
): PartialDelivery<L>[] {
  const deliveries = new Map<string, { promise: DeliveryPromise; lines: L[] }>();
  for (const line of lines) {
    const { delivery: promise } = line;
    if (promise?.kind !== 'stock' && promise?.kind !== 'order') continue;
    const when = promise.kind === 'stock' ? promise.kind : promise.span;
    const known = deliveries.get(when);
    if (known) known.lines.push(line);
    else deliveries.set(when, { promise, lines: [line] });
  }
  const isFirst = ({ promise }: PartialDelivery<L>): number => (promise.kind === 'stock' ? 0 : 1);
  return [...deliveries.values()].sort(
    (a, b) => isFirst(a) - isFirst(b) || a.promise.latestDays - b.promise.latestDays,
  );
}
