import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { withOwnAddresses } from '#server/import/own-addresses.ts';
import { rateProducts } from '#server/reviews/rate-products.ts';
import { putBackPublished } from '#server/reviews/submitted.ts';
import type { Queries } from '#server/store/database.ts';
import { documentsById, removeDocuments } from '#server/store/documents.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';

/** More than one statement has parameters for: 65,535. */
const MANY = 66_000;
const names = Array.from({ length: MANY }, (_, place) => `NONE-${place}`);

const categories = names.map((name, place) => ({ id: 100_000 + place, name, url_path: name, is_active: true }));

const works: readonly { readonly name: string; readonly work: (queries: Queries) => Promise<unknown> }[] = [
  { name: 'looked up', work: (queries) => documentsById(queries, 'bmno', 'products', names) },
  { name: 'taken off', work: (queries) => removeDocuments(queries, 'bmno', 'products', names) },
  { name: 'rated', work: (queries) => rateProducts(queries, 'bmno', names) },
  { name: 'reviewed as before', work: (queries) => putBackPublished(queries, names) },
  {
    name: 'given addresses',
    work: (queries) => withOwnAddresses(queries, { documents: { categories }, rejections: [] }, storeViews),
  },
];

describe.each(databases)('on the $name database', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
  });

  afterAll(() => shop.close());

  test.each(works)('any number of documents is $name', async ({ work }) => {
    await work(shop.server.database);
  });

  test('any number of shipments is listed, each with the order that it brings', async () => {
    await shop.server.database.execute(sql`
      insert into shipments (number, store_code, order_id, product_code, postcode, city, street, email, earliest_date,
        is_by_email, fee_minor, created_at)
      select 'BM' || of_order, 'bmno', of_order, 'HOME', '0184', 'Oslo', 'Storgata 12', '', '2026-03-01', false, 0, now()
      from generate_series(1000000, ${999_999 + MANY}::int) as of_order`);
    const listed = await shop.server.shop<{ path: string }[]>('shipments');
    expect(listed).toHaveLength(MANY);
    expect(listed[0]!.path).toMatch(/^\/bokning\/BM\d+\?sig=.+/);
  });
});
