import type { Entry } from '../entry.ts';

/**
 * Whether a call is a change of its cart: an order takes it along, and the cart is not pulled while it is on its way. What
 * takes the ordered goods out comes after the order (decision 086). It stands beside the table of calls, which the worker
 * can start without.
 */
export function isCallOfCart({ kind }: Entry): boolean {
  return kind.startsWith('cart.') && kind !== 'cart.takeOut';
}
