import type { TrailStep } from '#domain/views/listing.ts';
import { Link } from './link.tsx';
import { useWords } from './use-words.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly trail?: readonly TrailStep[] | undefined;
  /** The page itself, when the trail does not end with it. */
  readonly current?: string | undefined;
}

/** The categories that lead to this page (spec 2: breadcrumbs). */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const t = useWords();
  const links = current === undefined ? trail?.slice(0, -1) : trail;
  const last = current ?? trail?.at(-1)?.name;
  return (
    <nav aria-label={t('nav.breadcrumbs')} data-testid="breadcrumbs">
      <ol className={styles.list}>
        <li className={styles.step}>
          <Link to="/">{t('nav.home')}</Link>
        </li>
        {links?.map(({ id, name, path }) => (
          <li key={id} className={styles.step}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {last}
        </li>
      </ol>
    </nav>
  );
}
