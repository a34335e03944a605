import { defaultStoreView } from '#config/stores.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';

/** What views of the catalogue are made with, in the default store view, where nothing is known yet. */
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
