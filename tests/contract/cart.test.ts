import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CART_LINES_MAX } from '#config/limits.ts';
import { cartItems } from '#server/store/schema.ts';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const colour = (option_value: number | string, option_id = '93') => ({
  product_option: { extension_attributes: { configurable_item_options: [{ option_id, option_value }] } },
});

const engraving = (option_value: string) => ({
  product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value }] } },
});

describe('the cart', () => {
  let shop: ContractShop;
  let cart: string;

  beforeAll(async () => {
    const { documents } = testCatalogue();
    const lamp = documents.products!.find(({ sku }) => sku === 'LAMP')!;
    const unpriced = { ...lamp, id: 40, sku: 'UNPRICED', price_incl_tax: null, original_price_incl_tax: null };
    const products = [...documents.products!, unpriced];
    shop = await ContractShop.open({ catalogue: { documents: { ...documents, products }, rejections: [] } });
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    cart = await shop.newCart();
  });

  const refusalOf = async (sku: string, qty: number, more: object = {}) => {
    const { status, result } = await shop.add(cart, sku, qty, more);
    return { status, ...(result as unknown as Refusal) };
  };

  test('is new and empty at every creation, with an id that cannot be guessed', async () => {
    const other = await shop.newCart();
    expect(cart).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(cart);
    expect(await shop.lines(cart)).toEqual([]);
  });

  test('adds without item_id and sets with it', async () => {
    const first = (await shop.add(cart, 'LAMP', 2)).result;
    expect(first).toMatchObject({ sku: 'LAMP', qty: 2, quote_id: cart, price: 1032, product_type: 'simple' });
    expect((await shop.add(cart, 'LAMP', 3)).result).toMatchObject({ item_id: first.item_id, qty: 5 });
    const set = await shop.add(cart, 'LAMP', 4, { item_id: first.item_id });
    expect(set.result).toMatchObject({ item_id: first.item_id, qty: 4 });
    expect((await shop.add(cart, 'LAMP', 1, { item_id: String(first.item_id) })).result.qty).toBe(1);
    expect(await shop.lines(cart)).toEqual([expect.objectContaining({ sku: 'LAMP', qty: 1 })]);
  });

  test('takes a variant by its own sku, or by the parent and the chosen options', async () => {
    const bySku = (await shop.add(cart, 'SOFA-GREY', 1)).result;
    expect(bySku).toMatchObject({ sku: 'SOFA-GREY', product_type: 'configurable' });
    expect((await shop.add(cart, 'SOFA', 1, colour(52))).result).toMatchObject({ item_id: bySku.item_id, qty: 2 });
    expect((await shop.add(cart, 'SOFA', 1, colour('57'))).result).toMatchObject({ sku: 'SOFA-BEIGE', qty: 1 });
  });

  test('refuses options that no variant has', async () => {
    for (const option of [{}, colour(99), colour(52, '999'), colour(52, 'color'), engraving('x')]) {
      expect(await refusalOf('SOFA', 1, option)).toMatchObject({ status: 400, code: 'OPTION_INVALID', sku: 'SOFA' });
    }
    expect(await shop.lines(cart)).toEqual([]);
  });

  test('keeps lines of one sku with other custom options apart, and counts their stock together', async () => {
    const plain = (await shop.add(cart, 'TABLE-LAMP', 3)).result;
    const engraved = (await shop.add(cart, 'TABLE-LAMP', 3, engraving('Kari'))).result;
    expect(engraved.item_id).not.toBe(plain.item_id);
    expect((await shop.add(cart, 'TABLE-LAMP', 1, engraving('Kari'))).result).toMatchObject({ qty: 4 });
    expect(await refusalOf('TABLE-LAMP', 2)).toMatchObject({ status: 400, code: 'OUT_OF_STOCK', available: 8 });
    expect(await refusalOf('TABLE-LAMP', 1, engraving('x'.repeat(5000)))).toMatchObject({ code: 'OPTION_INVALID' });
  });

  test('holds no more than there is in stock', async () => {
    expect((await shop.add(cart, 'TABLE-LAMP', 8)).status).toBe(200);
    const more = { status: 400, code: 'OUT_OF_STOCK', sku: 'TABLE-LAMP', available: 8 };
    expect(await refusalOf('TABLE-LAMP', 1)).toMatchObject(more);
    const [line] = await shop.lines(cart);
    expect(await refusalOf('TABLE-LAMP', 9, { item_id: line!.item_id })).toMatchObject(more);
    expect(await refusalOf('VASE', 1)).toMatchObject({ code: 'OUT_OF_STOCK', available: 0 });
    expect(await shop.lines(cart)).toEqual([expect.objectContaining({ sku: 'TABLE-LAMP', qty: 8 })]);
  });

  test('takes quantities from 1 to 999', async () => {
    for (const qty of [0, -1, 1.5, 1000, Number.MAX_SAFE_INTEGER]) {
      expect((await shop.add(cart, 'LAMP', qty)).status, String(qty)).toBe(400);
    }
    for (const qty of ['1', null, true, [1], {}]) {
      expect((await shop.add(cart, 'LAMP', qty as unknown as number)).status, JSON.stringify(qty)).toBe(400);
    }
    await shop.server.shop('set-stock', 'LAMP', 5000);
    expect((await shop.add(cart, 'LAMP', 999)).status).toBe(200);
    expect(await refusalOf('LAMP', 1)).toMatchObject({ status: 400, code: 'QTY_INVALID', sku: 'LAMP' });
  });

  test('holds a bounded number of lines; in a full cart a line may change, or be replaced by another', async () => {
    await shop.server.shop('set-stock', 'LAMP', 5000);
    const { result: first } = await shop.add(cart, 'LAMP', 1, engraving('no. 0'));
    // Fills the cart up to its bound with one insert, because single calls take seconds.
    const more = Array.from({ length: CART_LINES_MAX - 1 }, (_, index) => ({
      cartId: cart,
      lineKey: `filled ${index}`,
      sku: 'LAMP',
      qty: 1,
    }));
    await shop.server.database.insert(cartItems).values(more);
    expect(await refusalOf('LAMP', 1, engraving('one more'))).toMatchObject({ status: 400, code: 'CART_FULL' });
    expect((await shop.add(cart, 'LAMP', 1, engraving('no. 0'))).result).toMatchObject({ qty: 2 });
    expect(await shop.lines(cart)).toHaveLength(CART_LINES_MAX);
    const cartItem = { sku: 'LAMP', item_id: first.item_id, quoteId: cart };
    await shop.done('deleteCartItem', { query: { cartId: cart }, body: { cartItem } });
    expect((await shop.add(cart, 'LAMP', 1, engraving('one more'))).status).toBe(200);
    const inPlaceOf = async (replaces_item_id: unknown, text: string) =>
      (await shop.add(cart, 'LAMP', 1, { ...engraving(text), replaces_item_id })).status;
    expect(await inPlaceOf('no such line', 'in its place')).toBe(400);
    // What goes next is as good as gone, once.
    const last = (await shop.lines(cart)).at(-1)!;
    expect(await inPlaceOf(last.item_id, 'in its place')).toBe(200);
    expect(await inPlaceOf(last.item_id, 'and more')).toBe(400);
    expect(await shop.lines(cart)).toHaveLength(CART_LINES_MAX + 1);
  });

  test('refuses what is not sold', async () => {
    expect(await refusalOf('NO-SUCH-SKU', 1)).toMatchObject({ status: 400, code: 'PRODUCT_NOT_FOUND' });
    await shop.server.shop('disable', 'SOFA-BEIGE');
    expect(await refusalOf('SOFA-BEIGE', 1)).toMatchObject({ status: 400, code: 'OPTION_INVALID' });
    expect((await shop.add(cart, 'SOFA-GREY', 1)).status).toBe(200);
  });

  test('refuses what has no price (spec 5)', async () => {
    expect(await refusalOf('UNPRICED', 1)).toMatchObject({ status: 400, code: 'PRODUCT_NOT_FOUND', sku: 'UNPRICED' });
    expect(await shop.lines(cart)).toEqual([]);
  });

  test('removes a line once; the second time it is not there', async () => {
    const line = (await shop.add(cart, 'LAMP', 1)).result;
    const remove = () =>
      shop.call<Refusal>('deleteCartItem', {
        query: { cartId: cart },
        body: { cartItem: { sku: 'LAMP', item_id: line.item_id, quoteId: cart } },
      });
    expect(await remove()).toMatchObject({ status: 200, result: true });
    expect(await remove()).toMatchObject({ status: 404, result: { code: 'LINE_NOT_FOUND' } });
    expect(await refusalOf('LAMP', 2, { item_id: line.item_id })).toMatchObject({
      status: 404,
      code: 'LINE_NOT_FOUND',
    });
    expect(await shop.lines(cart)).toEqual([]);
  });

  test('changes only the cart that both the address and the body name', async () => {
    const other = await shop.newCart();
    const line = (await shop.add(other, 'LAMP', 1)).result;
    expect(await refusalOf('LAMP', 1, { quoteId: other })).toMatchObject({ status: 400, code: 'VALIDATION' });
    const removal = { sku: 'LAMP', item_id: line.item_id, quoteId: other };
    const refused = await shop.call('deleteCartItem', { query: { cartId: cart }, body: { cartItem: removal } });
    expect(refused.status).toBe(400);
    // A line of another cart cannot be removed through this cart, whatever its id.
    const stolen = await shop.call('deleteCartItem', {
      query: { cartId: cart },
      body: { cartItem: { ...removal, quoteId: cart } },
    });
    expect(stolen).toMatchObject({ status: 404, result: { code: 'LINE_NOT_FOUND' } });
    expect(await refusalOf('LAMP', 5, { item_id: line.item_id })).toMatchObject({ code: 'LINE_NOT_FOUND' });
    expect(await shop.lines(other)).toHaveLength(1);
  });

  test('is found in its own store view only', async () => {
    const swedish = await shop.newCart('default');
    const pull = (storeCode: string) => shop.call('pullCart', { query: { cartId: swedish, storeCode } });
    expect((await pull('default')).status).toBe(200);
    expect(await pull('bmno')).toMatchObject({ status: 404, result: { code: 'CART_NOT_FOUND' } });
  });

  test('ends with the order', async () => {
    await shop.add(cart, 'LAMP', 1);
    expect((await shop.place(orderOf({ cart_id: cart }))).status).toBe(200);
    const gone = { status: 404, result: { code: 'CART_NOT_FOUND' } };
    const query = { cartId: cart };
    expect(await shop.call('pullCart', { query })).toMatchObject(gone);
    expect(await shop.call('getTotals', { query })).toMatchObject(gone);
    expect(await shop.call('getPaymentMethods', { query })).toMatchObject(gone);
    expect(await shop.call('deleteCoupon', { query })).toMatchObject(gone);
    expect(await shop.call('applyCoupon', { query: { ...query, coupon: 'X' } })).toMatchObject(gone);
    expect(await shop.add(cart, 'LAMP', 1)).toMatchObject(gone);
    const address = { country_id: 'NO' };
    expect(await shop.call('listShippingMethods', { query, body: { address } })).toMatchObject(gone);
    const methods = { shippingCarrierCode: 'logtrade', shippingMethodCode: 'home' };
    expect(await shop.call('collectTotals', { query, body: { methods } })).toMatchObject(gone);
  });

  test('refuses an unknown token', async () => {
    const headers = { authorization: 'Bearer somebody' };
    expect((await shop.call('createCart', { headers })).status).toBe(401);
    expect((await shop.call('pullCart', { query: { cartId: cart }, headers })).status).toBe(401);
    expect((await shop.call('pullCart', { query: { cartId: cart, token: 'somebody' } })).status).toBe(400);
    for (const guest of ['Bearer null', 'Bearer undefined', 'Bearer ']) {
      const answer = await shop.call('pullCart', { query: { cartId: cart }, headers: { authorization: guest } });
      expect(answer.status, guest).toBe(200);
    }
  });

  test('adds up what two devices send at the same time', async () => {
    await shop.server.shop('set-stock', 'LAMP', 500);
    await Promise.all(Array.from({ length: 20 }, () => shop.add(cart, 'LAMP', 1)));
    expect(await shop.lines(cart)).toEqual([expect.objectContaining({ sku: 'LAMP', qty: 20 })]);
  });
});
