import type { MessageCode } from '#schemas/messages.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from './shopper.ts';

/** Leaves a notice for the shopper; the same message is left only once. */
export async function leaveNotice(shopper: Shopper, code: MessageCode, createdAt: number): Promise<void> {
  const notice: CustomerDoc = { id: `notice|${code}`, kind: 'notice', code, createdAt };
  await shopper.putCustomer(notice);
}
