import type { ShopError } from '#schemas/errors.ts';
import type { ProductSummary } from './product.ts';

/** The status that parts of sets and bundles must have (spec 4: grouped and bundle children, D35). */
export const STATUS_SOLD = 1;
/** Products with this status or a higher one cannot be bought and have no page (D35). */
export const STATUS_UNAVAILABLE = 2;
/** The visibility of products that are shown only as part of another one. */
export const VISIBILITY_NOT_ALONE = 1;

/** Why a product has no page of its own, or `null` (spec 4: product load, spec 8). */
export function whyNotShown({ status, visibility }: Pick<ProductSummary, 'status' | 'visibility'>): ShopError | null {
  if (status >= STATUS_UNAVAILABLE) return { code: 'productStatusEmpty', params: { n: status } };
  if (visibility === VISIBILITY_NOT_ALONE) return { code: 'productVisibilityEmpty', params: { n: visibility } };
  return null;
}

/** Whether the page of this product shows the article with this sku: it is its own sku or that of a variant. */
export function showsArticle(product: ProductSummary, sku: string): boolean {
  if (whyNotShown(product)) return false;
  return product.sku === sku || product.variants.some((variant) => variant.sku === sku);
}
