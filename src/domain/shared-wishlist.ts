import { SHARED_SKU_MAX, WISHLIST_MAX } from '#config/limits.ts';
import { WISHLIST_PATH } from './paths.ts';
import type { WishedArticle } from './wishlist.ts';

/** An article that a link names. */
export type SharedArticle = Pick<WishedArticle, 'parentSku' | 'sku'>;

/** Longer fragments than a full list makes are not read to their end. */
const FRAGMENT_MAX = WISHLIST_MAX * 2 * (3 * SHARED_SKU_MAX + 1);

/**
 * The path that shows these articles on another device, inside their store view. They stand in its fragment, which no browser
 * sends to a server.
 */
export function sharedPath(articles: readonly SharedArticle[]): string {
  const names = articles.slice(0, WISHLIST_MAX).map(({ parentSku, sku }) => {
    const parent = encodeURIComponent(parentSku);
    return sku === parentSku ? parent : `${parent}:${encodeURIComponent(sku)}`;
  });
  return `${WISHLIST_PATH}#${names.join(',')}`;
}

/** The articles of a fragment; what nobody's list names is left out, whatever it is. */
export function sharedArticles(fragment: string): readonly SharedArticle[] {
  const articles = new Map<string, SharedArticle>();
  const names = fragment.replace(/^#/, '').slice(0, FRAGMENT_MAX).split(',');
  for (const name of names) {
    const [parentSku, sku = parentSku, ...rest] = name.split(':').map(skuOf);
    if (parentSku && sku && rest.length === 0 && articles.size < WISHLIST_MAX) articles.set(sku, { parentSku, sku });
  }
  return [...articles.values()];
}

/** The sku that stands there, or `null`. */
function skuOf(text: string): string | null {
  try {
    const sku = decodeURIComponent(text);
    return sku.trim() !== '' && sku.length <= SHARED_SKU_MAX && !/\p{Cc}/u.test(sku) ? sku : null;
  } catch {
    return null;
  }
}
