import type { QueuedWish } from '#domain/views/outbox.ts';
import type { ProfileEdit } from '#domain/profile-edit.ts';
import type { Profile } from '#domain/wire/profile.ts';
import type { UserProfileUpdate } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { CartIntent } from './cart-intent.ts';
import type { Owner } from './owner.ts';
import type { WireRequest } from './wire-request.ts';

/** An order as it was agreed to, for the screens; versions before this one kept it in the database only. */
export type AgreedOrder = Pick<
  OrderDoc,
  | 'cartId'
  | 'payloadHash'
  | 'lines'
  | 'details'
  | 'totals'
  | 'currency'
  | 'delivery'
  | 'isKept'
  | 'isPaid'
  | 'isOfGuest'
>;

interface EntryBase {
  readonly version: 1;
  readonly seq: number;
  /** Of its task on the screens; of an order its `order_id`. */
  readonly id: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly owner: Owner;
  readonly storeCode: string;
  /** Epoch milliseconds on this device. */
  readonly createdAt: number;
}

/** One queued call: sealed, or an intent that its first attempt makes a request of. `calls/calls.ts` says how each is sent. */
export type Entry =
  | (EntryBase & {
      readonly kind: 'order.place';
      readonly wire: WireRequest;
      readonly order?: AgreedOrder;
      /** Changes of its cart up to this number went into it. */
      readonly consumes: number;
      /** Waits for «send now»: the shopper did not want it sent by itself (D16). */
      readonly isHeld: boolean;
    })
  | (EntryBase & { readonly kind: 'task'; readonly wish: QueuedWish; readonly wire: WireRequest })
  | (EntryBase & {
      readonly kind: 'profile.save';
      readonly edit: ProfileEdit;
      /** The whole profile with this edit and all that waited before it. */
      readonly update: UserProfileUpdate;
      /** The profile that the edit was made on, with all that waited before it. */
      readonly base: Profile;
    })
  | (EntryBase & { readonly kind: 'cart.create' })
  /** The coupon that a shopper wants in their cart; `null` takes it out. */
  | (EntryBase & { readonly kind: 'cart.coupon'; readonly couponCode: string | null; readonly percent?: number | null })
  /** Takes what was ordered out of the customer's cart at the shop, which is one on all devices (decision 086). */
  | (EntryBase & { readonly kind: 'cart.takeOut'; readonly orderId: string; readonly wire: WireRequest })
  /** Changes of the owner's wishlist, which this device shows already. */
  | (EntryBase & { readonly kind: 'wishlist.change'; readonly wire: WireRequest })
  /** Ends a sign-in of this device at the shop; it names neither its owner nor a token. */
  | (EntryBase & { readonly kind: 'session.end'; readonly wire: WireRequest })
  | (EntryBase & { readonly kind: 'cart.change'; readonly intent: CartIntent });

/** A request as it was rendered at the first attempt; nothing in it changes afterwards. */
export interface RenderedRequest extends WireRequest {
  /** Entries whose effect this request carries: its own, and those of the same line that were merged into it. */
  readonly covers: readonly string[];
  /** Cart that the request was made for, or `null`. */
  readonly cartId: string | null;
}

/** The outcome of an entry, filed beside it until the screens know it. Never guessed from a text. */
export type FiledReply =
  | { readonly outcome: 'accepted'; readonly status: number; readonly result: unknown; readonly at: number }
  | {
      readonly outcome: 'rejected';
      readonly status: number;
      readonly code: string;
      readonly result: unknown;
      readonly at: number;
    };

export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;
