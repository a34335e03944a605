import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineChip } from '#src/features/header/offline-chip.tsx';
import { openSyncCentre } from '#src/features/sync/sync-store.ts';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout-layout.module.css';
import { Layers } from './layers-part.ts';

/** A minimal frame: nothing leads away from ordering but the way back. */
export function CheckoutLayout() {
  const t = useWords();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <Link className={styles.logo} to="/">
            {t('brand')}
          </Link>
          <OfflineChip onOpen={openSyncCentre} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Layers isOrdering />
      <ScrollRestoration />
    </>
  );
}
