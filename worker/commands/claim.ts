import { type Claim, claimCode } from '#domain/claim.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { claimsId, keepClaim, keptClaims } from '../documents/claims.ts';
import { notKept } from '../outbox/not-kept.ts';

/** Keeps what a link promises, with or without a network; whether it is good the shop says when it is used (spec 3: claim). */
export async function keep(
  { shopper, cart: { owner }, ports }: WorkerContext,
  { code: text }: { readonly code: string },
): Promise<Result<Claim>> {
  const code = claimCode(text);
  if (code === null) return fail({ code: 'codeInvalid' });
  const claim: Claim = { code, createdAt: ports.clock.now(), value: null, description: 'link' };
  try {
    await keepClaim(shopper, owner, claim);
    const kept = keptClaims(await shopper.customer(claimsId(owner)));
    return ok(kept.find((each) => each.code === code) ?? claim);
  } catch (error) {
    return notKept(error);
  }
}
