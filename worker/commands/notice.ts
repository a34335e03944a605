import { ok, type Result } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from '../shopper.ts';

/** The shopper was told. */
export async function dismiss({ shopper }: WorkerContext, { id }: { readonly id: string }): Promise<Result<null>> {
  await shopper.removeCustomer(id);
  return ok(null);
}

/** Leaves something to tell; the same thing is told once. */
export async function leaveNotice(shopper: Shopper, code: MessageCode, createdAt: number): Promise<void> {
  const notice: CustomerDoc = { id: `notice|${code}`, kind: 'notice', code, createdAt };
  await shopper.putCustomer(notice);
}
