import type { CollectionView } from '#domain/views/collection.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './collection-list.module.css';

const SKELETON_SIZE = 6;
const FIRST_ROW = 2;

interface CollectionListProps {
  /** `null` while they are on their way. */
  readonly collections: readonly CollectionView[] | null;
}

/** Series of furniture, each with its picture and how many parts it has. */
export function CollectionList({ collections }: CollectionListProps) {
  const t = useWords();
  const about = ({ kind, partCount }: CollectionView): string =>
    [kind, partCount === null ? null : t('collections:parts', { count: partCount })].filter(Boolean).join(' · ');
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={[]} current={t('collections:title')} />
        <h1 className={styles.title}>{t('collections:title')}</h1>
        <p className={styles.lead}>{t('collections:lead')}</p>
      </header>
      <ul className={styles.list} aria-busy={collections === null}>
        {collections === null
          ? Array.from({ length: SKELETON_SIZE }, (_, place) => <li key={place} className={styles.skeleton} />)
          : collections.map((collection, place) => (
              <li key={collection.id}>
                <Banner
                  banner={{ ...collection, title: collection.name, subtitle: about(collection) }}
                  heading="h2"
                  isEager={place < FIRST_ROW}
                  sizes="(width >= 1180px) 640px, (width >= 768px) 50vw, 100vw"
                />
              </li>
            ))}
      </ul>
    </>
  );
}
