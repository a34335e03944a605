import { partSkus, type ProductDetails } from '#domain/product.ts';
import type { WorkerContext } from '../context.ts';
import { readDetails } from '../catalogue/product-details.ts';

/**
 * Asks the shop for a product, and for what it is made of, as far as it is not here: its price and what can be chosen are those of its
 * parts. Resolves with whether the shop answered.
 */
export async function askProduct(context: WorkerContext, sku: string): Promise<boolean> {
  const { catalogue, demand } = context;
  const details = async (): Promise<readonly ProductDetails[]> => {
    const id = catalogue.index.idOfSku(sku);
    return id === null ? [] : readDetails(context, [id]);
  };
  if ((await details()).length === 0 && !(await demand.product(sku))) return false;
  const missing = (await details()).flatMap(partSkus).filter((part) => catalogue.index.idOfSku(part) === null);
  const asked = await Promise.all(missing.map((part) => demand.product(part)));
  return asked.every(Boolean);
}
