import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { Order, ShippingMethod } from '#schemas/api/generated/types.gen.ts';
import { ContractShop, orderOf } from '#tests/support/contract-shop.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';

const LAMP = 129_000;
const BENCH = 249_000;
const HOME = 59_000;

describe('what a delivery costs', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: heavyCatalogue() });
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
