import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who is told when an article can be bought again. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** In lower case. */
    email: text().notNull(),
    storeCode: text('store_code').notNull(),
    sku: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When their mail was last begun; `null` while it never was. */
    triedAt: timestamp('tried_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.sku, table.storeCode, table.email] })],
);
