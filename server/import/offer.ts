import { shareOf, wholeOf } from './repeatable.ts';

/** A special price of a product and all its variants. */
export interface Offer {
  readonly discountPercent: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly isRunning: boolean;
}

const PRICE_STEP = 10;
const PRICE_MIN = 9;

/** Windows of special prices up to a share of all offers: open, running, over, and still to come. */
const windows: readonly (readonly [upTo: number, from: string | null, to: string | null, isRunning: boolean])[] = [
  [0.6, null, null, true],
  [0.8, '2026-05-01 00:00:00', '2027-12-31 23:59:59', true],
  [0.9, '2025-11-24 00:00:00', '2025-12-01 23:59:59', false],
  [1, '2028-01-03 00:00:00', '2028-02-01 23:59:59', false],
];

/** The offer of a product, always the same for its sku; `share` of all products have one. */
export function offerOf(sku: string, share: number): Offer | null {
  if (shareOf(sku, 'offer') >= share) return null;
  const at = shareOf(sku, 'offer window');
  const [, from, to, isRunning] = windows.find(([upTo]) => at < upTo)!;
  return { discountPercent: wholeOf(sku, 'discount', 2, 8) * 5, from, to, isRunning };
}

/** Gross price fields of a product; listings sort by its final price. */
export function productPriceFields(gross: number, offer: Offer | null): Record<string, number | string> {
  return { original_price_incl_tax: gross, final_price_incl_tax: gross, ...priceFields(gross, offer) };
}

/** Gross price fields of an article: without an offer, only what it costs. */
export function priceFields(gross: number, offer: Offer | null): Record<string, number | string> {
  const special = offer ? specialPrice(gross, offer.discountPercent) : gross;
  if (!offer || special >= gross) return { price_incl_tax: gross };
  const now = offer.isRunning ? special : gross;
  return {
    price_incl_tax: now,
    original_price_incl_tax: gross,
    final_price_incl_tax: now,
    special_price_incl_tax: special,
    ...(offer.from ? { special_from_date: offer.from } : {}),
    ...(offer.to ? { special_to_date: offer.to } : {}),
  };
}

function specialPrice(gross: number, discountPercent: number): number {
  const discounted = gross * (1 - discountPercent / 100);
  return Math.max(PRICE_MIN, Math.floor(discounted / PRICE_STEP) * PRICE_STEP - 1);
}
