import { storeViewByCode } from '#config/stores.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { CustomerAddress, User } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { type AddressRow, addressesOf, type Customer } from './customers.ts';
import { groupToken } from './group-token.ts';

/** A profile with all its addresses (contract: User). */
export async function userToWire(queries: Queries, customer: Customer): Promise<User> {
  const rows = await addressesOf(queries, customer.id);
  const idOf = (row: AddressRow | undefined): string | null => (row ? String(row.id) : null);
  const store = storeViewByCode(customer.storeCode);
  return {
    id: customer.id,
    group_id: customer.groupId,
    groupToken: await groupToken(queries, customer.groupId),
    email: customer.email,
    firstname: customer.firstName,
    lastname: customer.lastName,
    ...(store ? { store_id: store.id, website_id: store.id } : {}),
    created_at: formatWireTime(customer.createdAt.getTime()),
    updated_at: formatWireTime(customer.updatedAt.getTime()),
    default_billing: idOf(rows.find((row) => row.isDefaultBilling)),
    default_shipping: idOf(rows.find((row) => row.isDefaultShipping)),
    taxvat: customer.taxId,
    company: customer.company,
    version: customer.version,
    addresses: rows.map(addressToWire),
  };
}

function addressToWire({ id, customerId, fields, isDefaultBilling, isDefaultShipping }: AddressRow): CustomerAddress {
  return {
    ...(fields as CustomerAddress),
    id,
    customer_id: customerId,
    default_billing: isDefaultBilling,
    default_shipping: isDefaultShipping,
  };
}
