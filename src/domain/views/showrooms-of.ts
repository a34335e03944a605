import type { ProductDetails, ProductSummary, ShowroomStock } from '../product.ts';
import type { Showroom } from '../references.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/**
 * The showrooms of the store view that have an article; without details on the device, those that the list fields of
 * its product name.
 */
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

/** Street, postal code and town on one line, as far as they are known. */
export function addressLine({ address, postcode, city }: Pick<Showroom, 'address' | 'postcode' | 'city'>): string {
  const isKnown = (part: string | null): part is string => part !== null;
  return [address, [postcode, city].filter(isKnown).join(' ')].filter(isKnown).join(', ');
}

/** Those of the store view's own country; all of them where none is there. */
export function nearOnes<S extends Pick<Showroom, 'country'>>(
  showrooms: readonly S[],
  { store }: Pick<CatalogueContext, 'store'>,
): readonly S[] {
  const near = showrooms.filter(({ country }) => country === null || country === store.tax.defaultCountry);
  return near.length > 0 ? near : showrooms;
}

/** The stock of an article in showrooms; a variant without an entry is where its product is. */
function stockOf({ showroomStock }: ProductDetails, productSku: string, sku: string): ShowroomStock {
  return showroomStock[sku] ?? showroomStock[productSku] ?? {};
}
