import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import { sortedKeys } from '../sorted-keys.ts';

/**
 * What is ordered, where it goes and how it is paid, as a text. Two sealings of one order with the same contents are the
 * same order to the shopper, whatever they cost and whenever they were made (decision 022).
 */
export function orderContents({ products, addressInformation }: WireOrder): string {
  const lines = products.map(({ sku, qty, product_option = null }) => ({ sku, qty, product_option }));
  return JSON.stringify(sortedKeys({ lines, addressInformation }));
}
