import type { ExternalShippingOption } from '#schemas/api/generated/types.gen.ts';
import type { ShippingMethod } from '../checkout-methods.ts';
import { taxOf } from '../tax.ts';

/** Carrier code and method code joined (spec 3: shipping option). */
export function shippingOptionId({
  carrierCode,
  methodCode,
}: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>): string {
  return `${carrierCode}${methodCode}`;
}

/** A delivery method as the provider offers it; the chosen one is selected already. */
export function shippingOption(
  method: ShippingMethod,
  chosenCode: string | null,
  taxBasisPoints: number,
): ExternalShippingOption {
  return {
    id: shippingOptionId(method),
    name: method.title,
    description: method.carrierTitle,
    price: method.priceMinor,
    tax_amount: taxOf(method.priceMinor, taxBasisPoints),
    tax_rate: taxBasisPoints,
    preselected: method.code === chosenCode,
  };
}
