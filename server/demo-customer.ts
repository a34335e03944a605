import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultStoreView } from '#config/stores.ts';
import { ownStatuses } from './account/order-changes.ts';
import { type Customer, deleteCustomer } from './account/customers.ts';
import { hashPassword } from './account/password-hash.ts';
import { register } from './account/register.ts';
import { dropShipment } from './booking/shipments.ts';
import { orderByClientId, placeOrder } from './cart/place-order.ts';
import { demoFolder } from './environment.ts';
import { DEMO_CUSTOMER } from './import/files/read-documents.ts';
import { customers } from './store/account-schema.ts';
import type { Queries } from './store/database.ts';
import { metaValue, setMeta } from './store/meta.ts';
import { orders } from './store/schema.ts';
import { inTransaction, lockCatalogue } from './store/transaction.ts';

const DAY_MS = 86_400_000;
/** Where the number of the demo's customer is kept, so that no other account is ever taken for it. */
const META = 'demo_customer';

const zDemoCustomer = z.strictObject({
  email: z.string(),
  password: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.strictObject({
    street: z.array(z.string()),
    postcode: z.string(),
    city: z.string(),
    country_id: z.string(),
    telephone: z.string(),
  }),
  orders: z.array(
    z.strictObject({
      days_ago: z.int().nonnegative(),
      status: z.enum(ownStatuses),
      lines: z.array(z.strictObject({ sku: z.string(), qty: z.int().positive() })),
    }),
  ),
});

type DemoCustomer = z.infer<typeof zDemoCustomer>;

/** Gives the demo shop its customer, with orders and a delivery to book; `null` where there is one (decision 080). */
export async function addDemoCustomer(database: Queries): Promise<Pick<DemoCustomer, 'email' | 'password'> | null> {
  const demo = zDemoCustomer.parse(JSON.parse(readFileSync(join(demoFolder(), DEMO_CUSTOMER), 'utf8')));
  const { email, password, firstname, lastname, address } = demo;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, async (queries) => {
    const home = { ...address, firstname, lastname, default_shipping: true, default_billing: true };
    const person = { email, firstname, lastname, addresses: [home] };
    const { made } = await register(queries, defaultStoreView, { customer: person, passwordHash }, false);
    if (!made) return null;
    await setMeta(queries, META, String(made.id));
    for (const order of demo.orders) await addOrder(queries, made, demo, order);
    return { email, password };
  });
}

/** Takes the demo's customer out of a shop that has things of its own; their orders stay. Returns what is to be said. */
export async function dropDemoCustomer(database: Queries): Promise<string[]> {
  const id = Number(await metaValue(database, META));
  const [known] = await database
    .select()
    .from(customers)
    .where(eq(customers.id, id || 0));
  if (!known) return [];
  await inTransaction(database, (queries) => deleteCustomer(queries, known.email));
  return ["The demo's customer is deleted, because this shop is no demo any more."];
}

/** Places an order as its customer would have, some days ago; what came already has no delivery to book. */
async function addOrder(
  queries: Queries,
  customer: Customer,
  { email, firstname, lastname, address }: DemoCustomer,
  { days_ago: daysAgo, status, lines }: DemoCustomer['orders'][number],
): Promise<void> {
  const [orderId, at] = [randomUUID(), new Date(Date.now() - daysAgo * DAY_MS)];
  const billingAddress = { ...address, email, firstname, lastname };
  const addressInformation = {
    shippingAddress: billingAddress,
    billingAddress,
    shipping_carrier_code: 'logtrade',
    shipping_method_code: 'home',
    payment_method_code: 'invoice',
  };
  const order = {
    order_id: orderId,
    user_id: String(customer.id),
    cart_id: '',
    store_code: defaultStoreView.code,
    // The shop counts it.
    products: lines.map(({ sku, qty }) => ({ sku, qty, name: sku, price: 0 })),
    addressInformation,
  };
  await lockCatalogue(queries);
  const placed = await placeOrder(queries, defaultStoreView, { key: randomUUID(), order, customer });
  const row = await orderByClientId(queries, orderId);
  if (!row) throw new Error(`An order of the demo's customer was refused: ${JSON.stringify(placed.body)}`);
  const change = { createdAt: at, statusChangedAt: at, status };
  await queries.update(orders).set(change).where(eq(orders.id, row.id));
  if (status !== 'processing') await dropShipment(queries, row.id);
}
