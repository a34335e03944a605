import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import type { SharedArticle } from '#domain/shared-wishlist.ts';
import { SharedList } from '#src/features/wishlist/shared-list.tsx';
import { useSharedArticles } from '#src/features/wishlist/use-shared-articles.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { Waiting } from '#src/ui/waiting.tsx';

/** A wishlist that somebody shared; what it names is in the fragment of its address. */
export function WishlistPage() {
  const t = useWords('wishlist');
  const articles = useSharedArticles();
  usePageTitle(`${t('shared.title')} – ${t('shop:brand')}`);
  if (articles === null) return <Waiting />;
  return articles.length === 0 ? <NoList /> : <Shared articles={articles} />;
}

function Shared({ articles }: { readonly articles: readonly SharedArticle[] }) {
  const { value: wishlist } = useLive(queries.wishlist.current({ articles }));
  if (!wishlist) return <Waiting />;
  return wishlist.items.every(({ state }) => state === 'gone') ? <NoList /> : <SharedList wishlist={wishlist} />;
}

function NoList() {
  const t = useWords('wishlist');
  return (
    <MessagePage title={t('shared.none')} text={t('shared.noneHint')}>
      <ButtonLink to="/">{t('shared.home')}</ButtonLink>
    </MessagePage>
  );
}
