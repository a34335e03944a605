import type { CartCoupon } from '../coupon.ts';
import { type CountedFee, countTotals, type LineTotals, noCosts, type TotalsFee, type TotalsLine } from '../totals.ts';

export interface CartTotalsView {
  /** `confirmed`: the server counted exactly these lines. */
  readonly state: 'estimate' | 'confirmed';
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  /** Chosen at the checkout, and kept with what was typed there. */
  readonly fees: readonly CountedFee[];
  readonly taxMinor: number;
  readonly grandTotalMinor: number;
}

/** What is known of a cart beside its lines. */
export interface CountedByShop {
  /** The shop's own count of these lines, or `null`. */
  readonly confirmed: Omit<CartTotalsView, 'state' | 'fees'> | null;
  readonly pending: number;
  readonly coupon: CartCoupon | null;
  readonly refusedCoupon: string | null;
  readonly fees: readonly TotalsFee[];
  readonly freeDeliveryFromMinor: number | null;
}

/** The shown totals: the server's own count where it knows all that is shown, else our estimate by the same rules. */
export function shownTotals(
  lines: readonly TotalsLine[],
  { confirmed, coupon, fees }: CountedByShop,
): CartTotalsView & { readonly lines: readonly LineTotals[] } {
  const estimate = countTotals({ lines, ...noCosts, couponPercent: coupon?.percent ?? 0 });
  // Fees go along with the order, as delivery and payment do: they are counted here.
  const extra = countTotals({ lines: [], ...noCosts, fees, couponPercent: 0 });
  // The server's cart may have costs of its own, of another storefront or a required fee; its total is then another one.
  const isConfirmed =
    confirmed !== null &&
    confirmed.subtotalMinor === estimate.subtotalMinor &&
    confirmed.grandTotalMinor === confirmed.subtotalMinor + confirmed.discountMinor;
  const { subtotalMinor, discountMinor, taxMinor, grandTotalMinor } = isConfirmed ? confirmed : estimate;
  return {
    state: isConfirmed ? 'confirmed' : 'estimate',
    lines: estimate.lines,
    subtotalMinor,
    discountMinor,
    fees: extra.fees ?? [],
    taxMinor: taxMinor + extra.taxMinor,
    grandTotalMinor: grandTotalMinor + extra.grandTotalMinor,
  };
}
