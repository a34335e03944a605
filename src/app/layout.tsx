import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openCart } from '#src/features/cart/cart-store.ts';
import { Microcart } from '#src/features/cart/microcart.tsx';
import { Footer } from '#src/features/footer/footer.tsx';
import { Header } from '#src/features/header/header.tsx';
import { Notices } from '#src/features/notices/notices.tsx';
import { SyncCentre } from '#src/features/sync/sync-centre.tsx';
import { openSyncCentre, syncPanel } from '#src/features/sync/sync-store.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { updateState } from '#src/data/service-worker.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
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
      <Footer />
      <Microcart />
      <SyncCentre />
      <Notices onOpenSyncCentre={openSyncCentre} />
      <SyncProgress />
      <WorkerNotices />
      <UpdateOffer />
      <ScrollRestoration />
    </>
  );
}

/** How far the catalogue is on this device, for whoever asks; people read it in the sync centre. */
export function SyncProgress() {
  const { value } = useLive(queries.sync.progress());
  return (
    <span
      hidden
      data-testid="sync-progress"
      data-done={value?.done ?? 0}
      data-total={value?.total ?? 0}
      data-state={value?.state ?? 'running'}
    />
  );
}

/** What the worker left to be told. */
function WorkerNotices() {
  const commands = useCommands();
  const { value: notices } = useLive(queries.notice.all());
  useEffect(() => {
    for (const { id, code } of notices ?? []) {
      notify({ code } as Parameters<typeof notify>[0]);
      void commands.notice.dismiss({ id });
    }
  }, [notices, commands]);
  return null;
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
