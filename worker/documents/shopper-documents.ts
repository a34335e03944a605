import type { Timeslot } from '#domain/booking.ts';
import type { Claim } from '#domain/claim.ts';
import type { CartLine } from '#domain/cart.ts';
import type { ComparedArticle } from '#domain/comparison.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { HistoryOrderView } from '#domain/views/order-history.ts';
import type { OwnReviewView } from '#domain/views/own-reviews.ts';
import type { QueuedWish } from '#domain/views/outbox.ts';
import type { GivenVote } from '#domain/views/reviews.ts';
import type { Totals } from '#domain/totals.ts';
import type { KnownShipment } from '#domain/wire/booking.ts';
import type { AddressNumbers, ProfileEdit } from '#domain/profile-edit.ts';
import type { Profile } from '#domain/wire/profile.ts';
import type { User, UserProfileUpdate } from '#schemas/api/generated/types.gen.ts';
import type { TypedHome } from '#domain/typed-home.ts';
import type { Wish } from '#domain/wishlist.ts';
import type { PlacedTotals } from '#domain/wire/placed-totals.ts';
import type { CartIntent } from '../outbox/cart-intent.ts';
import type { WireRequest } from '../outbox/wire-request.ts';
import type { Owner } from '../outbox/owner.ts';
import type { WaitReason } from '../outbox/wait-reason.ts';
import type { PaymentDoc } from './payment-doc.ts';

/** Where a task stands; the words are those of the handles. */
export type TaskState = 'queued' | 'sending' | 'sent' | 'failed' | 'conflict';

interface TaskBase {
  readonly id: string;
  readonly seq: number;
  readonly owner: Owner;
  readonly storeCode: string;
  readonly key: string;
  readonly state: TaskState;
  readonly createdAt: number;
  readonly attempts: number;
  /** Why it waits, or the server's code when it was refused. */
  readonly waitReason: WaitReason | null;
  readonly refusalCode: string | null;
  /** The shop did not take it, and the shopper has not closed the message that says so (spec 4: notifications). */
  readonly isUntold?: boolean;
  /** Of a guest's order: who has signed in and closed the message that one waits. The guest is told of it all the same. */
  readonly hintClosedBy?: Owner;
}

/** A queued call as screens watch it. What it will send is in the outbox. */
export type TaskDoc =
  | (TaskBase & { readonly kind: 'cart.change'; readonly intent: CartIntent })
  | (TaskBase & { readonly kind: 'cart.coupon'; readonly couponCode: string | null; readonly percent?: number | null })
  | (TaskBase & { readonly kind: 'order.place' })
  | (TaskBase & {
      readonly kind: 'task';
      readonly wish: QueuedWish;
      readonly wire: WireRequest;
      /** What the shop answered; the last sent wish of its kind is what this device knows. */
      readonly result: unknown;
    })
  | (TaskBase & {
      readonly kind: 'profile.save';
      readonly edit: ProfileEdit;
      readonly update: UserProfileUpdate;
      readonly base: Profile;
    });

/** `sealed` as the outbox holds it, then what the answer says. `returning`: given up, its lines on their way back. */
export type OrderState = 'sealed' | 'accepted' | 'rejected' | 'needsAttention' | 'returning' | 'cancelled';

/** An order as the shopper sees it, for ever (D82). */
export interface OrderDoc {
  readonly id: string;
  readonly key: string;
  readonly seq: number;
  /** Number of the first sealing: cart changes up to it went into the order (D91); zero for one that was claimed, made of a guest's cart. */
  readonly consumes: number;
  readonly owner: Owner;
  readonly storeCode: string;
  readonly cartId: string | null;
  /** Waits for «send now»: the shopper did not want it sent by itself (D16). */
  readonly isHeld: boolean;
  readonly state: OrderState;
  /** The body that is sent, byte for byte, and its SHA-256 in hex. */
  readonly payload: string;
  readonly payloadHash: string;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails | null;
  readonly totals: Totals;
  readonly currency: string;
  /** When it comes, as it was said; missing in orders of before that was kept. */
  readonly delivery?: DeliveryPromise | null;
  readonly createdAt: number;
  readonly orderNumber: string | null;
  readonly backendOrderId: string | null;
  readonly acceptedAt: number | null;
  /** When the shop was last asked whether it has it, by its clock; missing until then (reliability O9). */
  readonly heardAt?: number;
  /** What the shop placed it at; `null` or missing before, and where a shop does not say it. */
  readonly placed?: PlacedTotals | null;
  /** Where its delivery is booked, as the shop said; `null` or missing where nothing is. */
  readonly bookingPath?: unknown;
  /** The shop had it and has cancelled it, whoever wanted that; nothing of it comes any more. */
  readonly isCalledOff?: boolean;
  readonly reason: OrderReason | null;
  /** False where it was sealed while this device could not keep it twice, and may be gone with the tab (decision 035). */
  readonly isKept?: boolean;
  /** Paid at the provider before it was sealed, so the shop has it already. */
  readonly isPaid?: boolean;
  /** What the provider says of that on the confirmation page, once it was heard; HTML that others wrote. */
  readonly paymentReceipt?: string;
  /** Of an owner, who paid it before they signed in: to be claimed for their account. */
  readonly isOfGuest?: boolean;
  /** Whether web analytics heard of it; missing in orders of before, which were told when they were sealed. */
  readonly isMeasured?: boolean;
}

