import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentMethod, ShippingMethod, Totals } from '#schemas/api/generated/types.gen.ts';
import { toMinor } from '#domain/money.ts';
import { netOf } from '#domain/tax.ts';
import { countTotals, type LineTotals, noCosts, payableMinor } from '#domain/totals.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

const RATE = 2500;
const cost = (amountMinor: number) => ({ amountMinor, taxBasisPoints: RATE });
const oslo = { countryId: 'NO', postcode: '0184', city: 'Oslo' };
const home = { shippingCarrierCode: 'logtrade', shippingMethodCode: 'home' };

/** Unit prices of the test catalogue in bmno, gross, minor units. */
const prices: Readonly<Record<string, number>> = {
  LAMP: 129_000,
  'TABLE-LAMP': 39_000,
  'SOFA-GREY': 999_000,
  'SOFA-BEIGE': 1_099_000,
};

interface Chosen {
  readonly lines: Readonly<Record<string, number>>;
  readonly delivery?: number;
  readonly fee?: number;
  readonly percent?: number;
}

/** A discount as row totals are: without tax. */
const netDiscount = (line: LineTotals): number => netOf(line.rowMinor, RATE) + line.taxMinor - payableMinor(line);

/** The totals that a shopper sees, by the rules that the device uses. */
function counted({ lines, delivery, fee = 0, percent = 0 }: Chosen) {
  const totals = countTotals({
    lines: Object.entries(lines).map(([key, qty]) => ({ key, qty, unitMinor: prices[key]!, taxBasisPoints: RATE })),
    ...noCosts,
    delivery: delivery === undefined ? null : cost(delivery),
    paymentFee: fee === 0 ? null : cost(fee),
    couponPercent: percent,
  });
  return {
    grand_total: totals.grandTotalMinor,
    subtotal: netOf(totals.subtotalMinor, RATE),
    subtotal_incl_tax: totals.subtotalMinor,
    discount_amount: 0 - totals.lines.reduce((sum, line) => sum + netDiscount(line), 0),
    shipping_incl_tax: totals.deliveryMinor ?? 0,
    tax_amount: totals.taxMinor,
    items: totals.lines.map((line) => [line.qty, line.unitMinor, line.rowMinor, netDiscount(line), line.taxMinor]),
  };
}

function shown(totals: Totals) {
  const minor = (name: keyof Totals) => toMinor(totals[name] as number);
  return {
    grand_total: minor('grand_total'),
    subtotal: minor('subtotal'),
    subtotal_incl_tax: minor('subtotal_incl_tax'),
    discount_amount: minor('discount_amount'),
    shipping_incl_tax: minor('shipping_incl_tax'),
    tax_amount: minor('tax_amount'),
    items: totals.items.map((item) => [
      item.qty,
      toMinor(item.price_incl_tax),
      toMinor(item.row_total_incl_tax),
      toMinor(item.discount_amount),
      toMinor(item.tax_amount),
    ]),
  };
}

