import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { CONSENT_ID } from '../documents/consent.ts';

/** Notes whether the shopper agrees to be counted (spec 4: cookies accepted). */
export async function set(
  { shopper }: WorkerContext,
  { isGiven }: { readonly isGiven: boolean },
): Promise<Result<null>> {
  await shopper.putCustomer({ id: CONSENT_ID, kind: 'consent', isGiven });
  return ok(null);
}
