import type { Rating } from '#domain/review.ts';
import { Stars } from './stars.tsx';
import { useI18n, useWords } from './use-words.ts';
import styles from './rating-line.module.css';

interface RatingLineProps extends Rating {
  /** In a list there is room for numbers only. */
  readonly isShort?: boolean;
}

/** What reviews come to, as stars and in words. */
export function RatingLine({ average, count, isShort = false }: RatingLineProps) {
  const t = useWords();
  const { language } = useI18n();
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  const said = `${t('rating.average', { average: written })}, ${t('rating.count', { count })}`;
  return (
    <span className={styles.line} data-testid="rating" data-average={average} data-count={count}>
      <Stars score={average} />
      <span aria-hidden="true">{isShort ? `${written} (${count})` : `${written} · ${t('rating.count', { count })}`}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
