import type { OrderDoc } from './shopper-documents.ts';

/** Whether the shopper took it back: its lines are in the cart again, or on their way there. */
export function isGivenUp({ state }: OrderDoc): boolean {
  return state === 'returning' || state === 'cancelled';
}
