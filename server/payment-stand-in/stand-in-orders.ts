import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';
import type { ProviderOrder, ProviderRequest, ProviderStatus } from '../payment/provider.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import { isUnpaid, standInOrders } from '../store/payment-schema.ts';
import { boxesOf } from './checkboxes.ts';

/** An order as the stand-in keeps it. */
export type StandInOrder = typeof standInOrders.$inferSelect;

const ID_BYTES = 16;
const PAYABLE: ProviderStatus[] = ['checkout_incomplete', 'refused'];

/** Whether it can be changed and paid. */
export function isPayable({ status }: Pick<StandInOrder, 'status'>): boolean {
  return (PAYABLE as string[]).includes(status);
}

export async function orderById(queries: Queries, id: string): Promise<StandInOrder | undefined> {
  const [row] = await queries.select().from(standInOrders).where(eq(standInOrders.id, id));
  return row;
}

/** A new order; the one that is there where the shop has asked under this reference before. */
export async function makeOrder(
  queries: Queries,
  { reference, method, order }: ProviderRequest,
): Promise<StandInOrder | undefined> {
  const id = `kvitt-${randomBytes(ID_BYTES).toString('hex')}`;
  await queries
    .insert(standInOrders)
    .values({ id, reference, method, order, status: 'checkout_incomplete', updatedAt: new Date() })
    .onConflictDoNothing();
  const [row] = await queries.select().from(standInOrders).where(eq(standInOrders.reference, reference));
  return row;
}

/** Changes an order that can be paid, and of which `onlyIf` holds; says whether it was one. */
export async function changeOrder(
  queries: Queries,
  id: string,
  change: Partial<Pick<StandInOrder, 'status' | 'method' | 'reason'> & { readonly order: ExternalCheckoutOrder | SQL }>,
  onlyIf?: SQL,
): Promise<boolean> {
  const changed = await queries
    .update(standInOrders)
    .set({ ...change, updatedAt: new Date() })
    .where(and(eq(standInOrders.id, id), inArray(standInOrders.status, PAYABLE), onlyIf))
    .returning({ id: standInOrders.id });
  return changed.length > 0;
}

/** Selects another delivery of an order that can be paid, and says whether it was one. What that costs the shop says. */
export async function selectDelivery(queries: Queries, id: string, selected: object): Promise<boolean> {
  const order = sql`jsonb_set(${standInOrders.order}, '{selected_shipping_option}', ${JSON.stringify(selected)}::text::jsonb)`;
  return changeOrder(queries, id, { order });
}

/** An order in which the shop has counted a chosen delivery: one that was chosen since stays selected, and waits to be counted. */
export function withLaterChoice(order: ExternalCheckoutOrder, counted: string): SQL {
  const selected = sql`${standInOrders.order} -> 'selected_shipping_option'`;
  const changed = sql`${JSON.stringify(order)}::text::jsonb`;
  return sql`case when ${selected} ->> 'id' = ${counted}::text then ${changed}
    else jsonb_set(${changed}, '{selected_shipping_option}', coalesce(${selected}, 'null'::jsonb)) end`;
}

/**
 * Takes the money of an order, as it was when the shop agreed to that, and keeps what was ticked with it: nothing is taken where it
 * comes to another sum by now.
 */
export async function takeMoney(queries: Queries, { id, order }: StandInOrder): Promise<boolean> {
  const options = sql`jsonb_set(${standInOrders.order}, '{options}', ${JSON.stringify(order.options ?? {})}::text::jsonb)`;
  const isSameSum = sql`(${standInOrders.order} ->> 'order_amount')::bigint = ${order.order_amount}`;
  return changeOrder(queries, id, { status: 'checkout_complete', order: options, reason: null }, isSameSum);
}

/** Ends an order, paid or not: what was authorized is given back. */
export async function cancelOrder(queries: Queries, id: string): Promise<void> {
  await queries
    .update(standInOrders)
    .set({ status: 'cancelled', updatedAt: new Date() })
    .where(eq(standInOrders.id, id));
}

/** How long an order that was not paid is kept, with the address in it; the shop has ended it long before. */
const UNPAID_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes a batch of what was not paid, or was given back; says whether there may be more. */
export function pruneStandInOrders(queries: Queries, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - UNPAID_RETENTION_MS);
  return deleteBatch(queries, standInOrders, and(isUnpaid(standInOrders), lt(standInOrders.updatedAt, oldest)));
}

const paidWith: Readonly<Record<string, string>> = { card: 'Kort', wallet: 'Lomme', paylater: 'Kvitt' };

/** The order as the shop is told of it. */
export function toldOrder(origin: string, row: StandInOrder): ProviderOrder {
  const { order, status, method } = row;
  const isPaid = status === 'checkout_complete';
  const snippet = isPaid
    ? `<p><strong>${paidWith[method] ?? 'Kvitt'}</strong> · Kvitt ${row.id.slice(-8)}</p>`
    : `<div id="kvitt-container" data-order="${row.id}"></div>`;
  return {
    order_id: row.id,
    status: status as ProviderStatus,
    order_amount: order.order_amount,
    purchase_currency: order.purchase_currency,
    html_snippet: snippet,
    frame_url: `${origin}/frame/${row.id}`,
    selected_shipping_option: order.selected_shipping_option ?? null,
    ...(order.billing_address ? { billing_address: order.billing_address } : {}),
    merchant_requested: { additional_checkboxes: boxesOf(order).map(({ id, checked }) => ({ id, checked })) },
    reason: row.reason,
  };
}
