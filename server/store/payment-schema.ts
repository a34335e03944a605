import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExternalCheckoutOrder, Order } from '#schemas/api/generated/types.gen.ts';
import { moment } from './moment.ts';

/**
 * Orders at the payment provider (decision 075). `created`: to be paid; `refused`: the last try failed, another may follow;
 * `authorized`: paid, and placed as `shopOrderId`; `releasing`, `released`: paid, but it could not be placed, or its order was
 * cancelled, so the money is given back; `expired`: over, and nothing was taken.
 */
export const payments = pgTable(
  'payments',
  {
    /** What the provider knows it by as ours. */
    id: text().primaryKey(),
    /** `null` until the provider has answered. */
    providerOrderId: text('provider_order_id').unique(),
    storeCode: text('store_code').notNull(),
    /** The order's id, as its device drew it. */
    orderId: text('order_id').notNull(),
    /** The Idempotency-Key under which its device sends the order; `null` where it did not say. */
    orderKey: text('order_key'),
    cartId: text('cart_id').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }),
    method: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Gross, minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** What is placed once it is paid, and what the provider was told of it. */
    payload: jsonb().$type<Order>().notNull(),
    /** What its device agreed to when it began; `payload` differs where another delivery was chosen at the provider since. */
    agreed: jsonb().$type<Order>().notNull(),
    external: jsonb().$type<ExternalCheckoutOrder>().notNull(),
    reason: text(),
    /** `orders.id` of what was placed for it. */
    shopOrderId: bigint('shop_order_id', { mode: 'number' }).unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // One checkout has one order at the provider that can still be paid (reliability O8).
    uniqueIndex('payments_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('created', 'refused')`),
    index('payments_order').on(table.orderId),
    index('payments_cart').on(table.cartId),
    index('payments_state').on(table.state),
  ],
);

export type PaymentState = 'created' | 'refused' | 'authorized' | 'releasing' | 'released' | 'expired';

/** What the stand-in of the provider keeps for itself; the shop never reads it. */
export const standInOrders = pgTable(
  'stand_in_orders',
  {
    id: text().primaryKey(),
    /** What the shop calls it; the same reference never makes a second order. */
    reference: text().notNull().unique(),
    status: text().notNull(),
    method: text().notNull(),
    order: jsonb().$type<ExternalCheckoutOrder>().notNull(),
    reason: text(),
    updatedAt: moment('updated_at').notNull(),
  },
  // What was paid stays for ever and is not in it.
  (table) => [index('stand_in_orders_unpaid').on(table.updatedAt).where(isUnpaid(table))],
);

/** Whether nobody has paid an order at the stand-in, or it was given back. Without parameters, as an index needs it. */
export function isUnpaid({ status }: Readonly<Record<'status', AnyPgColumn>>): SQL {
  return sql`${status} <> 'checkout_complete'`;
}
