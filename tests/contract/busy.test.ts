import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { orders } from '#server/store/schema.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import type { Queries } from '#server/store/database.ts';
import { newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

/** Less than devices wait for an answer, and less than a statement may take. */
const SOON_MS = 6000;

describe('a call that waits for a lock, on PostgreSQL', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open();
  });

  afterAll(() => shop.close());

  /** Does `work` while another transaction holds the lock that `hold` takes. */
  async function whileHeld(hold: (queries: Queries) => Promise<unknown>, work: () => Promise<void>): Promise<void> {
    await inTransaction(shop.server.database, async (queries) => {
      await hold(queries);
      await work();
    });
  }

  test('an order during an import is told to come again soon, and is placed once when it does', async () => {
    const order = orderOf();
    const key = newKey();
    const before = await shop.server.database.$count(orders);
    await whileHeld(lockCatalogue, async () => {
      const started = performance.now();
      const busy = await shop.place(order, { key });
      expect(performance.now() - started).toBeLessThan(SOON_MS);
      expect([busy.status, (busy.result as unknown as Refusal).code]).toEqual([503, 'BUSY']);
      expect(busy.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    });
    expect((await shop.place(order, { key })).status).toBe(200);
    expect((await shop.place(order, { key })).headers.get('idempotency-replayed')).toBe('true');
    expect(await shop.server.database.$count(orders)).toBe(before + 1);
  });

  test('an import is stored with a warning when the table cannot be vacuumed', async () => {
    const catalogue = testCatalogue();
    const [first] = catalogue.documents.products!;
    const changed = { documents: { products: [{ ...first!, name: 'Another name' }] }, rejections: [] };
    const isHeld = sql`lock table documents in share update exclusive mode`;
    await whileHeld(
      (queries) => queries.execute(isHeld),
      async () => {
        const { counts, warnings } = await writeCatalogue(shop.server.database, changed, storeViews);
        expect(counts).toMatchObject([{ collection: 'products', read: 1 }]);
        expect(warnings).toEqual([expect.stringContaining('55P03')]);
      },
    );
    const again = await writeCatalogue(shop.server.database, changed, storeViews);
    expect(again, 'it was stored').toMatchObject({ counts: [{ changed: 0 }], warnings: [] });
  });
});
