import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/store/documents.ts';
import { EmbeddedConnection } from '#server/store/embedded-connection.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { orderOf } from '#tests/support/order-of.ts';

/** What an order may cost: statements, and messages to the thread of the embedded database, where orders stand in line (decision 090). */
const STATEMENTS_MAX = 14;
const MESSAGES_MAX = 6;

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open({ database: openEmbeddedDatabase });
});

afterAll(() => shop.close());

/** The messages that an order takes, each with the texts of its statements. */
async function messagesOf(skus: readonly string[]): Promise<string[][]> {
  const run = vi.spyOn(EmbeddedConnection.prototype, 'run');
  const { status } = await shop.place(orderOf({ products: skus.map((sku) => ({ sku, qty: 1, price: 1 })) }));
  const messages = run.mock.calls.map(([{ statements }]) => statements.map(({ text }) => text));
  run.mockRestore();
  expect(status).toBe(200);
  return messages;
}

test('an order costs few statements, and more articles cost no more of them', async () => {
  // The first one makes what the shop signs links with.
  await messagesOf(['LAMP']);
  const ofOne = await messagesOf(['LAMP']);
  expect(ofOne.flat().length).toBeLessThanOrEqual(STATEMENTS_MAX);
  expect(ofOne.length).toBeLessThanOrEqual(MESSAGES_MAX);
  const ofThree = await messagesOf(['LAMP', 'TABLE-LAMP', 'SOFA-GREY']);
  expect(ofThree.map((statements) => statements.length)).toEqual(ofOne.map((statements) => statements.length));
});

test('what is asked together is carried out in order: the locks come first, and the order before what names it', async () => {
  const together = (await messagesOf(['LAMP'])).filter((statements) => statements.length > 1);
  const [reads, writes] = together;
  expect(reads![0]).toMatch(/pg_try_advisory_xact_lock.*pg_advisory_xact_lock/);
  expect(writes![0]).toMatch(/^insert into "orders"/);
});

test('what is asked under the locks keeps its plan', async () => {
  const texts = (await messagesOf(['LAMP'])).flat();
  const underLocks = texts.slice(texts.findIndex((text) => text.includes('pg_advisory_xact_lock')) + 1);
  const prepared = rowsOf<{ text: string; plans: string }>(
    await shop.server.database.execute(
      sql`select statement as text, custom_plans as plans from pg_prepared_statements`,
    ),
  );
  const found = prepared.filter(({ text }) => underLocks.includes(text));
  expect(found.length).toBe(new Set(underLocks).size);
  expect(found.filter(({ plans }) => Number(plans) > 0)).toEqual([]);
});
