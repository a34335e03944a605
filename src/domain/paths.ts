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

/** Where an order of this device is told about. */
export function confirmationPath(orderId: string): string {
  return `/confirmation?order=${encodeURIComponent(orderId)}`;
}

/** Where the articles of the magazine are listed (spec 2: magazine); each lives at its own key. */
export const MAGAZINE_PATH = '/magazine';

/** Where a text is searched for (spec 2: /search); `listing` is the rest of the query, as addresses hold it. */
export function searchPath(text: string, listing = ''): string {
  const query = [...(text === '' ? [] : [`q=${encodeURIComponent(text)}`]), ...(listing === '' ? [] : [listing])];
  return query.length === 0 ? '/search' : `/search?${query.join('&')}`;
}

/** What the address of a product names, as it is read. */
export interface ProductAddress {
  readonly parentSku: string;
  readonly slug: string;
  readonly childSku: string | null;
}

/**
 * Whether this is the one address of the product that lives at `path` (D80). A child that it does not have is one that a
 * configurable product may have had: it says which one it shows instead.
 */
export function isAddressOfProduct({ parentSku, slug, childSku }: ProductAddress, path: string): boolean {
  const [, , ownSku, ownSlug, ownChild] = path.split('/').map(decodeURIComponent);
  return parentSku === ownSku && slug === ownSlug && (childSku === null || ownChild !== undefined);
}

/**
 * What an address says when it stands for one with a child that the product does not have: the page tells the shopper why it
 * shows another one.
 */
export const MISSING_CHILD = 'missing';

/** A category lives at its url_path (spec 2: URL-dispatcher SEO, D80). */
export function categoryPath(category: Pick<Category, 'urlPath' | 'slug'>): string {
  return category.urlPath ? addressOf(category.urlPath) : `/c/${encodeURIComponent(category.slug)}`;
}

/** A path of a document as an address: `sofaer/på-hjul` is `/sofaer/p%C3%A5-hjul`. */
export function addressOf(path: string): string {
  return `/${pathKey(path).split('/').map(encodeURIComponent).join('/')}`;
}

/** An address as documents name their paths: normalised, readable, and without the slash before it. */
export function pathKey(address: string): string {
  const plain = normalisePath(address);
  return normalisePath(plain.split('/').map(readable).join('/')).slice(1);
}

/** A step as it is read; one that cannot be, or that is no text, stays as it is written, and nothing is there. */
function readable(step: string): string {
  try {
    const text = decodeURIComponent(step);
    // A question mark or number sign that was written in code is part of the step.
    return /\p{Cc}/u.test(text) ? step : text.replaceAll(/[?#]/g, encodeURIComponent);
  } catch {
    return step;
  }
}

/** What a path names that can only be a content page, by its identifier (spec 2: /i/{slug}, /cp/{slug}); else `null`. */
export function contentIdentifier(key: string): string | null {
  return /^(?:i|cp)\/(.+)$/.exec(key)?.[1] ?? null;
}

/** Paths that are kept for pages of the shop itself, whatever the catalogue calls its things (spec 2: resolution). */
export function isReservedPath(key: string): boolean {
  return key === '' || key === 'search' || `/${key}` === MAGAZINE_PATH || key === NOT_FOUND_SLUG;
}

/** The slug that page-not-found has (spec 2). */
const NOT_FOUND_SLUG = 'page-not-found';

/** Puts a path under its store view: `/sofaer` of `default` is `/default/sofaer`. */
export function inStore(store: StoreView, path: string): string {
  if (store.prefix === '') return path;
  return path === '/' ? store.prefix : `${store.prefix}${path}`;
}

/** Starts with one `/`, has no empty step, no trailing slash and no query (spec 2: paths are normalised). */
export function normalisePath(path: string): string {
  const plain = path.split(/[?#]/, 1)[0]!;
  return `/${plain
    .split('/')
    .filter((step) => step !== '')
    .join('/')}`;
}

/** The same page in another store view. */
export function switchStore(pathname: string, target: StoreView): string {
  return inStore(target, storeViewOfPath(pathname).path);
}
