import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './account-schema.ts';
import { moment } from './moment.ts';

/** Reviews that were sent in; what is published of them is in the documents of their products (decision 074). */
export const submittedReviews = pgTable(
  'submitted_reviews',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    storeCode: text('store_code').notNull(),
    /** Of the product, or the id that stands for the shop itself. */
    sku: text().notNull(),
    productTitle: text('product_title').notNull(),
    /** Whose account shows it; `null` for a guest, or where the account was deleted. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, { onDelete: 'set null' }),
    /** For whoever looks through the reviews; no answer names it. */
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    score: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    language: text().notNull(),
    state: text().$type<'waiting' | 'published' | 'refused'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('submitted_reviews_customer').on(table.customerId),
    index('submitted_reviews_state').on(table.state),
  ],
);
