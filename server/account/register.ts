import { eq } from 'drizzle-orm';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { visibleText } from '#domain/visible-text.ts';
import type { UserRegistration } from '#schemas/api/generated/types.gen.ts';
import { type Reply, success } from '../http/reply.ts';
import { customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { accountRefusal } from './account-refusal.ts';
import { replaceAddresses } from './address-list.ts';
import { businessOf } from './business.ts';
import { accountEmail, type Customer, customerByEmail, EMAIL_MAX_LENGTH, lockEmail } from './customers.ts';
import { newToken } from './tokens.ts';
import { userToWire } from './wire-user.ts';

type Registered = UserRegistration['customer'];

/** What came of a registration: the answer, and whose account was made or is there already. */
interface Registration {
  readonly reply: Reply;
  readonly made?: Customer;
  readonly taken?: Customer;
}

/** Makes an account. With neutral answers a taken e-mail is answered like a new one. Runs in a transaction. */
export async function register(
  queries: Queries,
  store: StoreView,
  { customer, passwordHash }: { readonly customer: Registered; readonly passwordHash: string },
  isNeutral: boolean,
): Promise<Registration> {
  const email = accountEmail(customer.email);
  if (email.length > EMAIL_MAX_LENGTH) return { reply: accountRefusal(400, 'VALIDATION', 'The e-mail is too long.') };
  const names = namesOf(customer);
  if ('status' in names) return { reply: names };
  const business = businessOf(store, customer);
  if ('status' in business) return { reply: business };
  await lockEmail(queries, email);
  const now = new Date();
  const values = { email, passwordHash, ...names, ...business, storeCode: store.code, createdAt: now, updatedAt: now };
  const [made] = await queries.insert(customers).values(values).onConflictDoNothing().returning();
  if (made) return { reply: await answerTo(queries, made, customer), made };
  if (!isNeutral) {
    const message = 'A customer with the same email address already exists in an associated website.';
    return { reply: accountRefusal(400, 'EMAIL_TAKEN', message) };
  }
  const taken = await customerByEmail(queries, email);
  return { reply: await seemingAnswer(queries, values, customer), ...(taken ? { taken } : {}) };
}

async function answerTo(queries: Queries, made: Customer, { addresses = [] }: Registered): Promise<Reply> {
  const refused = await replaceAddresses(queries, made.id, addresses);
  return refused ?? success(await userToWire(queries, made));
}

/** The answer that a new account would have got: one is made, by a name that nobody can give, and deleted again. */
async function seemingAnswer(
  queries: Queries,
  values: typeof customers.$inferInsert,
  registered: Registered,
): Promise<Reply> {
  const [seeming] = await queries
    .insert(customers)
    .values({ ...values, email: newToken() })
    .returning();
  const reply = await answerTo(queries, { ...seeming!, email: values.email }, registered);
  await queries.delete(customers).where(eq(customers.id, seeming!.id));
  return reply;
}

/** First and last name without what nobody sees, or the refusal of one that says nothing. */
export function namesOf(person: {
  readonly firstname: string;
  readonly lastname: string;
}): { readonly firstName: string; readonly lastName: string } | Reply {
  const [firstName, lastName] = [visibleText(person.firstname), visibleText(person.lastname)];
  const isName = (text: string): boolean => text.length >= NAME_MIN_LENGTH && text.length <= NAME_MAX_LENGTH;
  if (isName(firstName) && isName(lastName)) return { firstName, lastName };
  return accountRefusal(400, 'VALIDATION', `A name has ${NAME_MIN_LENGTH} to ${NAME_MAX_LENGTH} letters.`);
}
