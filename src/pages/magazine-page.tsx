import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { BannerList } from '#src/features/catalogue/banner-list.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { NotOnDevice } from './message-pages.tsx';

/** All articles of the magazine, the newest first (spec 2: magazine; decision 057). */
export function MagazinePage() {
  const t = useWords();
  const { state, value: articles } = useLive(queries.content.articles());
  usePageTitle(`${t('nav.magazine')} – ${t('brand')}`, state !== 'loading');
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (articles?.length === 0) {
    return (
      <MessagePage title={t('magazine:empty')} text={t('magazine:emptyHint')}>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </MessagePage>
    );
  }
  const banners = articles?.map((article) => ({ ...article, subtitle: article.lead })) ?? null;
  return (
    <>
      <BannerList title={t('nav.magazine')} lead={t('magazine:lead')} banners={banners} />
      {!banners && <Waiting />}
    </>
  );
}
