import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import { sortedKeys } from '../sorted-keys.ts';

/**
 * The lines, address and methods of an order, as a text. Two sealings of one order with the same contents are the same
 * order to the shopper, whatever they cost and whenever they were sealed (decision 022).
 */
export function orderContents({ products, addressInformation }: WireOrder): string {
  const lines = products.map(({ sku, qty, product_option = null }) => ({ sku, qty, product_option }));
  return JSON.stringify(sortedKeys({ lines, addressInformation }));
}
