import type { Filters } from './listing.ts';

/** What the search provider counts (spec 7: analytics, collect). */
export type ProviderEvent =
  | { readonly kind: 'search'; readonly text: string; readonly total: number; readonly filters: Filters }
  /** A found product was opened. */
  | { readonly kind: 'searchClick'; readonly text: string; readonly sku: string; readonly filters: Filters }
  /** Products of a category were shown, after `offset` others. */
  | {
      readonly kind: 'categoryView';
      readonly categoryId: string;
      readonly skus: readonly string[];
      readonly offset: number;
      readonly filters: Filters;
    }
  /** A product of a category was opened; `position` is its place in the list, from 0. */
  | { readonly kind: 'categoryClick'; readonly categoryId: string; readonly sku: string; readonly position: number }
  | { readonly kind: 'purchase'; readonly orderId: string };
