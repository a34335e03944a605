import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { ExternalCheckoutConfirmation, ExternalCheckoutResult, Order } from '#schemas/api/generated/types.gen.ts';
import { payments } from '#server/store/payment-schema.ts';
import { orders } from '#server/store/schema.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { type ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { madePayment, paymentRow, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import {
  askFrame,
  cartToPay,
  lampToPay,
  orderPaidBy,
  payerAddress,
  payInFrame,
  testNumbers,
} from '#tests/support/paying.ts';

interface Refused {
  readonly code: string;
  readonly error_code: string;
  readonly message: string;
}

describe.each(databases)('the external checkout on $name', ({ open }) => {
  let shop: ContractShop;
  let order: Order;
  withLampsToPay({
    database: open,
    inShop: (opened) => (shop = opened),
    ordering: (fresh) => (order = fresh),
  });

  const create = (body: object = lampToPay(order), key: string | null = null) =>
    shop.call<ExternalCheckoutResult & Refused>('createOrUpdateExternalOrder', { body, key });
  const made = (body: object = lampToPay(order)) => madePayment(shop, body);
  const place = (orderId: string) =>
    shop.call<{ orderNumber: string; order_id: string; contents_hash: string } & Refused>('placeExternalOrder', {
      body: { orderId },
    });
  const placedOrders = () => shop.server.database.$count(orders, eq(orders.orderId, order.order_id));
  const stateOf = async (id: string) => {
    const row = await paymentRow(shop, id);
    return [row?.state, row?.reason];
  };
  const pay = (id: string, end = '1111', method: 'card' | 'wallet' | 'paylater' = 'card', more: object = {}) =>
    payInFrame(shop.server.app, id, { number: testNumbers[method](end), ...more });
  const frameState = (id: string) => shop.server.app.handle(new Request(`http://pay.shop.test/frame/${id}/state`));
  const atProvider = async (id: string): Promise<string> =>
    ((await (await frameState(id)).json()) as { status: string }).status;

  test('what is paid is placed, once, however often it is told (O8)', async () => {
    const id = await made();
    expect((await place(id)).result).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(await placedOrders()).toBe(0);
    expect(await pay(id)).toEqual({ result: 'paid' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(id)));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.orderNumber}`)).size).toBe(1);
    expect(answers[0]!.result.order_id).toBe(order.order_id);
    expect(await placedOrders()).toBe(1);
    expect(await stateOf(id)).toEqual(['authorized', null]);
    // The device seals the same order and hears the same number.
    const sealed = await shop.place(order);
    expect(sealed.result.orderNumber).toBe(answers[0]!.result.orderNumber);
    const listed = await shop.server.shop<{ orderId: string; payment: object | null }[]>('orders');
    expect(listed.find(({ orderId }) => orderId === order.order_id)?.payment).toMatchObject({
      providerOrderId: id,
      method: 'card',
      state: 'authorized',
      amount: 188_000,
    });
    expect(shop.server.mails.map(({ to }) => to)).toEqual(['kari@example.no']);
  });

  test('no order is placed unpaid, and nothing of it is believed but the provider', async () => {
    const refused = await shop.place(order);
    expect([refused.status, refused.result]).toMatchObject([400, { code: 'PAYMENT_MISSING' }]);
    const id = await made();
    expect((await shop.place(order)).status).toBe(400);
    await pay(id, '0002');
    expect((await shop.place(order)).status).toBe(400);
    expect((await place(id)).result).toMatchObject({ code: 'PAYMENT_REFUSED' });
    expect(await placedOrders()).toBe(0);
  });

  test('the order of a device that comes before the callback is placed by it', async () => {
    const id = await made();
    expect(await pay(id, '0044')).toEqual({ result: 'wait', reason: 'silence' });
    const sealed = await shop.place(order);
    expect(sealed.status, sealed.text).toBe(200);
    expect(await stateOf(id)).toEqual(['authorized', null]);
    expect(await placedOrders()).toBe(1);
  });

  test('a payment of which nobody hears is found by the timer', async () => {
    const id = await made();
    await pay(id, '0044');
    expect(await placedOrders()).toBe(0);
    await shop.server.app.settlePayments();
    expect(await placedOrders()).toBe(1);
    await shop.server.app.settlePayments();
    expect(await placedOrders()).toBe(1);
  });

  test('callbacks that come twice at once make one order', async () => {
    const id = await made();
    await pay(id, '0085');
    await vi.waitFor(async () => expect(await stateOf(id)).toEqual(['authorized', null]), PATIENCE_MS);
    expect(await placedOrders()).toBe(1);
  });

  test('a refusal can be tried again, and a question of the bank answered', async () => {
    const id = await made();
    expect(await pay(id, '0002')).toEqual({ result: 'refused', reason: 'declined' });
    expect(await pay(id, '9999')).toEqual({ result: 'invalid' });
    expect(await pay(id, '3220')).toEqual({ result: 'step' });
    expect(await pay(id, '3220', 'card', { isApproved: false })).toMatchObject({ result: 'refused' });
    expect(await pay(id, '3220', 'card', { isApproved: true })).toEqual({ result: 'paid' });
    expect((await place(id)).status).toBe(200);
  });

  test('wallet and pay later are asked for what is theirs', async () => {
    order = orderPaidBy('wallet');
    const wallet = await made();
    expect(await pay(wallet, '1111', 'card')).toEqual({ result: 'invalid' });
    expect(await pay(wallet, '1111', 'wallet')).toEqual({ result: 'wait' });
    await vi.waitFor(async () => expect(await atProvider(wallet)).toBe('checkout_complete'), PATIENCE_MS);
    expect((await place(wallet)).status).toBe(200);
    order = orderPaidBy('paylater');
    const later = await made();
    expect(await pay(later, '1111', 'paylater')).toEqual({ result: 'paid' });
    expect((await place(later)).status).toBe(200);
  });

  test('a lost create reply, two at once and a change all lead to one order at the provider', async () => {
    const [first, second] = await Promise.all([made(), made()]);
    expect(second).toBe(first);
    const known = await made({ ...lampToPay(order), order: { ...lampToPay(order).order, orderId: first } });
    expect(known).toBe(first);
    const key = newKey();
    const once = await create(lampToPay(order), key);
    expect(once.headers.get('idempotency-replayed')).toBeNull();
    const again = await create(lampToPay(order), key);
    expect([again.headers.get('idempotency-replayed'), again.text]).toEqual(['true', once.text]);
    expect((await create(lampToPay(orderPaidBy('card')), key)).status).toBe(422);
  });

  test('a finished order is read-only, and asking for it leads to its confirmation (D53)', async () => {
    const id = await made();
    await pay(id, '0044');
    for (const orderId of [id, null]) {
      const body = lampToPay(order, { orderId });
      expect((await create(body)).result).toMatchObject({ code: 'READ_ONLY_ORDER', error_code: 'READ_ONLY_ORDER' });
      // Whoever is told so finds the order: the shop has looked what it was finished as.
      expect(await placedOrders()).toBe(1);
    }
    expect((await place(id)).status).toBe(200);
    // The order itself took the last piece.
    await shop.server.shop('set-stock', 'LAMP', 0);
    expect((await create(lampToPay(order, { orderId: id }))).result).toMatchObject({ code: 'READ_ONLY_ORDER' });
    await shop.server.shop('set-stock', 'LAMP', 1000);
  });

  const wrong: readonly [string, (body: ReturnType<typeof lampToPay>) => object, number, string][] = [
    ['another amount', (b) => ({ ...b, order: { ...b.order, order_amount: 1 } }), 400, 'BAD_VALUE'],
    ['another tax', (b) => ({ ...b, order: { ...b.order, order_tax_amount: 1 } }), 400, 'BAD_VALUE'],
    ['another currency', (b) => ({ ...b, order: { ...b.order, purchase_currency: 'SEK' } }), 400, 'BAD_VALUE'],
    ['an unknown store', (b) => ({ ...b, storeCode: 'moon' }), 400, 'BAD_VALUE'],
    ['data of another currency', (b) => ({ ...b, dataSourceStoreCode: 'default' }), 400, 'BAD_VALUE'],
    ['somebody else’s payment', (b) => ({ ...b, order: { ...b.order, orderId: 'kvitt-1' } }), 404, 'NO_SUCH_ORDER'],
    ['an order by invoice', (b) => ({ ...b, shop_order: orderOf() }), 400, 'BAD_VALUE'],
    ['nothing at all', ({ shop_order: _none, ...b }) => b, 400, 'BAD_VALUE'],
    [
      'a lamp that is cheap',
      (b) => {
        const [lamp, fee] = b.order.order_lines;
        const cheap = { ...lamp!, unit_price: 100, total_amount: 100, total_tax_amount: 20 };
        return {
          ...b,
          order: { ...b.order, order_amount: 59_100, order_tax_amount: 11_820, order_lines: [cheap, fee] },
        };
      },
      400,
      'QUOTE_CHANGED',
    ],
    [
      'other goods for the same sum',
      (b) => {
        const [lamp, fee] = b.order.order_lines;
        return { ...b, order: { ...b.order, order_lines: [{ ...lamp!, reference: 'SOFA' }, fee] } };
      },
      400,
      'BAD_VALUE',
    ],
    [
      'more than there is',
      (b) => ({ ...b, shop_order: { ...b.shop_order!, products: [{ ...b.shop_order!.products[0]!, qty: 9000 }] } }),
      400,
      'QTY_INVALID',
    ],
  ];
  test.each(wrong)('%s is refused and asks the provider for nothing', async (_name, change, status, code) => {
    const before = await shop.server.database.$count(payments);
    const answer = await create(change(lampToPay(order)));
    expect([answer.status, answer.result]).toMatchObject([status, { error_code: code }]);
    expect(await shop.server.database.$count(payments)).toBe(before);
  });

  test('the message of the amount check names both amounts (spec 8)', async () => {
    const answer = await create(lampToPay(order, { order_amount: 999 }));
    expect(answer.result.message).toBe('Order amount incorrect (999:188000)');
  });

  test('the shop is asked before the money is taken: changed, sold out or ordered otherwise takes nothing', async () => {
    const validate = async (orderId: string, amount = 188_000, more: object = {}): Promise<number> => {
      const body = { ...lampToPay(order).order, orderId, order_amount: amount, ...more };
      const request = new Request('http://shop.test/api/ext/external-checkout/validate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const response = await shop.server.app.handle(request);
      if (response.status === 303) expect(response.headers.get('location')).toMatch(/\/payment-failed\?reason=\w+$/);
      return response.status;
    };
    const id = await made();
    expect(await validate(id)).toBe(200);
    expect(await validate(id, 187_999)).toBe(303);
    // At the same sum another delivery is another order.
    const selected = (option: string) => ({
      selected_shipping_option: { id: option, name: option, price: 59_000, tax_amount: 11_800, tax_rate: 2500 },
    });
    expect(await validate(id, 188_000, selected('logtradehome'))).toBe(200);
    expect(await validate(id, 188_000, selected('logtradepickup'))).toBe(303);
    expect(await validate('kvitt-unknown')).toBe(400);
    await shop.server.shop('set-stock', 'LAMP', 0);
    expect(await validate(id)).toBe(303);
    expect(await pay(id)).toEqual({ result: 'refused', reason: 'stock' });
    await shop.server.shop('set-stock', 'LAMP', 1000);
    expect((await shop.place({ ...orderOf(), order_id: order.order_id })).status).toBe(200);
    expect(await validate(id)).toBe(400);
    expect(await pay(id)).toEqual({ result: 'refused', reason: 'shop' });
  });

  test.each([
    ['nowhere', { ...payerAddress, city: '' }, 'address'],
    ['where nothing is delivered', { ...payerAddress, postal_code: '12' }, 'delivery'],
  ])('who says to the provider alone that they live %s is told so', async (_where, address, reason) => {
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 1);
    const id = await made(cartToPay(order, cartId));
    expect(await pay(id, '1111', 'card', { address })).toEqual({ result: 'refused', reason });
    expect(await pay(id, '1111', 'card', { address: payerAddress })).toEqual({ result: 'paid' });
  });

  test('who approves on the phone when it is sold out is told by the frame that asks how it stands', async () => {
    order = orderPaidBy('wallet');
    const id = await made();
    await shop.server.shop('set-stock', 'LAMP', 0);
    expect(await pay(id, '1111', 'wallet')).toEqual({ result: 'wait' });
    await vi.waitFor(async () => expect(await atProvider(id)).toBe('refused'), PATIENCE_MS);
    expect(await (await frameState(id)).json()).toMatchObject({ status: 'refused', reason: 'stock' });
    await shop.server.shop('set-stock', 'LAMP', 1000);
  });

  test('who tries another number in the wallet is not told what became of the one before', async () => {
    order = orderPaidBy('wallet');
    const id = await made();
    expect(await pay(id, '0002', 'wallet')).toEqual({ result: 'refused', reason: 'declined' });
    expect(await pay(id, '1111', 'wallet')).toEqual({ result: 'wait' });
    expect(await (await frameState(id)).json()).toMatchObject({ status: 'checkout_incomplete', reason: null });
    await vi.waitFor(async () => expect(await atProvider(id)).toBe('checkout_complete'), PATIENCE_MS);
    expect((await place(id)).status).toBe(200);
  });

  test('what was paid and cannot be placed any more is given back, and never shown as paid', async () => {
    const id = await made();
    await pay(id, '0044');
    await shop.server.shop('set-stock', 'LAMP', 0);
    expect((await place(id)).result).toMatchObject({ code: 'PAYMENT_ENDED', reason: 'OUT_OF_STOCK' });
    expect([await stateOf(id), await atProvider(id)]).toEqual([['released', 'OUT_OF_STOCK'], 'cancelled']);
    await shop.server.shop('set-stock', 'LAMP', 1000);
    expect((await place(id)).status).toBe(400);
    expect(await placedOrders()).toBe(0);
    // The checkout goes on with another payment.
    const other = await made();
    expect(other).not.toBe(id);
    await pay(other);
    expect((await place(other)).status).toBe(200);
  });

  test('an order at the provider that nobody paid is over after two days', async () => {
    const id = await made();
    const createdAt = new Date(Date.now() - STORED_PAYMENT_MS - 1000);
    await shop.server.database.update(payments).set({ createdAt }).where(eq(payments.providerOrderId, id));
    expect((await create(lampToPay(order, { orderId: id }))).result).toMatchObject({ error_code: 'READ_ONLY_ORDER' });
    await shop.server.app.settlePayments();
    expect([await stateOf(id), await atProvider(id)]).toEqual([['expired', null], 'cancelled']);
    expect(await pay(id)).toMatchObject({ result: 'refused', reason: 'over' });
    expect(await made()).not.toBe(id);
  });

  test('a cart can be paid by its id alone, and is found by it again', async () => {
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 1);
    const orderIdOf = () => shop.done<{ orderId: string | null }>('getExternalOrderId', { query: { cartId } });
    expect(await orderIdOf()).toEqual({ orderId: null });
    const id = await made(cartToPay(order, cartId));
    expect(await orderIdOf()).toEqual({ orderId: id });
    expect(await pay(id, '1111', 'card', { address: payerAddress })).toEqual({ result: 'paid' });
    const placed = await place(id);
    expect(placed.status, placed.text).toBe(200);
    const [row] = await shop.server.database.select().from(orders).where(eq(orders.cartId, cartId));
    expect(row).toMatchObject({ customer: 'kari@example.no' });
    expect(await orderIdOf()).toEqual({ orderId: null });
  });

  test('the confirmation tells of a paid order, and of another one only how it stands', async () => {
    const confirm = (sid: string) =>
      shop.done<ExternalCheckoutConfirmation>('getExternalConfirmation', { query: { sid } });
    const id = await made();
    expect(await confirm(id)).toEqual({
      order_id: id,
      order_amount: 188_000,
      html_snippet: '',
      status: 'checkout_incomplete',
    });
    await pay(id, '0044');
    const paid = await confirm(id);
    expect(paid).toMatchObject({ status: 'checkout_complete', billing_address: { email: 'kari@example.no' } });
    expect(paid.html_snippet).toContain('Kort');
    expect(paid.merchant_reference1).toBe((await place(id)).result.orderNumber);
    expect((await shop.call('getExternalConfirmation', { query: { sid: 'kvitt-unknown' } })).status).toBe(404);
  });

  test.each<[string, unknown, boolean]>([
    ['ticked', ['newsletter_opt_in'], true],
    ['not ticked', [], false],
    ['something else', ['<b>', 7, 'other'], false],
    ['nothing that is a list', 'newsletter_opt_in', false],
  ])(
    'the box of the newsletter is offered at the provider, and told as it was left: %s',
    async (_how, ticked, checked) => {
      const { orderId: id, order: told } = (await create()).result;
      const box = { id: 'newsletter_opt_in', checked: false, required: false };
      expect(told.options!.additional_checkboxes).toMatchObject([box]);
      const page = await (await askFrame(shop.server.app, id, '')).text();
      expect(page).toMatch(/type="checkbox" name="ticked" value="newsletter_opt_in" ><span>Ja takk/);
      await pay(id, '1111', 'card', { ticked });
      const confirmed = await shop.done<ExternalCheckoutConfirmation>('getExternalConfirmation', {
        query: { sid: id },
      });
      expect(confirmed.merchant_requested!.additional_checkboxes).toEqual([{ id: 'newsletter_opt_in', checked }]);
    },
  );

  test('the settings say what is paid there, and the hash changes nothing', async () => {
    const ask = (h: string) => shop.done<object>('getExternalCheckoutConfig', { query: { h } });
    expect(await ask('1')).toMatchObject({
      enabled: true,
      purchase_country: 'NO',
      purchase_currency: 'NOK',
      allowed_customer_types: ['person', 'organization'],
      checkboxes: [{ id: 'newsletter_opt_in', checked: false, required: false }],
    });
    expect(await ask('2')).toEqual(await ask('1'));
  });

  test('nobody makes, reads or ends orders at the provider without the shop’s secret', async () => {
    const id = await made();
    for (const path of ['', `/${id}`, `/${id}/cancel`]) {
      const response = await shop.server.app.handle(
        new Request(`http://pay.shop.test/merchant/orders${path}`, { method: 'POST', body: '{}' }),
      );
      expect([path, response.status]).toEqual([path, 401]);
    }
    expect(await atProvider(id)).toBe('checkout_incomplete');
  });

  test('the frame is for this shop only, and shows nothing that it was told as HTML', async () => {
    const id = await made();
    const response = await shop.server.app.handle(new Request(`http://pay.shop.test/frame/${id}`));
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test');
    expect(await response.text()).toContain('Betal med kort');
    for (const body of ['', '[]', 'null', '{"number":{}}', '{"number":"x"}', `{"number":"${'1'.repeat(20_000)}"}`]) {
      const tried = await shop.server.app.handle(
        new Request(`http://pay.shop.test/frame/${id}/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      );
      expect(tried.status, body.slice(0, 20)).toBeLessThan(500);
    }
    expect(await atProvider(id)).toBe('checkout_incomplete');
  });
});
