import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import type { PaymentProvider, ProviderOrder } from '#server/payment/provider.ts';
import type { PaymentTools } from '#server/payment/payment-tools.ts';
import { settle, settleAll } from '#server/payment/settle.ts';
import { payments } from '#server/store/payment-schema.ts';
import { orders } from '#server/store/schema.ts';
import type { ContractShop } from '#tests/support/contract-shop.ts';
import { madePayment, paymentRow, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { cartToPay, lampToPay, orderPaidBy, payerAddress, payInFrame, testNumbers } from '#tests/support/paying.ts';

const TOTAL = 188_000;

let shop: ContractShop;
let order: Order;
withLampsToPay({
  inShop: (opened) => (shop = opened),
  ordering: (fresh) => (order = fresh),
});

const made = (body: object = lampToPay(order)) => madePayment(shop, body);
const stateOf = async (id: string) => {
  const row = await paymentRow(shop, id);
  return [row?.state, row?.reason];
};
const placedOrders = () => shop.server.database.$count(orders, eq(orders.orderId, order.order_id));

const whole = { purchase_currency: 'NOK', order_amount: TOTAL, html_snippet: '', frame_url: '' };

/** The shop with a provider that says this of each order, and what that is asked to end. */
function shopOf(told: (id: string) => Partial<ProviderOrder> | null, end: (id: string) => void = () => undefined) {
  const ended: string[] = [];
  const provider: PaymentProvider = {
    origin: 'http://pay.shop.test',
    create: () => Promise.reject(new Error('nothing is made')),
    update: () => Promise.reject(new Error('nothing is changed')),
    read: async (id) => {
      const said = told(id);
      return said && { ...whole, order_id: id, status: 'checkout_incomplete', ...said };
    },
    cancel: async (id) => {
      end(id);
      ended.push(id);
    },
  };
  const logger = { warn: () => undefined };
  const mailer = { send: () => undefined };
  return { ended, tools: { ...shop.server, provider, logger, mailer } as unknown as PaymentTools };
}

const others: readonly (readonly [string, Partial<ProviderOrder>])[] = [
  ['less than was asked for', { order_amount: 1 }],
  ['more than was asked for', { order_amount: TOTAL + 1 }],
  ['as much in another currency', { purchase_currency: 'SEK' }],
  ['as much for another delivery', { selected_shipping_option: { id: 'logtradepickup' } }],
];
test.each(others)('what was paid, but %s, is given back, and nothing is placed (O8)', async (_name, paid) => {
  const id = await made();
  const { tools, ended } = shopOf(() => ({ status: 'checkout_complete', ...paid }));
  await settle(tools, id);
  expect([await stateOf(id), ended, await placedOrders()]).toEqual([['released', 'BAD_VALUE'], [id], 0]);
});

test('a cart that was paid by its id alone, and costs something else by now, is given back (O4)', async () => {
  const cartId = await shop.newCart();
  await shop.add(cartId, 'LAMP', 1);
  const id = await made(cartToPay(order, cartId));
  await payInFrame(shop.server.app, id, { number: testNumbers.card('0044'), address: payerAddress });
  await shop.server.shop('set-price', 'LAMP', 1190);
  await shop.server.app.settlePayments();
  await shop.server.shop('set-price', 'LAMP', 1290);
  expect(await stateOf(id)).toEqual(['released', 'QUOTE_CHANGED']);
  expect(await shop.server.database.$count(orders, eq(orders.cartId, cartId))).toBe(0);
});

test('a cart that was paid by its id alone, and was ordered in another way by then, is given back', async () => {
  const cartId = await shop.newCart();
  await shop.add(cartId, 'LAMP', 1);
  const id = await made(cartToPay(order, cartId));
  const paid = { number: testNumbers.card('0044'), address: payerAddress };
  await payInFrame(shop.server.app, id, paid);
  expect((await shop.place(orderOf({ cart_id: cartId }))).status).toBe(200);
  await shop.server.app.settlePayments();
  expect(await stateOf(id)).toEqual(['released', 'ORDER_INVALID']);
  expect(await shop.server.database.$count(orders, eq(orders.cartId, cartId))).toBe(1);
});

test('what could not be given back at once is given back later, and nobody places it in between', async () => {
  const id = await made();
  await shop.server.shop('set-stock', 'LAMP', 0);
  let isDown = true;
  const { tools, ended } = shopOf(
    () => ({ status: 'checkout_complete' }),
    () => {
      if (isDown) throw new Error('the provider is down');
    },
  );
  await expect(settle(tools, id)).rejects.toThrow('the provider is down');
  await shop.server.shop('set-stock', 'LAMP', 1000);
  await expect(settle(tools, id)).rejects.toThrow('the provider is down');
  expect([await stateOf(id), ended, await placedOrders()]).toEqual([['releasing', 'OUT_OF_STOCK'], [], 0]);
  isDown = false;
  await settleAll(tools);
  expect([await stateOf(id), ended, await placedOrders()]).toEqual([['released', 'OUT_OF_STOCK'], [id], 0]);
});

test('a payment about which nothing can be found out does not keep others from being placed', async () => {
  const lost = await made();
  order = orderPaidBy('card');
  const paid = await made();
  const { tools } = shopOf((id) => {
    if (id === lost) throw new Error('nobody answers');
    return { status: id === paid ? 'checkout_complete' : 'checkout_incomplete' };
  });
  await settleAll(tools);
  expect([await stateOf(lost), await stateOf(paid), await placedOrders()]).toEqual([
    ['created', null],
    ['authorized', null],
    1,
  ]);
});

const overs: readonly (readonly [string, (id: string) => ProviderOrder | null])[] = [
  ['ended by itself', (id) => ({ ...whole, order_id: id, status: 'cancelled' })],
  ['does not know', () => null],
];
test.each(overs)('an order that the provider %s is over, and the next one is another', async (_name, told) => {
  const id = await made();
  const { tools, ended } = shopOf(told);
  await settle(tools, id);
  expect([await stateOf(id), ended]).toEqual([['expired', null], []]);
  expect(await made()).not.toBe(id);
});

test('what is being ended is not paid any more, also while the provider cannot be told so', async () => {
  const id = await made();
  const createdAt = new Date(Date.now() - STORED_PAYMENT_MS - 1000);
  await shop.server.database.update(payments).set({ createdAt }).where(eq(payments.providerOrderId, id));
  const { tools } = shopOf(
    () => ({}),
    () => {
      throw new Error('the provider is down');
    },
  );
  await expect(settle(tools, id)).rejects.toThrow('the provider is down');
  expect(await payInFrame(shop.server.app, id, { number: testNumbers.card('1111') })).toMatchObject({
    result: 'refused',
  });
  await shop.server.app.settlePayments();
  expect([await stateOf(id), await placedOrders()]).toEqual([['expired', null], 0]);
});

test('a cart that was ordered in another way is not paid any more', async () => {
  const cartId = await shop.newCart();
  await shop.add(cartId, 'LAMP', 1);
  const id = await made(cartToPay(order, cartId));
  expect((await shop.place(orderOf({ cart_id: cartId }))).status).toBe(200);
  const paid = { number: testNumbers.card('1111'), address: payerAddress };
  expect(await payInFrame(shop.server.app, id, paid)).toEqual({ result: 'refused', reason: 'shop' });
});
