import { ScrollRestoration } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openCart } from '#src/features/cart/cart-store.ts';
import { Header } from '#src/features/header/header.tsx';
import { SearchField } from '#src/features/search/search-field.tsx';
import { openSyncCentre, syncPanel } from '#src/features/sync/sync-store.ts';
import { openWishlist } from '#src/features/wishlist/wishlist-store.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { CONTENT_ID } from '#src/ui/page-ids.ts';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { addAccountTexts } from './i18n.ts';
import { Layers } from './layers-part.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './layout.module.css';
import { Pages } from './pages.tsx';

/** Its place in the header is kept until its code is here. */
const AccountButton = lazyPart(async () => (await import('./layout-parts.ts')).AccountButton);

/** It ends every page, below whatever is looked at first. */
const Footer = lazyPart(async () => (await import('./layout-parts.ts')).PageFooter);

/** What surrounds every page: header, footer, cart, messages, synchronisation. */
export function Layout() {
  'use memo';
  const t = useWords();
  const { health } = useSnapshot(syncPanel);
  // A worker may fail before the rendered page, which knows nothing of it, is taken over.
  const isHydrating = useIsHydrating();
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('skipToContent')}
      </a>
      <Header
        search={<SearchField />}
        account={<AccountButton addTexts={addAccountTexts} />}
        onOpenCart={openCart}
        onOpenWishlist={openWishlist}
        onOpenSyncCentre={openSyncCentre}
        isPaused={health !== 'well' && !isHydrating}
      />
      <Pages />
      <Footer onOpenSyncCentre={openSyncCentre} />
      <Layers />
      <ScrollRestoration />
    </>
  );
}
