import type { ShopError } from '#schemas/errors.ts';
import type { ProductSummary } from './product.ts';

/** The only status of what sets and bundles are made of (spec 4: grouped and bundle children, D35). */
export const STATUS_SOLD = 1;
/** From this status on nobody can buy it, and it has no page (D35). */
export const STATUS_UNAVAILABLE = 2;
/** Shown only as a part of something else. */
export const VISIBILITY_NOT_ALONE = 1;

/** Why a product has no page of its own, or `null` (spec 4: product load, spec 8). */
export function whyNotShown({ status, visibility }: Pick<ProductSummary, 'status' | 'visibility'>): ShopError | null {
  if (status >= STATUS_UNAVAILABLE) return { code: 'productStatusEmpty', params: { n: status } };
  if (visibility === VISIBILITY_NOT_ALONE) return { code: 'productVisibilityEmpty', params: { n: visibility } };
  return null;
}

/** Whether this is the product that shows the article with this sku: its own, or that of one of its variants. */
export function showsArticle(product: ProductSummary, sku: string): boolean {
  if (whyNotShown(product)) return false;
  return product.sku === sku || product.variants.some((variant) => variant.sku === sku);
}
