import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Notices } from '#src/features/notices/notices.tsx';
import { SyncCentre } from '#src/features/sync/sync-centre.tsx';
import { openSyncCentre } from '#src/features/sync/sync-store.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './checkout-layout.module.css';
import { SyncProgress } from './layout.tsx';

/** A minimal frame: nothing leads away from ordering but the way back. */
export function CheckoutLayout() {
  const { t } = useTranslation();
  const { value: connection } = useLive(queries.sync.connection());
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <Link className={styles.logo} to="/">
            {t('brand')}
          </Link>
          {connection?.isOnline === false && (
            <Button look="quiet" data-testid="offline-badge" onClick={openSyncCentre}>
              {t('offline.chip')}
            </Button>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SyncCentre />
      <Notices onOpenSyncCentre={openSyncCentre} />
      <SyncProgress />
      <ScrollRestoration />
    </>
  );
}
