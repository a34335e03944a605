import { eq } from 'drizzle-orm';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import type { UserProfileUpdate } from '#schemas/api/generated/types.gen.ts';
import { type Reply, success } from '../http/reply.ts';
import { customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { accountRefusal } from './account-refusal.ts';
import { replaceAddresses } from './address-list.ts';
import { businessOf } from './business.ts';
import { accountEmail, customerByEmail, EMAIL_MAX_LENGTH, lockedCustomer, lockEmail } from './customers.ts';
import { namesOf } from './register.ts';
import { endResetLinks } from './sign-ins.ts';
import { userToWire } from './wire-user.ts';

/**
 * Changes a profile: all of it or nothing. An edit that began at an older version than the stored one is refused with the
 * stored profile, so that the device can show both. Runs in a transaction.
 */
export async function updateProfile(
  queries: Queries,
  customerId: number,
  { customer: change }: UserProfileUpdate,
): Promise<Reply> {
  const stored = await lockedCustomer(queries, customerId);
  if (!stored) return accountRefusal(401, 'UNAUTHORIZED', 'The session has ended.');
  if (change.base_version !== undefined && change.base_version !== stored.version) {
    const message = 'The profile was changed elsewhere meanwhile.';
    return accountRefusal(400, 'PROFILE_CHANGED', message, { current: await userToWire(queries, stored) });
  }
  const email = accountEmail(change.email);
  await lockEmail(queries, email);
  const owner = await customerByEmail(queries, email);
  if (email.length > EMAIL_MAX_LENGTH || (owner && owner.id !== customerId)) {
    return accountRefusal(400, 'EMAIL_TAKEN', 'This e-mail cannot be used.', { field: 'email' });
  }
  const names = namesOf(change);
  if ('status' in names) return names;
  // The number of a company is that of the country in which its account was made.
  const business = businessOf(storeViewByCode(stored.storeCode) ?? defaultStoreView, {
    company: change.company === undefined ? stored.company : change.company,
    taxvat: change.taxvat === undefined ? stored.taxId : change.taxvat,
  });
  if ('status' in business) return business;
  const isSame = business.company === stored.company && business.taxId === stored.taxId;
  const groupId = isSame ? stored.groupId : business.groupId;
  const refused = change.addresses ? await replaceAddresses(queries, customerId, change.addresses) : null;
  if (refused) return refused;
  // What was mailed to the address of before opens nothing any more.
  if (email !== stored.email) await endResetLinks(queries, customerId);
  const [row] = await queries
    .update(customers)
    .set({ email, ...names, ...business, groupId, version: stored.version + 1, updatedAt: new Date() })
    .where(eq(customers.id, customerId))
    .returning();
  return success(await userToWire(queries, row!));
}
