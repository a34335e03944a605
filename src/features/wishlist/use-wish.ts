import type { WishedArticle } from '#domain/wishlist.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';

interface UsedWish {
  /** `null` until the wishlist has loaded. */
  readonly isWished: boolean | null;
  readonly toggle: () => void;
}

/** Whether an article is wished for, and the action that changes it. */
export function useWish(article: WishedArticle): UsedWish {
  const { add, remove } = useWishlistActions();
  const { value: skus } = useLive(queries.wishlist.skus());
  const isWished = skus && skus.includes(article.sku);
  return { isWished, toggle: () => void (isWished ? remove(article) : add(article)) };
}
