import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#server/http/rate-limit.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { type CallOptions, newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };

describe('limits by device', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ isLimiting: true });
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
    await shop.server.shop('set-stock', 'LAMP', 5000);
  });

  afterAll(() => shop.close());

  const times = async (count: number, id: OperationId, options: () => CallOptions): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await shop.call(id, options())).status);
    return statuses;
  };
  const repeated = (status: number, count: number) => Array.from({ length: count }, () => status);
  const refused = async (id: OperationId, options: CallOptions) => {
    const { status, headers, result } = await shop.call(id, options);
    expect([status, result]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  };

  test('orders: ten a minute for a device; replays and placed orders do not count', async () => {
    const cart_id = await shop.newCart();
    const first = orderOf({ cart_id });
    const key = newKey();
    const fill = (): CallOptions => ({ body: orderOf({ cart_id }) });
    await shop.place(first, { key });
    expect(await times(limits.order.count - 1, 'placeOrder', fill)).toEqual(repeated(200, limits.order.count - 1));
    await refused('placeOrder', fill());
    for (let index = 0; index < 3; index++) {
      expect((await shop.place(first, { key })).headers.get('idempotency-replayed')).toBe('true');
    }
    expect((await shop.place(first, { key: newKey() })).status).toBe(200);
    const other = await shop.newCart();
    expect((await shop.place(orderOf({ cart_id: other }))).status).toBe(200);
  });

  test('orders without a cart are counted by address', async () => {
    const from = (address: string): CallOptions => ({ body: orderOf(), address });
    expect(await times(limits.order.count, 'placeOrder', () => from('192.0.2.1'))).toEqual(
      repeated(200, limits.order.count),
    );
    await refused('placeOrder', from('192.0.2.1'));
    // An invented cart id counts as no cart.
    await refused('placeOrder', { ...from('192.0.2.1'), body: orderOf({ cart_id: newKey() }) });
    expect((await shop.call('placeOrder', from('192.0.2.2'))).status).toBe(200);
  });

  test('a refused order may be sent again under its key: nothing was stored', async () => {
    const address = '192.0.2.3';
    const options = { body: orderOf(), address, key: newKey() };
    await times(limits.order.count, 'placeOrder', () => ({ body: orderOf(), address }));
    await refused('placeOrder', options);
    const later = await shop.call('placeOrder', { ...options, address: '192.0.2.4' });
    expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  test('coupons: ten a minute for a cart; replays do not count', async () => {
    const cartId = await shop.newCart();
    const key = newKey();
    const good = { query: { cartId, coupon: 'VELKOMMEN10' } };
    await shop.call('applyCoupon', { ...good, key });
    const guess = () => ({ query: { cartId, coupon: `GJETT-${newKey()}` } });
    expect(await times(limits.coupon.count - 1, 'applyCoupon', guess)).toEqual(repeated(404, limits.coupon.count - 1));
    await refused('applyCoupon', guess());
    const replay = await shop.call('applyCoupon', { ...good, key });
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const other = await shop.newCart();
    expect((await shop.call('applyCoupon', { query: { cartId: other, coupon: 'NOPE' } })).status).toBe(404);
  });

  test('unknown carts: twenty a minute from one place, whatever is asked of them', async () => {
    const address = '198.51.100.1';
    const guess = (): CallOptions => ({
      query: { cartId: newKey().replaceAll(/\D/g, '').replace(/^0+/, '') },
      address,
    });
    const half = limits.unknownCart.count / 2;
    expect(await times(half, 'pullCart', guess)).toEqual(repeated(404, half));
    expect(await times(half, 'deleteCoupon', guess)).toEqual(repeated(404, half));
    await refused('getTotals', guess());
    await refused('deleteCoupon', { ...guess(), key: newKey() });
    const cartId = await shop.newCart();
    expect((await shop.call('pullCart', { query: { cartId }, address })).status).toBe(200);
  });

  test('searches: 120 a minute from one place', async () => {
    const search = (): CallOptions => ({ path, query: { size: 1 }, address: '203.0.113.1' });
    const { count } = limits.search;
    const statuses = [
      ...(await times(count / 2, 'searchCatalogGet', search)),
      ...(await times(count / 2, 'searchCatalogPost', search)),
    ];
    expect(statuses).toEqual(repeated(200, count));
    await refused('searchCatalogGet', search());
    expect((await shop.call('searchCatalogGet', { ...search(), address: '203.0.113.2' })).status).toBe(200);
  });

  test('searches: a costly one counts as several, a far too costly one is refused unexecuted', async () => {
    const address = '203.0.113.3';
    const field = (index: number) => ({ field: `f${index}` });
    const aggs = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, { terms: field(index) }]));
    const costly = (): CallOptions => ({ path, address, body: { aggs: aggs(64) } });
    const statuses = await times(limits.search.count, 'searchCatalogPost', costly);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(limits.search.count / 2);
    await refused('searchCatalogPost', costly());

    const filters = Array.from({ length: 150 }, (_, index) => ({
      attribute: `f${index}`,
      value: { nin: [1, 2, 3] },
      scope: 'default',
    }));
    const attack = {
      _availableFilters: Array.from({ length: 40 }, (_, index) => field(index)),
      _appliedFilters: filters,
      _appliedSort: [],
      _searchText: '',
    };
    const from = { path, address: '203.0.113.4' };
    const started = performance.now();
    const attacks: CallOptions[] = [
      { ...from, query: { request_format: 'search-query' }, body: attack },
      { ...from, body: { aggs: aggs(200) } },
      { ...from, query: { _source_include: 'a*b,'.repeat(1000) }, body: {} },
    ];
    for (const options of attacks) {
      const answer = await shop.call('searchCatalogPost', options);
      expect(answer).toMatchObject({ status: 400, result: { code: 'QUERY_INVALID' } });
    }
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  test('carts and coupons: one address is limited however many carts it uses', async () => {
    const address = '203.0.113.5';
    const { count } = limits.newCart;
    expect(await times(count, 'createCart', () => ({ address }))).toEqual(repeated(200, count));
    await refused('createCart', { address });
    const key = newKey();
    await shop.call('createCart', { address: '203.0.113.6', key });
    expect((await shop.call('createCart', { address, key })).headers.get('idempotency-replayed')).toBe('true');

    const carts = await Promise.all(Array.from({ length: 8 }, () => shop.newCart()));
    const guesses = async (cartId: string) =>
      times(limits.coupon.count, 'applyCoupon', () => ({ query: { cartId, coupon: `GJETT-${newKey()}` }, address }));
    const statuses: number[] = [];
    for (const cartId of carts) statuses.push(...(await guesses(cartId)));
    expect(statuses.filter((status) => status === 404)).toHaveLength(limits.couponByAddress.count);
  });

  test('orders: refused and already placed ones count by address', async () => {
    const address = '203.0.113.7';
    const placed = orderOf();
    await shop.place(placed, { address: '203.0.113.8' });
    const carts = await Promise.all(Array.from({ length: 6 }, () => shop.newCart()));
    const statuses: number[] = [];
    const none = [{ sku: 'NOTHING', qty: 1, name: 'NOTHING', price: 1 }];
    for (const cart_id of carts) {
      const order = () => ({ body: orderOf({ cart_id, products: none }), address });
      statuses.push(...(await times(5, 'placeOrder', order)));
    }
    expect(statuses).toEqual(repeated(400, 30));
    statuses.push(...(await times(40, 'placeOrder', () => ({ body: placed, key: newKey(), address }))));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limits.orderByAddress.count);
  });
});
