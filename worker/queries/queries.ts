import { laterQuery } from '../come-later.ts';
import * as cart from './cart.ts';
import * as category from './category.ts';
import { connectionState } from './connection.ts';
import * as listing from './listing.ts';
import * as page from './page.ts';
import * as product from './product.ts';

/** Everything that a screen can watch. Works offline, always. */
export const queries = {
  banner: { home: laterQuery((later) => later.queries.banner.home) },
  booking: { byNumber: laterQuery((later) => later.queries.booking.byNumber) },
  cart: { current: cart.current, shared: laterQuery((later) => later.queries.sharedCart.shared) },
  category: { tree: category.tree },
  checkout: {
    settings: laterQuery((later) => later.queries.checkout.settings),
    draft: laterQuery((later) => later.queries.checkout.draft),
    pickupPlaces: laterQuery((later) => later.queries.checkout.pickupPlaces),
  },
  claim: { all: laterQuery((later) => later.queries.claim.all) },
  comparison: {
    articles: laterQuery((later) => later.queries.comparison.articles),
    table: laterQuery((later) => later.queries.comparison.table),
  },
  delivery: { terms: laterQuery((later) => later.queries.delivery.terms) },
  device: { myData: laterQuery((later) => later.queries.device.myData) },
  home: { current: laterQuery((later) => later.queries.home.current) },
  listing: {
    category: listing.category,
    newest: listing.newest,
    matching: laterQuery((later) => later.queries.matching.matching),
    collections: laterQuery((later) => later.queries.collections.collections),
    viewed: laterQuery((later) => later.queries.matching.viewed),
    bestSellers: laterQuery((later) => later.queries.matching.bestSellers),
  },
  content: {
    byIdentifier: laterQuery((later) => later.queries.content.byIdentifier),
    block: laterQuery((later) => later.queries.content.block),
    articles: laterQuery((later) => later.queries.content.articles),
  },
  navigation: {
    footer: laterQuery((later) => later.queries.navigation.footer),
    payments: laterQuery((later) => later.queries.navigation.payments),
  },
  newsletter: {
    current: laterQuery((later) => later.queries.newsletter.current),
    of: laterQuery((later) => later.queries.newsletter.of),
  },
  notice: { all: laterQuery((later) => later.queries.notice.all) },
  order: {
    all: laterQuery((later) => later.queries.order.all),
    byId: laterQuery((later) => later.queries.order.byId),
    receipt: laterQuery((later) => later.queries.order.receipt),
    unmeasured: laterQuery((later) => later.queries.order.unmeasured),
  },
  orderHistory: { page: laterQuery((later) => later.queries.orderHistory.page) },
  page: { byPath: page.byPath },
  product: {
    bySku: product.bySku,
    showrooms: laterQuery((later) => later.queries.showroom.showrooms),
  },
  payment: {
    current: laterQuery((later) => later.queries.payment.current),
    bySid: laterQuery((later) => later.queries.payment.bySid),
  },
  profile: { current: laterQuery((later) => later.queries.profile.current) },
  restock: { of: laterQuery((later) => later.queries.restock.of) },
  review: {
    list: laterQuery((later) => later.queries.review.list),
    own: laterQuery((later) => later.queries.review.own),
  },
  search: {
    recent: laterQuery((later) => later.queries.recentSearches.recent),
    suggestions: laterQuery((later) => later.queries.search.suggestions),
    results: laterQuery((later) => later.queries.search.results),
  },
  session: {
    current: laterQuery((later) => later.queries.session.current),
    waiting: laterQuery((later) => later.queries.session.waiting),
  },
  showroom: { all: laterQuery((later) => later.queries.showroom.all) },
  sync: {
    progress: laterQuery((later) => later.queries.sync.progress),
    connection: connectionState,
    storage: laterQuery((later) => later.queries.storage.storage),
  },
  task: { all: laterQuery((later) => later.queries.task.all) },
  wishlist: {
    skus: laterQuery((later) => later.queries.wishlist.skus),
    current: laterQuery((later) => later.queries.wishlist.current),
  },
};
