import { ARTICLE_PICTURE_PX } from '#config/limits.ts';
import { MAGAZINE_PATH } from '#domain/paths.ts';
import type { ContentView } from '#domain/views/content.ts';
import { addLaterTexts } from '#src/app/i18n.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { WrittenText } from '#src/ui/foreign-html/written-text.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './content-page.module.css';
import { NotFound, NotOnDevice } from './message-pages.tsx';

/** The page that ends with all showrooms. */
const SHOWROOMS = 'showrooms';

const AllShowrooms = unseenPart(async (words) => {
  const [parts] = await Promise.all([import('./product-parts.ts'), addLaterTexts(words)]);
  return parts.AllShowrooms;
});

/** A content page of the shop (spec 2: /i/{slug} and the static pages), or an article of its magazine. */
export function ContentPage({ identifier }: { readonly identifier: string }) {
  const t = useWords();
  const { state, value: page } = useLive(queries.content.byIdentifier({ identifier }));
  usePageTitle(page && `${page.title} – ${t('brand')}`, state !== 'loading');
  if (state === 'missing') return <NotFound why={{ code: 'cmsQueryEmpty' }} />;
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (!page) return <Waiting />;
  return (
    <article className={styles.page}>
      {page.article ? (
        <ArticleHead title={page.title} {...page.article} />
      ) : (
        <>
          <h1 className={styles.title}>{page.title}</h1>
          {page.image !== null && <WidePicture image={page.image} />}
        </>
      )}
      <WrittenText {...page} />
      {identifier === SHOWROOMS && (
        <div className={styles.showrooms}>
          <AllShowrooms />
        </div>
      )}
    </article>
  );
}

type ArticleHeadProps = NonNullable<ContentView['article']> & { readonly title: string };

/** The head of an article: breadcrumbs, title, author, date and picture. */
function ArticleHead({ title, lead, author, publishedOn, image }: ArticleHeadProps) {
  const t = useWords();
  const { locale } = useStoreView();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const signature = [author, publishedOn && date.format(new Date(publishedOn))].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <Breadcrumbs
        trail={[{ id: 'magazine', slug: 'magazine', name: t('nav.magazine'), path: MAGAZINE_PATH }]}
        current={title}
      />
      <h1 className={styles.title}>{title}</h1>
      {lead !== '' && <p className={styles.lead}>{lead}</p>}
      {signature !== '' && <p className={styles.signature}>{signature}</p>}
      {image !== null && <WidePicture image={image} />}
    </header>
  );
}

/** A picture as wide as the text below it. */
function WidePicture({ image }: { readonly image: string }) {
  return (
    <div className={styles.picture}>
      <Picture key={image} image={image} alt="" {...ARTICLE_PICTURE_PX} sizes="(width >= 768px) 65ch, 100vw" isEager />
    </div>
  );
}
