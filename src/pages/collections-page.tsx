import { use } from 'react';
import { Navigate } from 'react-router-dom';
import type { CollectionView } from '#domain/views/collection.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { BannerList } from '#src/features/catalogue/banner-list.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { NotOnDevice } from './message-pages.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** All series of furniture (spec 2: /kolleksjoner, D61, D81). */
export function CollectionsPage() {
  const t = useWords();
  const { store } = useStoreView();
  const { pathname } = use(AddressContext);
  const { state, value: collections } = useLive(queries.listing.collections());
  usePageTitle(`${t('collections:title')} – ${t('brand')}`, state !== 'loading');
  // This is the path of another market. Each store view has one address for this page, to which the server redirects
  // with 301.
  if (pathname !== store.collectionsPath) return <Navigate to={store.collectionsPath} replace />;
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (collections?.length !== 0) {
    const about = ({ kind, partCount }: CollectionView): string =>
      [kind, partCount === null ? null : t('collections:parts', { count: partCount })].filter(Boolean).join(' · ');
    const banners = collections?.map((each) => ({ ...each, title: each.name, subtitle: about(each) })) ?? null;
    return (
      <>
        <BannerList title={t('collections:title')} lead={t('collections:lead')} banners={banners} />
        {!collections && <Waiting />}
      </>
    );
  }
  return (
    <MessagePage title={t('collections:empty')} text={t('listing.emptyCategoryHint')}>
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </MessagePage>
  );
}
