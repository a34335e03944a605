import { type CustomerType, customerTypeOf } from '#domain/checkout-methods.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import type { Customer } from '../account/customers.ts';

/** Who orders, by their account or by what the billing address says of a company (spec 9: payment provider customer types). */
export function orderedBy(
  { addressInformation: { billingAddress } }: Order,
  customer: Pick<Customer, 'taxId'> | null,
): CustomerType {
  const { company, vat_id: taxId, country_id: country } = billingAddress;
  const isBusiness = customer !== null && customer.taxId !== null;
  return customerTypeOf({ company: company ?? '', taxId: taxId ?? '', country }, isBusiness);
}
