import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { openSignIn } from '#src/features/account/account-store.ts';
import { SessionWatch } from '#src/features/account/session-watch.tsx';
import { SignIn } from '#src/features/account/sign-in.tsx';
import { Microcart } from '#src/features/cart/microcart.tsx';
import { ComparisonBar } from '#src/features/comparison/comparison-bar.tsx';
import { MenuLayer } from '#src/features/header/menu-layer.tsx';
import { NewsletterOffer } from '#src/features/newsletter/newsletter-offer.tsx';
import { Notices } from '#src/features/notices/notices.tsx';
import { SearchPanel } from '#src/features/search/search-panel.tsx';
import { SyncCentre } from '#src/features/sync/sync-centre.tsx';
import { openSyncCentre } from '#src/features/sync/sync-store.ts';
import { WishlistLayer } from '#src/features/wishlist/wishlist-layer.tsx';
import { useErrorText } from '#src/data/error-texts.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import { loadUntilHere } from '#src/ui/load-until-here.ts';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { useI18n } from '#src/ui/use-words.ts';
import { addAccountTexts } from './i18n.ts';
import styles from './layers.module.css';
import { useNetPricesOfGroup } from './show-net-prices.ts';
import { SyncProgress } from './sync-progress.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useFitAtHome } from './use-fit-at-home.ts';
import { useHashTarget } from './use-hash-target.ts';
import { useKeptHeight } from './use-kept-height.ts';
import { usePurchases } from './use-purchases.ts';
import { useVoucherLink } from './use-voucher-link.ts';

export { CardTools } from './card-tools.tsx';

/** Few visits come to where no page is. */
export const WaysOn = unseenPart(async () => (await import('#src/pages/ways-on.tsx')).WaysOn);

export interface LayersProps {
  /** During checkout there is no cart, no menu and no offer of a new version. */
  readonly isOrdering?: boolean;
}

async function loadSignIn(words: i18n) {
  const [dialog] = await Promise.all([import('#src/features/account/sign-in-dialog.tsx'), addAccountTexts(words)]);
  return dialog.SignInDialog;
}

async function loadSyncDialog(words: i18n) {
  const [dialog] = await Promise.all([import('#src/features/sync/sync-dialog.tsx'), addAccountTexts(words)]);
  return dialog.SyncDialog;
}

async function loadWorkerNotices(words: i18n) {
  const [notices] = await Promise.all([import('./worker-notices.tsx'), addAccountTexts(words)]);
  return notices.WorkerNotices;
}

/** The layers above the pages: cart, menu, sync centre, messages. */
export function Layers({ isOrdering = false }: LayersProps) {
  const words = useI18n();
  return (
    <>
      {!isOrdering && (
        <>
          <Microcart />
          <WishlistLayer />
          <MenuLayer />
          <SearchPanel />
        </>
      )}
      <SignIn load={() => loadSignIn(words)} />
      <SessionWatch />
      <SyncProgress />
      <SyncCentre load={() => loadSyncDialog(words)} onSignIn={() => openSignIn()} />
      <Notices onOpenSyncCentre={openSyncCentre} />
      <div className={styles.bottom}>
        {!isOrdering && <UpdateOffer />}
        {!isOrdering && <ComparisonBar />}
        {!isOrdering && <NewsletterOffer />}
        <NothingKept />
      </div>
      <NoticesOfWorker words={words} />
      <Followed />
    </>
  );
}

/** What follows addresses and answers and draws nothing: with each of them no layer is drawn again. */
function Followed() {
  useArrivals();
  useHashTarget();
  useKeptHeight();
  useNetPricesOfGroup();
  useFitAtHome();
  useVoucherLink();
  usePurchases();
  return null;
}

/** Tells the shopper, for as long as it lasts, that a store of this device cannot be opened (D68, P6, decision 035). */
function NothingKept() {
  const errorText = useErrorText();
  const { value: storage } = useLive(queries.sync.storage());
  return (
    <div role="status">
      {storage?.problem && (
        <p className={styles.warning} data-testid="nothing-kept">
          {errorText(storage.problem)}
        </p>
      )}
    </div>
  );
}

/**
 * Shows what the worker has to tell, and says when the device is full. The code for it comes when there is something, and is asked for
 * until it is here: nobody presses anything for it a second time.
 */
function NoticesOfWorker({ words }: { readonly words: i18n }) {
  const { value: notices } = useLive(queries.notice.all());
  const { value: progress } = useLive(queries.sync.progress());
  const isTight = progress?.pausedBy === 'space';
  const hasNotices = (notices ?? []).length > 0;
  useEffect(() => {
    if (isTight) notify({ code: 'roomTight' });
  }, [isTight]);
  return (
    <WantedLayer
      isWanted={hasNotices}
      load={async () => (await loadUntilHere(() => loadWorkerNotices(words)))!}
      given={{}}
      onMissing={() => undefined}
    />
  );
}
