/** Why an order waits for its owner that the shop took once and does not know any more (reliability O9, decision 107). */
export const ORDER_MISSING = 'ORDER_MISSING';

interface KnownOrder {
  readonly state: string;
  readonly reason: { readonly code: string } | null;
}

/** Whether the shop has lost an order that it had taken. */
export function isMissingOrder({ state, reason }: KnownOrder): boolean {
  return state === 'needsAttention' && reason?.code === ORDER_MISSING;
}
