import type { OrderView } from '#domain/views/outbox.ts';

/** The state that an order is shown in. What is paid is at the shop, whatever this device has heard of it. */
export type ShownState = OrderView['state'] | 'paid';

export function shownState({ state, isPaid }: OrderView): ShownState {
  return state === 'queued' && isPaid ? 'paid' : state;
}
