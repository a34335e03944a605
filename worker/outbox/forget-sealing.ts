import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from '../shopper.ts';

/** An order that never got into the journal is what it was before: nothing, or what the shop did not take. */
export async function forgetSealing(shopper: Shopper, { id, previous }: OrderDoc): Promise<void> {
  if (previous) await shopper.putOrder(previous);
  else await shopper.removeOrder(id);
}
