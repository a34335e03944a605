import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, OrderHistory, StockItem } from '#schemas/api/generated/types.gen.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, placedBy } from '#tests/support/customers.ts';
import { orderOf } from '#tests/support/order-of.ts';

type Selected = readonly [slot: number, qty: number, ...selections: (number | string)[]];

const bundle = (...slots: Selected[]) => ({
  product_option: {
    extension_attributes: {
      bundle_options: slots.map(([option_id, option_qty, ...option_selections]) => ({
        option_id,
        option_qty,
        option_selections,
      })),
    },
  },
});

const custom = (option_id: number, option_value: number | string) => ({
  product_option: { extension_attributes: { custom_options: [{ option_id, option_value }] } },
});

describe('what is chosen beside an article', () => {
  let shop: ContractShop;
  let cart: string;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: choiceCatalogue() });
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    cart = await shop.newCart();
  });

  const refusalOf = async (sku: string, qty: number, more: object = {}) => {
    const { status, result } = await shop.add(cart, sku, qty, more);
    return { status, ...(result as unknown as Refusal) };
  };
  const totalOf = async () =>
    (await shop.done<{ subtotal_incl_tax: number }>('getTotals', { query: { cartId: cart } })).subtotal_incl_tax;
  const stockOf = async (sku: string) =>
    (await shop.done<StockItem>('checkStock', { query: { storeCode: 'bmno', sku } })).qty;

  test('a bundle costs all that is chosen for it, and each choice is a line of its own', async () => {
    const alone = (await shop.add(cart, 'SET', 1, bundle([1, 1, 1]))).result;
    const withTwo = (await shop.add(cart, 'SET', 1, bundle([1, 1, 1], [2, 2, 2]))).result;
    expect(withTwo.item_id).not.toBe(alone.item_id);
    const again = await shop.add(cart, 'SET', 1, bundle([2, 2, '2'], [1, 1, '1']));
    expect(again.result).toMatchObject({ item_id: withTwo.item_id, qty: 2, product_type: 'bundle' });
    expect(await totalOf()).toBe(1290 + 2 * (1290 + 2 * 390));
  });

  test('the history says what was chosen, so that it can be ordered again', async () => {
    const kari = await newCustomer(shop);
    const products = [{ sku: 'CLOCK', qty: 1, name: 'CLOCK', price: 1, ...custom(3, 32) }];
    await placedBy(shop, kari, { products });
    const { items } = await shop.done<OrderHistory>('getOrderHistory', {
      query: { pageSize: 1, currentPage: 1 },
      headers: kari.headers,
    });
    const chosen_options = [{ label: 'Skive', value: 'Messing' }];
    expect(items[0]!.items).toMatchObject([{ sku: 'CLOCK', ...custom(3, 32), chosen_options }]);
  });

  test('a bundle may come as an object by option id', async () => {
    const byId = { 1: { option_id: 1, option_qty: 1, option_selections: [1] } };
    const answer = await shop.add(cart, 'SET', 1, {
      product_option: { extension_attributes: { bundle_options: byId } },
    });
    expect(answer.status).toBe(200);
    expect(await totalOf()).toBe(1290);
  });

  test.each<[string, string, object]>([
    ['a bundle without what it must have', 'SET', {}],
    ['a bundle of something else', 'SET', bundle([1, 1, 9])],
    ['a slot that it does not have', 'SET', bundle([1, 1, 1], [7, 1, 1])],
    ['a clock without its face', 'CLOCK', {}],
    ['a face that is not made', 'CLOCK', custom(3, 99)],
    ['two faces', 'CLOCK', custom(3, '31,32')],
    ['an extra of something else', 'STOOL', custom(3, 31)],
    ['a greeting that is too long', 'LAMP', custom(1, 'x'.repeat(2001))],
  ])('%s is refused and changes nothing', async (_name, sku, more) => {
    expect(await refusalOf(sku, 1, more)).toMatchObject({ status: 400, code: 'OPTION_INVALID', sku });
    expect(await shop.lines(cart)).toEqual([]);
  });

  test('extras and quantity prices are counted', async () => {
    await shop.add(cart, 'CLOCK', 1, custom(3, 32));
    expect(await totalOf()).toBe(550);
    await shop.add(cart, 'STOOL', 3);
    expect(await totalOf()).toBe(550 + 3000);
    await shop.add(cart, 'STOOL', 1);
    expect(await totalOf()).toBe(550 + 4 * 900);
  });

  test('parts of bundles and single pieces of the same article are counted together', async () => {
    // There are eight table lamps in stock.
    expect((await shop.add(cart, 'SET', 2, bundle([1, 1, 1], [2, 3, 2]))).status).toBe(200);
    const more = { status: 400, code: 'OUT_OF_STOCK' };
    expect(await refusalOf('TABLE-LAMP', 3)).toMatchObject({ ...more, available: 8 });
    expect((await shop.add(cart, 'TABLE-LAMP', 2)).status).toBe(200);
    expect(await refusalOf('SET', 1, bundle([1, 1, 1], [2, 1, 2]))).toMatchObject(more);
    expect((await shop.add(cart, 'SET', 1, bundle([1, 1, 1]))).status).toBe(200);
  });

  test('an order takes the parts of a bundle from the stock, all or nothing', async () => {
    const products = (sets: number, lamps: number): Order['products'] => [
      { sku: 'SET', qty: sets, price: 0, price_incl_tax: 2460, ...bundle([1, 1, 1], [2, 3, 2]) },
      { sku: 'TABLE-LAMP', qty: lamps, price: 0, price_incl_tax: 390 },
    ];
    const [lamps, tableLamps] = [await stockOf('LAMP'), await stockOf('TABLE-LAMP')];
    const refused = await shop.place(orderOf({ products: products(2, 3) }));
    expect(refused).toMatchObject({ status: 400, result: { code: 'OUT_OF_STOCK', sku: 'TABLE-LAMP' } });
    expect([await stockOf('LAMP'), await stockOf('TABLE-LAMP')]).toEqual([lamps, tableLamps]);
    expect((await shop.place(orderOf({ products: products(1, 2) }))).status).toBe(200);
    expect([await stockOf('LAMP'), await stockOf('TABLE-LAMP')]).toEqual([lamps - 1, tableLamps - 5]);
  });

  test('when a part of a bundle gets dearer, the refusal of the order names the line', async () => {
    await shop.server.shop('set-price', 'LAMP', 1500);
    const line = { sku: 'SET', qty: 1, price: 0, price_incl_tax: 1290, ...bundle([1, 1, 1]) };
    const stool = { sku: 'STOOL', qty: 1, price: 800, price_incl_tax: 1000 };
    const expected = { grand_total: 229_000 + 59_000, currency: 'NOK' };
    const { result } = await shop.place(orderOf({ products: [stool, line], expected }));
    expect(result).toMatchObject({
      code: 'QUOTE_CHANGED',
      changes: [{ kind: 'price', sku: 'SET', line: 1, before: 129_000, after: 150_000 }, { kind: 'total' }],
    });
    await shop.server.shop('set-price', 'LAMP', 1290);
  });
});

test('a part of a bundle costs a guest what it costs everybody, as a device counts it (decision 070)', async () => {
  const { documents, ...catalogue } = choiceCatalogue();
  const tier = { customer_group_id: 0, qty: 1, value: 720 };
  const products = documents.products!.map((product) =>
    product.sku === 'LAMP' ? { ...product, tier_prices: [tier] } : product,
  );
  const shop = await ContractShop.open({ catalogue: { ...catalogue, documents: { ...documents, products } } });
  const cart = await shop.newCart();
  await shop.add(cart, 'SET', 1, bundle([1, 1, 1]));
  const totals = await shop.done<{ subtotal_incl_tax: number }>('getTotals', { query: { cartId: cart } });
  expect(totals.subtotal_incl_tax).toBe(1290);
  await shop.close();
});
