import { asc, count, eq } from 'drizzle-orm';
import { storeViewByCode, defaultStoreView } from '#config/stores.ts';
import { resetLink } from '#domain/reset-link.ts';
import { customerByEmail, deleteCustomer } from '../account/customers.ts';
import { ownStatuses, setOrderStatus } from '../account/order-changes.ts';
import { newResetToken } from '../account/password-change.ts';
import { mailCanceled } from '../cart/order-mails.ts';
import { addDemoCustomer as addCustomerOfDemo } from '../demo-customer.ts';
import { DEMO } from '../fill.ts';
import { customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { metaValue } from '../store/meta.ts';
import { orders } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Arguments, CommandError, type CommandOutcome, needed } from './command-outcome.ts';

/** Everybody who has an account. */
export async function listUsers(database: Queries): Promise<CommandOutcome> {
  const rows = await database
    .select({ customer: customers, orders: count(orders.id) })
    .from(customers)
    .leftJoin(orders, eq(orders.customerId, customers.id))
    .groupBy(customers.id)
    .orderBy(asc(customers.id));
  const document = rows.map(({ customer, orders: placed }) => ({
    id: customer.id,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    taxId: customer.taxId,
    groupId: customer.groupId,
    store: customer.storeCode,
    created: customer.createdAt.toISOString(),
    orders: placed,
  }));
  const lines = document.map(({ id, email, firstName, lastName, company, orders: placed }) =>
    [id, email, `${firstName} ${lastName}`, company ?? 'private', `${placed} orders`].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No users.'] };
}

/** Makes a link with which a customer chooses a new password, for the operator to hand over. */
export async function resetPassword(
  database: Queries,
  { positionals: [text], shopUrl }: Arguments,
): Promise<CommandOutcome> {
  const customer = await customerByEmail(database, needed(text, 'an e-mail'));
  if (!customer) throw new CommandError(`There is no account ${text}.`);
  const token = await inTransaction(database, (queries) => newResetToken(queries, customer));
  if (token === null) throw new CommandError(`The account ${text} was changed just now.`);
  const { prefix } = storeViewByCode(customer.storeCode) ?? defaultStoreView;
  const link = resetLink(shopUrl, prefix, { email: customer.email, token });
  return { ok: true, document: { email: customer.email, link }, lines: [link] };
}

/** Makes the customer that comes with the demo; a shop with a catalogue of its own has none (decision 080). */
export async function addDemoCustomer(database: Queries): Promise<CommandOutcome> {
  if ((await metaValue(database, 'catalogue')) !== DEMO)
    throw new CommandError('Only the demo has such a customer, and this shop has a catalogue of its own.');
  const added = await addCustomerOfDemo(database);
  if (!added) throw new CommandError("The demo's customer is there already.");
  return { ok: true, document: added, lines: [`Sign in as ${added.email} with the password ${added.password}`] };
}

/** Deletes an account with addresses, carts and sign-ins; its orders stay, as those of a guest. */
export async function deleteUser(database: Queries, { positionals: [text] }: Arguments): Promise<CommandOutcome> {
  const email = needed(text, 'an e-mail');
  if (!(await inTransaction(database, (queries) => deleteCustomer(queries, email)))) {
    throw new CommandError(`There is no account ${email}.`);
  }
  return { ok: true, document: { email, deleted: true }, lines: [`${email} is deleted`] };
}

/** Sets how far an order is, which decides what its customer can do with it. */
export async function setOrder(
  database: Queries,
  { positionals: [number, status], mailer }: Arguments,
): Promise<CommandOutcome> {
  const order = needed(number, 'an order number');
  const wanted = ownStatuses.find((name) => name === status);
  if (!wanted) throw new CommandError(`A status is one of ${ownStatuses.join(', ')}.`);
  const outcome = await inTransaction(database, (queries) => setOrderStatus(queries, order, wanted));
  if (outcome === 'unknown') throw new CommandError(`There is no order ${order}.`);
  if (outcome === 'canceled') throw new CommandError(`${order} is cancelled, and what was in it may be sold again.`);
  if (outcome === 'done' && wanted === 'canceled') await mailCanceled(database, mailer(), order);
  return { ok: true, document: { orderNumber: order, status: wanted }, lines: [`${order} is ${wanted}`] };
}
