import { createApp } from '#server/app.ts';
import { askRunningServer } from '#server/cli/operator-socket.ts';
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
import { orderOf } from '#tests/support/order-of.ts';
import type { Bench } from '../bench.ts';
import { atLeast, explaining, type Row } from '../row.ts';

const SKU = 'BUE-SPEIL';
const STOCK = 900_000;
const CALLERS = 16;
const ORDERS = 800;

/** Places an order; fails where the shop does not take it. */
type Place = (request: Request) => Promise<Response>;

/**
 * Different orders at once on the embedded database: how many a second a shop takes over HTTP, and the same orders in one process, without
 * HTTP.
 */
export async function orderRate(bench: Bench): Promise<Row[]> {
  const shop = await bench.demoShop();
  await askRunningServer(shop.dataDir, ['set-stock', SKU, String(STOCK)]);
  const overHttp = await ordersASecond(shop.origin, (request) => fetch(request));
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
  const orders = await ordersASecond('http://shop.test', (request) => app.handle(request));
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

async function ordersASecond(origin: string, place: Place): Promise<number> {
  await placeAll(origin, place, CALLERS);
  const startedAt = performance.now();
  await placeAll(origin, place, ORDERS);
  return (ORDERS * 1000) / (performance.now() - startedAt);
}

async function placeAll(origin: string, place: Place, count: number): Promise<void> {
  const requests = Array.from({ length: count }, () => requestOf(origin));
  const caller = async (): Promise<void> => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await place(request);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`An order was not taken: ${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

function requestOf(origin: string): Request {
  const orderId = crypto.randomUUID();
  const products = [{ sku: SKU, qty: 1, price: 1 }];
  return new Request(`${origin}/api/order?storeCode=bmno`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(orderOf({ order_id: orderId, products })),
  });
}
