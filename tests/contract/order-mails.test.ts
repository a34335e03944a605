import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { payments } from '#server/store/payment-schema.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, placedBy } from '#tests/support/customers.ts';
import { madePayment, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { cartToPay, lampToPay, orderPaidBy, payerAddress, payInFrame, testNumbers } from '#tests/support/paying.ts';
import type { SentMail } from '#tests/support/test-server.ts';
import { catalogueWithService } from '#tests/support/virtual-catalogue.ts';

let shop: ContractShop;
let order: Order;
withLampsToPay({
  inShop: (opened) => (shop = opened),
  ordering: (fresh) => (order = fresh),
});

/** The mails that left a shop while something was done. */
async function mailsOf(done: () => Promise<unknown>, { server } = shop): Promise<readonly SentMail[]> {
  const before = server.mails.length;
  await done();
  return server.mails.slice(before);
}

const sentTo = (mails: readonly SentMail[]) => mails.map(({ to }) => to);

/** The same order, as somebody sends it who wants its mail. */
function withEmail(of: Order, email: string): Order {
  const { billingAddress } = of.addressInformation;
  const addressInformation = { ...of.addressInformation, billingAddress: { ...billingAddress, email } };
  return { ...of, addressInformation };
}

describe('who ordered is written to once', () => {
  test.each([
    ['that pays at once', '1111'],
    ['whose callback never comes', '0044'],
  ])('for an order that is paid at the provider and sent by its device, %s', async (_name, end) => {
    const mails = await mailsOf(async () => {
      const id = await madePayment(shop, lampToPay(order));
      await payInFrame(shop.server.app, id, { number: testNumbers.card(end) });
      const key = newKey();
      for (const sent of [key, key, newKey()]) expect((await shop.place(order, { key: sent })).status).toBe(200);
      await shop.done('placeExternalOrder', { body: { orderId: id } });
      await shop.server.app.settlePayments();
    });
    expect(sentTo(mails)).toEqual(['kari@example.no']);
  });

  test('at the address that was said to the provider, where only that has one', async () => {
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 1);
    const mails = await mailsOf(async () => {
      const id = await madePayment(shop, cartToPay(order, cartId));
      const address = { ...payerAddress, email: 'payer@example.no' };
      await payInFrame(shop.server.app, id, { number: testNumbers.card('1111'), address });
      await shop.server.app.settlePayments();
    });
    expect(sentTo(mails)).toEqual(['payer@example.no']);
  });

  test('and nobody else is who sends the order again with an address of their own', async () => {
    const known = orderOf();
    expect(sentTo(await mailsOf(() => shop.place(known)))).toEqual(['kari@example.no']);
    const again = await mailsOf(async () => {
      expect((await shop.place(withEmail(known, 'eve@example.no'))).status).toBe(200);
      expect((await shop.place(known)).status).toBe(200);
    });
    expect(again).toEqual([]);
  });
});

