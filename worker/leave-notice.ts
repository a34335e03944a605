import type { MessageCode } from '#schemas/messages.ts';
import type { CustomerDoc } from './documents/shopper-documents.ts';
import type { Shopper } from './shopper.ts';

/** Leaves something to tell; the same thing is told once. */
export async function leaveNotice(shopper: Shopper, code: MessageCode, createdAt: number): Promise<void> {
  const notice: CustomerDoc = { id: `notice|${code}`, kind: 'notice', code, createdAt };
  await shopper.putCustomer(notice);
}
