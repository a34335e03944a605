import { filter, firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import { details } from '#tests/support/checkout-details.ts';
import { ProviderShop } from '#tests/support/provider-shop.ts';
import { commands } from '#worker/commands/commands.ts';
import type { WorkerContext } from '#worker/context.ts';
import { countPurchases } from '#worker/search-provider/count-purchases.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';

let shop: ProviderShop;

beforeAll(async () => {
  shop = await ProviderShop.start();
});

afterEach(() => shop.forget());

afterAll(() => shop.close());

const klevu_apiKey = searchProvider.apiKeys['bmno']!;
const sofa = {
  klevu_productId: '10',
  klevu_productGroupId: '10',
  klevu_productName: 'Nordvik 3-seters sofa',
  klevu_productUrl: 'http://shop.test/p/SOFA/sofa',
};
const category = { klevu_categoryName: 'Sofaer', klevu_categoryPath: 'Stue;Sofaer' };
const filters = { color: ['52'] };

const events: readonly [path: string, event: ProviderEvent, query: object][] = [
  [
    'n-search/search',
    { kind: 'search', text: 'sofa', total: 4, filters },
    { klevu_term: 'sofa', klevu_totalResults: '4', klevu_activeFilters: 'color:color 52' },
  ],
  [
    'productTracking',
    { kind: 'searchClick', text: 'sofa', sku: 'SOFA', filters: {} },
    { klevu_type: 'clicked', klevu_keywords: 'sofa', klevu_activeFilters: '', ...sofa },
  ],
  [
    'categoryProductViewTracking',
    { kind: 'categoryView', categoryId: '5', skus: ['SOFA', 'P-101', 'NONE'], offset: 50, filters: {} },
    { ...category, klevu_productIds: '10,101', klevu_pageStartsFrom: '50', klevu_activeFilters: '' },
  ],
  [
    'categoryProductClickTracking',
    { kind: 'categoryClick', categoryId: '5', sku: 'SOFA', position: 2 },
    { ...category, ...sofa, klevu_productPosition: '2' },
  ],
];

const analytics = () => shop.calls.filter(({ path }) => path.startsWith('/search-analytics/'));
const note = (context: WorkerContext, event: ProviderEvent) => commands.search.count(context, { event });
const agree = (context: WorkerContext, isGiven = true) => commands.consent.set(context, { isGiven });

test('what shoppers do is told to the provider as its contract says, once they agreed', async () => {
  const context = await shop.open(shop.device());
  await agree(context);
  for (const [path, event, query] of events) {
    await note(context, event);
    await expect.poll(() => shop.to(path)).toHaveLength(1);
    expect(shop.to(path)[0]).toMatchObject({ method: 'GET', query: { klevu_apiKey, ...query } });
  }
  await expect.poll(() => shop.server.shop('searches')).toEqual([{ text: 'sofa', count: 1, results: 4 }]);
});

test('nothing is told before they agreed, nor after they changed their mind', async () => {
  const context = await shop.open(shop.device());
  for (const [, event] of events) await note(context, event);
  await agree(context);
  await agree(context, false);
  for (const [, event] of events) await note(context, event);
  await agree(context);
  // The one that is told shows that the others would have been by now.
  await note(context, { kind: 'search', text: 'lampe', total: 1, filters: {} });
  await expect.poll(() => analytics().map(({ query }) => query['klevu_term'])).toEqual(['lampe']);
});

test('a provider that does not count is not noticed', async () => {
  const context = await shop.open(shop.device());
  await agree(context);
  shop.fault = () => Promise.reject(new TypeError('fetch failed'));
  for (const [, event] of events) expect(await note(context, event)).toEqual({ ok: true, value: null });
  await expect.poll(() => analytics()).toHaveLength(events.length);
  expect(context.connection.isOnline).toBe(true);
  // Nobody waits for one that is silent.
  shop.fault = 'silent';
  expect(await note(context, events[0]![1])).toEqual({ ok: true, value: null });
});

test('a purchase is told once, whichever tabs are open, and after a new start', async () => {
  const device = shop.device();
  const context = await shop.open(device);
  // As another tab would.
  countPurchases(context, new AbortController().signal);
  await agree(context);
  const orderId = crypto.randomUUID();
  await commands.cart.add(context, { operationId: crypto.randomUUID(), parentSku: 'P-104', sku: 'P-104', qty: 2 });
  await firstValueFrom(context.shopper.cart$(context.cart).pipe(filter(({ lines }) => lines.length > 0)));
  await commands.checkout.open(context, { orderId });
  const placed = { orderId, details, expectedTotalMinor: 240_000 + 59_000 };
  expect(await commands.checkout.placeOrder(context, placed)).toMatchObject({ ok: true });
  await expect.poll(async () => (await context.shopper.order(orderId))?.state).toBe('accepted');
  await expect.poll(() => shop.to('/collect')).toHaveLength(1);
  const { orderNumber } = (await context.shopper.order(orderId))!;
  expect(shop.to('/collect')[0]!.body).toEqual([
    {
      event: 'order_purchase',
      event_version: '1.0.0',
      event_apikey: klevu_apiKey,
      user_profile: { email: details.email },
      event_data: {
        items: [
          {
            order_id: orderNumber,
            order_line_id: 'P-104',
            item_id: '104',
            item_group_id: '104',
            item_variant_id: 'P-104',
            item_name: 'Fjell spisestol',
            unit_price: 1200,
            currency: 'NOK',
            units: 2,
          },
        ],
      },
    },
  ]);
  // What is told after it shows that no other tab told it as well.
  await note(context, { kind: 'search', text: 'seng', total: 1, filters: {} });
  await expect.poll(() => shop.to('n-search/search')).toHaveLength(1);
  expect(shop.to('/collect')).toHaveLength(1);
  await shop.forget();
  const later = await shop.open(device, false);
  await note(later, { kind: 'search', text: 'lampe', total: 1, filters: {} });
  await expect.poll(() => shop.to('n-search/search')).toHaveLength(1);
  expect(shop.to('/collect')).toEqual([]);
});
