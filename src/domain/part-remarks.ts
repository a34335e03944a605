import type { ShopError } from '#schemas/errors.ts';
import { partSkus, type ProductDetails, type ProductSummary } from './product.ts';

/** Something about the parts of a product that whoever looks after the shop should know. */
export interface PartRemark {
  readonly error: ShopError;
  readonly about: string;
}

/**
 * What is wrong with the links of a product once all products are here (spec 8: logged only). The shopper sees that
 * a part is missing.
 */
export function partRemarks(
  { type, sku }: Pick<ProductSummary, 'type' | 'sku'>,
  details: Pick<ProductDetails, 'parts' | 'bundle'>,
  found: ReadonlyMap<string, unknown>,
): PartRemark[] {
  const skus = partSkus(details);
  if (type === 'grouped' && skus.length === 0) return [{ error: { code: 'groupedWithoutLinks' }, about: sku }];
  const code = type === 'bundle' ? 'productNotFound' : 'productLinkNotFound';
  return skus.filter((part) => !found.has(part)).map((part) => ({ error: { code }, about: `${sku}: ${part}` }));
}
