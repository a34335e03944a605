import { describe, expect, test } from 'vitest';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { newKey } from '#tests/support/contract-client.ts';
import type { ContractShop } from '#tests/support/contract-shop.ts';
import { madePayment, withLampsToPay } from '#tests/support/lamps-to-pay.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { cartToPay, lampToPay, payerAddress, payInFrame, testNumbers } from '#tests/support/paying.ts';
import type { SentMail } from '#tests/support/test-server.ts';

let shop: ContractShop;
let order: Order;
withLampsToPay({
  inShop: (opened) => (shop = opened),
  ordering: (fresh) => (order = fresh),
});

/** The mails that left the shop while something was done. */
async function mailsOf(done: () => Promise<unknown>): Promise<readonly SentMail[]> {
  const before = shop.server.mails.length;
  await done();
  return shop.server.mails.slice(before);
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
