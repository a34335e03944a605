import type { CheckoutSettings, PaymentMethod, ShippingMethod } from '#domain/checkout-methods.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';

/** The methods that an order names, by their codes and as the shop has them; `null` is one that it has no more. */
export interface ChosenMethods {
  readonly shippingCode: string;
  readonly shipping: ShippingMethod | null;
  readonly paymentCode: string;
  readonly payment: PaymentMethod | null;
}

/** Looks up what an order names among what the store view offers. */
export function chosenMethods(
  { shippingMethods, paymentMethods }: Pick<CheckoutSettings, 'shippingMethods' | 'paymentMethods'>,
  { addressInformation: information }: Pick<Order, 'addressInformation'>,
): ChosenMethods {
  const shippingCode = `${information.shipping_carrier_code ?? ''}/${information.shipping_method_code ?? ''}`;
  const paymentCode = information.payment_method_code;
  return {
    shippingCode,
    shipping: shippingMethods.find(({ code }) => code === shippingCode) ?? null,
    paymentCode,
    payment: paymentMethods.find(({ code }) => code === paymentCode) ?? null,
  };
}
