import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openCart } from '#src/features/cart/cart-store.ts';
import { Footer } from '#src/features/footer/footer.tsx';
import { Header } from '#src/features/header/header.tsx';
import { openSyncCentre, syncPanel } from '#src/features/sync/sync-store.ts';
import { updateState } from '#src/data/service-worker.ts';
import { Button } from '#src/ui/button.tsx';
import { LateLayers } from './late-layers.tsx';
import styles from './layout.module.css';
import { SyncProgress } from './sync-progress.tsx';

/** What surrounds every page: header, footer, cart, messages, synchronisation. */
export function Layout() {
  const { t } = useTranslation();
  const { health } = useSnapshot(syncPanel);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header onOpenCart={openCart} onOpenSyncCentre={openSyncCentre} isPaused={health === 'paused'} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer onOpenSyncCentre={openSyncCentre} />
      <LateLayers hasCart />
      <SyncProgress />
      <UpdateOffer />
      <ScrollRestoration />
    </>
  );
}

/** A new version waits until it is wanted; nothing that was typed or queued is lost (D49). */
function UpdateOffer() {
  const { t } = useTranslation();
  const { apply } = useSnapshot(updateState);
  if (!apply) return null;
  return (
    <div className={styles.update} role="status">
      <span>{t('update.ready')}</span>
      <Button look="quiet" onClick={() => updateState.apply?.()}>
        {t('update.apply')}
      </Button>
    </div>
  );
}
