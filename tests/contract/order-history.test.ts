import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingTimeslot, OrderHistory, OrderHistoryOrder, StockItem } from '#schemas/api/generated/types.gen.ts';
import { orderReturns } from '#server/store/account-schema.ts';
import { orders } from '#server/store/schema.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer, placedBy, type SignedIn } from '#tests/support/customers.ts';

const DAY_MS = 86_400_000;
/** Where the orders here go. */
const POSTCODE = '0184';

let shop: ContractShop;
let kari: SignedIn;

beforeAll(async () => {
  shop = await ContractShop.open();
  await shop.server.shop('set-stock', 'LAMP', 1000);
  kari = await newCustomer(shop);
});

afterAll(() => shop.close());

const historyOf = ({ headers }: SignedIn, query = {}) => shop.done<OrderHistory>('getOrderHistory', { headers, query });
const cancel = ({ headers }: SignedIn, orderNumber: string, key = newKey()) =>
  shop.call<OrderHistoryOrder>('cancelOrder', { headers, key, path: { orderNumber } });
const giveBack = ({ headers }: SignedIn, orderNumber: string, body: object = { reason: 'For stor' }) =>
  shop.call<OrderHistoryOrder>('requestReturn', { headers, path: { orderNumber }, body });
const stock = async () => (await shop.done<StockItem>('checkStock', { query: { sku: 'LAMP' } })).qty;

describe('order history', () => {
  test('shows an order with everything that it cost', async () => {
    const buyer = await newCustomer(shop);
    const products = [{ sku: 'LAMP', qty: 2, name: 'LAMP', price: 1032, price_incl_tax: 1290 }];
    const placed = await placedBy(shop, buyer, { products });
    const { items, total_count } = await historyOf(buyer);
    expect(total_count).toBe(1);
    expect(items[0]).toMatchObject({
      increment_id: placed.orderNumber,
      status: 'pending',
      order_currency_code: 'NOK',
      customer_email: 'kari@example.no',
      subtotal: 2064,
      subtotal_incl_tax: 2580,
      shipping_incl_tax: 590,
      shipping_amount: 472,
      tax_amount: 634,
      discount_amount: 0,
      grand_total: 3170,
      total_qty_ordered: 2,
      delivery_number: expect.stringMatching(/^[A-Z0-9]{8,}$/),
      delivery_type: 'home',
      billing_address: { city: 'Oslo' },
      payment: { method: 'invoice' },
    });
    expect(items[0]!.items).toMatchObject([
      { item_id: 1, sku: 'LAMP', qty_ordered: 2, price: 1032, price_incl_tax: 1290, tax_percent: 25, tax_amount: 516 },
    ]);
  });

  test('says in which store view an order was made, wherever it is asked', async () => {
    const buyer = await newCustomer(shop);
    const { id } = await placedBy(shop, buyer);
    const stores = async (query = {}) => (await historyOf(buyer, query)).items.map(({ store_id }) => store_id);
    expect(await stores()).toEqual([7]);
    await shop.server.database.update(orders).set({ storeCode: 'default' }).where(eq(orders.id, id));
    expect(await stores({ storeCode: 'bmno' })).toEqual([1]);
  });

  test('comes in pages, the newest first', async () => {
    const buyer = await newCustomer(shop);
    const placed = [];
    for (let index = 0; index < 5; index++) placed.push((await placedBy(shop, buyer)).orderNumber);
    const page = async (currentPage: number) =>
      (await historyOf(buyer, { pageSize: 2, currentPage })).items.map((item) => item.increment_id);
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [placed[4], placed[3]],
      [placed[2], placed[1]],
      [placed[0]],
      [],
    ]);
    const whole = await historyOf(buyer);
    expect(whole.items).toHaveLength(5);
    expect(whole.search_criteria).toEqual({ page_size: 20, current_page: 1 });
    for (const [name, value] of [
      ['pageSize', 0],
      ['pageSize', 101],
      ['currentPage', 0],
      ['currentPage', 'x'],
    ] as const) {
      const query = { [name]: value };
      expect((await shop.call('getOrderHistory', { headers: buyer.headers, query })).status).toBe(400);
    }
  });

  test('holds neither the orders of others nor those that were placed as a guest', async () => {
    const [buyer, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { orderNumber } = await placedBy(shop, buyer);
    const contact = { ...orderOf().addressInformation.billingAddress, email: other.email };
    const addressInformation = { ...orderOf().addressInformation, billingAddress: contact, shippingAddress: contact };
    expect((await shop.place(orderOf({ addressInformation }))).status).toBe(200);
    expect((await historyOf(other)).items).toEqual([]);
    for (const attempt of [await cancel(other, orderNumber), await giveBack(other, orderNumber)]) {
      expect(attempt.status).toBe(404);
    }
    for (const number of ['1', '999999999999999', '100000000', '00000000000000000000000000000001']) {
      expect((await cancel(buyer, number)).status).toBe(404);
    }
    expect((await shop.call('getOrderHistory', {})).status).toBe(401);
    expect((await shop.call('cancelOrder', { path: { orderNumber } })).status).toBe(401);
  });
});

