import type { ProductDetails } from '#domain/product.ts';
import type { WorkerContext } from '../context.ts';

/** Details of those of these products whose details are on the device. */
export async function readDetails({ catalogue }: WorkerContext, ids: readonly string[]): Promise<ProductDetails[]> {
  return ids.length === 0 ? [] : catalogue.writers.productDetails.read(ids);
}
