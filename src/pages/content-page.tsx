import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { WrittenText } from '#src/ui/foreign-html/written-text.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './content-page.module.css';
import { NotFound, NotOnDevice } from './message-pages.tsx';

/** A page of words (spec 2: /i/{slug} and the static pages). */
export function ContentPage({ identifier }: { readonly identifier: string }) {
  const t = useWords();
  const { state, value: page } = useLive(queries.content.byIdentifier({ identifier }));
  usePageTitle(page && `${page.title} – ${t('brand')}`, state !== 'loading');
  if (state === 'missing') return <NotFound why={{ code: 'cmsQueryEmpty' }} />;
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (!page) return <Waiting />;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      <WrittenText {...page} />
    </article>
  );
}
