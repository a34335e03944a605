import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, Totals } from '#schemas/api/generated/types.gen.ts';
import { orders } from '#server/store/schema.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

type Expected = NonNullable<Order['expected']>;

interface QuoteChanged {
  readonly code: string;
  readonly quote: Totals;
  readonly changes: readonly { kind: string; sku?: string; before?: number | string; after?: number | string }[];
}

/** One lamp for 1290 and home delivery for 590, in minor units. */
const AGREED = 129_000 + 59_000;

describe('an order with an agreed total', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open();
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
  });

  afterAll(() => shop.close());

  beforeEach(() => shop.server.shop('set-price', 'LAMP', 1290));

  const agreed = (more: Partial<Expected> = {}): Expected => ({ grand_total: AGREED, currency: 'NOK', ...more });

  const changesOf = async (more: Partial<Order>) => {
    const before = await shop.server.database.$count(orders);
    const { status, result } = await shop.place(orderOf(more));
    const { code, quote, changes } = result as unknown as QuoteChanged;
    expect([status, code]).toEqual([400, 'QUOTE_CHANGED']);
    expect(await shop.server.database.$count(orders)).toBe(before);
    return { quote, changes };
  };

  test('is placed at exactly that total, and at a lower one', async () => {
    expect((await shop.place(orderOf({ expected: agreed() }))).status).toBe(200);
    await shop.server.shop('set-price', 'LAMP', 990);
    expect((await shop.place(orderOf({ expected: agreed() }))).status).toBe(200);
  });

  test('is not placed at a higher one: the answer names the price and the new totals', async () => {
    await shop.server.shop('set-price', 'LAMP', 1291);
    const { quote, changes } = await changesOf({ expected: agreed() });
    expect(quote).toMatchObject({ grand_total: 1881, quote_currency_code: 'NOK' });
    expect(changes).toEqual([
      { kind: 'price', sku: 'LAMP', line: 0, before: 129_000, after: 129_100 },
      { kind: 'total', before: AGREED, after: AGREED + 100 },
    ]);
  });

  test('may cost more by the tolerance, and not by one øre beyond it', async () => {
    await shop.server.shop('set-price', 'LAMP', 1300);
    expect((await shop.place(orderOf({ expected: agreed({ tolerance: 1000 }) }))).status).toBe(200);
    await changesOf({ expected: agreed({ tolerance: 999 }) });
  });

  test('names the price of a variant that was ordered by its parent', async () => {
    await shop.server.shop('set-price', 'SOFA-GREY', 12_000);
    const product_option = {
      extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 52 }] },
    };
    const products = [{ sku: 'SOFA', qty: 1, price: 7992, price_incl_tax: 9990, product_option }];
    const { changes } = await changesOf({ products, expected: agreed({ grand_total: 1_058_000 }) });
    expect(changes).toContainEqual({ kind: 'price', sku: 'SOFA-GREY', line: 0, before: 999_000, after: 1_200_000 });
  });

  test('is not placed with a method, coupon or currency that is gone', async () => {
    const { addressInformation } = orderOf();
    const withMethods = (more: object) => ({ addressInformation: { ...addressInformation, ...more } });
    const dear = agreed({ grand_total: 9_999_999 });
    const kinds = async (more: Partial<Order>) => (await changesOf(more)).changes.map(({ kind }) => kind);
    expect(await kinds({ ...withMethods({ shipping_method_code: 'rocket' }), expected: dear })).toEqual(['shipping']);
    expect(await kinds({ ...withMethods({ payment_method_code: 'gold' }), expected: dear })).toEqual(['payment']);
    expect(await kinds({ expected: { ...dear, coupon_code: 'GONE' } })).toEqual(['coupon']);
    expect(await kinds({ expected: { ...dear, currency: 'SEK' } })).toEqual(['currency']);
    const swedish = { ...addressInformation.billingAddress, country_id: 'SE', postcode: '11122' };
    const abroad = { shippingAddress: swedish, billingAddress: swedish };
    expect(await kinds({ ...withMethods(abroad), expected: dear })).toEqual(['shipping', 'payment']);
  });

  test('is not placed when it was agreed for a past day or for one before its method can deliver', async () => {
    const inDays = (days: number): string =>
      new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 'yyyy-mm-dd'.length);
    for (const delivery_by of ['2001-01-01', inDays(-1), inDays(0)]) {
      const { changes } = await changesOf({ expected: agreed({ delivery_by }) });
      expect(changes, delivery_by).toMatchObject([{ kind: 'delivery', before: delivery_by }]);
    }
    expect((await shop.place(orderOf({ expected: agreed({ delivery_by: inDays(60) }) }))).status).toBe(200);
  });

  test('counts the agreed coupon and no other', async () => {
    const discounted = agreed({ grand_total: AGREED - 12_900 });
    expect((await shop.place(orderOf({ expected: { ...discounted, coupon_code: 'VELKOMMEN10' } }))).status).toBe(200);
    const cart_id = await shop.newCart();
    await shop.done('applyCoupon', { query: { cartId: cart_id, coupon: 'VELKOMMEN10' } });
    await changesOf({ cart_id, expected: discounted });
  });

  test('can be sent again under a new key, and the old key still gives its refusal', async () => {
    await shop.server.shop('set-price', 'LAMP', 1500);
    const order = orderOf({ expected: agreed() });
    const key = newKey();
    expect((await shop.place(order, { key })).status).toBe(400);
    const sealedAgain = { ...order, expected: agreed({ grand_total: AGREED + 21_000 }) };
    expect((await shop.place(sealedAgain, { key })).status).toBe(422);
    expect((await shop.place(sealedAgain, { key: newKey() })).status).toBe(200);
    const old = await shop.place(order, { key });
    expect([old.status, old.headers.get('idempotency-replayed')]).toEqual([400, 'true']);
  });

  test('is refused for missing stock before it is refused for a changed price', async () => {
    const products = [{ sku: 'VASE', qty: 1, price: 1 }];
    const { status, result } = await shop.place(orderOf({ products, expected: agreed({ grand_total: 1 }) }));
    expect([status, result]).toMatchObject([400, { code: 'OUT_OF_STOCK', sku: 'VASE' }]);
  });
});
