import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { createApp } from '#server/app.ts';
import { placeOrder } from '#server/cart/place-order.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import type { Queries } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { orders } from '#server/store/schema.ts';
import { inTransaction, lockCatalogue } from '#server/store/transaction.ts';
import { call, newKey } from '#tests/support/contract-client.ts';
import type { ContractShop } from '#tests/support/contract-shop.ts';
import { madePayment, paymentRow, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { noMails } from '#tests/support/no-mails.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { lampToPay, payInFrame, testNumbers } from '#tests/support/paying.ts';

/** A statement waits two seconds for a lock; two of them wait four. */
const LONGER_THAN_ONE_WAIT_MS = 3000;

let shop: ContractShop;
let order: Order;
withLampsToPay({
  inShop: (opened) => (shop = opened),
  ordering: (fresh) => (order = fresh),
});

/** Paid, and nobody has told the shop. */
async function paidUnheard(): Promise<string> {
  const id = await madePayment(shop, lampToPay(order));
  await payInFrame(shop.server.app, id, { number: testNumbers.card('0044') });
  return id;
}

const byInvoice = (): Order => orderOf({ order_id: order.order_id });

async function stateOf(id: string) {
  const row = await paymentRow(shop, id);
  return [row?.state, row?.reason, row?.shopOrderId];
}

const placedMethods = async (): Promise<string[]> => {
  const rows = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
  return rows.map(({ payload }) => payload.addressInformation.payment_method_code);
};

test('a checkout that is ordered by invoice while its card payment waits for the catalogue gets its money back', async () => {
  const id = await paidUnheard();
  const { database } = shop.server;
  let settling: Promise<unknown> | undefined;
  await inTransaction(database, async (queries) => {
    await lockCatalogue(queries);
    settling = shop.server.app.settlePayments();
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;
    await expect.poll(async () => rowsOf(await database.execute(waiting)).length, { interval: 20 }).toBe(1);
    const placing = { key: newKey(), order: byInvoice(), customer: null };
    expect(await placeOrder(queries, defaultStoreView, placing)).toMatchObject({ status: 200 });
  });
  await settling;
  expect(await stateOf(id)).toEqual(['released', 'ORDER_INVALID', null]);
  expect(await placedMethods()).toEqual(['invoice']);
});

/** The same shop, of which something is otherwise. */
function appWith(parts: Partial<Parameters<typeof createApp>[0]>) {
  const silent = () => undefined;
  return createApp({
    database: shop.server.database,
    limiter: createLimiter(false),
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    version: 'test',
    mailer: noMails,
    shopUrl: 'http://shop.test',
    ...parts,
  });
}

/** Its payment provider cannot be reached. */
const appWithoutProvider = () => appWith({ payment: { url: 'http://127.0.0.1:1', secret: 'secret' } });

/** No connection to its database is free for the first transaction. */
function appWithoutConnection() {
  const { database } = shop.server;
  const transaction = vi.fn<Queries['transaction']>((...work) => database.transaction(...work));
  transaction.mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'));
  return appWith({ database: Object.assign(Object.create(database) as Queries, { transaction }) });
}

test('an order by invoice does not wait for a provider that is away, and what was paid there is given back', async () => {
  const id = await paidUnheard();
  const answer = await call(appWithoutProvider(), 'placeOrder', { body: byInvoice() });
  expect(answer.status, answer.text).toBe(200);
  expect((await stateOf(id))[0]).toBe('created');
  await shop.server.app.settlePayments();
  expect(await stateOf(id)).toEqual(['released', 'ORDER_INVALID', null]);
  expect(await placedMethods()).toEqual(['invoice']);
});

test('an order by invoice does not overtake what is paid and waits for the catalogue', async () => {
  const id = await paidUnheard();
  let answer: Promise<{ readonly status: number }> | undefined;
  await inTransaction(shop.server.database, async (queries) => {
    await lockCatalogue(queries);
    answer = shop.place(byInvoice());
    await new Promise((resolve) => void setTimeout(resolve, LONGER_THAN_ONE_WAIT_MS));
  });
  expect((await answer)!.status).toBe(503);
  expect((await shop.place(byInvoice())).status).toBe(200);
  expect((await stateOf(id))[0]).toBe('authorized');
  expect(await placedMethods()).toEqual(['card']);
});

test('an order by invoice does not overtake what is paid where no connection to the database is free', async () => {
  const id = await paidUnheard();
  expect((await call(appWithoutConnection(), 'placeOrder', { body: byInvoice() })).status).toBe(503);
  expect(await placedMethods()).toEqual([]);
  expect((await shop.place(byInvoice())).status).toBe(200);
  expect((await stateOf(id))[0]).toBe('authorized');
  expect(await placedMethods()).toEqual(['card']);
});

test('an order that says it is paid at a provider that is away waits until that can be asked', async () => {
  const id = await paidUnheard();
  expect((await call(appWithoutProvider(), 'placeOrder', { body: order })).status).toBe(500);
  expect(await placedMethods()).toEqual([]);
  expect((await shop.place(order)).status).toBe(200);
  expect((await stateOf(id))[0]).toBe('authorized');
});
