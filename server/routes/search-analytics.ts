import type { Hono } from 'hono';
import { CART_LINES_MAX } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { categoryTrail } from '#domain/category.ts';
import type { SearchProviderPurchaseEvent } from '#schemas/api/generated/types.gen.ts';
import {
  zTrackCategoryClickQuery,
  zTrackCategoryViewQuery,
  zTrackPurchaseBody,
  zTrackSearchClickQuery,
  zTrackSearchQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { bare, type Reply } from '../http/reply.ts';
import type { ServerCatalogue } from '../render/server-catalogue.ts';
import { type SearchEvent, searchEventCounter } from '../search-provider/search-events.ts';
import { storeOfKey, unknownKey } from './search-provider.ts';

type Happened = Omit<SearchEvent, 'storeCode'>;

/** Bound of the numbers that an event may tell: no shop has more, and the sum must not overflow. */
const NUMBER_MAX = 1_000_000;
const UNITS_MAX = 999;

/**
 * Counts what storefronts tell the search provider, without noting who did it (contract: search-provider, analytics).
 */
export function searchAnalyticsRoutes(app: Hono, { database, limiter, catalogues }: RouteTools): void {
  const count = searchEventCounter(database);
  const counted = async (
    key: string | undefined,
    address: string,
    happened: (catalogue: ServerCatalogue) => readonly Happened[],
  ): Promise<Reply> => {
    const store: StoreView | undefined = storeOfKey(key);
    if (!store) return unknownKey();
    const limited = limiter.check('searchEvent', address);
    if (limited) return limited;
    const catalogue = catalogues.get(store.code)!;
    await catalogue.refreshInTime();
    for (const event of happened(catalogue)) await count({ ...event, storeCode: store.code });
    return bare({});
  };

  serve(app, 'trackSearch', { query: zTrackSearchQuery }, ({ query, address }) =>
    counted(query.klevu_apiKey, address, () => {
      const results = Math.min(NUMBER_MAX, Math.max(0, query.klevu_totalResults));
      return [{ kind: 'search', subject: query.klevu_term, count: 1, results }];
    }),
  );
  serve(app, 'trackSearchClick', { query: zTrackSearchClickQuery }, ({ query, address }) =>
    counted(query.klevu_apiKey, address, ofProduct('searchClick', query.klevu_productId)),
  );
  serve(app, 'trackCategoryView', { query: zTrackCategoryViewQuery }, ({ query, address }) =>
    counted(query.klevu_apiKey, address, ({ categories }) => {
      const isIt = (id: string): boolean => namesOf(categoryTrail(categories, id)) === query.klevu_categoryPath;
      const isKnown = categories.some(({ id }) => isIt(id));
      return isKnown ? [{ kind: 'categoryView', subject: query.klevu_categoryPath, count: 1 }] : [];
    }),
  );
  serve(app, 'trackCategoryClick', { query: zTrackCategoryClickQuery }, ({ query, address }) =>
    counted(query.klevu_apiKey, address, ofProduct('categoryClick', query.klevu_productId)),
  );
  serve(app, 'trackPurchase', { body: zTrackPurchaseBody }, ({ body, address }) => {
    const events = body as readonly SearchProviderPurchaseEvent[];
    const items = events.flatMap(({ event_data }) => event_data.items).slice(0, CART_LINES_MAX);
    return counted(events[0]?.event_apikey, address, (catalogue) =>
      items.flatMap(({ item_group_id, item_id, units }) =>
        ofProduct('purchase', item_group_id ?? item_id ?? '', Math.min(UNITS_MAX, Math.max(0, units)))(catalogue),
      ),
    );
  });
}

/** An event about a product; nothing when the shop does not have the product. */
function ofProduct(kind: Happened['kind'], id: string, count = 1): (catalogue: ServerCatalogue) => Happened[] {
  return ({ index }) => (index.columns.ordinalOf(id) === undefined ? [] : [{ kind, subject: id, count }]);
}

function namesOf(categories: readonly { readonly name: string }[]): string {
  return categories.map(({ name }) => name).join(';');
}