describe('totals and methods', () => {
  let shop: ContractShop;
  let query: { cartId: string };

  beforeAll(async () => {
    shop = await ContractShop.open();
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
    await shop.server.shop('add-coupon', 'TREDEL', 33);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    query = { cartId: await shop.newCart() };
  });

  const fill = async (lines: Readonly<Record<string, number>>): Promise<void> => {
    for (const [sku, qty] of Object.entries(lines)) await shop.add(query.cartId, sku, qty);
  };
  const totals = () => shop.done<Totals>('getTotals', { query });
  const ship = (more: object) =>
    shop.call<{ totals: Totals; payment_methods: PaymentMethod[] }>('setShippingInformation', {
      query,
      body: { addressInformation: { shippingAddress: oslo, ...more } },
    });

  test('an empty cart has totals of zero', async () => {
    expect(shown(await totals())).toEqual(counted({ lines: {} }));
  });

  test.each<Chosen>([
    { lines: { LAMP: 1 } },
    { lines: { LAMP: 3, 'TABLE-LAMP': 2, 'SOFA-GREY': 1, 'SOFA-BEIGE': 1 } },
    { lines: { LAMP: 7, 'TABLE-LAMP': 1 }, delivery: 59_000 },
    { lines: { 'TABLE-LAMP': 7 }, delivery: 19_000, fee: 4900 },
    { lines: { LAMP: 1, 'SOFA-BEIGE': 3 }, delivery: 59_000, percent: 10 },
    { lines: { 'TABLE-LAMP': 1, LAMP: 1 }, delivery: 19_000, fee: 4900, percent: 33 },
  ])('are counted as the device counts them: %j', async (chosen) => {
    await fill(chosen.lines);
    const shippingMethodCode = chosen.delivery === 19_000 ? 'pickup' : 'home';
    if (chosen.delivery !== undefined) await ship({ shippingCarrierCode: 'logtrade', shippingMethodCode });
    if (chosen.fee) {
      const methods = { paymentMethod: { method: 'cashondelivery' } };
      expect(shown(await shop.done<Totals>('collectTotals', { query, body: { methods } }))).toMatchObject(
        counted({ ...chosen, percent: 0 }),
      );
    }
    if (chosen.percent) {
      const coupon = chosen.percent === 10 ? ' velkommen10 ' : 'TREDEL';
      await shop.done('applyCoupon', { query: { ...query, coupon } });
    }
    const found = await totals();
    expect(shown(found)).toEqual(counted(chosen));
    const segment = (code: string) => found.total_segments.find((row) => row.code === code)?.value;
    expect(segment('grand_total')).toBe(found.grand_total);
    expect(segment('subtotal')).toBe(found.subtotal_incl_tax);
    for (const item of found.items) {
      const paid = (toMinor(item.row_total_incl_tax) * (100 - (chosen.percent ?? 0))) / 100;
      expect(item.row_total - item.discount_amount + item.tax_amount).toBeCloseTo(Math.round(paid) / 100, 1);
    }
    expect(found.items_qty).toBe(Object.values(chosen.lines).reduce((sum, qty) => sum + qty, 0));
  });

  test('net and tax of the delivery add up to its gross', async () => {
    await fill({ LAMP: 1 });
    const { totals: found } = (await ship(home)).result;
    expect(found.shipping_amount! + found.shipping_tax_amount!).toBeCloseTo(found.shipping_incl_tax!, 6);
    expect(found.shipping_incl_tax).toBe(590);
  });

  test('shipping-information stores address and method; a repetition changes nothing', async () => {
    await fill({ LAMP: 1 });
    const first = (await ship(home)).result;
    expect(first.payment_methods.map(({ code }) => code)).toEqual([
      'invoice',
      'cashondelivery',
      'card',
      'wallet',
      'paylater',
    ]);
    expect((await ship(home)).result).toEqual(first);
    expect(await totals()).toEqual(first.totals);
    expect((await ship({})).result.totals.shipping_incl_tax).toBe(590);
  });

  test('a method that does not exist there is refused and changes nothing', async () => {
    await fill({ LAMP: 1 });
    await ship(home);
    const before = await totals();
    for (const more of [
      { shippingCarrierCode: 'logtrade', shippingMethodCode: 'rocket' },
      { ...home, shippingAddress: { countryId: 'SE', postcode: '111 22' } },
      { ...home, shippingAddress: { countryId: 'NO', postcode: '12' } },
    ]) {
      expect(await ship(more)).toMatchObject({ status: 400, result: { code: 'METHOD_GONE' } });
    }
    const methods = { paymentMethod: { method: 'gold' } };
    const refused = await shop.call('collectTotals', { query, body: { methods } });
    expect(refused).toMatchObject({ status: 400, result: { code: 'METHOD_GONE' } });
    expect((await shop.call('collectTotals', { query, body: { methods: {} } })).status).toBe(400);
    expect(await totals()).toEqual(before);
  });

  test.each([
    [{ billingAddress: { countryId: '', firstname: '', street: [''], postcode: '' } }],
    [{ billingAddress: { countryId: null, street: [null], region: null, postcode: null, city: null } }],
    [{ shippingAddress: { countryId: '', postcode: '', city: '', street: ['', ''] } }],
    [{ shippingAddress: {}, billingAddress: {} }],
  ])('what nobody has typed yet is no fault before payment: %j', async (typed) => {
    await fill({ LAMP: 1 });
    const before = { shippingCarrierCode: null, shippingMethodCode: null };
    const offered = (await ship({ ...before, ...typed })).result.payment_methods.map(({ code }) => code);
    expect(offered).toContain('invoice');
    expect((await ship({ ...home, ...typed })).result.totals).toMatchObject({ shipping_incl_tax: 590 });
    expect(await totals()).toMatchObject({ grand_total: 1880 });
  });

  test.each([
    [{}],
    [{ country_id: '', street: ['', ''], postcode: '', city: '', region: '', region_id: null }],
    [{ countryId: 'NO', firstname: '', lastname: '', street: [null] }],
  ])('deliveries are listed before an address is typed: %j', async (address) => {
    const methods = await shop.done<ShippingMethod[]>('listShippingMethods', { query, body: { address } });
    expect(methods.map(({ method_code }) => method_code)).toEqual(['home', 'pickup']);
  });

  test('a country is two letters, or none', async () => {
    for (const countryId of ['N', 'NOR', '12', ' ']) {
      expect((await ship({ shippingAddress: { countryId } })).status, countryId).toBe(400);
    }
  });

  test('delivery methods of an address are an estimate: nothing is stored', async () => {
    const list = (address: object) => shop.done<ShippingMethod[]>('listShippingMethods', { query, body: { address } });
    const methods = await list({ country_id: 'NO', postcode: '0184' });
    expect(methods.map((row) => [row.method_code, row.price_incl_tax, row.available])).toEqual([
      ['home', 590, true],
      ['pickup', 190, true],
    ]);
    expect(methods[0]!.amount).toBe(472);
    const far = await list({ country_id: 'NO', postcode: '12' });
    expect(far.map((row) => [row.available, typeof row.error_message])).toEqual([
      [false, 'string'],
      [false, 'string'],
    ]);
    expect(await list({ country_id: 'XX' })).toEqual([]);
    expect((await totals()).shipping_incl_tax).toBe(0);
  });

  test('payment methods are those of the country', async () => {
    const methods = await shop.done<PaymentMethod[]>('getPaymentMethods', { query });
    expect(methods).toMatchObject([
      { code: 'invoice', cost_incl_tax: 0 },
      { code: 'cashondelivery', cost: 39.2, cost_incl_tax: 49 },
      { code: 'card' },
      { code: 'wallet' },
      { code: 'paylater' },
    ]);
    await ship({ shippingAddress: { countryId: 'XX' } });
    expect(await shop.done('getPaymentMethods', { query })).toEqual([]);
  });

  test('a coupon counts until it is taken off; an unknown one is refused and leaves the old one', async () => {
    await fill({ LAMP: 1 });
    const plain = await totals();
    await shop.done('applyCoupon', { query: { ...query, coupon: 'VELKOMMEN10' } });
    const { total_segments, ...reduced } = await totals();
    // 129 with its tax of 25 %, as the segment has it.
    expect(reduced).toMatchObject({ coupon_code: 'VELKOMMEN10', discount_amount: -103.2 });
    expect(total_segments).toContainEqual(expect.objectContaining({ code: 'discount', value: -129 }));
    const unknown = await shop.call('applyCoupon', { query: { ...query, coupon: 'NOPE' } });
    expect(unknown).toMatchObject({ status: 404, result: { code: 'COUPON_INVALID' } });
    expect(await totals()).toMatchObject({ coupon_code: 'VELKOMMEN10' });
    await shop.done('applyCoupon', { query: { ...query, coupon: 'TREDEL' } });
    expect(await totals()).toMatchObject({ coupon_code: 'TREDEL' });
    await shop.done('deleteCoupon', { query });
    await shop.done('deleteCoupon', { query });
    expect(await totals()).toEqual(plain);
  });

  test('the chosen payment method costs what it costs before anything is ordered', async () => {
    await fill({ LAMP: 1 });
    const pay = (method: string) =>
      shop.call<{ totals: Totals; payment_methods: PaymentMethod[] }>('setPaymentInformation', {
        query,
        body: { paymentMethod: { method } },
      });
    const { totals: withFee, payment_methods: offered } = (await pay('cashondelivery')).result;
    expect(withFee.grand_total).toBe(1339);
    expect(withFee.total_segments).toContainEqual(expect.objectContaining({ code: 'payment_fee', value: 49 }));
    expect(offered.map(({ code }) => code)).toContain('invoice');
    expect(await totals()).toEqual(withFee);
    expect((await ship(home)).result.totals.grand_total).toBe(1929);
    expect(await pay('gold')).toMatchObject({ status: 400, result: { code: 'METHOD_GONE' } });
    expect((await totals()).grand_total).toBe(1929);
    expect((await pay('invoice')).result.totals.grand_total).toBe(1880);
  });

  test('a line says what was chosen, as JSON text', async () => {
    const option_value = 52;
    const product_option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value }] } };
    await shop.add(query.cartId, 'SOFA', 1, { product_option });
    const custom_options = [{ option_id: 7, option_value: 'Til Kari' }];
    await shop.add(query.cartId, 'LAMP', 1, { product_option: { extension_attributes: { custom_options } } });
    await shop.add(query.cartId, 'TABLE-LAMP', 1);
    const { items } = await totals();
    expect(items.map(({ options }) => JSON.parse(String(options)) as unknown)).toEqual([
      [{ label: 'Farge', value: 'Grå' }],
      [{ label: 'Gravering', value: 'Til Kari' }],
      [],
    ]);
  });

  test('a store view counts in its own currency', async () => {
    const swedish = { cartId: await shop.newCart('default'), storeCode: 'default' };
    const cartItem = { sku: 'LAMP', qty: 2, quoteId: swedish.cartId };
    await shop.done('updateCartItem', { query: swedish, body: { cartItem } });
    expect(await shop.done<Totals>('getTotals', { query: swedish })).toMatchObject({
      quote_currency_code: 'SEK',
      grand_total: 2580,
    });
  });

  test('a price that changes is the price of the next count', async () => {
    await fill({ LAMP: 2 });
    await shop.server.shop('set-price', 'LAMP', 1499);
    expect(await totals()).toMatchObject({ grand_total: 2998 });
    await shop.server.shop('set-price', 'LAMP', 1290);
    expect(await totals()).toMatchObject({ grand_total: 2580 });
  });

  test('what is not sold any more stays in the cart and counts nothing', async () => {
    await fill({ 'TABLE-LAMP': 1, LAMP: 1 });
    await shop.server.shop('disable', 'TABLE-LAMP');
    expect((await shop.lines(query.cartId)).map(({ sku }) => sku)).toEqual(['TABLE-LAMP', 'LAMP']);
    expect(await totals()).toMatchObject({ grand_total: 1290, items_qty: 1 });
  });
});