/** Why an order was not placed as it is: the server's code, and what it counts now. */
export interface OrderReason {
  readonly code: string;
  readonly sku: string | null;
  readonly newTotalMinor: number | null;
  readonly changes: readonly QuoteChange[];
}

export interface QuoteChange {
  readonly kind: string;
  readonly sku: string | null;
  /** Place of the line in the order, where the server says it. */
  readonly line: number | null;
  readonly before: number | null;
  readonly after: number | null;
  /** Code of the fee that is gone; missing in orders of before there were any. */
  readonly fee?: string | null;
  /** The first day on which it can be there now, `yyyy-mm-dd`, where the delivery is later; missing in orders of before. */
  readonly day?: string | null;
}

/** The shopper's own data beside cart and orders, by kind; the id of what is an owner's is `<kind>|<owner>`, and what else tells it apart. */
export type CustomerDoc =
  | {
      readonly id: string;
      readonly kind: 'checkout';
      /** Drawn when the checkout opens, kept with the draft (reliability 2.1). */
      readonly orderId: string;
      readonly details: CheckoutDetails;
      /** Since when the device has these details, by the shop's clock, whatever orders they were for; missing until it has looked (D15). */
      readonly knownSince?: number;
    }
  /** The profile, as the shop said it last. */
  | { readonly id: string; readonly kind: 'profile'; readonly profile: User }
  /** What the shop calls addresses that this device named before. */
  | { readonly id: string; readonly kind: 'addressNumbers'; readonly numbers: AddressNumbers }
  /** A page of the order history, as the shop said it last. */
  | {
      readonly id: string;
      readonly kind: 'orderHistory';
      readonly page: number;
      readonly total: number;
      readonly orders: readonly HistoryOrderView[];
    }
  | { readonly id: string; readonly kind: 'notice'; readonly code: string; readonly createdAt: number }
  /** Products that were looked at, the last one first. */
  | { readonly id: string; readonly kind: 'viewed'; readonly skus: readonly string[] }
  /** Where things are to be delivered in a store view, without spaces. */
  | { readonly id: string; readonly kind: 'postcode'; readonly postcode: string }
  /** Whether the shopper agreed to being counted (spec 4: cookies accepted); nobody is counted before. */
  | { readonly id: string; readonly kind: 'consent'; readonly isGiven: boolean }
  /** Orders that the search provider was told about, the last one first. */
  | { readonly id: string; readonly kind: 'countedOrders'; readonly orderIds: readonly string[] }
  /** What is known of the newsletter beside what was wanted, and whether its offer was put away. */
  | {
      readonly id: string;
      readonly kind: 'newsletter';
      readonly isDismissed: boolean;
      /** What the shop said when it was asked, and when that was. */
      readonly heard: { readonly email: string; readonly isSubscribed: boolean; readonly at: number } | null;
    }
  /** A shipment that was opened here, what opened it, and its times as the shop told them last. */
  | {
      readonly id: string;
      readonly kind: 'booking';
      readonly number: string;
      readonly proof: { readonly postcode: string } | { readonly sig: string };
      readonly shipment: KnownShipment;
      readonly slots: readonly Timeslot[];
      readonly heardAt: number;
    }
  /** What this device voted on reviews, by their ids, where the shop took it. */
  | { readonly id: string; readonly kind: 'reviewVotes'; readonly votes: Readonly<Record<string, GivenVote>> }
  /** What an owner wrote, as the shop said it last. */
  | { readonly id: string; readonly kind: 'ownReviews'; readonly reviews: readonly Omit<OwnReviewView, 'path'>[] }
  /** What the owner's price group pays in a store view (D84); `prices` is the text of them all. */
  | {
      readonly id: string;
      readonly kind: 'groupPrices';
      readonly group: number;
      readonly isNet: boolean;
      readonly checkpoint: string;
      readonly prices: string;
    }
  /** What the owner may claim, the newest first. */
  | { readonly id: string; readonly kind: 'claims'; readonly claims: readonly Claim[] }
  | PaymentDoc
  /** What was searched for, the newest first. */
  | { readonly id: string; readonly kind: 'searches'; readonly texts: readonly string[] }
  /** Articles that are compared, in the order they were marked in. */
  | { readonly id: string; readonly kind: 'comparison'; readonly articles: readonly ComparedArticle[] }
  /** What was measured at home, as it was typed. */
  | { readonly id: string; readonly kind: 'home'; readonly typed: TypedHome }
  /** What is wished for in a store view, and what was taken out again. */
  | { readonly id: string; readonly kind: 'wishlist'; readonly wishes: readonly Wish[] };
