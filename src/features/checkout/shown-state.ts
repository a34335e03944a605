import { isMissingOrder } from '#domain/missing-order.ts';
import type { OrderView } from '#domain/views/outbox.ts';

/**
 * The state that an order is shown in. What is paid is at the shop, whatever this device has heard of it: where the shop refuses such an
 * order it is for the shop to find, and nobody is to order it again.
 */
export type ShownState = OrderView['state'] | 'paid' | 'missing';

export function shownState(order: OrderView): ShownState {
  const { state, isPaid } = order;
  const isRefused = state === 'rejected' || state === 'needsAttention';
  if (isMissingOrder(order) || (isPaid && isRefused)) return 'missing';
  return state === 'queued' && isPaid ? 'paid' : state;
}

/** Whether there is a receipt: of what the shop has or had, and of what waits to be sent to it. */
export function isPrinted({ state }: OrderView): boolean {
  return state === 'placed' || state === 'queued' || state === 'calledOff';
}
