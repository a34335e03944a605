import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openCart } from '#src/features/cart/cart-store.ts';
import { Footer } from '#src/features/footer/footer.tsx';
import { Header } from '#src/features/header/header.tsx';
import { openSyncCentre, syncPanel } from '#src/features/sync/sync-store.ts';
import { LateLayers } from './late-layers.tsx';
import styles from './layout.module.css';

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
      <LateLayers />
      <ScrollRestoration />
    </>
  );
}
