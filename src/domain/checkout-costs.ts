import type { CheckoutDetails } from './checkout-details.ts';
import type { CheckoutSettings, ShippingMethod } from './checkout-methods.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import { chosenFees, type Fee, type FeePiece, offeredFees } from './fees.ts';
import { type Goods, paidDeliveries } from './free-shipping.ts';
import { partialDeliveries } from './partial-deliveries.ts';
import type { TotalsCosts } from './totals.ts';

/** What is chosen at the checkout that costs something. */
export type ChosenCosts = Pick<
  CheckoutDetails,
  'country' | 'shippingMethod' | 'paymentMethod' | 'hasPartialDeliveries' | 'feeOptions'
>;

/** What of a line decides what else an order costs. */
export interface CostedLine extends FeePiece {
  /** When it comes; `null` for what cannot be bought. */
  readonly delivery: DeliveryPromise | null;
}

/** The fees that are offered for what is chosen. */
export function feesFor(
  settings: CheckoutSettings,
  { country, shippingMethod }: Pick<ChosenCosts, 'country' | 'shippingMethod'>,
  lines: readonly CostedLine[],
): Fee[] {
  return offeredFees(settings.fees ?? [], { country, shippingMethod, pieces: lines });
}

/** The deliveries beside the first of what comes as it is ready, in a shop that sends it so. */
export function furtherDeliveries(
  { notTaken }: Pick<CheckoutSettings, 'notTaken'>,
  { hasPartialDeliveries }: Pick<ChosenCosts, 'hasPartialDeliveries'>,
  lines: readonly Pick<CostedLine, 'delivery'>[],
): number {
  const isPartial = hasPartialDeliveries && !notTaken?.includes('partial_delivery');
  return isPartial ? Math.max(0, partialDeliveries(lines).length - 1) : 0;
}

/**
 * What the chosen methods and fees cost, for the totals that window, worker and shop count. A method that there is not costs
 * nothing: whether it may be chosen is decided elsewhere.
 */
export function checkoutCosts(
  settings: CheckoutSettings,
  chosen: ChosenCosts,
  { lines, taxBasisPoints }: { readonly lines: readonly CostedLine[]; readonly taxBasisPoints: number },
): TotalsCosts {
  const shipping = settings.shippingMethods.find(({ code }) => code === chosen.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === chosen.paymentMethod);
  return {
    delivery: shipping ? { amountMinor: shipping.priceMinor, taxBasisPoints } : null,
    furtherDeliveries: furtherDeliveries(settings, chosen, lines),
    paymentFee: payment ? { amountMinor: payment.costMinor, taxBasisPoints } : null,
    fees: chosenFees(feesFor(settings, chosen, lines), chosen.feeOptions, taxBasisPoints),
    freeDeliveryFromMinor: settings.freeDeliveryFromMinor ?? null,
  };
}

/** The delivery methods at what they cost for these goods: the first delivery, which may be free, and `further` ones. */
export function methodsAtPrice(
  methods: readonly ShippingMethod[],
  { freeDeliveryFromMinor }: Pick<CheckoutSettings, 'freeDeliveryFromMinor'>,
  goods: Goods,
  further = 0,
): ShippingMethod[] {
  const paid = paidDeliveries(freeDeliveryFromMinor, goods, further);
  return methods.map((method) => ({ ...method, priceMinor: method.priceMinor * paid }));
}
