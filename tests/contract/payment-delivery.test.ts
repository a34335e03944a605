import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { ExternalDelivery, Order } from '#schemas/api/generated/types.gen.ts';
import { openProvider } from '#server/payment/open-provider.ts';
import { paymentByProviderId } from '#server/payment/payments.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { PaymentTools } from '#server/payment/payment-tools.ts';
import { totalChanged } from '#server/payment/total-changed.ts';
import { orders } from '#server/store/schema.ts';
import { type ContractShop, databases } from '#tests/support/contract-shop.ts';
import { madePayment, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { askFrame, lampToPay, payInFrame, testNumbers } from '#tests/support/paying.ts';

const HOME = 188_000;
const PICKUP = 148_000;

interface Changed {
  readonly order_amount: number;
  readonly delivery: ExternalDelivery | null;
}

interface FrameState {
  readonly status: string;
  readonly amount: number;
  readonly sum: string;
  readonly accepted: string | null;
  readonly selected: string | null;
}

describe.each(databases)('another delivery that is chosen at the provider on $name', ({ open }) => {
  let shop: ContractShop;
  let order: Order;
  withLampsToPay({
    database: open,
    inShop: (opened) => (shop = opened),
    ordering: (fresh) => (order = fresh),
  });

  const made = () => madePayment(shop, lampToPay(order));
  const changed = (orderId: string) => shop.done<Changed>('externalOrderTotalChanged', { body: { orderId } });
  const state = async (id: string) => (await (await askFrame(shop.server.app, id, 'state')).json()) as FrameState;
  const choose = async (id: string, option: unknown): Promise<number> =>
    (await askFrame(shop.server.app, id, 'delivery', { id: option })).status;
  /** Of what is paid so nobody is told, so that no callback comes after a test. */
  const pay = (id: string, more: object = {}) =>
    payInFrame(shop.server.app, id, { number: testNumbers.card('0044'), ...more });
  const paid = { result: 'wait', reason: 'silence' };
  type Telling = PaymentProvider['update'];
  /** The shop, which tells the provider of a changed order like this. */
  function shopThatTells(tell: (told: Telling, ...of: Parameters<Telling>) => ReturnType<Telling>): PaymentTools {
    const { app, database } = shop.server;
    const shopUrl = 'http://shop.test';
    const { provider } = openProvider({ database, shopUrl, settings: null, callShop: (call) => app.handle(call) });
    const update: Telling = (...of) => tell((...again) => provider.update(...again), ...of);
    return { ...shop.server, shopUrl, provider: { ...provider, update } } as unknown as PaymentTools;
  }
  /** The shop, which never hears the provider's answer. */
  function shopThatIsCutOff(): PaymentTools {
    return shopThatTells(async (told, orderId, request) => {
      await told(orderId, request);
      throw new Error('the answer was lost');
    });
  }

  test('is counted by the shop, told to the device, paid and placed', async () => {
    const id = await made();
    expect(await changed(id)).toMatchObject({ order_amount: HOME, delivery: { method_code: 'home', amount: 59_000 } });
    expect(await state(id)).toMatchObject({ amount: HOME, accepted: 'logtradehome', selected: 'logtradehome' });
    expect(await choose(id, 'logtradepickup')).toBe(200);
    expect(await state(id)).toMatchObject({
      amount: HOME,
      accepted: 'logtradehome',
      selected: 'logtradepickup',
    });
    const told = await changed(id);
    expect(told).toMatchObject({
      order_amount: PICKUP,
      delivery: { carrier_code: 'logtrade', method_code: 'pickup', amount: 19_000 },
    });
    // However often it is asked.
    expect(await changed(id)).toEqual(told);
    expect(await state(id)).toMatchObject({
      amount: PICKUP,
      accepted: 'logtradepickup',
      selected: 'logtradepickup',
    });
    expect((await state(id)).sum).toMatch(/1\s480/);
    expect(await pay(id, { amount: PICKUP })).toEqual(paid);
    const placed = await shop.done<{ contents_hash: string; delivery: ExternalDelivery }>('placeExternalOrder', {
      body: { orderId: id },
    });
    expect(placed.delivery).toEqual(told.delivery);
    const [row] = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
    expect(row!.totals).toMatchObject({ grandTotalMinor: PICKUP, deliveryMinor: 19_000 });
    const { shipping_method_code: method, pickup_store_id: place } = row!.payload.addressInformation;
    expect([method, place]).toEqual(['pickup', told.delivery!.pickup_store_id]);
    expect(row!.payload.expected!.delivery_by).toBe(told.delivery!.delivery_by);
    // Its device seals what was placed, and knows its order by that.
    const sealed = createHash('sha256').update(orderContents(row!.payload)).digest('hex');
    expect(placed.contents_hash).toBe(sealed);
    expect(await changed(id)).toEqual(told);
  });

  test('cannot be paid before the shop has counted it, nor at a sum that the frame does not show', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    expect(await pay(id)).toEqual({ result: 'changed' });
    await changed(id);
    expect(await pay(id, { amount: HOME })).toEqual({ result: 'changed' });
    expect((await state(id)).status).toBe('checkout_incomplete');
    expect(await pay(id, { amount: PICKUP })).toEqual(paid);
    expect((await state(id)).status).toBe('checkout_complete');
  });

  test('is given up where the frame goes back, and paid as before', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    await choose(id, 'logtradehome');
    expect(await changed(id)).toMatchObject({ order_amount: HOME, delivery: { method_code: 'home' } });
    expect(await pay(id, { amount: HOME })).toEqual(paid);
  });

  test('is the last one of two, and left again has its place and its day no more', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    await changed(id);
    await choose(id, 'logtradehome');
    const told = await changed(id);
    expect(told).toMatchObject({ order_amount: HOME, delivery: { method_code: 'home' } });
    expect(told.delivery).not.toHaveProperty('pickup_store_id');
    expect(await pay(id, { amount: HOME })).toEqual(paid);
  });

  test('stays chosen while the shop counts the one that was chosen before, and is counted then', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    const slow = shopThatTells((told, orderId, request) => {
      // The shopper is faster than the shop.
      const chosen = request.counted === 'logtradepickup' ? choose(id, 'logtradehome') : Promise.resolve();
      return chosen.then(() => told(orderId, request));
    });
    await totalChanged(slow, (await paymentByProviderId(shop.server.database, id))!);
    expect(await state(id)).toMatchObject({ amount: HOME, accepted: 'logtradehome', selected: 'logtradehome' });
    expect(await pay(id, { amount: PICKUP })).toEqual({ result: 'changed' });
    expect(await changed(id)).toMatchObject({ order_amount: HOME });
    expect(await pay(id, { amount: HOME })).toEqual(paid);
  });

  test('is what the provider takes, also where another question was answered with the one before meanwhile', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    const payment = (await paymentByProviderId(shop.server.database, id))!;
    const plain = shopThatTells((told, ...of) => told(...of));
    const slow = shopThatTells(async (told, orderId, request) => {
      const answered = await told(orderId, request);
      // The shop has not kept the counted delivery yet, and is asked about the one before.
      if (request.counted === 'logtradepickup') {
        await choose(id, 'logtradehome');
        await totalChanged(plain, payment);
      }
      return answered;
    });
    await totalChanged(slow, payment);
    expect(await state(id)).toMatchObject({ amount: HOME, accepted: 'logtradehome', selected: 'logtradehome' });
    expect(await pay(id, { amount: HOME })).toEqual(paid);
  });

  test('is what the provider takes, also where the shop keeps another one while it says the one before', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    const payment = (await paymentByProviderId(shop.server.database, id))!;
    const plain = shopThatTells((told, ...of) => told(...of));
    let isFirst = true;
    const slow = shopThatTells(async (told, orderId, request) => {
      const answered = await told(orderId, request);
      // Before this question has its answer, another one is counted and kept.
      if (isFirst) {
        isFirst = false;
        await choose(id, 'logtradepickup');
        await totalChanged(plain, payment);
        await choose(id, 'logtradehome');
        await told(orderId, request);
      }
      return answered;
    });
    // The provider was told of the other delivery, and that was not kept.
    await expect(totalChanged(shopThatIsCutOff(), payment)).rejects.toThrow('lost');
    await choose(id, 'logtradehome');
    await totalChanged(slow, payment);
    expect(await state(id)).toMatchObject({ amount: HOME, accepted: 'logtradehome', selected: 'logtradehome' });
    expect(await pay(id, { amount: HOME })).toEqual(paid);
  });

  test('is counted once more where the provider has heard of it, and the shop was cut off before it kept that', async () => {
    const id = await made();
    await choose(id, 'logtradepickup');
    const payment = (await paymentByProviderId(shop.server.database, id))!;
    await expect(totalChanged(shopThatIsCutOff(), payment)).rejects.toThrow('lost');
    expect(await state(id)).toMatchObject({ amount: PICKUP, accepted: 'logtradepickup' });
    // What the shop has not kept it does not let be taken.
    expect(await pay(id, { amount: PICKUP })).toMatchObject({ result: 'refused' });
    expect(await changed(id)).toMatchObject({ order_amount: PICKUP, delivery: { method_code: 'pickup' } });
    expect(await pay(id, { amount: PICKUP })).toEqual(paid);
  });

  test('is offered by the shop, of an order that can be paid, in a message that is small', async () => {
    const id = await made();
    for (const option of ['dpdhome', null, 7, '<b>', ['logtradepickup'], 'x'.repeat(9000)])
      expect([option, await choose(id, option)]).toEqual([option, 400]);
    expect((await askFrame(shop.server.app, id, 'delivery', [])).status).toBe(400);
    expect(await state(id)).toMatchObject({ selected: 'logtradehome' });
    expect(await choose('kvitt-unknown', 'logtradepickup')).toBe(403);
    await pay(id);
    expect(await choose(id, 'logtradepickup')).toBe(403);
    expect(await changed(id)).toMatchObject({ order_amount: HOME, delivery: { method_code: 'home' } });
  });

  test('is asked for in the frame, with what each costs, in the words of the order', async () => {
    const id = await made();
    const page = await (await askFrame(shop.server.app, id, '')).text();
    expect(page).toContain('<legend>Levering</legend>');
    expect(page.match(/name="delivery"/g)).toHaveLength(2);
    // Nothing can be pressed before the script of the page runs.
    expect(page).toMatch(/value="logtradehome" checked disabled>/);
    expect(page).toMatch(/<button disabled>/);
  });
});
