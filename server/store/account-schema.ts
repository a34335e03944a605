import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

const ofCustomer = () =>
  bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** People and companies with an account; what belongs to one alone goes when the account is deleted. */
export const customers = pgTable('customers', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** In small letters; one account for each. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  groupId: integer('group_id').notNull(),
  /** A business customer has both. */
  company: text(),
  taxId: text('tax_id'),
  /** Where the account was made. */
  storeCode: text('store_code').notNull(),
  /** Grows with each change of the profile or an address (contract: User.version). */
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: ofCustomer(),
    /** Place in the list, from 0. */
    position: integer().notNull(),
    isDefaultBilling: boolean('is_default_billing').notNull(),
    isDefaultShipping: boolean('is_default_shipping').notNull(),
    /** The other fields, as the contract names them. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId)],
);

/**
 * Sign-ins: each is one family of refresh tokens, of which one is the newest. Tokens are kept as digests only, so whoever
 * reads the database can sign in as nobody.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    customerId: ofCustomer(),
    /** From it and a token the next token is made, so that the same token always gives the same one. */
    salt: text().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('sign_ins_customer').on(table.customerId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    digest: text().primaryKey(),
    signInId: text('sign_in_id')
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    /** When it was exchanged; `null` for the newest one. */
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_sign_in').on(table.signInId), index('refresh_tokens_used').on(table.usedAt)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    digest: text().primaryKey(),
    signInId: text('sign_in_id')
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    customerId: ofCustomer(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_sign_in').on(table.signInId),
    index('access_tokens_customer').on(table.customerId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/** Links for a new password that were mailed; each works once. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    digest: text().primaryKey(),
    customerId: ofCustomer(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_customer').on(table.customerId)],
);

/** What customers want to send back. */
export const orderReturns = pgTable('order_returns', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  reason: text().notNull(),
  /** Places of the lines in the order, from 1, and how many pieces of each. */
  items: jsonb().$type<readonly { readonly item_id: number; readonly qty: number }[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What customers wish for in a store view, and what they took out again (`Wish`). */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: ofCustomer(),
    storeCode: text('store_code').notNull(),
    sku: text().notNull(),
    parentSku: text('parent_sku').notNull(),
    name: text().notNull(),
    putMinor: bigint('put_minor', { mode: 'number' }),
    putAt: bigint('put_at', { mode: 'number' }).notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
    isTakenOut: boolean('is_taken_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.storeCode, table.sku] })],
);
