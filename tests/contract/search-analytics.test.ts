import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import { limits } from '#server/http/rate-limit.ts';
import { searchEventCounter } from '#server/search-provider/search-events.ts';
import { searchEvents } from '#server/store/schema.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

const klevu_apiKey = searchProvider.apiKeys['bmno']!;
const click = { klevu_apiKey, klevu_productId: '10', klevu_productName: 'Sofa', klevu_productUrl: '/p/SOFA' };
const inCategory = { klevu_categoryName: 'Sofaer', klevu_categoryPath: 'Stue;Sofaer' };

describe('what storefronts tell the search provider', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ isLimiting: true });
  });

  afterAll(() => shop.close());

  const searched = (klevu_term: string, klevu_totalResults: number, more: object = {}) =>
    shop.call('trackSearch', { query: { klevu_apiKey, klevu_term, klevu_totalResults, ...more } });
  const rows = async () => {
    const all = await shop.server.database.select().from(searchEvents);
    return all.map(({ kind, subject, count, results }) => [kind, subject, count, results]).sort(byText);
  };

  test('is counted: searches, clicks, categories and purchases', async () => {
    await searched('Sofa', 4);
    await searched(' sofa ', 3);
    await searched('lampe', 0);
    await shop.done('trackSearchClick', { query: { ...click, klevu_type: 'clicked', klevu_keywords: 'sofa' } });
    await shop.done('trackCategoryView', { query: { klevu_apiKey, ...inCategory, klevu_productIds: '10' } });
    await shop.done('trackCategoryClick', { query: { ...click, ...inCategory } });
    const item = { order_id: '1', item_id: '10-11', item_group_id: '10', unit_price: 9990, currency: 'NOK', units: 2 };
    const user_profile = { email: 'kari@example.no' };
    const event = { event: 'order_purchase', event_apikey: klevu_apiKey, user_profile, event_data: { items: [item] } };
    await shop.done('trackPurchase', { body: [event] });
    expect(await rows()).toEqual([
      ['categoryClick', '10', 1, null],
      ['categoryView', 'stue;sofaer', 1, null],
      ['purchase', '10', 2, null],
      ['search', 'lampe', 1, 0],
      ['search', 'sofa', 2, 3],
      ['searchClick', '10', 1, null],
    ]);
    expect(await shop.server.shop('searches')).toEqual([
      { text: 'sofa', count: 2, results: 3 },
      { text: 'lampe', count: 1, results: 0 },
    ]);
    expect(await shop.server.shop('searches', '--store', 'default')).toEqual([]);
  });

  test('is not kept when it names a person, or something that the shop does not have', async () => {
    const before = await rows();
    await searched('kari@example.no', 0);
    await searched('ring 99887766', 0);
    await searched('   ', 0);
    await shop.done('trackSearchClick', {
      query: { ...click, klevu_productId: 'none', klevu_type: 'clicked', klevu_keywords: 'sofa' },
    });
    await shop.done('trackCategoryView', {
      query: { klevu_apiKey, klevu_categoryName: 'x', klevu_categoryPath: 'x', klevu_productIds: '' },
    });
    expect(await rows()).toEqual(before);
  });

  test('is refused in the envelope for an unknown account, for what is no event, and when it is too much', async () => {
    expect((await searched('sofa', 1, { klevu_apiKey: 'x' })).status).toBe(401);
    expect((await searched('sofa', 'many' as never)).status).toBe(400);
    expect((await shop.call('trackSearchClick', {})).status).toBe(400);
    expect((await shop.call('trackPurchase', { body: [] })).status).toBe(400);
    expect(
      (await shop.call('trackPurchase', { body: [{ event: 'order_purchase', event_data: { items: [] } }] })).status,
    ).toBe(401);
    const address = '203.0.113.9';
    const statuses: number[] = [];
    for (let call = 0; call <= limits.searchEvent.count; call++) {
      statuses.push(
        (
          await shop.call('trackSearch', {
            query: { klevu_apiKey, klevu_term: 'seng', klevu_totalResults: 1 },
            address,
          })
        ).status,
      );
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  });

  test('is bounded: of many different events the newest are kept', async () => {
    const { database } = shop.server;
    await database.delete(searchEvents);
    const count = searchEventCounter(database, 5, 10);
    for (let number = 0; number < 20; number++) {
      await count({ storeCode: 'bmno', kind: 'search', subject: `text ${number}`, count: 1, results: 0 });
    }
    const kept = (await rows()).map(([, subject]) => subject);
    expect(kept).toHaveLength(5);
    // Events of the same millisecond are deleted in any order.
    expect(kept.filter((subject) => /^text \d$/.test(String(subject)))).toEqual([]);
  });
});

function byText(one: readonly unknown[], other: readonly unknown[]): number {
  return one.join() < other.join() ? -1 : 1;
}
