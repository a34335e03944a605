import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { OwnReview } from './own-review.tsx';
import styles from './reviews.module.css';

interface OwnReviewNoteProps {
  readonly sku: string;
  readonly heading: 'h2' | 'h3';
}

/** What whoever uses this device wrote about this, as long as others do not see it. */
export function OwnReviewNote({ sku, heading }: OwnReviewNoteProps) {
  const { value } = useLive(queries.review.own());
  const own = (value ?? []).filter((review) => review.sku === sku && review.state !== 'published');
  return (
    <div className={styles.own} role="status">
      {own.map((review) => (
        <OwnReview key={review.id} review={review} isNamed={false} heading={heading} />
      ))}
    </div>
  );
}
