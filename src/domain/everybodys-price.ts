import { type Offers, withOffers } from './offers.ts';
import type { Price } from './price.ts';
import type { ProductSummary } from './product.ts';
import { variantBySku } from './variants.ts';

/** What everybody pays for an article: a price that was heard before its document counts, that of a group does not (D84). */
export function everybodysPrice(
  product: ProductSummary,
  sku: string,
  { offers, nowMs }: { readonly offers: Offers; readonly nowMs: number },
): Price {
  const priced = offers.ofGroup ? product : withOffers(product, { offers, nowMs });
  return (variantBySku(priced, sku) ?? priced).price;
}
