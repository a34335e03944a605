import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Change numbers of the catalogue, drawn under one lock so that they follow the order of commits. */
export const catalogueChange = pgSequence('catalogue_change', { startWith: 1 });

/** Every replicated document of every store view, in the shape of the contract. */
export const documents = pgTable(
  'documents',
  {
    storeCode: text('store_code').notNull(),
    collection: text().notNull(),
    id: text().notNull(),
    changeNumber: bigint('change_number', { mode: 'number' }).notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Deleted, or with status 2 and above: devices receive it as a tombstone. */
    isGone: boolean('is_gone').notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    sku: text(),
    /** Address inside the store view without leading slash, or the identifier of a content page. */
    path: text(),
    slug: text(),
    words: tsvector().notNull(),
    // What every list asks for or is sorted by. A large document is unpacked for each look into its body.
    visibility: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(body ->> 'visibility', '')`),
    status: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(body ->> 'status', '')`),
    createdAt: text('created_at').generatedAlwaysAs(sql`body ->> 'created_at'`),
  },
  (table) => [
    primaryKey({ columns: [table.storeCode, table.collection, table.id] }),
    uniqueIndex('documents_change').on(table.storeCode, table.collection, table.changeNumber),
    index('documents_sku').on(table.storeCode, table.sku),
    index('documents_path').on(table.storeCode, table.path),
    index('documents_slug').on(table.storeCode, table.slug),
    index('documents_body').using('gin', sql`${table.body} jsonb_path_ops`),
    index('documents_words').using('gin', table.words),
  ],
);

/** How many live documents each list has, kept by whatever adds or removes documents: counting them reads the whole list. */
export const listTotals = pgTable(
  'list_totals',
  {
    storeCode: text('store_code').notNull(),
    collection: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeCode, table.collection] })],
);
