import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { ExternalCheckoutResult, Order } from '#schemas/api/generated/types.gen.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { PaymentTools } from '#server/payment/payment-tools.ts';
import { settle } from '#server/payment/settle.ts';
import { payments } from '#server/store/payment-schema.ts';
import { orders } from '#server/store/schema.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer } from '#tests/support/customers.ts';
import { madePayment, paymentRow, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { cartToPay, lampToPay, payInFrame, testNumbers } from '#tests/support/paying.ts';

interface Refused {
  readonly code: string;
  readonly error_code: string;
  readonly message: string;
}

describe.each(databases)('what else happens to payments on $name', ({ open }) => {
  let shop: ContractShop;
  let order: Order;
  withLampsToPay({
    database: open,
    inShop: (opened) => (shop = opened),
    ordering: (fresh) => (order = fresh),
  });

  const create = (body: object = lampToPay(order)) =>
    shop.call<ExternalCheckoutResult & Refused>('createOrUpdateExternalOrder', { body });
  const made = (body: object = lampToPay(order)) => madePayment(shop, body);
  const place = (orderId: string) =>
    shop.call<{ orderNumber: string; order_id: string } & Refused>('placeExternalOrder', { body: { orderId } });
  const placedOrders = () => shop.server.database.$count(orders, eq(orders.orderId, order.order_id));
  const stateOf = async (id: string) => {
    const row = await paymentRow(shop, id);
    return [row?.state, row?.reason];
  };
  const pay = (id: string, end = '1111', more: object = {}) =>
    payInFrame(shop.server.app, id, { number: testNumbers.card(end), ...more });

  test('what is paid and placed while its end is looked for keeps its money and its order', async () => {
    const id = await made();
    const createdAt = new Date(Date.now() - STORED_PAYMENT_MS - 1000);
    await shop.server.database.update(payments).set({ createdAt }).where(eq(payments.providerOrderId, id));
    const cancelled: string[] = [];
    const provider: PaymentProvider = {
      origin: 'http://pay.shop.test',
      create: () => Promise.reject(new Error('nothing is made')),
      update: () => Promise.reject(new Error('nothing is changed')),
      read: async () => {
        const before = { order_id: id, status: 'checkout_incomplete' as const, html_snippet: '', frame_url: '' };
        await pay(id);
        expect((await place(id)).status).toBe(200);
        return { ...before, order_amount: 188_000, purchase_currency: 'NOK' };
      },
      cancel: async (ended) => void cancelled.push(ended),
    };
    await settle({ ...shop.server, provider } as unknown as PaymentTools, id);
    expect(cancelled).toEqual([]);
    expect([await stateOf(id), await placedOrders()]).toEqual([['authorized', null], 1]);
  });

  test('who began to pay as a guest goes on with it after signing in, and nobody else does', async () => {
    const id = await made();
    const { id: customerId, headers } = await newCustomer(shop);
    const own = { ...order, user_id: String(customerId) };
    const body = (orderId: string | null) => lampToPay(own, { orderId });
    const ask = (orderId: string | null, of = headers) =>
      shop.call<ExternalCheckoutResult & Refused>('createOrUpdateExternalOrder', { body: body(orderId), headers: of });
    expect((await ask(null)).result).toMatchObject({ code: 'NO_SUCH_ORDER' });
    expect((await ask(id)).result.orderId).toBe(id);
    // From then on it is theirs.
    expect((await create(lampToPay(order, { orderId: id }))).result).toMatchObject({ code: 'NO_SUCH_ORDER' });
    await pay(id);
    expect((await place(id)).status).toBe(200);
    const [row] = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
    expect(row).toMatchObject({ customerId });
  });

  const unopened: readonly (readonly [string, Partial<typeof payments.$inferInsert>])[] = [
    ['is over', { state: 'expired' }],
    ['the provider was not asked for', { providerOrderId: null }],
  ];
  test.each(unopened)(
    'whose payment as a guest %s pays after signing in, by the key of their order',
    async (_name, change) => {
      const order_key = newKey();
      const id = await made({ ...lampToPay(order), order_key });
      await shop.server.database.update(payments).set(change).where(eq(payments.providerOrderId, id));
      const { id: customerId, headers } = await newCustomer(shop);
      const ask = (more: object) =>
        shop.call<ExternalCheckoutResult & Refused>('createOrUpdateExternalOrder', {
          body: { ...lampToPay({ ...order, user_id: String(customerId) }), ...more },
          headers,
        });
      expect((await ask({})).result).toMatchObject({ code: 'NO_SUCH_ORDER' });
      expect((await ask({ order_key: newKey() })).result).toMatchObject({ code: 'NO_SUCH_ORDER' });
      const opened = await ask({ order_key });
      expect(opened.status, opened.text).toBe(200);
      await pay(opened.result.orderId);
      expect((await place(opened.result.orderId)).status).toBe(200);
      const [row] = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
      expect(row).toMatchObject({ customerId, idempotencyKey: order_key });
    },
  );

  const without = (field: string) => {
    const { addressInformation } = order;
    const billingAddress = { ...addressInformation.billingAddress, [field]: ' ' };
    return { ...order, addressInformation: { ...addressInformation, billingAddress } };
  };
  const unplaceable: readonly [string, () => Order][] = [
    ['an order without a city', () => without('city')],
    ['an order with a long id', () => ({ ...order, order_id: 'x'.repeat(201) })],
  ];
  test.each(unplaceable)('%s is refused before anybody pays it', async (_name, wrong) => {
    expect((await create(lampToPay(wrong()))).result).toMatchObject({ code: 'ORDER_INVALID' });
  });

  test('a customer pays for what is in their cart as often as they fill it', async () => {
    const { headers } = await newCustomer(shop);
    const cartId = await shop.done<number>('createCart', { headers });
    const ids = new Set<string>();
    for (let round = 0; round < 2; round++) {
      const cartItem = { sku: 'LAMP', qty: 1, quoteId: cartId };
      await shop.done('updateCartItem', { headers, query: { cartId }, body: { cartItem } });
      const body = cartToPay(order, cartId);
      const billing_address = { given_name: 'Kari', family_name: 'Nordmann', email: 'kari@example.no' };
      const whole = {
        ...billing_address,
        street_address: 'Storgata 1',
        postal_code: '0155',
        city: 'Oslo',
        country: 'NO',
      };
      const paid = { ...body, order: { ...body.order, billing_address: whole } };
      const answer = await shop.call<ExternalCheckoutResult>('createOrUpdateExternalOrder', { body: paid, headers });
      expect(answer.status, answer.text).toBe(200);
      const id = answer.result.orderId;
      expect(await pay(id)).toEqual({ result: 'paid' });
      ids.add((await place(id)).result.order_id);
    }
    expect(ids.size).toBe(2);
  });

  test('an order whose address the provider asks for is placed with that one, if it is whole', async () => {
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 1);
    const id = await made(cartToPay(order, cartId));
    const address = {
      given_name: 'Kari',
      family_name: 'Nordmann',
      street_address: '',
      postal_code: '0155',
      city: 'Oslo',
    };
    expect(await pay(id, '1111', { address })).toMatchObject({ result: 'refused', reason: 'address' });
    expect(await pay(id, '1111', { address: { ...address, street_address: 'Storgata 1' } })).toEqual({
      result: 'paid',
    });
    expect((await place(id)).status).toBe(200);
  });

  test('the order of a customer’s cart has an id that nobody can guess, and always the same', async () => {
    const { headers } = await newCustomer(shop);
    const cartId = await shop.done<number>('createCart', { headers, query: { storeCode: 'bmno' } });
    const cartItem = { sku: 'LAMP', qty: 1, quoteId: cartId };
    await shop.done('updateCartItem', { headers, key: newKey(), query: { cartId }, body: { cartItem } });
    const body = cartToPay(order, cartId);
    const ask = () => shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', { body, headers });
    const [first, second] = [await ask(), await ask()];
    expect(second.orderId).toBe(first.orderId);
    const [row] = await shop.server.database.select().from(payments).where(eq(payments.providerOrderId, first.orderId));
    expect(row!.orderId).toMatch(/^cart-[\w-]{43}$/);
  });

  test('a request that was overtaken changes nothing of what was asked for after it', async () => {
    const asked = (qty: number, created_at: string) => {
      const products = order.products.map((product) => ({ ...product, qty }));
      const amount = 59_000 + qty * 129_000;
      const expected = { grand_total: amount, currency: 'NOK', tolerance: 0 };
      const body = lampToPay({ ...order, products, expected, created_at }, { order_amount: amount });
      const [goods, delivery] = body.order.order_lines;
      const lines = [
        { ...goods!, quantity: qty, total_amount: qty * 129_000, total_tax_amount: qty * 25_800 },
        delivery!,
      ];
      return { ...body, order: { ...body.order, order_tax_amount: 11_800 + qty * 25_800, order_lines: lines } };
    };
    const [early, late] = [asked(1, '2026-03-01T08:00:12.000Z'), asked(3, '2026-03-01T08:00:13.000Z')];
    const id = await made(early);
    expect(await made(late)).toBe(id);
    const again = await create(early);
    expect([again.result.orderId, again.result.order.order_amount]).toEqual([id, late.order.order_amount]);
    await pay(id);
    expect((await place(id)).status).toBe(200);
    const [row] = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
    expect(row).toMatchObject({ lines: [{ sku: 'LAMP', qty: 3 }] });
  });

  test('two tries at once to pay one order do not refuse what is paid', async () => {
    const id = await made();
    const told = await Promise.all([pay(id), pay(id)]);
    expect(told.map(({ result }) => result)).not.toContain('refused');
    expect((await place(id)).status).toBe(200);
    expect(await placedOrders()).toBe(1);
  });
});

test('callbacks are not limited, and ids that are none are', async () => {
  const shop = await ContractShop.open({ isLimiting: true });
  try {
    const placed = orderOf();
    const order = {
      ...placed,
      addressInformation: { ...placed.addressInformation, payment_method_code: 'card' },
      expected: { grand_total: 188_000, currency: 'NOK', tolerance: 0 },
    };
    const { orderId } = await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', {
      body: lampToPay(order),
    });
    const statusOf = async (id: string) => (await shop.call('placeExternalOrder', { body: { orderId: id } })).status;
    const statuses: number[] = [];
    for (let index = 0; index <= limits.payment.count; index++) statuses.push(await statusOf('kvitt-unknown'));
    expect(new Set(statuses.slice(0, limits.payment.count - 1))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    // It is known, and not paid yet.
    expect(await statusOf(orderId)).toBe(400);
  } finally {
    await shop.close();
  }
});
