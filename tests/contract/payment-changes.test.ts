import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import type { PaymentProvider, ProviderOrder } from '#server/payment/provider.ts';
import type { PaymentTools } from '#server/payment/payment-tools.ts';
import { paymentByProviderId } from '#server/payment/payments.ts';
import { settle } from '#server/payment/settle.ts';
import { totalChanged } from '#server/payment/total-changed.ts';
import { payments, standInOrders } from '#server/store/payment-schema.ts';
import { orders } from '#server/store/schema.ts';
import { type ContractShop, databases } from '#tests/support/contract-shop.ts';
import { madePayment, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { lampToPay, payInFrame, testNumbers } from '#tests/support/paying.ts';

const HOME = 188_000;
const PICKUP = 148_000;

describe.each(databases)('a payment that is changed on $name', ({ open }) => {
  let shop: ContractShop;
  let order: Order;
  withLampsToPay({
    database: open,
    inShop: (opened) => (shop = opened),
    ordering: (fresh) => (order = fresh),
  });

  const made = (body: object = lampToPay(order)) => madePayment(shop, body);
  const pay = (id: string, end = '1111') => payInFrame(shop.server.app, id, { number: testNumbers.card(end) });
  const paymentOf = async (id: string) => (await paymentByProviderId(shop.server.database, id))!;
  const placedOrder = async () =>
    (await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id)))[0];
  const atProvider = async (id: string) =>
    (await shop.server.database.select().from(standInOrders).where(eq(standInOrders.id, id)))[0]!;

  /** The same order of somebody who moved: it costs the same. */
  const moved = (): Order => {
    const { addressInformation } = order;
    const address = { ...addressInformation.billingAddress, street: ['Nygata 7'] };
    return {
      ...order,
      addressInformation: { ...addressInformation, billingAddress: address, shippingAddress: address },
    };
  };
  const streetOf = ({ addressInformation }: Order) => addressInformation.billingAddress.street[0];

  /** The shop with a provider that says this of each order, and is told that of it. */
  function shopOf(
    read: (id: string) => Promise<Partial<ProviderOrder>>,
    update: (amount: number) => void = () => undefined,
  ): PaymentTools {
    const told = { purchase_currency: 'NOK', order_amount: HOME, html_snippet: '', frame_url: '' };
    const provider: PaymentProvider = {
      origin: 'http://pay.shop.test',
      create: () => Promise.reject(new Error('nothing is made')),
      update: async (id, { order: { order_amount } }) => {
        update(order_amount);
        return { ...told, order_id: id, status: 'checkout_incomplete', order_amount };
      },
      read: async (id) => ({ ...told, order_id: id, status: 'checkout_incomplete', ...(await read(id)) }),
      cancel: async () => undefined,
    };
    const tools = { ...shop.server, provider, logger: { warn: () => undefined }, mailer: { send: () => undefined } };
    return tools as unknown as PaymentTools;
  }

  const pickup = { selected_shipping_option: { id: 'logtradepickup' } };

  test('and paid while its end is looked for is placed as it was changed', async () => {
    const id = await made();
    const tools = shopOf(async () => {
      expect(await made(lampToPay(moved(), { orderId: id }))).toBe(id);
      return { status: 'checkout_complete' };
    });
    await settle(tools, id);
    expect(await paymentOf(id)).toMatchObject({ state: 'authorized' });
    expect(streetOf((await placedOrder())!.payload)).toBe('Nygata 7');
  });

  test('to a delivery that comes later than the first one is not held against the day that was agreed on for that', async () => {
    // In three days it can be collected and in four it is brought home; a day of waiting is forgiven.
    const earliest = addDays(dayIn(timeZoneOf(defaultStoreView), Date.now()), 2);
    const { addressInformation, expected } = order;
    const collected: Order = {
      ...order,
      addressInformation: { ...addressInformation, shipping_method_code: 'pickup' },
      expected: { ...expected!, grand_total: PICKUP, delivery_by: earliest },
    };
    const { order: known, ...request } = lampToPay(collected, { order_amount: PICKUP, order_tax_amount: PICKUP / 5 });
    const [lamp, fee] = known.order_lines;
    const line = { ...fee!, unit_price: 19_000, total_amount: 19_000, total_tax_amount: 3800 };
    const id = await made({ ...request, order: { ...known, order_lines: [lamp, line] } });
    const tools = shopOf(async () => ({
      order_amount: PICKUP,
      selected_shipping_option: { id: 'logtradehome' },
    }));
    expect(await totalChanged(tools, await paymentOf(id))).toMatchObject({ status: 200 });
    const { payload, agreed } = await paymentOf(id);
    expect(payload.addressInformation.shipping_method_code).toBe('home');
    // The day of the delivery that was chosen is the one that its mail names.
    expect(payload.expected!.delivery_by! > earliest).toBe(true);
    expect(agreed.expected).toMatchObject({ delivery_by: earliest });
  });

  test('and begun again in another store view is placed in that one, in its money', async () => {
    const id = await made();
    await shop.server.shop('set-price', 'LAMP', 1290, '--store', 'default');
    const { addressInformation, expected: _none, ...rest } = order;
    const address = { ...addressInformation.billingAddress, country_id: 'SE', postcode: '11122', city: 'Stockholm' };
    const inSweden = {
      ...rest,
      store_code: 'default',
      addressInformation: { ...addressInformation, billingAddress: address, shippingAddress: address },
    };
    const { order: known, ...request } = lampToPay(inSweden, { purchase_country: 'SE', purchase_currency: 'SEK' });
    const asked = (delivery: number) => {
      const [lamp, fee] = known.order_lines;
      const tax = delivery / 5;
      const driven = { ...fee!, unit_price: delivery, total_amount: delivery, total_tax_amount: tax };
      return {
        ...request,
        storeCode: 'default',
        dataSourceStoreCode: 'default',
        order: {
          ...known,
          order_amount: 129_000 + delivery,
          order_tax_amount: 25_800 + tax,
          order_lines: [lamp, driven],
        },
      };
    };
    // What it costs to bring it there, the shop says.
    const refused = await shop.call<{ message: string }>('createOrUpdateExternalOrder', { body: asked(100) });
    const total = Number(/:(\d+)\)$/.exec(refused.result.message)![1]);
    expect(await made(asked(total - 129_000))).toBe(id);
    expect(await pay(id)).toEqual({ result: 'paid' });
    await shop.server.app.settlePayments();
    expect(await paymentOf(id)).toMatchObject({ state: 'authorized', amountMinor: total, currency: 'SEK' });
    expect(await placedOrder()).toMatchObject({
      storeCode: 'default',
      totals: { currency: 'SEK', grandTotalMinor: total },
    });
  });

  test('after the provider made it and nobody heard of it is what the provider asks for', async () => {
    const id = await made();
    // The shop broke off before it wrote down what the provider had answered.
    await shop.server.database.update(payments).set({ providerOrderId: null }).where(eq(payments.providerOrderId, id));
    order = { ...order, expected: { ...order.expected!, grand_total: 2 * 129_000 + 59_000 } };
    order.products = [{ ...order.products[0]!, qty: 2 }];
    const { order: known, ...request } = lampToPay(order);
    const [lamp, fee] = known.order_lines;
    const two = { ...lamp!, quantity: 2, total_amount: 258_000, total_tax_amount: 51_600 };
    const body = {
      ...request,
      order: { ...known, order_amount: 317_000, order_tax_amount: 63_400, order_lines: [two, fee] },
    };
    expect(await made(body)).toBe(id);
    expect((await atProvider(id)).order.order_amount).toBe(317_000);
    expect(await pay(id)).toEqual({ result: 'paid' });
  });

  test('to another delivery of which the provider did not hear is told to it when it asks once more', async () => {
    const id = await made();
    const heard: number[] = [];
    let isAway = true;
    const tools = shopOf(
      async () => ({ ...pickup, order_amount: heard.at(-1) ?? HOME }),
      (amount) => {
        if (isAway) throw new Error('the provider is away');
        heard.push(amount);
      },
    );
    const change = async () => totalChanged(tools, await paymentOf(id));
    await expect(change()).rejects.toThrow('the provider is away');
    isAway = false;
    const answer = await change();
    expect([answer.status, answer.body]).toMatchObject([200, { result: { order_amount: PICKUP } }]);
    expect(heard).toEqual([PICKUP]);
    // Who is asked as it was told is not told again.
    await change();
    expect(heard).toEqual([PICKUP]);
  });

  test('at the provider while its device changes it too keeps both changes', async () => {
    const id = await made();
    const known = await paymentOf(id);
    let isFirst = true;
    const tools = shopOf(async () => {
      if (isFirst) await made(lampToPay(moved(), { orderId: id }));
      isFirst = false;
      return pickup;
    });
    await totalChanged(tools, known);
    const { payload, amountMinor } = await paymentOf(id);
    expect([streetOf(payload), payload.addressInformation.shipping_method_code]).toEqual(['Nygata 7', 'pickup']);
    expect(amountMinor).toBe(PICKUP);
  });

  test('at the provider while it is paid stays as it was paid', async () => {
    const id = await made();
    const known = await paymentOf(id);
    const tools = shopOf(async () => {
      await pay(id, '0044');
      await shop.server.app.settlePayments();
      return pickup;
    });
    const answer = await totalChanged(tools, known);
    expect([answer.status, answer.body]).toMatchObject([200, { result: { order_amount: HOME } }]);
    expect((await placedOrder())!.payload.addressInformation.shipping_method_code).toBe('home');
  });
});
