import { expect, test } from 'vitest';
import * as caches from './caches.ts';
import * as limits from './limits.ts';
import * as reviews from './reviews.ts';
import * as timings from './timings.ts';

/** The numbers of section 9 of the specification; tests elsewhere show what each number does. */
test.each<[what: string, configured: unknown, specified: unknown]>([
  ['home lists', limits.HOME_LIST_SIZE, 8],
  ['default page size', limits.CATEGORY_PAGE_SIZE, 50],
  ['collections', limits.COLLECTIONS_MAX, 100],
  ['search size where it is no number', limits.SEARCH_SIZE_DEFAULT, 50],
  ['minimum score', limits.MINIMUM_SCORE, 0.02],
  ['suggestions', [limits.SUGGESTIONS_MAX, limits.SUGGESTIONS_NARROW_MAX], [8, 5]],
  ['recent searches', limits.RECENT_SEARCHES_MAX, 8],
  ['skus in a search', limits.SKU_LIST_MAX, 100],
  ['category fetch size', limits.CATEGORY_FETCH_SIZE, 4000],
  ['attribute list size', limits.ATTRIBUTE_LIST_SIZE, 150],
  ['CMS block list size', limits.CMS_LIST_SIZE, 150],
  ['search: letters, and results on a page', [limits.PROVIDER_TEXT_MIN_LENGTH, limits.SEARCH_PAGE_SIZE], [3, 40]],
  ['suggestions of the provider', limits.PROVIDER_SUGGESTIONS_DEFAULT, 5],
  ['collections and brands of the provider', limits.PROVIDER_ANSWER_MAX, 100],
  ['recommendations', limits.PROVIDER_RECOMMENDATIONS, 20],
  ['merge query', limits.PROVIDER_MERGE_MAX, 40],
  ['same-colour look-up', limits.SAME_COLOUR_MAX, 100],
  ['autocomplete after, ms (spec 7)', timings.PROVIDER_DEBOUNCE_MS, 500],
  ['search time-out, ms', timings.PROVIDER_PATIENCE_MS, 500],
  ['redirect time-out, ms', timings.PROVIDER_REDIRECT_PATIENCE_MS, 2000],
  ['recent articles', limits.BLOG_RECENT_SIZE, 5],
  ['articles of a theme', limits.BLOG_CATEGORY_PAGE_SIZE, 10],
  ['orders of a page of the order history', limits.ORDER_HISTORY_PAGE_SIZE, 20],
  ['reviews on a page, and in a widget', [reviews.REVIEWS_PER_PAGE, reviews.REVIEW_WIDGET_SIZE], [3, 10]],
  ['signs of a review', [reviews.REVIEW_SHORT_LENGTH, reviews.REVIEW_SHORT_LENGTH_NARROW], [170, 70]],
  ['free returns, days', limits.FREE_RETURN_DAYS, 30],
  ['confirmation e-mail, minutes', limits.CONFIRMATION_MAIL_MINUTES, 5],
  ['pickup ready, hours', limits.PICKUP_READY_HOURS, 1],
  ['password: characters, and kinds of them', [limits.PASSWORD_MIN_LENGTH, limits.PASSWORD_CLASSES_MIN], [8, 3]],
  ['low stock', [limits.LOW_STOCK_QTY, limits.LOW_STOCK_QTY_ON_LISTS], [10, 5]],
  ['skus in a question about stock', limits.STOCK_PREFETCH_CHUNK, 15],
  ['fallback lead time, days', limits.FALLBACK_LEAD_TIME_DAYS, 10],
  ['lowest price of so many days', limits.LOWEST_PRICE_DAYS, 30],
  ['letters of a name', limits.NAME_MIN_LENGTH, 2],
  ['letters of a postal code', limits.POSTCODE_MIN_LENGTH, 3],
  ['image widths', limits.IMAGE_WIDTHS_PX, [120, 240, 320, 480, 640, 960, 1024, 1440, 1680]],
  ['image quality', limits.IMAGE_QUALITY, 45],
  ['attempts at a picture', limits.IMAGE_ATTEMPTS, 2],
  ['thumbnail in the cart', limits.THUMBNAIL_CART_PX, { width: 150, height: 150 }],
  ['thumbnail of a product', limits.THUMBNAIL_PRODUCT_PX, { width: 310, height: 300 }],
  ['picture of a gallery', limits.THUMBNAIL_GALLERY_PX, { width: 852, height: 517 }],
  ['sub-menu close delay, ms', limits.SUBMENU_CLOSE_DELAY_MS, 300],
  ['notification lifetime, ms', limits.NOTICE_LIFETIME_MS, 5000],
  ['catalogue time-out of the client, ms', timings.CATALOGUE_TIMEOUT_CLIENT_MS, 5000],
  ['catalogue time-out of the server, ms', timings.CATALOGUE_TIMEOUT_SERVER_MS, 1000],
  ['storage quota check, ms', timings.QUOTA_CHECK_MS, 30_000],
  ['expiry of a picture: 7 days', caches.PICTURE_MAX_AGE_MS, 604_800_000],
])('%s (spec 9)', (_what, configured, specified) => {
  expect(configured).toEqual(specified);
});
