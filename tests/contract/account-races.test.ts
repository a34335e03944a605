import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers, signIns } from '#server/store/account-schema.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, PASSWORD, type SignedIn } from '#tests/support/customers.ts';

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
});

afterAll(() => shop.close());

/** Holds the row of an account until `work` is done, as whoever changes it does; `meanwhile` waits for it. */
async function heldWhile<T>(
  { id }: SignedIn,
  meanwhile: () => Promise<T>,
  change: Partial<typeof customers.$inferInsert>,
) {
  let waiting: Promise<T> | undefined;
  await shop.server.database.transaction(async (queries) => {
    await queries.select().from(customers).where(eq(customers.id, id)).for('update');
    waiting = meanwhile();
    // Long enough for its statements before the one that has to wait.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await queries.update(customers).set(change).where(eq(customers.id, id));
    await queries.delete(signIns).where(eq(signIns.customerId, id));
  });
  return waiting!;
}

test('who signs in with a password while another one is set is not signed in', async () => {
  const kari = await newCustomer(shop);
  const signIn = () => shop.call('login', { body: { username: kari.email, password: PASSWORD } });
  const answer = await heldWhile(kari, signIn, { passwordHash: 'of another one' });
  expect([answer.status, answer.result]).toMatchObject([401, { code: 'UNAUTHORIZED' }]);
  expect(await shop.server.database.$count(signIns, eq(signIns.customerId, kari.id))).toBe(0);
});

test('two accounts that want one e-mail at once: one has it, and the other is told so', async () => {
  const email = newEmail();
  const wanting = await Promise.all(Array.from({ length: 6 }, () => newCustomer(shop)));
  const customer = { email, firstname: 'Kari', lastname: 'Nordmann' };
  const answers = await Promise.all(
    wanting.map(({ headers }) => shop.call<{ code: string }>('updateProfile', { headers, body: { customer } })),
  );
  const told = answers.map(({ status, result }) => (status === 200 ? 'done' : result.code)).toSorted();
  expect(told).toEqual([...Array.from({ length: 5 }, () => 'EMAIL_TAKEN'), 'done']);
});
