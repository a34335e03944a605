import { searchPath } from '#domain/paths.ts';
import type { SearchView } from '#domain/views/search.ts';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './search-note.module.css';

interface SearchNoteProps {
  readonly text: string;
  readonly found: Pick<SearchView, 'corrected' | 'isNearest' | 'exact' | 'total'>;
}

/** A note when the results are for another text than was typed, or match only a part of it. */
export function SearchNote({ text, found: { corrected, isNearest, exact, total } }: SearchNoteProps) {
  const t = useWords();
  const hasLike = !isNearest && exact > 0 && exact < total;
  if (corrected === null && !isNearest && !hasLike) return null;
  return (
    <div className={styles.note} data-testid="search-note">
      {corrected !== null && (
        <p>
          {t('search:correctedFrom', { text })}{' '}
          <Link className={styles.link} to={searchPath(corrected)}>
            {corrected}
          </Link>
          ?
        </p>
      )}
      {isNearest && <p>{t('search:nearest')}</p>}
      {hasLike && <p>{t('search:like')}</p>}
    </div>
  );
}
