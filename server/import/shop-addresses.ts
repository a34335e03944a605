import { isCollectionsPath, storeViews } from '#config/stores.ts';
import { isReservedPath, SET_CART_PATH } from '#domain/paths.ts';

/** What begins with one of these is a page of the shop or a call. */
const trees: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'bokning',
  'p',
  'reviews',
  'search',
  'search-analytics',
  ...storeViews.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix.slice(1)])),
]);
const pages: ReadonlySet<string> = new Set([
  'checkout',
  'confirmation',
  'create-password',
  'my-account',
  'payment-failed',
  SET_CART_PATH.slice(1),
  ...storeViews.map(({ reviewsPath }) => reviewsPath.slice(1)),
]);

/** Whether a path leads to something of the shop itself, so that nobody comes to what a catalogue has there. */
export function isShopAddress(path: string): boolean {
  const [start = ''] = path.split('/');
  return trees.has(start) || pages.has(path) || isCollectionsPath(`/${path}`) || isReservedPath(path);
}
