import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { Layers } from '#src/app/layers-part.ts';
import { OfflineChip } from '#src/features/header/offline-chip.tsx';
import { openSyncCentre } from '#src/features/sync/sync-store.ts';
import { AddressContext } from '#src/ui/address.ts';
import { Link } from '#src/ui/link.tsx';
import { CONTENT_ID } from '#src/ui/page-ids.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout-layout.module.css';

/** A minimal frame: nothing leads away from ordering but the way back. */
export default function CheckoutLayout() {
  const t = useWords();
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
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
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        <AddressContext value={{ pathname, search, isBack }}>
          <Outlet />
        </AddressContext>
      </main>
      <Layers isOrdering />
      <ScrollRestoration />
    </>
  );
}
