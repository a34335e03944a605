import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentMethod } from '#schemas/api/generated/types.gen.ts';
import { orders } from '#server/store/schema.ts';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { catalogueWithService } from '#tests/support/virtual-catalogue.ts';

const service = { sku: 'ASSEMBLY', qty: 1, price: 392, price_incl_tax: 490 };

describe('an order with nothing to deliver (spec 4: totals)', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: catalogueWithService() });
  });

  afterAll(() => shop.close());

  const virtualOrder = (more: Partial<Order['addressInformation']> = {}, products = [service]): Order => {
    const order = orderOf({ products, expected: { grand_total: 49_000, currency: 'NOK' } });
    const { billingAddress, payment_method_code } = order.addressInformation;
    return {
      ...order,
      addressInformation: {
        billingAddress,
        payment_method_code,
        shipping_carrier_code: '',
        shipping_method_code: '',
        ...more,
      },
    };
  };

  test('needs no delivery method and pays for none', async () => {
    const order = virtualOrder();
    expect((await shop.place(order)).status).toBe(200);
    const [row] = await shop.server.database.select().from(orders).where(eq(orders.orderId, order.order_id));
    expect(row!.totals).toMatchObject({ grandTotalMinor: 49_000, deliveryMinor: null });
  });

  test('pays for no delivery even when it names a method', async () => {
    const named = virtualOrder({ shipping_carrier_code: 'logtrade', shipping_method_code: 'home' });
    expect((await shop.place(named)).status).toBe(200);
  });

  test('is not paid on delivery', async () => {
    const { status, result } = await shop.place(virtualOrder({ payment_method_code: 'cashondelivery' }));
    expect([status, (result as unknown as Refusal).code]).toEqual([400, 'QUOTE_CHANGED']);
  });

  test('is refused without a delivery method as soon as one thing has to be delivered', async () => {
    const lamp = { sku: 'LAMP', qty: 1, price: 1032, price_incl_tax: 1290 };
    const { status } = await shop.place(virtualOrder({}, [service, lamp]));
    expect(status).toBe(400);
  });

  test('a cart offers cash on delivery only with something in it to deliver', async () => {
    const cartId = await shop.newCart();
    const offered = async () =>
      (await shop.done<PaymentMethod[]>('getPaymentMethods', { query: { cartId } })).map(({ code }) => code);
    await shop.add(cartId, 'ASSEMBLY', 1);
    expect(await offered()).toEqual(['invoice', 'card', 'wallet', 'paylater']);
    const methods = { paymentMethod: { method: 'cashondelivery' } };
    const chosen = await shop.call<Refusal>('collectTotals', { query: { cartId }, body: { methods } });
    expect([chosen.status, chosen.result.code]).toEqual([400, 'METHOD_GONE']);
    await shop.add(cartId, 'LAMP', 1);
    expect(await offered()).toEqual(['invoice', 'cashondelivery', 'card', 'wallet', 'paylater']);
  });
});
