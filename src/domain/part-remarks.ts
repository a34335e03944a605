import type { ShopError } from '#schemas/errors.ts';
import { partSkus, type ProductDetails, type ProductSummary } from './product.ts';

/** A problem with the parts of a product that the shop's operators should know about. */
export interface PartRemark {
  readonly error: ShopError;
  readonly about: string;
}

/**
 * The faulty links of a product, once all products are on the device (spec 8: logged only). The shopper is told
 * separately that a part is missing.
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
