import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';

/** The shopper was told. */
export async function dismiss({ shopper }: WorkerContext, { id }: { readonly id: string }): Promise<Result<null>> {
  await shopper.removeCustomer(id);
  return ok(null);
}
