import type { Shopper } from '../shopper/shopper.ts';

/** A device has one answer, whoever uses it. */
export const CONSENT_ID = 'consent';

/** Whether the shopper agreed to being counted. */
export async function hasConsent(shopper: Pick<Shopper, 'customer'>): Promise<boolean> {
  const document = await shopper.customer(CONSENT_ID);
  return document?.kind === 'consent' && document.isGiven;
}
