import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';

/** Removes a notice that the shopper has read. */
export async function dismiss({ shopper }: WorkerContext, { id }: { readonly id: string }): Promise<Result<null>> {
  await shopper.removeCustomer(id);
  return ok(null);
}
