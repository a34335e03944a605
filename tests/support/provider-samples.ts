import { searchProvider } from '#config/search-provider.ts';
import { index, type Make, type Sample } from './contract-sample.ts';

/** Calls to the search provider that use most of what a query can say. */
export function providerCalls(read: Make, write: Make): Sample[] {
  const klevu_apiKey = searchProvider.apiKeys['bmno']!;
  const pinned = [{ key: 'id', value: '10' }];
  const settings = {
    query: { term: '*', categoryPath: 'Stue' },
    typeOfRecords: ['KLEVU_PRODUCT'],
    fields: ['sku'],
    limit: 2,
    offset: 0,
    sort: 'PRICE_ASC',
    searchPrefs: ['searchCompoundsAsAndQuery'],
    fallbackQueryId: 'other',
    topIds: pinned,
    includeIds: pinned,
    excludeIds: pinned,
    customANDQuery: 'id:(10 OR 20)',
    groupBy: 'id',
  };
  const filters = {
    filtersToReturn: { enabled: true, include: ['color'], exclude: ['stock'], options: { order: 'FREQ' } },
    applyFilters: { filters: [{ key: 'color', values: ['Grå'], settings: { singleSelect: true } }] },
  };
  const body = {
    context: { apiKeys: [klevu_apiKey] },
    recordQueries: [{ id: 'a', typeOfRequest: 'SEARCH', isFallbackQuery: false, settings, filters }],
    suggestions: [{ id: 'b', typeOfRequest: 'AUTO_SUGGESTIONS', query: 'sofa', limit: 2 }],
  };
  const cached = { query: { storeCode: 'bmno' }, body: { index, ...body } };
  const clicked = {
    klevu_productId: '10',
    klevu_productGroupId: '10',
    klevu_productName: 'S',
    klevu_productUrl: '/p/SOFA',
  };
  const category = { klevu_categoryName: 'Sofaer', klevu_categoryPath: 'Stue;Sofaer' };
  const item = {
    order_id: '1',
    order_line_id: 'a',
    item_id: '10',
    item_group_id: '10',
    item_name: 'Sofa',
    item_variant_id: '11',
    unit_price: 9990,
    currency: 'NOK',
    units: 1,
  };
  const purchase = {
    event: 'order_purchase',
    event_version: '1.0.0',
    event_apikey: klevu_apiKey,
    user_profile: { email: 'kari@example.no' },
    event_data: { items: [item] },
  };
  const seen = { klevu_apiKey, klevu_activeFilters: '' };
  return [
    read('autocomplete', { query: { query: JSON.stringify(body) } }),
    read('providerSearch', { body }),
    read('cachedProviderProducts', cached),
    read('cachedProviderCollections', cached),
    read('getKeywordRedirects', { path: { apiKey: klevu_apiKey } }),
    write('trackSearch', {
      query: { ...seen, klevu_term: 'sofa', klevu_totalResults: 1, klevu_typeOfQuery: 'WILDCARD_AND' },
    }),
    write('trackSearchClick', {
      query: { ...seen, ...clicked, klevu_type: 'clicked', klevu_keywords: 'sofa', klevu_productVariantId: '11' },
    }),
    write('trackCategoryView', { query: { ...seen, ...category, klevu_productIds: '10', klevu_pageStartsFrom: 0 } }),
    write('trackCategoryClick', { query: { klevu_apiKey, ...category, ...clicked, klevu_productPosition: 1 } }),
    write('trackPurchase', { body: [purchase] }),
  ];
}
