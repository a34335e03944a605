import { and, eq, gt } from 'drizzle-orm';
import { type Reply, success } from '../http/reply.ts';
import { customers, resetTokens } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { accountRefusal } from './account-refusal.ts';
import { accountEmail, type Customer, lockedCustomer } from './customers.ts';
import { passwordRefusal } from './new-password.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { endResetLinks, endSignIns } from './sign-ins.ts';
import { digestOf, newToken } from './tokens.ts';

/** How long a mailed link works. */
export const RESET_MINUTES = 60;

/**
 * Makes the token of a link for a new password; those that were mailed before stop working. `null` where the account is gone by now, or
 * has another e-mail. Runs in a transaction.
 */
export async function newResetToken(
  queries: Queries,
  { id: customerId, email }: Pick<Customer, 'id' | 'email'>,
): Promise<string | null> {
  const stored = await lockedCustomer(queries, customerId);
  if (stored?.email !== email) return null;
  const token = newToken();
  await endResetLinks(queries, customerId);
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  await queries.insert(resetTokens).values({ digest: digestOf(token), customerId, expiresAt });
  return token;
}

/** The answer to a change of the password, and whose it was when it succeeded. */
interface PasswordChange {
  readonly reply: Reply;
  readonly changed?: Customer;
}

/** Sets the password of whoever was mailed this token; it works once. */
export async function createPassword(
  database: Queries,
  {
    email,
    resetToken,
    newPassword,
  }: { readonly email: string; readonly resetToken: string; readonly newPassword: string },
): Promise<PasswordChange> {
  const refused = await passwordRefusal(newPassword);
  if (refused) return { reply: refused };
  const passwordHash = await hashPassword(newPassword);
  return inTransaction<PasswordChange>(database, async (queries) => {
    const [row] = await queries
      .select()
      .from(resetTokens)
      .innerJoin(customers, eq(resetTokens.customerId, customers.id))
      .where(
        and(
          eq(resetTokens.digest, digestOf(resetToken)),
          gt(resetTokens.expiresAt, new Date()),
          eq(customers.email, accountEmail(email)),
        ),
      )
      .for('update');
    if (!row) {
      return { reply: accountRefusal(400, 'TOKEN_INVALID', 'The password token is mismatched. Reset and try again.') };
    }
    await setPassword(queries, row.customers.id, passwordHash);
    return { reply: success(true), changed: row.customers };
  });
}

/** Sets the password of a customer who knows the old one. */
export async function changePassword(
  database: Queries,
  customer: Customer,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<PasswordChange> {
  if (!(await isPassword(customer.passwordHash, currentPassword))) {
    const message = "The password doesn't match this account. Verify the password and try again.";
    return { reply: accountRefusal(400, 'PASSWORD_WRONG', message) };
  }
  const refused = await passwordRefusal(newPassword);
  if (refused) return { reply: refused };
  const passwordHash = await hashPassword(newPassword);
  return inTransaction<PasswordChange>(database, async (queries) => {
    const stored = await lockedCustomer(queries, customer.id);
    // Somebody else has set another one meanwhile, and ended this session.
    if (stored?.passwordHash !== customer.passwordHash) {
      return { reply: accountRefusal(401, 'UNAUTHORIZED', 'The session has ended.') };
    }
    await setPassword(queries, customer.id, passwordHash);
    return { reply: success(true), changed: customer };
  });
}

/** Sets a password and ends every sign-in and every mailed link. */
async function setPassword(queries: Queries, customerId: number, passwordHash: string): Promise<void> {
  await queries.update(customers).set({ passwordHash, updatedAt: new Date() }).where(eq(customers.id, customerId));
  await endSignIns(queries, customerId);
}
