import type { Owner } from './owner.ts';

/** An access token and whose it is. It is never written down and never shown. */
export interface HeldToken {
  readonly owner: Owner;
  /** The sign-in that it belongs to, and how often its refresh token had been exchanged. */
  readonly sessionId: string;
  readonly number: number;
  readonly token: string;
}

/** The access tokens of this device's session, as a realm asks for them. */
export interface Tokens {
  /** One that should do. `null`: nobody is signed in, the session has expired, or the shop did not answer. */
  current(): Promise<HeldToken | null>;
  /** Another one in the place of one that the shop refused; asked for at most once a call. */
  renew(refused: HeldToken): Promise<HeldToken | null>;
}
