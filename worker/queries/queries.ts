import { laterQuery } from '../come-later.ts';
import * as cart from './cart.ts';
import * as category from './category.ts';
import * as listing from './listing.ts';
import * as content from './content.ts';
import * as navigation from './navigation.ts';
import * as notice from './notice.ts';
import * as page from './page.ts';
import * as product from './product.ts';
import * as sync from './sync.ts';

/** Everything that a screen can watch. Works offline, always. */
export const queries = {
  banner: { home: laterQuery(async () => (await import('../later.ts')).homeBanners) },
  cart: { current: cart.current },
  category: { tree: category.tree },
  checkout: {
    settings: laterQuery(async () => (await import('../later.ts')).checkoutQueries.settings),
    draft: laterQuery(async () => (await import('../later.ts')).checkoutQueries.draft),
  },
  comparison: {
    articles: laterQuery(async () => (await import('../later.ts')).comparedArticles),
    table: laterQuery(async () => (await import('../later.ts')).comparisonTable),
  },
  listing: {
    category: listing.category,
    newest: listing.newest,
    matching: laterQuery(async () => (await import('../later.ts')).matching),
    collections: laterQuery(async () => (await import('../later.ts')).collections),
    viewed: laterQuery(async () => (await import('../later.ts')).viewed),
  },
  content: {
    byIdentifier: content.byIdentifier,
    block: laterQuery(async () => (await import('../later.ts')).block),
  },
  navigation: { footer: navigation.footer },
  notice: { all: notice.all },
  order: {
    all: laterQuery(async () => (await import('../later.ts')).orderQueries.all),
    byId: laterQuery(async () => (await import('../later.ts')).orderQueries.byId),
  },
  page: { byPath: page.byPath },
  product: {
    bySku: product.bySku,
    showrooms: laterQuery(async () => (await import('../later.ts')).showrooms),
  },
  sync: { progress: sync.progress, connection: sync.connectionState, storage: sync.storage },
  task: { all: laterQuery(async () => (await import('../later.ts')).taskQueries.all) },
};
