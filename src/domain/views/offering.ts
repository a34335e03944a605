import { type Offering, offeringOf } from '../offering/offering.ts';
import { withOffers } from '../offers.ts';
import type { ProductDetails, ProductSummary, Variant } from '../product.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/**
 * The data that the price of an article depends on: its own details, and the products that it is put together from, by
 * sku.
 */
export interface OfferingSurroundings {
  readonly details: ProductDetails | null;
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
}

/** The offering of an article; live offers have to be applied to `product` already. */
export function offeringFor(
  product: ProductSummary,
  article: Pick<Variant, 'sku' | 'price' | 'stock'>,
  { details, ofParts }: OfferingSurroundings,
  { store, locale, nowMs, offers }: CatalogueContext,
): Offering {
  const parts = (details?.bundle?.slots ?? []).flatMap(({ links }) =>
    links.flatMap(({ sku }) => ofParts.get(sku) ?? []),
  );
  return offeringOf({
    product,
    article,
    details,
    ofParts: new Map(parts.map((part) => [part.sku, withOffers(part, { offers, nowMs })])),
    taxBasisPoints: store.tax.rateBasisPoints,
    locale,
    nowMs,
    ...(offers.ofGroup ? { priceGroup: offers.ofGroup.group } : {}),
  });
}
