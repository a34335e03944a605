import { useMemo } from 'react';
import type { CartLine } from '#domain/cart.ts';
import type { LineOptions } from '#domain/line-key.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import { type Commands, useCommands } from '#src/data/commands.ts';
import { shownAfterAdding } from '#config/settings.ts';
import { measure } from '#src/data/measurement.ts';
import { type NoticePiece, notify, tellRefusal } from '#src/data/notices.ts';
import type { Result } from '#schemas/errors.ts';
import { openCart } from './cart-store.ts';

export interface Article {
  readonly parentSku: string;
  readonly sku: string;
  readonly qty: number;
  /** Options that were chosen with the article. */
  readonly options?: LineOptions;
}

export interface CartActions {
  /** Adds an article; `piece` is how it is shown in the message about it. */
  readonly add: (article: Article, piece: NoticePiece) => Promise<boolean>;
  /** Adds all articles, or none if one of them cannot be bought. */
  readonly addAll: (articles: readonly Article[], piece: NoticePiece) => Promise<boolean>;
  /** Replaces a line by another article. */
  readonly change: (line: CartLineView, article: Article) => Promise<boolean>;
  readonly setQty: (line: CartLineView, qty: number) => Promise<void>;
  readonly remove: (line: CartLineView) => Promise<void>;
  /** Takes everything out (spec 4: cart clear). */
  readonly clear: () => Promise<void>;
}

/** The actions of a shopper on the cart; each shows a notice about its outcome. */
export function useCartActions(): CartActions {
  const commands = useCommands();
  return useMemo(() => actionsOf(commands), [commands]);
}

function actionsOf(commands: Commands): CartActions {
  /** What a line is being changed to: a second press adds nothing to that. */
  let changing: string | null = null;
  /** Tells what went out, and offers to have it back. */
  const tellTaken = async (taking: Promise<Result<readonly CartLine[]>>): Promise<void> => {
    const taken = await taking;
    if (!taken.ok) return notify(taken.error);
    const lines = taken.value;
    for (const { sku } of lines) measure({ event: 'remove_from_cart', sku });
    const operationId = crypto.randomUUID();
    if (lines.length > 0)
      notify(
        { code: 'lineRemoved' },
        { onUndo: () => void tellRefusal(commands.cart.putBack({ operationId, lines })) },
      );
    return undefined;
  };
  return {
    async add(article, piece) {
      const call = { ...article, operationId: crypto.randomUUID() };
      return tellAdded([article], piece, await commands.cart.add(call));
    },
    async addAll(articles, piece) {
      const calls = articles.map((article) => ({ ...article, operationId: crypto.randomUUID() }));
      return tellAdded(articles, piece, await commands.cart.addAll({ articles: calls }));
    },
    async change({ key }, article) {
      const call = { ...article, key, operationId: crypto.randomUUID() };
      const wish = JSON.stringify([key, article]);
      if (changing === wish) return false;
      changing = wish;
      const changed = await commands.cart.change(call).finally(() => (changing = null));
      notify(changed.ok ? changed.value : changed.error);
      return changed.ok;
    },
    async setQty({ key }, qty) {
      const set = await commands.cart.setQty({ operationId: crypto.randomUUID(), key, qty });
      notify(set.ok ? set.value : set.error);
    },
    remove: ({ key }) => tellTaken(commands.cart.remove({ operationId: crypto.randomUUID(), key })),
    clear: () => tellTaken(commands.cart.clear({ operationId: crypto.randomUUID() })),
  };
}

function tellAdded(
  articles: readonly Article[],
  piece: NoticePiece,
  added: Result<'productAdded' | 'quantityUpdated' | 'stockUncertain'>,
): boolean {
  notify(added.ok ? { code: added.value } : added.error, added.ok ? { piece } : {});
  if (!added.ok) return false;
  if (shownAfterAdding === 'panel') openCart();
  for (const { sku, qty } of articles) measure({ event: 'add_to_cart', sku, qty });
  return true;
}
