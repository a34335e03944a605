import type { Owner } from '../outbox/owner.ts';

/** What becomes of the calls of an owner that nobody has answered, when they sign out (D13, D58). */
export type Waiting =
  /** They wait, sealed, until the owner signs in again. */
  | 'keep'
  /** Orders are given up, but for those that the shop may have got already; the rest waits. */
  | 'drop'
  /** All of it is given up, with the same exception. */
  | 'dropAll';

/**
 * Who is signed in on this device, as all of its realms know it (D51). It is kept in the outbox's database alone: its mirror,
 * the screens' database and the caches never hold it. The access token is not in it: that stays in the memory of workers.
 */
export interface SessionRecord {
  /** Drawn at the sign-in; tokens of another one do not count. */
  readonly id: string;
  /** The customer's number as text. */
  readonly owner: Owner;
  /**
   * `expired`: the shop takes the refresh token no more; the owner is asked to sign in, and everything of theirs waits.
   * `ending`: they signed out, and what belongs to them is being wiped; nobody is signed in any more.
   */
  readonly state: 'signedIn' | 'expired' | 'ending';
  /** Of one that ends: what becomes of what waits. */
  readonly waiting?: Waiting;
  readonly refreshToken: string | null;
  /** How often the refresh token was exchanged. An access token of an earlier number is not the last one. */
  readonly number: number;
  /** Whether it outlives the visit; where not, it ends some time after the last tab was closed. */
  readonly isRemembered: boolean;
  /** When a tab of this device was last seen open, by this device's clock in epoch milliseconds. */
  readonly seenAt: number;
  /** Whether what the guest of this device had is with the owner already; until then it is taken along at each start. */
  readonly hasTakenAlong: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly groupId: number;
  readonly groupToken: string | null;
  readonly isBusiness: boolean;
}
