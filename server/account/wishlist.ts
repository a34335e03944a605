import { and, eq } from 'drizzle-orm';
import { WISHLIST_KEPT_MAX } from '#config/limits.ts';
import { mergedWishes, type Wish, wished } from '#domain/wishlist.ts';
import { wishesToWire } from '#domain/wire/wishlist.ts';
import { type Reply, success } from '../http/reply.ts';
import { wishlistItems } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { accountRefusal } from './account-refusal.ts';
import { lockedCustomer } from './customers.ts';

/** The wishlist of a customer in a store view, with what was taken out again. */
export async function wishesOf(queries: Queries, customerId: number, storeCode: string): Promise<readonly Wish[]> {
  const rows = await queries.select().from(wishlistItems).where(isOf(customerId, storeCode)).orderBy(wishlistItems.sku);
  return rows.map(({ customerId: _whose, storeCode: _where, ...wish }) => wish);
}

/** Merges changes into the wishlist of a customer; the answer is the whole list. Runs in a transaction. */
export async function mergeWishes(
  queries: Queries,
  customerId: number,
  storeCode: string,
  changes: readonly Wish[],
): Promise<Reply> {
  // One after the other: what two devices send at once is merged with what the other one sent.
  if (!(await lockedCustomer(queries, customerId)))
    return accountRefusal(401, 'UNAUTHORIZED', 'The session has ended.');
  const merged = mergedWishes(await wishesOf(queries, customerId, storeCode), changes);
  if (wished(merged).length > WISHLIST_KEPT_MAX)
    return accountRefusal(400, 'WISHLIST_FULL', 'The wishlist holds no more articles.');
  await queries.delete(wishlistItems).where(isOf(customerId, storeCode));
  if (merged.length > 0)
    await queries.insert(wishlistItems).values(merged.map((wish) => ({ customerId, storeCode, ...wish })));
  return success(wishesToWire(await wishesOf(queries, customerId, storeCode)));
}

function isOf(customerId: number, storeCode: string) {
  return and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.storeCode, storeCode));
}
