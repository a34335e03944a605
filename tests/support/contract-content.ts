import { sql } from 'drizzle-orm';
import type { Queries } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';

/** The content that a refused request must not change; it may add a stored reply. */
const watched = [
  'select * from carts',
  'select * from cart_items',
  'select * from orders',
  'select * from articles',
  'select * from documents',
  'select * from coupons',
  'select * from customers',
  'select * from customer_addresses',
  'select * from order_returns',
  'select * from search_events',
  'select * from submitted_reviews',
  'select * from newsletter_subscribers',
  'select * from restock_requests',
  'select * from shipments',
  'select * from taken_slots',
  'select * from wishlist_items',
  'select * from idempotency_keys where status < 300',
] as const;

/** A digest of the whole content; equal texts mean equal contents. */
export async function contentOf(queries: Queries): Promise<string> {
  const parts = watched.map(
    (rows) => `(select md5(string_agg(row::text, '|' order by row::text)) from (${rows}) as row)`,
  );
  const result = await queries.execute(sql.raw(`select concat_ws(' ', ${parts.join(', ')}) as content`));
  return rowsOf<{ content: string }>(result)[0]!.content;
}

/** A cheap sign of the content, which differs after every committed insert, update or delete. */
export async function changeSign(queries: Queries): Promise<string> {
  const parts = watched.map(
    (rows) => `(select count(*) || '/' || coalesce(max(mark::text::bigint), 0)
      from (${rows.replace('select *', 'select xmin as mark')}) as row)`,
  );
  const result = await queries.execute(sql.raw(`select concat_ws(' ', ${parts.join(', ')}) as content`));
  return rowsOf<{ content: string }>(result)[0]!.content;
}
