import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import { restockRequests } from '../store/restock-schema.ts';

/** An article that did not come back for so long is given up. */
const KEPT_MS = 183 * 86_400_000;

/** How often the wait doubles at most: to somewhat more than the day that is its end. */
const DOUBLED_MAX = 7;
/**
 * How long a mail waits that was not delivered: longer than any mail server is waited for, and after each try twice as long, up to a day.
 */
const untilTriedAgain = sql`least(
  interval '15 minutes' * power(2, least(greatest(${restockRequests.tries} - 1, 0), ${DOUBLED_MAX}::int)), interval '1 day')`;

/** Notes that an address wants to hear of an article once it can be bought. Who asks again waits from then on, and is written to once. */
export async function noteRestock(
  queries: Queries,
  store: StoreView,
  { sku, email }: { readonly sku: string; readonly email: string },
): Promise<void> {
  const row = { email: email.trim().toLowerCase(), storeCode: store.code, sku, askedAt: new Date() };
  await queries
    .insert(restockRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [restockRequests.sku, restockRequests.storeCode, restockRequests.email],
      set: { askedAt: row.askedAt, tries: 0 },
    });
}

/** The articles that somebody waits for, by store view. */
export function awaitedArticles(queries: Queries): Promise<{ storeCode: string; sku: string }[]> {
  return queries
    .selectDistinct({ storeCode: restockRequests.storeCode, sku: restockRequests.sku })
    .from(restockRequests);
}

/** Somebody who waits for an article in a store view. */
type Waiting = Pick<typeof restockRequests.$inferSelect, 'email' | 'storeCode' | 'sku'>;

/** Who waits for an article. */
export function waitingFor(
  queries: Queries,
  { storeCode, sku }: Pick<Waiting, 'storeCode' | 'sku'>,
): Promise<Waiting[]> {
  return queries
    .select()
    .from(restockRequests)
    .where(and(eq(restockRequests.storeCode, storeCode), eq(restockRequests.sku, sku)));
}

/**
 * Takes it on to write to somebody; false where another run or another server has, or has just failed to. No transaction is held
 * while the mail goes, because an embedded database would hold up the whole shop.
 */
export async function takeOn(queries: Queries, waiting: Waiting, now: Date): Promise<boolean> {
  const isFree = or(
    isNull(restockRequests.triedAt),
    sql`${restockRequests.triedAt} + ${untilTriedAgain} < ${now.toISOString()}::timestamptz`,
  );
  const taken = await queries
    .update(restockRequests)
    .set({ triedAt: now, tries: sql`${restockRequests.tries} + 1` })
    .where(and(isOf(waiting), isFree))
    .returning();
  return taken.length > 0;
}

/** Forgets who has been written to. */
export async function forgetWaiting(queries: Queries, waiting: Waiting): Promise<void> {
  await queries.delete(restockRequests).where(isOf(waiting));
}

function isOf({ email, storeCode, sku }: Waiting) {
  return and(eq(restockRequests.email, email), eq(restockRequests.storeCode, storeCode), eq(restockRequests.sku, sku));
}

/** Forgets a batch of those who wait for what does not come; says whether there may be more. */
export function pruneRestock(queries: Queries, now: Date): Promise<boolean> {
  return deleteBatch(queries, restockRequests, lt(restockRequests.askedAt, new Date(now.getTime() - KEPT_MS)));
}
