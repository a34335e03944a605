import type { Vote } from '../review.ts';
import type { CheckoutDetails } from '../checkout-details.ts';
import type { PickupPlace } from '../pickup-places.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import type { ForeignText } from '../plain-text.ts';
import type { CountedFee } from '../totals.ts';

/** A queued task in the sync centre (reliability H2). */
export interface TaskView {
  readonly id: string;
  readonly kind: 'order.place' | 'cart.change' | 'cart.coupon' | 'profile.save' | 'task';
  /** The store view that it was made in, and in which alone a shipment is known. */
  readonly storeCode: string;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'conflict';
  /** When it was made on this device, epoch milliseconds. */
  readonly createdAt: number;
  readonly attempts: number;
  /** Why it waits or was refused: a code that has a text, never a text of the server. */
  readonly reason: string | null;
  readonly subject: TaskSubject;
  readonly canCancel: boolean;
  readonly canSendNow: boolean;
}

/** What a queued call is about that is neither an order nor a change of a cart; enough to show it and to know its like. */
export type QueuedWish =
  | { readonly kind: 'newsletter'; readonly change: 'subscribe' | 'unsubscribe'; readonly email: string }
  | {
      readonly kind: 'review';
      readonly sku: string;
      /** Empty for a review of the shop. */
      readonly productName: string;
      readonly score: number;
      readonly title: string;
      readonly text: string;
    }
  | { readonly kind: 'restock'; readonly sku: string; readonly productName: string; readonly email: string }
  | { readonly kind: 'reviewVote'; readonly reviewId: number; readonly vote: Vote; readonly before: number }
  | { readonly kind: 'orderChange'; readonly change: 'cancel' | 'return'; readonly orderNumber: string }
  | {
      readonly kind: 'booking';
      readonly number: string;
      /** In order of preference; none where a time is agreed on by e-mail. */
      readonly slots: readonly { readonly date: string; readonly from: string; readonly to: string }[];
    };

export type TaskSubject =
  | QueuedWish
  | { readonly kind: 'profile' }
  /** `null`: it is taken out. */
  | { readonly kind: 'coupon'; readonly code: string | null }
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
  /**
   * `placed`: the shop has the order; `queued`: this device keeps it and will send it; the other states need the
   * shopper or are final.
   */
  readonly state: 'placed' | 'queued' | 'needsAttention' | 'rejected' | 'cancelled' | 'calledOff';
  readonly orderNumber: string | null;
  /** The store view that it was made in, and in which alone its total can be accepted anew. */
  readonly storeCode: string;
  readonly createdAt: number;
  readonly email: string | null;
  /** Where its delivery is booked, or `null`. */
  readonly bookingPath: string | null;
  /** Of a guest who wanted an account with the order: who it is for; `null` once nothing is to be finished (D11). */
  readonly wantedAccount: Readonly<Record<'email' | 'firstName' | 'lastName' | 'company' | 'taxId', string>> | null;
  readonly lines: readonly OrderLineView[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly deliveryMinor: number | null;
  readonly paymentFeeMinor: number;
  readonly fees: readonly CountedFee[];
  readonly totalMinor: number;
  readonly taxMinor: number;
  /** The code that the discount is for. */
  readonly couponCode: string | null;
  /** Whether the amounts are those of the placed order, and not an estimate of this device. */
  readonly isCountedByShop: boolean;
  /** The total that the shopper agreed to, if the shop placed the order at another one; else `null`. */
  readonly agreedMinor: number | null;
  readonly currency: string;
  /** The promise at the time of ordering, or `null`. */
  readonly delivery: DeliveryPromise | null;
  /** The last day that was agreed on, `yyyy-mm-dd`; `null` where there is none, and once contact data of a guest is gone (D15). */
  readonly deliveryBy: string | null;
  /** Where it is collected, or `null`: it is brought, or the place is chosen with the time. */
  readonly pickupPlace: Pick<PickupPlace, 'name' | 'address'> | null;
  readonly reason: OrderReasonView | null;
  /** It waits, and goes only after its owner has signed in again: the session has expired (D50). */
  readonly isSignInMissing: boolean;
  /** It waits for «send now»: the shopper did not want it sent by itself (D16). */
  readonly isHeld: boolean;
  /**
   * False while the order is only in the memory of this page: it is lost when the page closes before the order is
   * placed.
   */
  readonly isKept: boolean;
  /** Paid at the provider: the shop has placed it, also while this device has not heard its number. */
  readonly isPaid: boolean;
  /** What the provider says of that; HTML that others wrote. */
  readonly paymentReceipt: ForeignText | null;
  /** Whether it can be cancelled: only while it was never handed to the network (D16). */
  readonly canCancel: boolean;
  /** Whether it can be changed: only like that, and in the store view whose cart its lines go back into. */
  readonly canEdit: boolean;
}

/** What a receipt says of an order beside its lines and amounts. */
export interface ReceiptView {
  /** `null` once contact data of a guest is gone (D15). */
  readonly details: CheckoutDetails | null;
  /** What the methods are called in the language of the page, where this device knows; `null` where nothing is delivered. */
  readonly deliveryTitle: string | null;
  readonly paymentTitle: string | null;
}

/** What web analytics is told of an order that was bought. */
export interface PurchaseView {
  readonly orderId: string;
  readonly totalMinor: number;
  readonly currency: string;
}

export interface OrderLineView {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  /** The amount of the row after its discount (spec 9: discounted rows). */
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
    /** Code of the fee that is gone. */
    readonly fee?: string | null;
    /** The first day on which a delivery that is later can be there. */
    readonly day?: string | null;
  }[];
}
