import { CARD_REVIEWS_MIN } from '#config/reviews.ts';
import { formatNumber } from '#domain/number-format.ts';
import { useStoreView } from '#src/data/store-view.ts';
import type { CardToolProps } from '#src/ui/late-tools.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './card-rating.module.css';

/** What a product is rated, on the picture of its card: nothing moves when it comes. */
export function CardRating({ card: { rating } }: CardToolProps) {
  const t = useWords();
  const { locale } = useStoreView();
  if (rating === null || rating.count < CARD_REVIEWS_MIN) return null;
  const { average, count } = rating;
  const written = formatNumber(average, 1, locale);
  return (
    <span
      className={styles.rating}
      data-testid="card-rating"
      role="img"
      aria-label={t('product.rating', { average: written, count })}
    >
      {written} ({count})
    </span>
  );
}
