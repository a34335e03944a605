import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { CONSENT_ID } from '../documents/consent.ts';

/** The shopper agrees to being counted, or does not any more (spec 4: cookies accepted). */
export async function set(
  { shopper }: WorkerContext,
  { isGiven }: { readonly isGiven: boolean },
): Promise<Result<null>> {
  await shopper.putCustomer({ id: CONSENT_ID, kind: 'consent', isGiven });
  return ok(null);
}
