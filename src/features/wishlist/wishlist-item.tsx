import type { WishView } from '#domain/views/wishlist.ts';
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { WishRow } from './wish-row.tsx';
import { closeWishlist } from './wishlist-store.ts';

interface WishlistItemProps {
  readonly item: WishView;
  /** Called when the item is being taken out, and with it the element that has the focus. */
  readonly onRemoving: () => void;
}

/** An article of the shopper's own wishlist, which goes into the cart or is taken out. */
export function WishlistItem({ item, onRemoving }: WishlistItemProps) {
  const t = useWords('wishlist');
  const { remove, moveToCart } = useWishlistActions();
  const { wish, path, name1, today } = item;
  const choice = today?.choice;
  const toCart = useOneAtATime(async () => {
    if (!choice) return;
    onRemoving();
    await moveToCart(wish, choice);
  });
  return (
    <WishRow item={item} data-testid="wishlist-item" onLeave={closeWishlist}>
      {choice ? (
        <Button
          look="secondary"
          aria-label={`${t('toCart')}: ${wish.name}`}
          data-testid="wish-to-cart"
          onClick={() => toCart()}
        >
          {t('toCart')}
        </Button>
      ) : (
        path !== null && (
          <ButtonLink look="secondary" to={path} onClick={closeWishlist}>
            {t('choose')}
            <span className="visually-hidden">: {name1}</span>
          </ButtonLink>
        )
      )}
      <IconButton
        icon="trash"
        label={t('remove', { name: wish.name })}
        data-testid="wish-remove"
        onClick={() => {
          onRemoving();
          void remove(wish);
        }}
      />
    </WishRow>
  );
}
