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

/** A category lives at its url_path (spec 2: URL-dispatcher SEO, D80). */
export function categoryPath(category: Pick<Category, 'urlPath' | 'slug'>): string {
  return category.urlPath ? normalisePath(category.urlPath) : `/c/${encodeURIComponent(category.slug)}`;
}

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
