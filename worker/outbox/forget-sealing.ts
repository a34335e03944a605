import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from '../shopper.ts';

/** An order that never got into the journal is what it was before: nothing, or what the shop did not take. */
export async function forgetSealing({ database }: Shopper, { id, previous }: OrderDoc): Promise<void> {
  const { orders } = database.collections;
  if (previous) await orders.upsert(previous);
  else await (await orders.findOne(id).exec())?.remove();
}
