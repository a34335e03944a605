import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { Order } from '#schemas/api/generated/types.gen.ts';
import { customers } from './account-schema.ts';
import { moment } from './moment.ts';

type Json = Record<string, unknown>;

/**
 * Facts about this database as a whole: its id, which is part of every checkpoint, and the catalogue it was filled
 * with.
 */
export const shopMeta = pgTable('shop_meta', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** Stock of everything that can be bought, the same in all store views; a variant also names its product. */
export const articles = pgTable(
  'articles',
  {
    sku: text().primaryKey(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    productId: text('product_id').notNull(),
    qty: doublePrecision().notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    isManaged: boolean('is_managed').notNull(),
    status: text(),
  },
  (table) => [index('articles_product').on(table.productId)],
);

/** Numbers of the carts of customers; a guest's cart has a random id instead. */
export const customerCartNumber = pgSequence('customer_cart_number', { startWith: 1 });

export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    storeCode: text('store_code').notNull(),
    /** `null` for the cart of a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, { onDelete: 'cascade' }),
    isOpen: boolean('is_open').notNull(),
    couponCode: text('coupon_code'),
    country: text(),
    postcode: text(),
    shippingMethod: text('shipping_method'),
    paymentMethod: text('payment_method'),
    /** Codes of the chosen options of fees (spec 7: fees). */
    feeOptions: jsonb('fee_options').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // A customer has one cart in a store view, from whatever devices it is filled.
    uniqueIndex('carts_open_of_customer')
      .on(table.customerId, table.storeCode)
      .where(sql`${table.isOpen}`),
    index('carts_updated').on(table.updatedAt),
    // All of them, where an account is deleted; those of guests are not in it.
    index('carts_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    itemId: bigserial('item_id', { mode: 'number' }).primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lineKey: text('line_key').notNull(),
    sku: text().notNull(),
    qty: integer().notNull(),
    productOption: jsonb('product_option').$type<Json>(),
  },
  (table) => [uniqueIndex('cart_items_line').on(table.cartId, table.lineKey)],
);

export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text('order_id').notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull(),
    storeCode: text('store_code').notNull(),
    cartId: text('cart_id').notNull(),
    customer: text().notNull(),
    /** Whose history it is in; `null` for the order of a guest, or of an account that was deleted. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, { onDelete: 'set null' }),
    status: text().notNull(),
    /** `null` while the order has the status with which it was placed. */
    statusChangedAt: moment('status_changed_at'),
    payload: jsonb().$type<Order>().notNull(),
    /** The digest of what its device sealed (decision 022), of paid orders of before decision 112; `null` where that is the payload. */
    contentsHash: text('contents_hash'),
    /** Lines and totals as the server counted them: gross, minor units (D78). */
    lines: jsonb().$type<Json[]>().notNull(),
    totals: jsonb().$type<Json>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('orders_customer').on(table.customerId, table.id), index('orders_created').on(table.createdAt)],
);

export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  percent: integer().notNull(),
  uses: integer().notNull().default(0),
});

/** What is delivered of an order, or was sent by others; its time is booked by its number (spec 4: delivery booking). */
export const shipments = pgTable(
  'shipments',
  {
    number: text().primaryKey(),
    storeCode: text('store_code').notNull(),
    /** `orders.id`, or `null` where the order is another system's. */
    orderId: bigint('order_id', { mode: 'number' }),
    productCode: text('product_code').$type<'HOME' | 'PICKUP'>().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    email: text().notNull(),
    /** The first day on which the goods can come, `yyyy-mm-dd`. */
    earliestDate: text('earliest_date').notNull(),
    /** What is booked: a slot, a showroom for those that are collected, or `isByEmail`. */
    slotId: bigint('slot_id', { mode: 'number' }),
    storeId: text('store_id'),
    isByEmail: boolean('is_by_email').notNull(),
    bookingReference: text('booking_reference'),
    /** What was said beside it: how to reach the shopper. */
    contact: jsonb().$type<Json>(),
    /** Fees of late changes, gross, minor units. */
    feeMinor: integer('fee_minor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('shipments_order').on(table.orderId)],
);

/** Slots that are taken. One row a slot, so that of many who want it one gets it. */
export const takenSlots = pgTable(
  'taken_slots',
  {
    slotId: bigint('slot_id', { mode: 'number' }).primaryKey(),
    shipmentNumber: text('shipment_number')
      .notNull()
      .references(() => shipments.number),
  },
  (table) => [index('taken_slots_shipment').on(table.shipmentNumber)],
);

/** Who wants the newsletter, or wanted it once. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** In lower case. */
  email: text().primaryKey(),
  storeCode: text('store_code').notNull(),
  isSubscribed: boolean('is_subscribed').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Stored replies of mutations by their key (contract: idempotency). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    reply: text().notNull(),
    isKeptWithOrder: boolean('is_kept_with_order').notNull(),
    /** Nobody but this customer is given the reply; `null` where a guest sent the request. */
    customerId: bigint('customer_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // The replies that stay for ever are not in them, so what may go is found however many these are.
    index('idempotency_keys_may_go').on(table.createdAt).where(mayGo(table)),
    index('idempotency_keys_made').on(table.createdAt).where(isMade(table)),
  ],
);

/** Whether a stored reply goes when it is old: all but the one that an order was placed with. Without parameters, as an index needs it. */
export function mayGo(table: Readonly<Record<'isKeptWithOrder' | 'status', AnyPgColumn>>): SQL {
  return sql`(not ${table.isKeptWithOrder} or ${table.status} >= 400)`;
}

/** How the keys begin that the server makes. No key that a client gives can hold a slash, so neither is ever taken for the other. */
export const MADE_KEY_PREFIX = 'made/';

/** Whether the server made the key. Without parameters, too. */
export function isMade(table: Readonly<Record<'key', AnyPgColumn>>): SQL {
  return sql`starts_with(${table.key}, ${sql.raw(`'${MADE_KEY_PREFIX}'`)})`;
}

/** Searches, product views and purchases, as counts only; nothing tells who did them (spec 7: analytics). */
export const searchEvents = pgTable(
  'search_events',
  {
    storeCode: text('store_code').notNull(),
    kind: text().$type<'search' | 'searchClick' | 'categoryView' | 'categoryClick' | 'purchase'>().notNull(),
    /** A search text, the id of a product, or the path of a category. */
    subject: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** How many products the last such search found. */
    results: integer(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeCode, table.kind, table.subject] }),
    index('search_events_updated').on(table.updatedAt),
  ],
);
