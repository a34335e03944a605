import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noCosts, countTotals, sumOfFees } from '#domain/totals.ts';
import { toMinor } from '#domain/money.ts';
import type {
  AppliedFeeOption,
  ExternalCheckoutOrder,
  FeeItem,
  Order,
  OrderHistory,
  Totals,
} from '#schemas/api/generated/types.gen.ts';
import { standInOrders } from '#server/store/payment-schema.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer } from '#tests/support/customers.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { lampToPay } from '#tests/support/paying.ts';

/** What can be chosen beside the goods, and costs something (contract: fees family, spec 7: fees). */
describe('fees', () => {
  let shop: ContractShop;
  let query: { cartId: string };

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: heavyCatalogue() });
    await shop.server.shop('add-coupon', 'HAGE10', 10);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    query = { cartId: await shop.newCart() };
  });

  const home = { shipping_carrier_code: 'logtrade', shipping_method_code: 'home' };
  const apply = (fee_id: number, options_ids: number[], more: object = home) =>
    shop.call<Totals & { code: string }>('applyFee', {
      query,
      body: {
        addressInformation: { address: { countryId: 'NO', postcode: '0184' }, ...more },
        information: { fee_id, options_ids },
      },
    });
  const offered = async () =>
    (await shop.done<{ getFeeItemsForQuote: FeeItem[] }>('getFeeItemsForQuote', { query })).getFeeItemsForQuote;
  const applied = async () =>
    (await shop.done<{ getAppliedFeeOptions: { items: AppliedFeeOption[] } }>('getAppliedFeeOptions', { query }))
      .getAppliedFeeOptions.items;

  test('the fees of a store are listed, with options in its words and its currency', async () => {
    const list = async (storeCode: string) =>
      (await shop.done<{ getListFeeItems: { items: FeeItem[] } }>('getListFeeItems', { query: { storeCode } }))
        .getListFeeItems.items;
    expect(await list('bmno')).toMatchObject([
      { fee_id: 1, name: 'Montering hjemme hos deg', frontend_type: 'radio', required: false, current_value: [] },
      { fee_id: 2, name: 'Vi tar med gamle møbler', frontend_type: 'checkbox' },
    ]);
    expect((await list('default')).map(({ name }) => name)).toEqual([
      'Montering hemma hos dig',
      'Vi hämtar gamla möbler',
    ]);
    const options = (storeId: number, feeId: number) =>
      shop.call('getFeeOptions', { path: { storeId: String(storeId), feeId: String(feeId) } });
    expect((await options(7, 1)).result).toMatchObject({
      getFeeOptions: { items: [{ id: 11, price: 392, price_incl_tax: 490, default: false }, { id: 12 }] },
    });
    expect((await options(1, 1)).result).toMatchObject({
      getFeeOptions: { items: [{ label: 'Montering av en möbel' }, {}] },
    });
    expect((await options(7, 99)).status).toBe(404);
    expect((await options(99, 1)).status).toBe(404);
  });

  test('a cart is offered what its goods and its delivery are for', async () => {
    await shop.add(query.cartId, 'LAMP', 2);
    expect(await offered()).toEqual([]);
    await shop.add(query.cartId, 'SOFA-GREY', 1);
    expect(await offered()).toEqual([]);
    await apply(1, []);
    expect((await offered()).map(({ fee_id }) => fee_id)).toEqual([1, 2]);
    await apply(1, [], { ...home, shipping_method_code: 'pickup' });
    expect(await offered()).toEqual([]);
  });

  test('what is chosen is on the cart and in its totals until it is dropped, however often it is said', async () => {
    await shop.add(query.cartId, 'SOFA-GREY', 1);
    await shop.done('applyCoupon', { query: { ...query, coupon: 'HAGE10' } });
    for (const _again of [1, 2]) expect((await apply(1, [12])).status).toBe(200);
    const totals = (await apply(2, [21, 22])).result;
    const cost = (amountMinor: number) => ({ amountMinor, taxBasisPoints: 2500 });
    const byDevice = countTotals({
      lines: [{ key: 'SOFA-GREY', qty: 1, unitMinor: 999_000, taxBasisPoints: 2500 }],
      ...noCosts,
      delivery: cost(59_000),
      fees: [89_000, 59_000, 39_000].map((minor) => ({ code: '', label: '', ...cost(minor) })),
      couponPercent: 10,
    });
    expect(toMinor(totals.grand_total)).toBe(byDevice.grandTotalMinor);
    expect(toMinor(totals.tax_amount)).toBe(byDevice.taxMinor);
    const segment = totals.total_segments.find(({ code }) => code === 'amasty_extrafee');
    expect(toMinor(segment?.value ?? 0)).toBe(sumOfFees(byDevice));
    expect(await applied()).toMatchObject([
      {
        fee_id: 1,
        option_id: 12,
        label: 'Montering av hele bestillingen',
        price: 712,
        price_incl_tax: 890,
        tax_amount: 178,
      },
      { fee_id: 2, option_id: 21 },
      { fee_id: 2, option_id: 22 },
    ]);
    expect((await offered()).map(({ current_value }) => current_value)).toEqual([[12], [21, 22]]);
    expect((await shop.done<Totals>('getTotals', { query })).grand_total).toBe(totals.grand_total);
    await apply(2, []);
    await apply(1, [11]);
    expect((await applied()).map(({ option_id }) => option_id)).toEqual([11]);
  });

  test.each<[string, number, number[], object?]>([
    ['an unknown fee', 99, [1]],
    ['an option of another fee', 1, [21]],
    ['two options where one is the most', 1, [11, 12]],
    ['a fee of another delivery', 1, [11], { ...home, shipping_method_code: 'pickup' }],
  ])('%s is refused and changes nothing', async (_name, fee, options, more) => {
    await shop.add(query.cartId, 'SOFA-GREY', 1);
    await apply(1, [12]);
    const before = await shop.done<Totals>('getTotals', { query });
    expect(await apply(fee, options, more)).toMatchObject({ status: 400, result: { code: 'FEE_GONE' } });
    expect(await shop.done<Totals>('getTotals', { query })).toEqual(before);
    expect((await applied()).map(({ option_id }) => option_id)).toEqual([12]);
  });

  test('more than fifty options, and an order with more than fifty fees, are not read', async () => {
    const many = Array.from({ length: 51 }, (_each, place) => place + 1);
    const tooMany = { status: 400, result: [{ keyword: 'too_big' }] };
    expect(await apply(1, many)).toMatchObject(tooMany);
    const said = [[{ fee_id: 1, options_ids: many }], many.map((fee_id) => ({ fee_id, options_ids: [12] }))];
    for (const fees of said) {
      const expected = { grand_total: 9_999_999, currency: 'NOK', fees };
      expect(await shop.place(orderOf({ expected }))).toMatchObject(tooMany);
    }
  });

  test('what the cart is too light for now costs nothing and is offered no more', async () => {
    await shop.add(query.cartId, 'LAMP', 1);
    const { item_id } = (await shop.add(query.cartId, 'SOFA-GREY', 1)).result;
    await apply(1, [12]);
    const cartItem = { sku: 'SOFA-GREY', item_id, quoteId: query.cartId };
    await shop.done('deleteCartItem', { query, body: { cartItem } });
    expect(await applied()).toEqual([]);
    expect((await shop.done<Totals>('getTotals', { query })).grand_total).toBe(1290 + 590);
  });

  test('a cart that is not there has no fees', async () => {
    query = { cartId: 'f'.repeat(32) };
    expect((await shop.call('getFeeItemsForQuote', { query })).result).toMatchObject({ code: 'CART_NOT_FOUND' });
    expect((await apply(1, [12])).status).toBe(404);
  });

  const sofa = { sku: 'SOFA-GREY', qty: 1, name: 'Nordvik', price: 7992, price_incl_tax: 9990 };
  const SOFA_HOME = 999_000 + 59_000;
  const withFees = (
    fees: { fee_id: number; options_ids: number[] }[],
    grand_total: number,
    more: Partial<Order> = {},
  ): Order => orderOf({ products: [sofa], expected: { grand_total, currency: 'NOK', fees }, ...more });

  test('an order is placed with the fees that were agreed on, and tells them everywhere', async () => {
    const kari = await newCustomer(shop);
    const order = withFees([{ fee_id: 1, options_ids: [12] }], SOFA_HOME + 89_000, { user_id: String(kari.id) });
    const placed = await shop.place(order, { headers: kari.headers });
    expect(placed.status, placed.text).toBe(200);
    const fee = { fee_id: 1, option_id: 12, label: 'Montering av hele bestillingen', amount: 89_000 };
    expect(placed.result.totals).toMatchObject({ fees: [fee], grand_total: SOFA_HOME + 89_000 });
    const history = await shop.done<OrderHistory>('getOrderHistory', { headers: kari.headers });
    expect(history.items[0]).toMatchObject({
      additional_fees: 890,
      fees: [{ label: 'Montering av hele bestillingen', price_incl_tax: 890 }],
    });
    const mail = shop.server.mails.findLast(({ template }) => template === 'orderPlaced');
    expect(mail?.text).toMatch(/Montering av hele bestillingen: 890\skr/u);
    const listed = await shop.server.shop<{ orderId: string; totals: object }[]>('orders');
    expect(listed.find(({ orderId }) => orderId === order.order_id)?.totals).toMatchObject({
      fees: [{ code: '1/12', amountMinor: 89_000 }],
    });
  });

  test.each<[string, Order['expected'], object]>([
    [
      'a fee that is not paid',
      { grand_total: SOFA_HOME, currency: 'NOK', fees: [{ fee_id: 1, options_ids: [12] }] },
      { kind: 'total' },
    ],
    [
      'an invented fee',
      { grand_total: 9_999_999, currency: 'NOK', fees: [{ fee_id: 9, options_ids: [1] }] },
      { kind: 'fee', fee: '9/1' },
    ],
    [
      'two of one',
      { grand_total: 9_999_999, currency: 'NOK', fees: [{ fee_id: 1, options_ids: [11, 12] }] },
      { kind: 'fee', fee: '1/12' },
    ],
  ])('%s is not placed', async (_name, expected, change) => {
    const { status, result } = await shop.place(orderOf({ products: [sofa], expected: expected! }));
    expect([status, result]).toMatchObject([400, { code: 'QUOTE_CHANGED' }]);
    expect((result as unknown as { changes: object[] }).changes).toContainEqual(expect.objectContaining(change));
  });

  test('a fee that the goods are too light for is not placed', async () => {
    const expected = { grand_total: 9_999_999, currency: 'NOK', fees: [{ fee_id: 1, options_ids: [12] }] };
    expect((await shop.place(orderOf({ expected }))).result).toMatchObject({ changes: [{ kind: 'fee', fee: '1/12' }] });
  });

  test('an order of an older storefront takes the fees of its cart', async () => {
    await shop.add(query.cartId, 'SOFA-GREY', 1);
    await apply(1, [11]);
    const placed = await shop.place(orderOf({ products: [sofa], cart_id: query.cartId }));
    expect(placed.result.totals).toMatchObject({ fees: [{ option_id: 11 }], grand_total: SOFA_HOME + 49_000 });
  });

  test('the payment provider is told each fee as a surcharge, with its tax', async () => {
    const order = withFees([{ fee_id: 1, options_ids: [12] }], SOFA_HOME + 89_000);
    order.addressInformation.payment_method_code = 'card';
    const { order: lamp, ...request } = lampToPay(order);
    const shared = { quantity: 1, tax_rate: 2500, total_discount_amount: 0 };
    const [goods, delivery] = lamp.order_lines;
    const body = {
      ...request,
      order: {
        ...lamp,
        order_amount: SOFA_HOME + 89_000,
        order_tax_amount: 199_800 + 11_800 + 17_800,
        order_lines: [
          { ...goods!, reference: 'SOFA-GREY', unit_price: 999_000, total_amount: 999_000, total_tax_amount: 199_800 },
          delivery!,
          {
            ...shared,
            type: 'surcharge',
            reference: 'fee-1-12',
            name: 'Montering av hele bestillingen',
            unit_price: 89_000,
            total_amount: 89_000,
            total_tax_amount: 17_800,
          },
        ],
      },
    };
    const made = await shop.done<{ orderId: string; order: ExternalCheckoutOrder }>('createOrUpdateExternalOrder', {
      body,
    });
    expect(made.order.order_lines).toContainEqual(
      expect.objectContaining({ type: 'surcharge', reference: 'fee-1-12' }),
    );
    expect(made.order.order_lines).toHaveLength(3);

    // Who collects it after all does not pay for putting it together at home, and does again when it is delivered.
    const { orderId } = made;
    const choose = async (option: string) => {
      const [row] = await shop.server.database.select().from(standInOrders).where(eq(standInOrders.id, orderId));
      const chosen = row!.order.shipping_options!.find(({ id }) => id === option)!;
      const told = { ...row!.order, selected_shipping_option: chosen };
      await shop.server.database.update(standInOrders).set({ order: told }).where(eq(standInOrders.id, orderId));
      const call = shop.done<{ order_amount: number }>('externalOrderTotalChanged', { body: { orderId } });
      return (await call).order_amount;
    };
    expect(await choose('logtradepickup')).toBe(999_000 + 19_000);
    expect(await choose('logtradehome')).toBe(made.order.order_amount);
  });
});