describe('what a placed order is confirmed with (spec 9: confirmation e-mail)', () => {
  let own: ContractShop;

  beforeAll(async () => {
    own = await ContractShop.open({ catalogue: catalogueWithService() });
    await own.server.shop('add-coupon', 'VELKOMMEN10', 10);
  });

  afterAll(() => own.close());

  const engraved = (text: string) => ({
    product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value: text }] } },
  });
  const product = (sku: string, qty: number, more: object = {}) => ({ sku, qty, name: sku, price: 1, ...more });
  const textOf = async (sent: Order, options: object = {}): Promise<string> => {
    const mails = await mailsOf(async () => {
      const placed = await own.place(sent, options);
      expect(placed.status, placed.text).toBe(200);
    }, own);
    expect(mails.map(({ to, template }) => [to, template])).toEqual([['kari@example.no', 'orderPlaced']]);
    return mails[0]!.text.replaceAll('\u00a0', ' ');
  };

  test('its lines with what was chosen, its sums, where it goes, how it is paid, and where its delivery is booked', async () => {
    const sent = orderOf({
      products: [product('SOFA-GREY', 1), product('LAMP', 2, engraved('Til  Ola\nfra Kari'))],
      expected: { grand_total: 9_999_999, currency: 'NOK', coupon_code: 'VELKOMMEN10', delivery_by: '2099-12-07' },
      partial_delivery: true,
    });
    const text = await textOf(sent);
    const { orderNumber, booking_path: path } = await own.done<{ orderNumber: string; booking_path: string }>(
      'getOrderStatus',
      { path: { order_id: sent.order_id } },
    );
    expect(text.split('\n\n')).toEqual([
      'Hei,',
      `Takk! Vi har mottatt bestilling ${orderNumber}.`,
      '1 × Nordvik 3-seters sofa, 9 990 kr\nFarge: Grå',
      '2 × LAMP, 2 780 kr\nGravering: Til Ola fra Kari',
      [
        'Varer: 12 770 kr',
        'Rabatt (VELKOMMEN10): -1 277 kr',
        'Levering: 590 kr',
        'Totalt: 12 083 kr',
        'Herav mva.: 2 416,60 kr',
      ].join('\n'),
      'Levering: Levert hjem, innbåret\nKari Nordmann\nStorgata 12\n0184 Oslo',
      'Leveres senest 7. desember.',
      'Varene kommer hver for seg, etter hvert som de er klare.',
      'Betaling: Faktura, 14 dager',
      'Her velger du når den skal leveres:',
      `http://shop.test${path}`,
      'Lenken er bare for deg: Den som har den, kan endre tidspunktet.',
      'Stua',
    ]);
  });

  test('also where nothing of it is delivered or booked', async () => {
    const sent = orderOf({ products: [product('ASSEMBLY', 1)] });
    const { billingAddress } = sent.addressInformation;
    const virtual = {
      billingAddress,
      shipping_carrier_code: '',
      shipping_method_code: '',
      payment_method_code: 'invoice',
    };
    const text = await textOf({ ...sent, addressInformation: virtual });
    expect(text).toContain(
      '1 × Montering, 490 kr\n\nVarer: 490 kr\nTotalt: 490 kr\nHerav mva.: 98 kr\n\nBetaling: Faktura',
    );
    expect(text).not.toMatch(/Levering|leveres|http/);
  });

  test('what is fetched is not said to go to where its orderer lives', async () => {
    const sent = orderOf();
    const text = await textOf({
      ...sent,
      addressInformation: { ...sent.addressInformation, shipping_method_code: 'pickup' },
    });
    expect(text).toContain('Levering: Hent i butikk\n\n');
    expect(text).not.toContain('Storgata');
  });

  test('in the language and the currency of its store view', async () => {
    const sent = orderOf({ store_code: 'default', store_id: 1 });
    const { shippingAddress: address } = sent.addressInformation;
    const home = { ...address!, country_id: 'SE', postcode: '11122', city: 'Stockholm' };
    const text = await textOf(
      { ...sent, addressInformation: { ...sent.addressInformation, shippingAddress: home } },
      { query: { storeCode: 'default' } },
    );
    expect(text).toMatch(/Tack! Vi har tagit emot beställning \d{9}\.\n\n1 × LAMP, [\d ]+ kr\n\nVaror: /);
    expect(text).toMatch(/http:\/\/shop\.test\/default\/bokning\//);
  });

  test('long words of a shopper are cut, because anybody can write to any address so', async () => {
    const text = await textOf(orderOf({ products: [product('LAMP', 1, engraved('x'.repeat(700)))] }));
    expect(text).toMatch(/Gravering: x{200} …\n/);
  });
});

describe('what becomes of an order', () => {
  test('who ordered is told once that it is cancelled, whoever cancelled it', async () => {
    const kari = await newCustomer(shop);
    const [own, ofShop] = [await placedBy(shop, kari), await placedBy(shop, kari)];
    const key = newKey();
    const mails = await mailsOf(async () => {
      const path = { orderNumber: own.orderNumber };
      for (const sent of [key, key, newKey()])
        await shop.call('cancelOrder', { headers: kari.headers, path, key: sent });
      await shop.server.shop('set-order', own.orderNumber, 'canceled');
      await shop.server.shop('set-order', ofShop.orderNumber, 'processing');
      await shop.server.shop('set-order', ofShop.orderNumber, 'canceled');
      await shop.server.shop('set-order', ofShop.orderNumber, 'canceled');
    });
    expect(mails.map(({ template, to, subject }) => [template, to, subject])).toEqual(
      [own, ofShop].map(({ orderNumber }) => [
        'orderCanceled',
        'kari@example.no',
        `Bestilling ${orderNumber} er avbestilt`,
      ]),
    );
  });

  test('who paid for what could not be placed any more is told that the money comes back', async () => {
    const mails = await mailsOf(async () => {
      const id = await madePayment(shop, lampToPay(order));
      await payInFrame(shop.server.app, id, { number: testNumbers.card('0044') });
      await shop.server.shop('set-stock', 'LAMP', 0);
      await shop.server.app.settlePayments();
      await shop.server.shop('set-stock', 'LAMP', 1000);
      await shop.server.app.settlePayments();
      await shop.place(order);
    });
    expect(mails.map(({ template, to }) => [template, to])).toEqual([['paymentGivenBack', 'kari@example.no']]);
  });

  test('and nothing where a paid order was cancelled, or was never paid', async () => {
    const never = await madePayment(shop, lampToPay(order));
    const createdAt = new Date(Date.now() - STORED_PAYMENT_MS - 1000);
    await shop.server.database.update(payments).set({ createdAt }).where(eq(payments.providerOrderId, never));
    order = orderPaidBy('card');
    const id = await madePayment(shop, lampToPay(order));
    await payInFrame(shop.server.app, id, { number: testNumbers.card('1111') });
    const { orderNumber } = (await shop.place(order)).result;
    const mails = await mailsOf(async () => {
      await shop.server.shop('set-order', String(orderNumber), 'canceled');
      await shop.server.app.settlePayments();
    });
    expect(mails.map(({ template }) => template)).toEqual(['orderCanceled']);
  });
});
