import type { LineOptions } from '#domain/line-key.ts';
import type { Wish, WishedArticle } from '#domain/wishlist.ts';
import { useCommands } from '#src/data/commands.ts';
import { measure } from '#src/data/measurement.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';

interface WishlistActions {
  readonly add: (article: WishedArticle) => Promise<void>;
  readonly addAll: (articles: readonly WishedArticle[]) => Promise<void>;
  readonly remove: (article: Pick<Wish, 'sku' | 'name'>) => Promise<void>;
  readonly moveToCart: (wish: Wish, options: LineOptions) => Promise<void>;
}

/** The actions of a shopper on the wishlist; each shows a notice about its outcome. */
export function useWishlistActions(): WishlistActions {
  const commands = useCommands();
  return {
    async add({ parentSku, sku, name }) {
      const added = await commands.wishlist.add({ articles: [{ parentSku, sku, name }] });
      notify(added.ok ? { code: 'wishAdded', params: { name } } : added.error);
    },
    async addAll(articles) {
      const added = await commands.wishlist.add({ articles });
      notify(added.ok ? { code: 'wishesAdded' } : added.error);
    },
    async remove({ sku, name }) {
      const removed = await commands.wishlist.remove({ sku });
      if (!removed.ok) return notify(removed.error);
      const wish = removed.value;
      if (!wish) return undefined;
      return notify(
        { code: 'wishRemoved', params: { name } },
        { onUndo: () => void tellRefusal(commands.wishlist.putBack({ wish })) },
      );
    },
    async moveToCart({ parentSku, sku }, options) {
      const operationId = crypto.randomUUID();
      const moved = await commands.wishlist.moveToCart({ parentSku, sku, qty: 1, options, operationId });
      notify(moved.ok ? { code: moved.value } : moved.error);
      if (moved.ok) measure({ event: 'add_to_cart', sku, qty: 1 });
    },
  };
}
