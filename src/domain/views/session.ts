import type { QueuedWish } from './outbox.ts';

/** Who uses this device, for the screens. */
export interface SessionView {
  /** `expired`: the shop asks who it is; everything of the owner's is here and waits. */
  readonly state: 'guest' | 'signedIn' | 'expired';
  /** The customer's number as text, or `guest`. */
  readonly owner: string;
  readonly firstName: string;
  readonly email: string;
  readonly groupId: number;
  readonly isBusiness: boolean;
  /** Prices are shown without tax, as their group has it (spec 6: tax display by group). */
  readonly isNetShown: boolean;
}

/** What a queued call of an owner is about. `sentOrder`: the shop may have it already, so that it is no longer given up here (D16). */
export type WaitingKind = 'order' | 'sentOrder' | 'cart' | 'profile' | 'wish' | QueuedWish['kind'];

/** What of who uses the device waits, for the screens that ask before they sign out. */
export interface WaitingView {
  /** Orders that were not sent, or that ask for their owner. */
  readonly orders: number;
  /** Everything else, each kind once and only where something of it waits. */
  readonly others: readonly { readonly kind: Exclude<WaitingKind, 'order'>; readonly count: number }[];
}
