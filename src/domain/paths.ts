import { type StoreView, storeViewOfPath } from '#config/stores.ts';
import type { Category } from './category.ts';
import type { ProductSummary } from './product.ts';

type Named = Pick<ProductSummary, 'type' | 'sku' | 'slug'>;

/**
 * The address of a product inside its store view: `/p/{parentSku}/{slug}`, with the variant's sku behind it for a
 * configurable one (spec 2: routes, D80).
 */
export function productPath(product: Named, variantSku?: string): string {
  const path = `/p/${encodeURIComponent(product.sku)}/${encodeURIComponent(product.slug)}`;
  const child = product.type === 'configurable' ? variantSku : undefined;
  return child ? `${path}/${encodeURIComponent(child)}` : path;
}

/** The same as a route. */
export const PRODUCT_ROUTE = '/p/:parentSku/:slug/:childSku?';

/** The path of the confirmation page of an order. */
export function confirmationPath(orderId: string): string {
  return `/confirmation?order=${encodeURIComponent(orderId)}`;
}

/** The path of the list of articles of the magazine (spec 2: magazine); each article has its own key as its path. */
export const MAGAZINE_PATH = '/magazine';

/** The path of a wishlist that somebody shared. */
export const WISHLIST_PATH = '/wishlist';

/** The path of a cart that a link names (spec 2: /set-cart). */
export const SET_CART_PATH = '/set-cart';

/** The path of a search (spec 2: /search); `listing` is the rest of the query. */
export function searchPath(text: string, listing = ''): string {
  const query = [...(text === '' ? [] : [`q=${encodeURIComponent(text)}`]), ...(listing === '' ? [] : [listing])];
  return query.length === 0 ? '/search' : `/search?${query.join('&')}`;
}

/** The parts of a product's address, decoded. */
export interface ProductAddress {
  readonly parentSku: string;
  readonly slug: string;
  readonly childSku: string | null;
}

/**
 * Whether an address is the current one of the product at `path` (D80). A child sku that the product does not have is
 * accepted when the product has variants: the page then says which variant it shows instead.
 */
export function isAddressOfProduct({ parentSku, slug, childSku }: ProductAddress, path: string): boolean {
  const [, , ownSku, ownSlug, ownChild] = path.split('/').map(decodeURIComponent);
  return parentSku === ownSku && slug === ownSlug && (childSku === null || ownChild !== undefined);
}

/**
 * The query parameter that marks an address to which the server redirected because the product does not have the
 * requested child; the page then tells the shopper why it shows another variant.
 */
export const MISSING_CHILD = 'missing';

/** The path of a category: its url_path (spec 2: URL-dispatcher SEO, D80). */
export function categoryPath(category: Pick<Category, 'urlPath' | 'slug'>): string {
  return category.urlPath ? addressOf(category.urlPath) : `/c/${encodeURIComponent(category.slug)}`;
}

/** The address of a path in a document: `sofaer/på-hjul` is `/sofaer/p%C3%A5-hjul`. */
export function addressOf(path: string): string {
  return `/${pathKey(path).split('/').map(encodeURIComponent).join('/')}`;
}

/** The form in which documents write the path of an address: normalised, decoded, and without the first slash. */
export function pathKey(address: string): string {
  const plain = normalisePath(address);
  return normalisePath(plain.split('/').map(readable).join('/')).slice(1);
}

/**
 * Decodes a step of a path. A step that cannot be decoded, or decodes to control characters, stays as it is and matches
 * no document.
 */
function readable(step: string): string {
  try {
    const text = decodeURIComponent(step);
    // An encoded question mark or number sign is part of the step, so it stays encoded.
    return /\p{Cc}/u.test(text) ? step : text.replaceAll(/[?#]/g, encodeURIComponent);
  } catch {
    return step;
  }
}

/** The identifier in a path that can only be a content page (spec 2: /i/{slug}, /cp/{slug}); else `null`. */
export function contentIdentifier(key: string): string | null {
  return /^(?:i|cp)\/(.+)$/.exec(key)?.[1] ?? null;
}

/** Whether a path is reserved for a page of the shop itself, whatever the catalogue has there (spec 2: resolution). */
export function isReservedPath(key: string): boolean {
  return ['', 'search', MAGAZINE_PATH.slice(1), WISHLIST_PATH.slice(1), NOT_FOUND_SLUG].includes(key);
}

/** The slug that page-not-found has (spec 2). */
const NOT_FOUND_SLUG = 'page-not-found';

/** Puts a path under its store view: `/sofaer` of `default` is `/default/sofaer`. */
export function inStore(store: StoreView, path: string): string {
  if (store.prefix === '') return path;
  return path === '/' ? store.prefix : `${store.prefix}${path}`;
}

/**
 * Normalises a path: it starts with one `/` and has no empty step, no trailing slash and no query (spec 2: paths are
 * normalised).
 */
export function normalisePath(path: string): string {
  const plain = path.split(/[?#]/, 1)[0]!;
  return `/${plain
    .split('/')
    .filter((step) => step !== '')
    .join('/')}`;
}

/** The path of the same page in another store view. */
export function switchStore(pathname: string, target: StoreView): string {
  return inStore(target, storeViewOfPath(pathname).path);
}
