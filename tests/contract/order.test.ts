import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { Order, OrderProduct, OrderSyncStatus, Product, StockItem } from '#schemas/api/generated/types.gen.ts';
import { carts, coupons, orders } from '#server/store/schema.ts';
import { newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

const product = (sku: string, qty = 1, more: Partial<OrderProduct> = {}): OrderProduct => ({
  sku,
  qty,
  price: 1,
  ...more,
});

describe.each(databases)('an order on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
  });

  afterAll(() => shop.close());

  const stockOf = async (sku: string) => (await shop.done<StockItem>('checkStock', { query: { sku } })).qty;
  const rowOf = async (orderId: string) =>
    (await shop.server.database.select().from(orders).where(eq(orders.orderId, orderId)))[0];
  const refused = async (more: Parameters<typeof orderOf>[0]) => {
    const before = await shop.server.database.$count(orders);
    const { status, result } = await shop.place(orderOf(more));
    expect(await shop.server.database.$count(orders), 'nothing was placed').toBe(before);
    return { status, ...(result as unknown as Refusal) };
  };

  test('is confirmed, looked up by the id of the device, and counted by the shop alone', async () => {
    const order = orderOf({
      products: [product('LAMP', 2, { price: 0, price_incl_tax: 0.5 }), product('TABLE-LAMP')],
    });
    const look = () => shop.done<OrderSyncStatus | null>('getOrderStatus', { path: { order_id: order.order_id } });
    expect(await look()).toBeNull();
    const { result } = await shop.place(order);
    expect(result).toMatchObject({ order_id: order.order_id, orderNumber: expect.stringMatching(/^1\d{8}$/) });
    expect(result.magentoOrderId).toBe(result.backendOrderId);
    expect(result.contents_hash).toBe(createHash('sha256').update(orderContents(order)).digest('hex'));
    expect(await look()).toEqual({
      order_id: order.order_id,
      platform_order_id: result.backendOrderId,
      orderNumber: result.orderNumber,
      transmited: true,
      transmited_at: result.transferedAt,
      platform: 'stua',
      order: null,
      contents_hash: result.contents_hash,
      totals: result.totals,
      booking_path: result.booking_path,
      status: 'pending',
    });
    // The totals of the placed order, in minor units; the device shows these whatever it had counted itself.
    expect(result.totals).toMatchObject({
      lines: [
        { sku: 'LAMP', price: 129_000, discount: 0 },
        { sku: 'TABLE-LAMP', price: 39_000, discount: 0 },
      ],
      subtotal: 297_000,
      discount: 0,
      shipping: 59_000,
      grand_total: 356_000,
    });
    const row = await rowOf(order.order_id);
    expect(row!.lines).toMatchObject([
      { sku: 'LAMP', qty: 2, price: 129_000 },
      { sku: 'TABLE-LAMP', qty: 1, price: 39_000 },
    ]);
    expect(row!.totals).toMatchObject({ grandTotalMinor: 2 * 129_000 + 39_000 + 59_000, currency: 'NOK' });
    expect(row!.payload).toEqual(order);
  });

  test('that was placed before gives its stored confirmation, whatever the key or the rest of it', async () => {
    const order = orderOf();
    const first = await shop.place(order);
    const stock = await stockOf('LAMP');
    for (const again of [order, { ...order, products: [product('TABLE-LAMP', 2)], comment: 'annet' }]) {
      const answer = await shop.place(again, { key: newKey() });
      expect(answer.text).toBe(first.text);
      expect(answer.headers.get('idempotency-replayed')).toBeNull();
    }
    expect(await stockOf('LAMP')).toBe(stock);
    expect(await shop.server.database.$count(orders, eq(orders.orderId, order.order_id))).toBe(1);
  });

  test('takes its quantities out of the stock, and out of the products of both store views', async () => {
    const before = { lamp: await stockOf('LAMP'), grey: await stockOf('SOFA-GREY') };
    await shop.place(orderOf({ products: [product('LAMP', 3), product('SOFA-GREY', 2), product('LAMP', 1)] }));
    expect(await stockOf('LAMP')).toBe(before.lamp - 4);
    expect(await stockOf('SOFA-GREY')).toBe(before.grey - 2);
    for (const code of ['bmno', 'default']) {
      const { hits } = await shop.done<{ hits: Product[] }>('searchCatalogPost', {
        path: { index: `vue_storefront_catalog_${code}`, type: 'product' },
        query: { storeCode: code, response_format: 'compact' },
        body: { query: { terms: { sku: ['LAMP', 'SOFA'] } } },
      });
      const stock = (sku: string) => hits.find((hit) => hit.sku === sku)!;
      expect(stock('LAMP').stock).toMatchObject({ qty: before.lamp - 4, is_in_stock: true });
      const grey = stock('SOFA').configurable_children!.find((child) => child.sku === 'SOFA-GREY');
      expect(grey!.stock).toMatchObject({ qty: before.grey - 2 });
      expect(stock('SOFA').stock!.qty).toBe(before.grey - 2 + (await stockOf('SOFA-BEIGE')));
    }
  });

  test('of the last one leaves nothing in stock, and the next is told which article is missing', async () => {
    await shop.server.shop('set-stock', 'VASE', 2);
    expect(await refused({ products: [product('LAMP'), product('VASE', 3)] })).toMatchObject({
      status: 400,
      code: 'OUT_OF_STOCK',
      sku: 'VASE',
      available: 2,
    });
    expect((await shop.place(orderOf({ products: [product('VASE', 2)] }))).status).toBe(200);
    expect(await shop.done('checkStock', { query: { sku: 'VASE' } })).toMatchObject({ qty: 0, is_in_stock: false });
    expect(await refused({ products: [product('VASE')] })).toMatchObject({ code: 'OUT_OF_STOCK', available: 0 });
  });

  test('by two devices for the last piece is placed once', async () => {
    await shop.server.shop('set-stock', 'VASE', 1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.place(orderOf({ products: [product('VASE')] }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
    expect(await stockOf('VASE')).toBe(0);
  });

  test('of articles that are not sold, or in wrong quantities, is refused with the sku', async () => {
    const options = (option_value: number) => ({
      product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value }] } },
    });
    expect(await refused({ products: [product('NO-SUCH')] })).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      sku: 'NO-SUCH',
    });
    expect(await refused({ products: [product('SOFA')] })).toMatchObject({ code: 'OPTION_INVALID', sku: 'SOFA' });
    expect(await refused({ products: [product('SOFA', 1, options(1))] })).toMatchObject({ code: 'OPTION_INVALID' });
    expect(await refused({ products: [product('LAMP', 1.5)] })).toMatchObject({ code: 'QTY_INVALID', sku: 'LAMP' });
    expect(await refused({ products: [product('LAMP', 1000)] })).toMatchObject({ code: 'QTY_INVALID' });
    expect(await refused({ products: [product('LAMP', 600), product('LAMP', 600)] })).toMatchObject({
      code: 'QTY_INVALID',
    });
    expect(await refused({ products: [] })).toMatchObject({ status: 400 });
    expect((await shop.place(orderOf({ products: [product('SOFA', 1, options(57))] }))).status).toBe(200);
  });

  test('with a method that does not exist is refused', async () => {
    const { addressInformation } = orderOf();
    const withMethods = (more: object) => ({ addressInformation: { ...addressInformation, ...more } });
    for (const more of [
      { shipping_method_code: 'rocket' },
      { shipping_carrier_code: 'post' },
      { payment_method_code: 'gold' },
    ]) {
      expect(await refused(withMethods(more))).toMatchObject({ status: 400, code: 'METHOD_GONE' });
    }
  });

  test('closes its cart; a dead, foreign or empty cart_id is no hindrance', async () => {
    const cartId = await shop.newCart();
    const swedish = await shop.newCart('default');
    await shop.place(orderOf({ cart_id: cartId }));
    expect((await shop.call('pullCart', { query: { cartId } })).status).toBe(404);
    for (const cart_id of [cartId, swedish, '', '81668', 'nothing-like-a-cart']) {
      const order = orderOf({ cart_id });
      expect((await shop.place(order)).status, cart_id).toBe(200);
      const made = (await rowOf(order.order_id))!.cartId;
      expect(made).not.toBe(cart_id);
      const [row] = await shop.server.database.select().from(carts).where(eq(carts.id, made));
      expect(row).toMatchObject({ isOpen: false, storeCode: 'bmno' });
    }
    expect(await shop.done('pullCart', { query: { cartId: swedish, storeCode: 'default' } })).toEqual([]);
  });

  test('counts the use of its coupon, the one of the cart where none is agreed', async () => {
    const uses = async () =>
      (await shop.server.database.select().from(coupons).where(eq(coupons.code, 'VELKOMMEN10')))[0]!.uses;
    const before = await uses();
    const cartId = await shop.newCart();
    await shop.done('applyCoupon', { query: { cartId, coupon: 'velkommen10' } });
    const order = orderOf({ cart_id: cartId });
    await shop.place(order);
    expect((await rowOf(order.order_id))!.totals).toMatchObject({ discountMinor: -12_900, couponCode: 'VELKOMMEN10' });
    await shop.place(order);
    await shop.place(orderOf());
    expect(await uses()).toBe(before + 1);
  });

  test('for a customer needs that customer', async () => {
    expect(await refused({ user_id: '158' })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    const signedIn = await shop.place(orderOf(), { headers: { authorization: 'Bearer nobody' } });
    expect(signedIn.status).toBe(401);
    expect((await shop.place(orderOf(), { query: { token: '' } })).status).toBe(200);
  });

  const { addressInformation: where } = orderOf();
  const at = (more: object) => ({ addressInformation: { ...where, ...more } });
  const living = (more: object) => at({ billingAddress: { ...where.billingAddress, ...more } });

  test.each<[string, Partial<Order>, string]>([
    ['no payment method', at({ payment_method_code: '' }), 'payment_method_code'],
    ['a payment method of spaces', at({ payment_method_code: '   ' }), 'payment_method_code'],
    ['a first name of spaces', living({ firstname: '   ' }), 'billingAddress.firstname'],
    ['a last name that nobody sees', living({ lastname: '\u200b\u200b' }), 'billingAddress.lastname'],
    ['a street of nothing', living({ street: ['', null] }), 'billingAddress.street.0'],
    ['a street of dashes', living({ street: ['--'] }), 'billingAddress.street.0'],
    ['a postal code of spaces', living({ postcode: '    ' }), 'billingAddress.postcode'],
    ['no city', living({ city: '' }), 'billingAddress.city'],
    [
      'nobody to deliver to',
      at({ shippingAddress: { ...where.shippingAddress, lastname: '\u00a0\u00a0' } }),
      'shippingAddress.lastname',
    ],
  ])('with %s is refused with the name of the field, and places nothing', async (_what, more, field) => {
    const before = await shop.server.database.$count(orders);
    const { status, result } = await shop.place(orderOf(more));
    expect([status, result]).toMatchObject([400, { code: 'ORDER_INVALID', field: `addressInformation.${field}` }]);
    expect(await shop.server.database.$count(orders)).toBe(before);
  });

  test('with fields that the contract does not know, or an id that is no id, is refused', async () => {
    expect(await refused({ total: 1 } as object)).toMatchObject({ status: 400 });
    expect(await refused({ order_id: 'short' })).toMatchObject({ status: 400 });
    const long = Array.from({ length: 3000 }, (_, index) => index.toString(36)).join('');
    expect(await refused({ order_id: long })).toMatchObject({ status: 400, code: 'ORDER_INVALID' });
    expect(await shop.done('getOrderStatus', { path: { order_id: long } })).toBeNull();
  });

  test('of a virtual kind, without an address to ship to, goes by the billing address', async () => {
    const { shippingAddress: _, ...addressInformation } = orderOf().addressInformation;
    expect((await shop.place(orderOf({ addressInformation }))).status).toBe(200);
  });
});
