import { Agent } from 'node:http';
import { createApp } from '#server/app.ts';
import { changeStock } from '#server/store/change-product.ts';
import { migrationsFolder } from '#server/environment.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { openDatabase, type Queries } from '#server/store/database.ts';
import { setMeta } from '#server/store/meta.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { storeViews } from '#config/stores.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { noMails } from '#tests/support/no-mails.ts';
import type { Bench } from '../bench.ts';
import { type Answer, ORDER_PATH, type OrderCall, orderCall, SKU, sent, STOCK, stockedShop } from '../order-call.ts';
import { atLeast, explaining, type Row } from '../row.ts';

const CALLERS = 16;
const ORDERS = 800;

/**
 * How many orders come before those that are counted. In the first 700 of a shop that just started, other threads still compile its code, for
 * 1.7 ms of each order (decision 090); after them it takes as many as it ever will.
 */
const WARMING_UP = 1000;

type Place = (call: OrderCall) => Promise<Pick<Answer, 'status' | 'said'>>;

/**
 * Different orders at once on the embedded database: how many a second a shop takes over HTTP, and the same orders in one process, without
 * HTTP.
 */
export async function orderRate(bench: Bench): Promise<Row[]> {
  const shop = await stockedShop(bench);
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const overHttp = await ordersASecond((call) => sent(`${shop.origin}${ORDER_PATH}`, agent, call));
  agent.destroy();
  const without = await withoutHttp(bench.folder('orders'));
  return [
    atLeast(100, 'different orders that the shop takes a second', overHttp, 'orders'),
    explaining('the same orders in one process without HTTP, a second', without.orders, 'orders'),
    explaining('transactions of a single insert that this database commits, a second', without.inserts, 'transactions'),
    atLeast(50, 'orders over HTTP, of those without', (100 * overHttp) / without.orders, '%'),
  ];
}

/** What one process does without HTTP, a second: orders, and the least that an order could be. */
async function withoutHttp(dataDir: string): Promise<{ readonly orders: number; readonly inserts: number }> {
  const database = await openDatabase({ dataDir, migrations: migrationsFolder() });
  const { queries } = database;
  await writeCatalogue(queries, demoCatalogue(), storeViews);
  await changeStock(queries, SKU, STOCK);
  const app = createApp({
    database: queries,
    limiter: createLimiter(false),
    logger: createLogger(),
    version: 'bench',
    shopUrl: 'http://shop.test',
    mailer: noMails,
  });
  const orders = await ordersASecond(async (call) => {
    const answer = await app.handle(new Request(`http://shop.test${ORDER_PATH}`, { method: 'POST', ...call }));
    return { status: answer.status, said: await answer.text() };
  });
  const inserts = await insertsASecond(queries);
  await database.close();
  return { orders, inserts };
}

async function insertsASecond(database: Queries): Promise<number> {
  const startedAt = performance.now();
  for (let insert = 0; insert < ORDERS; insert++)
    await inTransaction(database, (queries) => setMeta(queries, `insert ${insert}`, 'x'));
  return (ORDERS * 1000) / (performance.now() - startedAt);
}

async function ordersASecond(place: Place): Promise<number> {
  await placeAll(place, WARMING_UP);
  const startedAt = performance.now();
  await placeAll(place, ORDERS);
  return (ORDERS * 1000) / (performance.now() - startedAt);
}

async function placeAll(place: Place, count: number): Promise<void> {
  const calls = Array.from({ length: count }, orderCall);
  const caller = async (): Promise<void> => {
    for (let call = calls.pop(); call; call = calls.pop()) {
      const { status, said } = await place(call);
      if (status !== 200) throw new Error(`An order was not taken: ${status} ${said}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}
