import { FREE_RETURN_DAYS } from '#config/limits.ts';

/** What a customer can do with an order of the past (spec 4: order actions). */
export type OrderAction = 'track' | 'cancel' | 'return' | 'reorder';

/** What decides about it; texts as in the order history of the contract. */
export interface OrderSituation {
  readonly status: string;
  /** When the order got its status, in epoch milliseconds; `null` where the backend does not say. */
  readonly statusChangedMs: number | null;
  /** Number of the shipment, once there is one. */
  readonly deliveryNumber: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const cancelable: ReadonlySet<string> = new Set(['pending', 'processing']);
const onItsWay: ReadonlySet<string> = new Set(['processing', 'complete']);

/**
 * The actions that are offered, in the order of their buttons. An order can be cancelled until it is complete, and sent back
 * for 30 days after that; where nobody says when that was, the shop decides when it is asked.
 */
export function orderActions(
  { status, statusChangedMs, deliveryNumber }: OrderSituation,
  nowMs: number,
): OrderAction[] {
  const isInTime = statusChangedMs === null || nowMs < statusChangedMs + FREE_RETURN_DAYS * DAY_MS;
  const offered: (OrderAction | false)[] = [
    deliveryNumber !== null && onItsWay.has(status) && 'track',
    cancelable.has(status) && 'cancel',
    status === 'complete' && isInTime && 'return',
    'reorder',
  ];
  return offered.filter((action) => action !== false);
}
