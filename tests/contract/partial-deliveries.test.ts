import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { ExternalCheckoutResult, Order, ShippingMethod } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { lampToPay, orderPaidBy } from '#tests/support/paying.ts';

const LAMP = 129_000;
const BENCH = 249_000;
const HOME = 59_000;
const FITTING = 49_000;

/** With `KIT`, a bundle of a lamp and of putting it up, which is nothing to transport. */
function catalogueWithBundle(): ImportedCatalogue {
  const catalogue = heavyCatalogue();
  const { products = [] } = catalogue.documents;
  const like = likeLamp(catalogue);
  const part = (option_id: number, sku: string) => ({
    option_id,
    title: sku,
    type: 'radio',
    required: true,
    product_links: [{ id: option_id, sku, qty: 1, is_default: true }],
  });
  const price = { price_incl_tax: 490, original_price_incl_tax: 490 };
  const more = [
    like(32, 'FITTING', { type_id: 'virtual', ...price }),
    like(33, 'KIT', { type_id: 'bundle', bundle_options: [part(1, 'LAMP'), part(2, 'FITTING')] }),
  ];
  return { ...catalogue, documents: { ...catalogue.documents, products: [...products, ...more] } };
}

describe('what a delivery costs', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: catalogueWithBundle() });
  });

  afterAll(() => shop.close());

  const line = (sku: string, qty = 1) => ({ sku, qty, name: sku, price: 1 });
  const place = (skus: string[], grand_total: number, more: Partial<Order> = {}) =>
    shop.place(
      orderOf({ products: skus.map((sku) => line(sku)), expected: { grand_total, currency: 'NOK' }, ...more }),
    );

  const rows: readonly [string, string[], boolean, shipping: number][] = [
    ['all together', ['LAMP', 'BENCH'], false, HOME],
    ['each as it is ready', ['LAMP', 'BENCH'], true, 2 * HOME],
    ['each as it is ready, and ready together', ['LAMP', 'SOFA-GREY'], true, HOME],
  ];
  const prices: Readonly<Record<string, number>> = { LAMP, BENCH, 'SOFA-GREY': 999_000 };

  test.each(rows)('%s (spec 2: partial deliveries)', async (_name, skus, partial_delivery, shipping) => {
    const total = skus.reduce((sum, sku) => sum + prices[sku]!, shipping);
    const placed = await place(skus, total, { partial_delivery });
    expect(placed.status, placed.text).toBe(200);
    expect(placed.result.totals).toMatchObject({ shipping, grand_total: total });
    const cheaper = await place(skus, total - 1, { partial_delivery });
    expect(cheaper.result).toMatchObject({ code: 'QUOTE_CHANGED' });
  });

  test('a bundle comes when what is transported of it comes, as on the device', async () => {
    const bundle_options = [1, 2].map((id) => ({ option_id: id, option_qty: 1, option_selections: [String(id)] }));
    const kit = { ...line('KIT'), product_option: { extension_attributes: { bundle_options } } };
    const total = LAMP + FITTING + BENCH + 2 * HOME;
    const expected = { grand_total: total, currency: 'NOK' };
    const placed = await shop.place(orderOf({ products: [kit, line('BENCH')], expected, partial_delivery: true }));
    expect(placed.status, placed.text).toBe(200);
    expect(placed.result.totals).toMatchObject({ shipping: 2 * HOME, grand_total: total });
  });

  test('the payment provider is told of each method what all deliveries cost by it', async () => {
    const grand_total = LAMP + BENCH + 2 * HOME;
    const order: Order = {
      ...orderPaidBy('card'),
      products: [line('LAMP'), line('BENCH')],
      expected: { grand_total, currency: 'NOK' },
      partial_delivery: true,
    };
    const request = lampToPay(order, { order_amount: grand_total, order_tax_amount: grand_total / 5 });
    const priced = (at: number, reference: string, minor: number) => ({
      ...request.order.order_lines[at]!,
      reference,
      unit_price: minor,
      total_amount: minor,
      total_tax_amount: minor / 5,
    });
    const [lamp] = request.order.order_lines;
    const order_lines = [lamp!, priced(0, 'BENCH', BENCH), priced(1, 'logtradehome', 2 * HOME)];
    const body = { ...request, order: { ...request.order, order_lines } };
    const made = await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', { body });
    expect(made.order?.shipping_options?.map(({ price }) => price)).toEqual([2 * HOME, 2 * 19_000]);
    expect(made.order?.selected_shipping_option?.price).toBe(2 * HOME);
  });

  test('nothing from the value on that the shop names, and only for the first delivery (spec 9, D63)', async () => {
    const settings = { ...shopBasics().store_settings[0]!, free_shipping_from: 2490 };
    await writeCatalogue(
      shop.server.database,
      { documents: { store_settings: [settings] }, rejections: [] },
      storeViews,
    );
    const asked = await shop.done<{ free_shipping_limit: number }>('getExternalCheckoutConfig', {
      query: { storeCode: 'bmno' },
    });
    expect(asked.free_shipping_limit).toBe(2490);
    expect((await place(['BENCH'], BENCH)).result.totals).toMatchObject({ shipping: 0, grand_total: BENCH });
    expect((await place(['LAMP'], LAMP)).result).toMatchObject({ code: 'QUOTE_CHANGED' });
    const parts = await place(['LAMP', 'BENCH'], LAMP + BENCH + HOME, { partial_delivery: true });
    expect(parts.result.totals).toMatchObject({ shipping: HOME });
    const query = { cartId: await shop.newCart() };
    const offered = async () => {
      const body = { address: { country_id: 'NO', postcode: '0184' } };
      const methods = await shop.done<ShippingMethod[]>('listShippingMethods', { query, body });
      return methods.map(({ price_incl_tax }) => price_incl_tax);
    };
    expect(await offered()).toEqual([590, 190]);
    await shop.add(query.cartId, 'BENCH', 1);
    expect(await offered()).toEqual([0, 0]);
    const told = async (skus: readonly string[], more: object = {}) => {
      const items = skus.map((sku) => ({ sku, qty: 1 }));
      const body = { postcode: '0184', countryId: 'NO', items, ...more };
      const options = await shop.done<{ price_incl_tax: number }[]>('listDeliveries', { body });
      return options.map(({ price_incl_tax }) => price_incl_tax);
    };
    expect(await told(['LAMP', 'NO-SUCH-ARTICLE'])).toEqual([590, 190]);
    expect(await told(['BENCH'])).toEqual([0, 0]);
    expect(await told(['LAMP', 'BENCH'], { partial: true })).toEqual([590, 190]);
    // Amounts of other store views are in their own currency.
    const swedish = await shop.done<{ free_shipping_limit: number }>('getExternalCheckoutConfig', {
      query: { storeCode: 'default' },
    });
    expect(swedish.free_shipping_limit).not.toBe(2490);
  });

  test('a place that a method does not reach is said to be out of reach', async () => {
    const ask = async (postcode: string) => {
      const body = { postcode, countryId: 'NO', items: [{ sku: 'LAMP', qty: 1 }] };
      const options = await shop.done<{ method_code: string; restricted?: boolean }[]>('listDeliveries', { body });
      return options.filter(({ restricted }) => restricted).map(({ method_code }) => method_code);
    };
    expect(await ask('9170')).toEqual(['home']);
    expect(await ask('0184')).toEqual([]);
  });
});
