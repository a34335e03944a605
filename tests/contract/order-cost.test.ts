import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EmbeddedConnection } from '#server/store/embedded-connection.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { orderOf } from '#tests/support/order-of.ts';

/** Each statement is a message to the thread of the embedded database, where orders stand in line (decision 090). */
const STATEMENTS_MAX = 13;

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open({ database: openEmbeddedDatabase });
});

afterAll(() => shop.close());

async function statementsOf(skus: readonly string[]): Promise<number> {
  const run = vi.spyOn(EmbeddedConnection.prototype, 'run');
  const { status } = await shop.place(orderOf({ products: skus.map((sku) => ({ sku, qty: 1, price: 1 })) }));
  const count = run.mock.calls.length;
  run.mockRestore();
  expect(status).toBe(200);
  return count;
}

test('an order costs few statements, and more articles cost no more of them', async () => {
  // The first one makes what the shop signs links with.
  await statementsOf(['LAMP']);
  const ofOne = await statementsOf(['LAMP']);
  expect(ofOne).toBeLessThanOrEqual(STATEMENTS_MAX);
  expect(await statementsOf(['LAMP', 'TABLE-LAMP', 'SOFA-GREY'])).toBe(ofOne);
});