describe('cancelling', () => {
  test('puts the articles back, once', async () => {
    const before = await stock();
    const { orderNumber } = await placedBy(shop, kari);
    expect(await stock()).toBe(before - 1);
    const key = newKey();
    const done = await cancel(kari, orderNumber, key);
    expect([done.status, done.result]).toMatchObject([200, { increment_id: orderNumber, status: 'canceled' }]);
    expect((await cancel(kari, orderNumber, key)).headers.get('idempotency-replayed')).toBe('true');
    expect((await cancel(kari, orderNumber)).result).toMatchObject({ code: 'ORDER_NOT_CANCELABLE' });
    expect(await stock()).toBe(before);
  });

  test('frees the time of its delivery, which nobody can book any more', async () => {
    const buyer = await newCustomer(shop);
    const { orderNumber } = await placedBy(shop, buyer);
    const bookingId = (await historyOf(buyer)).items[0]!.delivery_number!;
    const today = new Date().toISOString().slice(0, 10);
    const timesOf = async (): Promise<BookingTimeslot[]> =>
      shop.done('listTimeslots', { query: { startDate: today, nextDate: '9999-12-31', postcode: POSTCODE } });
    const time = (await timesOf()).findLast((slot) => slot.available && slot.product_code === 'HOME')!;
    const isFree = async (): Promise<boolean | undefined> =>
      (await timesOf()).find(({ id }) => id === time.id)?.available;
    await shop.done('submitBooking', { body: { bookingId, postcode: POSTCODE, timeslotId: time.id } });
    expect(await isFree()).toBe(false);
    expect((await cancel(buyer, orderNumber)).result).toMatchObject({ status: 'canceled', delivery_number: null });
    expect(await isFree()).toBe(true);
    const again = await shop.call('submitBooking', { body: { bookingId, postcode: POSTCODE, timeslotId: time.id } });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  test('many at once have one effect', async () => {
    const before = await stock();
    const { orderNumber } = await placedBy(shop, kari);
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await cancel(kari, orderNumber)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await stock()).toBe(before);
  });

  test('ends when the order is complete', async () => {
    const { orderNumber } = await placedBy(shop, kari);
    await shop.server.shop('set-order', orderNumber, 'complete');
    expect((await cancel(kari, orderNumber)).result).toMatchObject({ code: 'ORDER_NOT_CANCELABLE' });
  });
});

describe('sending back', () => {
  const completed = async () => {
    const { orderNumber, id } = await placedBy(shop, kari);
    await shop.server.shop('set-order', orderNumber, 'complete');
    return { orderNumber, id };
  };

  test('a complete order can be sent back, wholly or in part, once', async () => {
    const { orderNumber, id } = await completed();
    expect((await giveBack(kari, orderNumber, { reason: '', items: [{ item_id: 1, qty: 2 }] })).status).toBe(400);
    expect((await giveBack(kari, orderNumber, { reason: '', items: [{ item_id: 2, qty: 1 }] })).status).toBe(400);
    const done = await giveBack(kari, orderNumber);
    expect(done.result).toMatchObject({ increment_id: orderNumber, status: 'return_requested' });
    expect((await giveBack(kari, orderNumber)).result).toMatchObject({ code: 'ORDER_NOT_RETURNABLE' });
    const kept = await shop.server.database.select().from(orderReturns).where(eq(orderReturns.orderId, id));
    expect(kept).toMatchObject([{ reason: 'For stor', items: [{ item_id: 1, qty: 1 }] }]);
  });

  test('once more, where the shop completes the order again', async () => {
    const { orderNumber, id } = await completed();
    expect((await giveBack(kari, orderNumber)).status).toBe(200);
    await shop.server.shop('set-order', orderNumber, 'complete');
    const again = await giveBack(kari, orderNumber, { reason: 'Feil farge', items: [{ item_id: 1, qty: 1 }] });
    expect(again.result).toMatchObject({ increment_id: orderNumber, status: 'return_requested' });
    const kept = await shop.server.database.select().from(orderReturns).where(eq(orderReturns.orderId, id));
    expect(kept).toMatchObject([{ reason: 'Feil farge', items: [{ item_id: 1, qty: 1 }] }]);
  });

  test('for 30 days', async () => {
    const { orderNumber, id } = await completed();
    const since = (days: number) =>
      shop.server.database
        .update(orders)
        .set({ statusChangedAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(orders.id, id));
    await since(30);
    expect((await giveBack(kari, orderNumber)).result).toMatchObject({ code: 'ORDER_NOT_RETURNABLE' });
    await since(29);
    expect((await giveBack(kari, orderNumber)).status).toBe(200);
  });

  test('not before the order is complete', async () => {
    const { orderNumber } = await placedBy(shop, kari);
    expect((await giveBack(kari, orderNumber)).result).toMatchObject({ code: 'ORDER_NOT_RETURNABLE' });
  });
});
