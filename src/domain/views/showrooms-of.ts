import type { ProductDetails, ProductSummary, ShowroomStock } from '../product.ts';
import type { Showroom } from '../references.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The showrooms of the store view that have an article; of those the list fields name, until the details are here. */
export function showroomsOf(
  { sku: productSku, attributes }: ProductSummary,
  details: ProductDetails | null,
  sku: string,
  { showrooms }: CatalogueContext,
): (Showroom & { readonly qty: number | null })[] {
  const stock = details && stockOf(details, productSku, sku);
  const listed = new Set((attributes['product_showroom'] ?? []).map(String));
  return showrooms.flatMap((showroom) => {
    const qty = stock ? (stock[showroom.id] ?? 0) : null;
    return (qty === null ? listed.has(showroom.id) : qty > 0) ? [{ ...showroom, qty }] : [];
  });
}

/** A variant without its own stands where its product does. */
function stockOf({ showroomStock }: ProductDetails, productSku: string, sku: string): ShowroomStock {
  return showroomStock[sku] ?? showroomStock[productSku] ?? {};
}
