import { newsletterCoupon } from '#config/newsletter.ts';
import { eq } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { coupons, newsletterSubscribers } from '../store/schema.ts';

/** One address however it is written; mail does not tell upper from lower case. */
function subscriberId(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address gets the newsletter. An address that was never here is told like one that left. */
export async function isSubscribed(queries: Queries, email: string): Promise<boolean> {
  const [row] = await queries
    .select({ isSubscribed: newsletterSubscribers.isSubscribed })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, subscriberId(email)));
  return row?.isSubscribed ?? false;
}

/**
 * Notes that an address wants the newsletter, and makes the coupon valid that thanks for it: the same one for everybody, so
 * that no answer and no price tells who subscribed before. Returns whether it did not have it.
 */
export async function subscribe(queries: Queries, store: StoreView, email: string): Promise<boolean> {
  const updatedAt = new Date();
  const changed = await queries
    .insert(newsletterSubscribers)
    .values({ email: subscriberId(email), storeCode: store.code, isSubscribed: true, updatedAt })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      // A subscriber who subscribes again stays as he was: repeating it changes nothing (spec 4: newsletter).
      set: { isSubscribed: true, storeCode: store.code, updatedAt },
      setWhere: eq(newsletterSubscribers.isSubscribed, false),
    })
    .returning();
  await queries
    .insert(coupons)
    .values({ code: newsletterCoupon.code, percent: newsletterCoupon.percent })
    .onConflictDoNothing();
  return changed.length > 0;
}

/** Notes that an address wants no newsletter; one that never had it leaves nothing behind. */
export async function unsubscribe(queries: Queries, email: string): Promise<void> {
  await queries
    .update(newsletterSubscribers)
    .set({ isSubscribed: false, updatedAt: new Date() })
    .where(eq(newsletterSubscribers.email, subscriberId(email)));
}
