import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { visibleText } from '#domain/visible-text.ts';
import { customerAddresses, customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { submittedReviews } from '../store/review-schema.ts';
import { idempotencyKeys } from '../store/schema.ts';
import { liftDeadline } from '../store/transaction.ts';

/** An account, and one of its addresses, as stored. */
export type Customer = typeof customers.$inferSelect;
export type AddressRow = typeof customerAddresses.$inferSelect;

/** The longest e-mail that there can be. */
export const EMAIL_MAX_LENGTH = 254;

/** An e-mail as accounts are found by it: however it is written, there is one account. */
export function accountEmail(text: string): string {
  return visibleText(text).toLowerCase();
}

/** The account with this e-mail. */
export async function customerByEmail(queries: Queries, email: string): Promise<Customer | undefined> {
  const [customer] = await queries
    .select()
    .from(customers)
    .where(eq(customers.email, accountEmail(email)));
  return customer;
}

/** An account, locked for the rest of the transaction. */
export async function lockedCustomer(queries: Queries, id: number): Promise<Customer | undefined> {
  const [customer] = await queries.select().from(customers).where(eq(customers.id, id)).for('update');
  return customer;
}

/** Waits for whoever else takes this e-mail; from here to the end of the transaction nobody does. */
export async function lockEmail(queries: Queries, email: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`e-mail ${email}`}, 0))`);
}

/** When an account was changed last. */
export async function profileChangedAt(queries: Queries, id: number): Promise<Date | undefined> {
  const [row] = await queries.select({ updatedAt: customers.updatedAt }).from(customers).where(eq(customers.id, id));
  return row?.updatedAt;
}

/** The addresses of an account in the order of its list. */
export async function addressesOf(queries: Queries, customerId: number): Promise<AddressRow[]> {
  return queries
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.position));
}

/**
 * Deletes an account with all that belongs to it alone, also stored replies that tell its profile; its orders stay as those of
 * a guest, with the replies that they were placed with. Runs in a transaction, which may take as long as it needs.
 */
export async function deleteCustomer(queries: Queries, email: string): Promise<boolean> {
  const address = accountEmail(email);
  // A reply that a guest got names nobody, so all of them are read for the e-mail.
  await liftDeadline(queries);
  // While their reviews still name them, whatever address they wrote there.
  const written = inArray(
    submittedReviews.customerId,
    queries.select({ id: customers.id }).from(customers).where(eq(customers.email, address)),
  );
  await queries
    .update(submittedReviews)
    .set({ email: '' })
    .where(or(written, eq(sql`lower(${submittedReviews.email})`, address)));
  const [gone] = await queries.delete(customers).where(eq(customers.email, address)).returning();
  if (!gone) return false;
  const tellsProfile = or(
    eq(idempotencyKeys.customerId, gone.id),
    sql`position(${gone.email} in ${idempotencyKeys.reply}) > 0`,
  );
  await queries.delete(idempotencyKeys).where(and(eq(idempotencyKeys.isKeptWithOrder, false), tellsProfile));
  return true;
}
