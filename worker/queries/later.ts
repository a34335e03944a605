/** Queries that no first screen watches, by noun. */
export * as banner from './banner.ts';
export * as booking from './booking.ts';
export * as checkout from './checkout.ts';
export * as collections from './collections.ts';
export * as comparison from './comparison.ts';
export * as content from './content.ts';
export * as matching from './matching.ts';
export * as navigation from './navigation.ts';
export * as newsletter from './newsletter.ts';
export * as notice from './notice.ts';
export * as order from './order.ts';
export * as recentSearches from './recent-searches.ts';
export * as search from './search.ts';
export * as showroom from './showroom.ts';
export * as storage from './storage.ts';
export * as sync from './sync.ts';
export * as task from './task.ts';
