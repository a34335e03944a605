import { searchPath } from '#domain/paths.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './search-help.module.css';

interface SearchHelpProps {
  /** Why there are no results. */
  readonly what: 'nothing' | 'tooShort' | 'start';
  readonly text?: string;
}

/** Says that nothing was found or asked yet, and where to go from here. */
export function SearchHelp({ what, text = '' }: SearchHelpProps) {
  const t = useWords();
  const { value: recent } = useLive(queries.search.recent());
  const { value: categories } = useLive(queries.category.tree());
  const searches = (recent ?? []).map((search) => ({ id: search, name: search, path: searchPath(search) }));
  return (
    <section className={styles.help} data-testid="search-results" data-total={0}>
      <h2 className={styles.title}>{t(`search:${what}`, { text })}</h2>
      <p className={styles.text}>{t(`search:${what}Hint`)}</p>
      <Ways name={t('nav.categories')} ways={categories ?? []} />
      <Ways name={t('search:recent')} ways={searches} icon="clock" />
    </section>
  );
}

interface WaysProps {
  readonly name: string;
  readonly ways: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  readonly icon?: IconName;
}

function Ways({ name, ways, icon }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways} aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <ul className={styles.list}>
        {ways.map((way) => (
          <li key={way.id}>
            <Link className={styles.way} to={way.path}>
              {icon && <Icon name={icon} size={16} />}
              {way.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
