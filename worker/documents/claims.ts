import { newsletterCoupon } from '#config/newsletter.ts';
import { type Claim, withClaim } from '#domain/claim.ts';
import type { Owner } from '../outbox/owner.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where is kept what an owner may claim: among the shopper's own, which no new version and no full device takes (D8). */
export function claimsId(owner: Owner): string {
  return `claims|${owner}`;
}

export function keptClaims(document: CustomerDoc | null | undefined): readonly Claim[] {
  return document?.kind === 'claims' ? document.claims : [];
}

/** Keeps a claim, once. What another tab keeps meanwhile stays. */
export async function keepClaim(shopper: Pick<Shopper, 'changeCustomer'>, owner: Owner, claim: Claim): Promise<void> {
  const nothing: CustomerDoc = { id: claimsId(owner), kind: 'claims', claims: [] };
  await shopper.changeCustomer(nothing, (known) => ({ ...nothing, claims: withClaim(keptClaims(known), claim) }));
}

/** The coupon that thanks for a subscription (spec 9: texts). */
export function thanksAt(createdAt: number): Claim {
  return { code: newsletterCoupon.code, createdAt, value: newsletterCoupon.percent, description: 'newsletter' };
}
