import { and, eq, lt } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { restockRequests } from '../store/schema.ts';

/** An article that did not come back for so long is given up. */
const KEPT_MS = 183 * 86_400_000;

/** Notes that an address wants to hear of an article once it can be bought; asking again changes nothing. */
export async function noteRestock(
  queries: Queries,
  store: StoreView,
  { sku, email }: { readonly sku: string; readonly email: string },
): Promise<void> {
  const row = { email: email.trim().toLowerCase(), storeCode: store.code, sku, askedAt: new Date() };
  await queries.insert(restockRequests).values(row).onConflictDoNothing();
}

/** The articles that somebody waits for, by store view. */
export function awaitedArticles(queries: Queries): Promise<{ storeCode: string; sku: string }[]> {
  return queries
    .selectDistinct({ storeCode: restockRequests.storeCode, sku: restockRequests.sku })
    .from(restockRequests);
}

/** The addresses that wait for an article; they are forgotten with this answer. */
export async function takeWaiting(queries: Queries, storeCode: string, sku: string): Promise<string[]> {
  const taken = await queries
    .delete(restockRequests)
    .where(and(eq(restockRequests.storeCode, storeCode), eq(restockRequests.sku, sku)))
    .returning();
  return taken.map(({ email }) => email);
}

/** Forgets who waits for what does not come. */
export async function pruneRestock(queries: Queries, now: Date): Promise<void> {
  await queries.delete(restockRequests).where(lt(restockRequests.askedAt, new Date(now.getTime() - KEPT_MS)));
}
