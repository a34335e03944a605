import type { DeliveryPromise } from '../delivery-promise.ts';

/** A queued task in the sync centre (reliability H2). */
export interface TaskView {
  readonly id: string;
  readonly kind: 'order.place' | 'cart.change';
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'conflict';
  /** When it was made on this device, epoch milliseconds. */
  readonly createdAt: number;
  readonly attempts: number;
  /** Why it waits, or what refused it; a name with a text, never a text of the server. */
  readonly reason: string | null;
  readonly subject: TaskSubject;
  readonly canCancel: boolean;
  readonly canSendNow: boolean;
}

export type TaskSubject =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly totalMinor: number;
      readonly currency: string;
      readonly pieces: number;
    }
  | {
      readonly kind: 'line';
      readonly change: 'add' | 'set' | 'remove';
      readonly sku: string;
      readonly name: string | null;
      readonly qty: number;
    };

/** An order of this device. */
export interface OrderView {
  readonly id: string;
  /** `placed`: the shop has it; `queued`: it is kept here and will be sent; the others need the shopper or are over. */
  readonly state: 'placed' | 'queued' | 'needsAttention' | 'rejected' | 'cancelled';
  readonly orderNumber: string | null;
  readonly createdAt: number;
  readonly email: string | null;
  readonly lines: readonly OrderLineView[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly deliveryMinor: number | null;
  readonly paymentFeeMinor: number;
  readonly totalMinor: number;
  readonly taxMinor: number;
  /** The amounts are those of the placed order, not what this device counted. */
  readonly isCountedByShop: boolean;
  /** What the shopper agreed to, where the shop placed the order at another total; else `null`. */
  readonly agreedMinor: number | null;
  readonly currency: string;
  /** What was said when it was ordered, or `null`. */
  readonly delivery: DeliveryPromise | null;
  readonly reason: OrderReasonView | null;
  readonly isSentWhenOnline: boolean;
  /** False where it is gone with the page as long as it is not placed. */
  readonly isKept: boolean;
  /** It was never handed to the network (D16). */
  readonly canCancel: boolean;
}

export interface OrderLineView {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  /** What the row comes to, less its discount (spec 9: discounted rows). */
  readonly rowMinor: number;
}

export interface OrderReasonView {
  readonly code: string;
  readonly sku: string | null;
  readonly newTotalMinor: number | null;
  readonly changes: readonly {
    readonly kind: string;
    readonly sku: string | null;
    readonly before: number | null;
    readonly after: number | null;
  }[];
}
