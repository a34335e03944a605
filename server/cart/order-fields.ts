import { saysSomething } from '#domain/visible-text.ts';
import type { Order, OrderAddress } from '#schemas/api/generated/types.gen.ts';

/**
 * Names the first required field of an order that is empty; spaces and invisible characters count as empty. Returns
 * `null` when every required field is filled. Whether the methods exist is checked together with the prices
 * (`METHOD_GONE`, `QUOTE_CHANGED`).
 */
export function emptyField({ addressInformation: information, sealed_contact: contact }: Order): string | null {
  const { billingAddress, shippingAddress, payment_method_code: payment } = information;
  if (!saysSomething(payment)) return 'addressInformation.payment_method_code';
  // On shared devices the order carries the address encrypted in `sealed_contact`, and these fields hold dashes
  // (contract: sealed_contact).
  if (contact !== undefined) return null;
  return emptyInAddress('billingAddress', billingAddress) ?? emptyInAddress('shippingAddress', shippingAddress);
}

function emptyInAddress(name: string, address: OrderAddress | undefined): string | null {
  if (!address) return null;
  const { firstname, lastname, street, postcode, city, country_id } = address;
  const texts = { firstname, lastname, 'street.0': street[0] ?? '', postcode, city, country_id };
  const empty = Object.entries(texts).find(([, text]) => !saysSomething(text));
  return empty ? `addressInformation.${name}.${empty[0]}` : null;
}

/** Whether the payment provider has to ask who is billed; the name is what tells. */
export function isAddressMissing({ addressInformation }: Order): boolean {
  return addressInformation.billingAddress.lastname === '';
}
