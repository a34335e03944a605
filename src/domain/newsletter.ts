import type { Claim } from './claim.ts';
import { isEmail } from './email.ts';
import { visibleText } from './visible-text.ts';

/** What a shopper may want of the newsletter. */
export type NewsletterChange = 'subscribe' | 'unsubscribe';

/**
 * Where it stands: `waiting` for the network to bring the last wish to the shop, taken over by it (`done`), or `refused`; `unchecked`:
 * refused because nobody could tell that a person wished it. What the shop said without being asked for a change is `done` too.
 */
export interface NewsletterStanding {
  readonly change: NewsletterChange;
  readonly state: 'waiting' | 'done' | 'refused' | 'unchecked';
  readonly email: string;
}

/** The newsletter as a shopper of this device sees it. */
export interface NewsletterView {
  /** The last that is known, or `null`: this device knows nothing. */
  readonly standing: NewsletterStanding | null;
  /** The coupon that thanks for a subscription, once the shop has it (spec 9: texts). */
  readonly coupon: { readonly code: string; readonly percent: number } | null;
  /** Whether the coupon may be pointed out: once, and never to whom said no or subscribed. */
  readonly isOfferWelcome: boolean;
}

/** No mail system takes longer addresses (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;

/** An address as it is sent, or `null` where it is none. */
export function subscriberEmail(text: string): string | null {
  const email = visibleText(text);
  return email.length <= EMAIL_MAX_LENGTH && isEmail(email) ? email : null;
}

/** Whether two texts are the same address; mail knows no upper case. */
export function isSameEmail(a: string, b: string): boolean {
  return visibleText(a).toLowerCase() === visibleText(b).toLowerCase();
}

/** Whether the shop did not do what was wished. */
export function isRefused({ state }: NewsletterStanding): boolean {
  return state === 'refused' || state === 'unchecked';
}

/** Whether a wish changes anything: subscribing twice does nothing, nor does leaving what one is not in (spec 4: newsletter). */
export function isNewWish(change: NewsletterChange, email: string, standing: NewsletterStanding | null): boolean {
  if (!standing || isRefused(standing) || !isSameEmail(standing.email, email)) return true;
  return standing.change !== change;
}

/** What is shown of a standing, with the coupon that is among the claims; it is not offered to who was asked before. */
export function newsletterView(
  standing: NewsletterStanding | null,
  isAsked: boolean,
  claims: readonly Claim[],
): NewsletterView {
  const isThanked = standing?.change === 'subscribe' && standing.state === 'done';
  const thanks = claims.find(({ description }) => description === 'newsletter');
  return {
    standing,
    coupon: isThanked && thanks?.value ? { code: thanks.code, percent: thanks.value } : null,
    isOfferWelcome: standing === null && !isAsked,
  };
}
