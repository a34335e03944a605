import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TABLET_SCREEN, useMedia } from '#src/ui/use-media.ts';
import { CategoryMenu } from './category-menu.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './header.module.css';
import { menuState, openMenu } from './menu-store.ts';
import { OfflineChip } from './offline-chip.tsx';

interface HeaderProps {
  readonly search: ReactNode;
  readonly account: ReactNode;
  readonly onOpenCart: () => void;
  readonly onOpenWishlist: () => void;
  readonly onOpenSyncCentre: () => void;
  readonly isPaused: boolean;
}

/** The top of every page: menu, search, wishlist, account, cart, and whether the shop can be reached. */
export function Header({ search, account, onOpenCart, onOpenWishlist, onOpenSyncCentre, isPaused }: HeaderProps) {
  const t = useWords();
  const { isOpen: isMenuOpen } = useSnapshot(menuState);
  const hasRoom = useMedia(TABLET_SCREEN);
  const { value: categories } = useLive(queries.category.tree());
  return (
    <header className={styles.banner}>
      <p className={styles.notice}>
        <span>{t('notice.returns')}</span>
        <span className={styles.noticeMore}>{t('notice.delivery')}</span>
      </p>
      <div className={styles.header}>
        <div className={styles.row}>
          <span className={styles.narrow}>
            <IconButton icon="menu" label={t('nav.menu')} aria-expanded={isMenuOpen} onClick={openMenu} />
          </span>
          <Link className={styles.logo} to="/">
            {t('brand')}
          </Link>
          {search}
          <div className={styles.tools}>
            <OfflineChip isPaused={isPaused} onOpen={onOpenSyncCentre} />
            <WishlistButton onOpen={onOpenWishlist} />
            <div className={styles.account}>{account}</div>
            <CartButton onOpen={onOpenCart} />
          </div>
        </div>
        {hasRoom && (
          <div className={styles.categories}>
            <CategoryMenu categories={categories ?? []} />
          </div>
        )}
      </div>
    </header>
  );
}

function WishlistButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords();
  const count = useLive(queries.wishlist.skus(), ({ value }) => value?.length ?? 0);
  return (
    <button
      type="button"
      className={styles.tool}
      data-testid="wishlist-button"
      aria-label={t('wishlist', { count })}
      onClick={onOpen}
    >
      <Icon name="heart" />
      {count > 0 && (
        <span className={styles.count} data-testid="wishlist-count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

function CartButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords();
  // Until the cart has loaded, the count is unknown.
  const count = useLive(queries.cart.current(), ({ value }) => value?.count);
  return (
    <button
      type="button"
      className={styles.tool}
      data-testid="cart-button"
      aria-label={t('cart.open', { count: count ?? 0 })}
      onClick={onOpen}
    >
      <Icon name="bag" />
      <span className={count ? styles.count : 'visually-hidden'} data-testid="cart-count" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
