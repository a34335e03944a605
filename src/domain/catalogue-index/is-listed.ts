import { isOutOfStockListed } from '#config/settings.ts';
import type { ProductSummary } from '../product.ts';
import { isProductSellable } from './facet-values.ts';

/** Visibilities and statuses that a listing shows (D34, D35). */
const visibilities: ReadonlySet<number> = new Set([2, 3, 4]);
const statuses: ReadonlySet<number> = new Set([0, 1]);

/**
 * Whether lists show a product; what is out of stock is shown if the shop is set so (spec 5: listing, D71). A product
 * that is not listed keeps its page.
 */
export function isListed(product: ProductSummary, withOutOfStock: boolean = isOutOfStockListed): boolean {
  if (!visibilities.has(product.visibility) || !statuses.has(product.status)) return false;
  return withOutOfStock || isProductSellable(product);
}
