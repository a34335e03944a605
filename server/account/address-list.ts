import { and, eq, notInArray } from 'drizzle-orm';
import type { CustomerAddress } from '#schemas/api/generated/types.gen.ts';
import type { Reply } from '../http/reply.ts';
import { customerAddresses } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { accountRefusal } from './account-refusal.ts';
import { addressesOf } from './customers.ts';

/** The most addresses of one account (contract: UserProfileUpdate). */
const ADDRESSES_MAX = 20;

/** Fields of an address that are kept; whatever else is sent is left out. */
const FIELDS = [
  'firstname',
  'lastname',
  'street',
  'city',
  'region',
  'region_id',
  'country_id',
  'postcode',
  'telephone',
  'company',
  'vat_id',
] as const;

/**
 * Replaces the list of addresses: those with an id are changed, those without are new, those left out are deleted. One of
 * somebody else is refused, and an id that there is twice. Runs in a transaction that holds the account.
 */
export async function replaceAddresses(
  queries: Queries,
  customerId: number,
  addresses: readonly CustomerAddress[],
): Promise<Reply | null> {
  if (addresses.length > ADDRESSES_MAX) {
    return accountRefusal(400, 'VALIDATION', `An account has at most ${ADDRESSES_MAX} addresses.`);
  }
  const own = new Set((await addressesOf(queries, customerId)).map(({ id }) => id));
  const kept = addresses.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isForeign = addresses.some(({ customer_id: owner = customerId }) => owner !== customerId);
  if (isForeign || kept.some((id) => !own.has(id))) {
    return accountRefusal(403, 'FORBIDDEN', 'Provided invalid address.id or address.customer_id');
  }
  if (new Set(kept).size < kept.length) return accountRefusal(400, 'VALIDATION', 'An address is named twice.');

  const mine = eq(customerAddresses.customerId, customerId);
  await queries.delete(customerAddresses).where(and(mine, notInArray(customerAddresses.id, kept)));
  const defaultBilling = addresses.findIndex((address) => address.default_billing === true);
  const defaultShipping = addresses.findIndex((address) => address.default_shipping === true);
  for (const [position, address] of addresses.entries()) {
    const row = {
      position,
      isDefaultBilling: position === defaultBilling,
      isDefaultShipping: position === defaultShipping,
      fields: fieldsOf(address),
    };
    await (address.id === undefined
      ? queries.insert(customerAddresses).values({ customerId, ...row })
      : queries.update(customerAddresses).set(row).where(eq(customerAddresses.id, address.id)));
  }
  return null;
}

function fieldsOf(address: CustomerAddress): Record<string, unknown> {
  return Object.fromEntries(FIELDS.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])));
}
