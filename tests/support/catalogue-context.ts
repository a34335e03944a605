import { defaultStoreView } from '#config/stores.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';

/** The context of catalogue views in the default store view, with no data in it. */
export const emptyCatalogueContext: CatalogueContext = {
  store: defaultStoreView,
  locale: 'nb-NO',
  nowMs: 0,
  freshMs: 0,
  isOnline: true,
  hasFailed: false,
  offers: new Map(),
  confirmedAt: 0,
  categories: [],
  attributes: new Map(),
  showrooms: [],
  fromStock: null,
  banners: [],
  countIn: ({ productCount }) => productCount,
};
