import type { ReviewsView } from '#domain/views/reviews.ts';
import { Stars } from './stars.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './reviews.module.css';

interface StarFilterProps {
  readonly stars: ReviewsView['stars'];
  readonly chosen: number | null;
  readonly onChoose: (star: number | null) => void;
}

/** How many gave so many stars; a press shows only those, and another one all again. */
export function StarFilter({ stars, chosen, onChoose }: StarFilterProps) {
  const t = useWords('reviews');
  const total = stars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.stars} aria-label={t('stars.label')}>
      {stars.map(({ star, count }) => (
        <li key={star}>
          <button
            type="button"
            className={styles.star}
            data-testid="star-filter"
            data-star={star}
            aria-pressed={chosen === star}
            aria-label={t('stars.of', { star, count })}
            disabled={count === 0}
            onClick={() => onChoose(chosen === star ? null : star)}
          >
            <Stars score={star} size={14} />
            <meter className={styles.bar} min={0} max={Math.max(1, total)} value={count} aria-hidden="true" />
            <span className={styles.count}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
