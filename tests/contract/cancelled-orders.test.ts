import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExternalCheckoutResult, OrderHistoryOrder, StockItem } from '#schemas/api/generated/types.gen.ts';
import { pruneUnpaid } from '#server/payment/payments.ts';
import { standInOrders } from '#server/store/payment-schema.ts';
import { articles } from '#server/store/schema.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { newCustomer, placedBy, type SignedIn } from '#tests/support/customers.ts';
import { paymentRow } from '#tests/support/lamps-to-pay.ts';
import { lampToPay, orderPaidBy, payInFrame, testNumbers } from '#tests/support/paying.ts';

describe.each(databases)('an order that is cancelled on $name', ({ open }) => {
  let shop: ContractShop;
  let kari: SignedIn;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
    await shop.server.shop('set-stock', 'LAMP', 1000);
    kari = await newCustomer(shop);
  });

  afterAll(() => shop.close());

  const cancel = (orderNumber: string) =>
    shop.call<OrderHistoryOrder>('cancelOrder', { headers: kari.headers, path: { orderNumber } });
  const stock = async () => (await shop.done<StockItem>('checkStock', { query: { sku: 'LAMP' } })).qty;
  const byOperator = (orderNumber: string, status: string) => shop.server.shop('set-order', orderNumber, status);

  describe('and was paid at the provider', () => {
    /** An order of Kari that is paid with a card. */
    const paid = async () => {
      const order = { ...orderPaidBy('card'), user_id: String(kari.id) };
      const { headers } = kari;
      const asked = { headers, body: lampToPay(order) };
      const { orderId: id } = await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', asked);
      await payInFrame(shop.server.app, id, { number: testNumbers.card('0044') });
      const placed = await shop.done<{ orderNumber: string }>('placeExternalOrder', { body: { orderId: id } });
      return { id, order, orderNumber: placed.orderNumber };
    };
    const stateOf = async (id: string) => {
      const row = await paymentRow(shop, id);
      const [there] = await shop.server.database.select().from(standInOrders).where(eq(standInOrders.id, id));
      return [row?.state, row?.reason, there?.status];
    };

    const ways: readonly [string, (orderNumber: string) => Promise<unknown>][] = [
      ['its customer', cancel],
      ['the operator', (orderNumber) => byOperator(orderNumber, 'canceled')],
    ];
    test.each(ways)('gets its money back, whoever cancels it: %s', async (_who, end) => {
      const { id, orderNumber } = await paid();
      expect(await stateOf(id)).toEqual(['authorized', null, 'checkout_complete']);
      await end(orderNumber);
      await shop.server.app.settlePayments();
      expect(await stateOf(id)).toEqual(['released', 'ORDER_CANCELED', 'cancelled']);
    });

    test('is confirmed as before to a device that lost the answer, and is not paid once more', async () => {
      const { id, order, orderNumber } = await paid();
      await cancel(orderNumber);
      const again = await shop.done<{ orderNumber: string }>('placeExternalOrder', { body: { orderId: id } });
      expect(again.orderNumber).toBe(orderNumber);
      const told = await shop.done<object>('getExternalConfirmation', { query: { sid: id } });
      expect(told).toMatchObject({ status: 'checkout_complete', merchant_reference1: orderNumber });
      const body = lampToPay(order);
      const answer = await shop.call('createOrUpdateExternalOrder', { headers: kari.headers, body });
      expect(answer.result).toMatchObject({ code: 'READ_ONLY_ORDER' });
    });

    test('keeps the record of its payment for as long as the order is kept', async () => {
      const { id, orderNumber } = await paid();
      await cancel(orderNumber);
      await shop.server.app.settlePayments();
      await pruneUnpaid(shop.server.database, new Date(Date.now() + 31 * 86_400_000));
      expect(await stateOf(id)).toEqual(['released', 'ORDER_CANCELED', 'cancelled']);
    });
  });

  test('stays cancelled, so that nothing of it is put back twice', async () => {
    const before = await stock();
    const { orderNumber } = await placedBy(shop, kari);
    await byOperator(orderNumber, 'canceled');
    for (const status of ['pending', 'processing', 'complete', 'closed']) {
      await expect(byOperator(orderNumber, status), status).rejects.toThrow('is cancelled');
      await byOperator(orderNumber, 'canceled');
      expect((await cancel(orderNumber)).status).toBe(400);
    }
    expect(await stock()).toBe(before);
  });

  test('can be bought again although the article was said to be out of stock meanwhile', async () => {
    await shop.server.shop('set-stock', 'LAMP', 1);
    const { orderNumber } = await placedBy(shop, kari);
    // As an import says it of an article that is gone.
    await shop.server.database.update(articles).set({ status: 'out_of_stock' }).where(eq(articles.sku, 'LAMP'));
    await cancel(orderNumber);
    const again = await placedBy(shop, kari);
    await cancel(again.orderNumber);
    await shop.server.shop('set-stock', 'LAMP', 1000);
  });
});
