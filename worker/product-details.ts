import { partSkus, type ProductDetails, type ProductSummary } from '#domain/product.ts';
import type { WorkerContext } from './context.ts';

/** Details of these products that are on the device. */
export async function readDetails({ catalogue }: WorkerContext, ids: readonly string[]): Promise<ProductDetails[]> {
  return ids.length === 0 ? [] : catalogue.writers.productDetails.read(ids);
}

/** The products that sets and bundles are made of, by sku. */
export async function readParts(
  { catalogue }: WorkerContext,
  details: readonly ProductDetails[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  const skus = details.flatMap(partSkus);
  const ids = skus.flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
  const summaries = ids.length === 0 ? [] : [...(await catalogue.summaries(ids)).values()];
  return new Map(summaries.map((summary) => [summary.sku, summary]));
}
