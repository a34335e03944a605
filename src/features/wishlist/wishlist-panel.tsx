import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { ShareButton } from './share-button.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { WishlistItem } from './wishlist-item.tsx';
import styles from './wishlist-panel.module.css';
import { closeWishlist, wishlistPanel } from './wishlist-store.ts';

/** What the shopper wishes for, a panel that opens on every page (spec 2: overlay). */
export function WishlistPanel() {
  const t = useWords('wishlist');
  const { isOpen } = useSnapshot(wishlistPanel);
  return (
    <Dialog
      shape="drawer"
      data-testid="wishlist"
      title={t('title')}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={closeWishlist}
    >
      <Wishes />
    </Dialog>
  );
}

function Wishes() {
  const { value: wishlist } = useLive(queries.wishlist.current({}));
  const { body, keepFocusAt } = useFocusAfterRemoval(wishlist?.items.length ?? 0);
  if (!wishlist) return null;
  return (
    <div ref={body} className={styles.body}>
      {wishlist.items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <ul>
            {wishlist.items.map((item, place) => (
              <WishlistItem key={item.wish.sku} item={item} onRemoving={() => keepFocusAt(place)} />
            ))}
          </ul>
          <div className={styles.share}>
            <ShareButton articles={wishlist.items.map(({ wish }) => wish)} />
          </div>
        </>
      )}
    </div>
  );
}

function Empty() {
  const t = useWords('wishlist');
  const navigate = useNavigate();
  const browse = (): void => {
    closeWishlist();
    void navigate('/');
  };
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="heart" size={32} />
      </span>
      <h3 className={styles.emptyTitle}>{t('empty')}</h3>
      <p>{t('emptyHint')}</p>
      <Button look="secondary" onClick={browse}>
        {t('browse')}
      </Button>
    </div>
  );
}
