import type { OrderDoc } from './shopper-documents.ts';

/** Whether an order is bought, placed by the shop or paid at the provider, and web analytics has not heard of it. */
export function isUnmeasured({ state, isPaid = false, isMeasured }: OrderDoc): boolean {
  return isMeasured === false && (state === 'accepted' || (state === 'sealed' && isPaid));
}
