import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { CategoryDrawer } from './category-drawer.tsx';
import { CategoryMenu } from './category-menu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  readonly onOpenCart: () => void;
  readonly onOpenSyncCentre: () => void;
  /** The worker is being replaced: what is shown may be older for a moment. */
  readonly isPaused: boolean;
}

/** The top of every page: where things are, what is in the cart, and whether the shop can be reached. */
export function Header({ onOpenCart, onOpenSyncCentre, isPaused }: HeaderProps) {
  const { t } = useTranslation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { value: categories } = useLive(queries.category.tree());
  return (
    <>
      <p className={styles.notice}>
        <span>{t('notice.returns')}</span>
        <span className={styles.noticeMore}>{t('notice.delivery')}</span>
      </p>
      <header className={styles.header}>
        <div className={styles.row}>
          <span className={styles.narrow}>
            <IconButton
              icon="menu"
              label={t('nav.menu')}
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </span>
          <Link className={styles.logo} to="/">
            {t('brand')}
          </Link>
          <div className={styles.wide}>
            <CategoryMenu categories={categories ?? []} />
          </div>
          <div className={styles.tools}>
            <OfflineChip isPaused={isPaused} onOpen={onOpenSyncCentre} />
            <CartButton onOpen={onOpenCart} />
          </div>
        </div>
      </header>
      <CategoryDrawer categories={categories ?? []} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </>
  );
}

/** A small honest chip while the shop cannot be reached. */
function OfflineChip({ isPaused, onOpen }: { readonly isPaused: boolean; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { value: connection } = useLive(queries.sync.connection());
  const isOffline = connection !== null && !connection.isOnline;
  return (
    <span role="status">
      {(isOffline || isPaused) && (
        <button
          type="button"
          className={styles.chipTarget}
          data-testid="offline-badge"
          title={t('offline.open')}
          onClick={onOpen}
        >
          <span className={styles.chip}>
            <Icon name="offline" size={16} />
            {t(isOffline ? 'offline.chip' : 'offline.paused')}
          </span>
        </button>
      )}
    </span>
  );
}

function CartButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { value: cart } = useLive(queries.cart.current());
  const count = cart?.count ?? 0;
  return (
    <button
      type="button"
      className={styles.cart}
      data-testid="cart-button"
      aria-label={t('cart.open', { count })}
      onClick={onOpen}
    >
      <Icon name="bag" />
      <span className={count > 0 ? styles.count : 'visually-hidden'} data-testid="cart-count" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
