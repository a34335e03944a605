import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Who is told when an article can be bought again. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** In lower case. */
    email: text().notNull(),
    storeCode: text('store_code').notNull(),
    sku: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When their mail was last begun; `null` while it never was. */
    triedAt: moment('tried_at'),
    /** How often their mail was begun since they asked last. */
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sku, table.storeCode, table.email] })],
);
