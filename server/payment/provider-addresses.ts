import type { ExternalAddress, Order, OrderAddress } from '#schemas/api/generated/types.gen.ts';
import { isAddressMissing } from '../cart/order-fields.ts';
import type { ProviderOrder } from './provider.ts';

/** An address of the provider as an order has it. */
export function orderAddress(address: ExternalAddress, country: string): OrderAddress {
  return {
    firstname: address.given_name ?? '',
    lastname: address.family_name ?? '',
    email: address.email ?? '',
    telephone: address.phone ?? '',
    company: address.organization_name ?? null,
    street: [address.street_address ?? '', ...(address.street_address2 ? [address.street_address2] : [])],
    postcode: (address.postal_code ?? '').replaceAll(/\s/g, ''),
    city: address.city ?? '',
    country_id: (address.country ?? country).toUpperCase(),
  };
}

/** The same address in the provider's words. */
export function providerAddress(address: OrderAddress): ExternalAddress {
  return {
    given_name: address.firstname,
    family_name: address.lastname,
    ...(address.email ? { email: address.email } : {}),
    ...(address.telephone ? { phone: address.telephone } : {}),
    ...(address.company ? { organization_name: address.company } : {}),
    street_address: address.street[0] ?? '',
    ...(address.street[1] ? { street_address2: address.street[1] } : {}),
    postal_code: address.postcode,
    city: address.city,
    country: address.country_id,
  };
}

/** The order with the address that was given to the provider, where the shop had none. */
export function withAddressesOf(
  order: Order,
  { billing_address: billing }: Pick<ProviderOrder, 'billing_address'>,
): Order {
  const { addressInformation } = order;
  if (!isAddressMissing(order) || !billing) return order;
  const address = orderAddress(billing, addressInformation.billingAddress.country_id);
  return {
    ...order,
    addressInformation: {
      ...addressInformation,
      billingAddress: address,
      ...(addressInformation.shippingAddress ? { shippingAddress: address } : {}),
    },
  };
}
