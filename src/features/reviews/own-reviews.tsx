import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWords } from '#src/ui/use-words.ts';
import { OwnReview } from './own-review.tsx';
import styles from './own-review.module.css';

/** All that whoever is signed in wrote, what waits on top (spec 6: reviews of a customer). */
export function OwnReviews() {
  const t = useWords('reviews');
  const { value } = useLive(queries.review.own());
  if (!value) return <div className={styles.skeleton} />;
  if (value.length === 0) return <p className={styles.none}>{t('noneOwn')}</p>;
  return (
    <ul className={styles.list}>
      {value.map((review) => (
        <li key={review.id}>
          <OwnReview review={review} isNamed heading="h3" />
        </li>
      ))}
    </ul>
  );
}
