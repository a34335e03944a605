import { useDeferredValue, type ReactNode, useState } from 'react';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { formatNumber } from '#domain/number-format.ts';
import type { Rating } from '#domain/review.ts';
import { type ReviewOrder, reviewOrders, type ReviewsView } from '#domain/views/reviews.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { OwnReviewNote } from './own-review-note.tsx';
import { ReviewItem } from './review-item.tsx';
import { Stars } from './stars.tsx';
import { StarFilter } from './star-filter.tsx';
import styles from './reviews.module.css';

const loadForm = async () => (await import('./write-review.tsx')).WriteReview;

interface ReviewsProps {
  readonly sku: string;
  /** What is reviewed, as its shopper knows it. */
  readonly name: string;
  /** Where the heading stands: on the page of a product it is one of several. */
  readonly heading: 'h1' | 'h2';
}

/** What people wrote about a product, or about the shop, and the way to write something oneself (spec 7: reviews). */
export function Reviews({ sku, name, heading: Heading }: ReviewsProps) {
  const t = useWords('reviews');
  const [star, setStar] = useState<number | null>(null);
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [pages, setPages] = useState(1);
  // In pieces: a page of reviews comes while somebody looks at what is reviewed.
  const { state, value } = useDeferredValue(useLive(queries.review.list({ sku, star, order, pages })));
  const { Layer: WriteReview, isOpen, open, onClose } = useLayer(loadForm);
  // What was shown stays until what is wanted now is here.
  const [shown, setShown] = useState<ReviewsView | null>(value);
  if (value && value !== shown) setShown(value);
  const list = value ?? shown;
  const isOfShop = sku === SITE_REVIEWS;
  const below = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title" data-testid="reviews">
      <Heading id="reviews-title" className={styles.title}>
        {t(isOfShop ? 'titleOfShop' : 'title')}
      </Heading>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {list?.rating && <Sum {...list.rating} />}
          {list?.rating && (
            <StarFilter
              stars={list.stars}
              chosen={star}
              onChoose={(next) => {
                setStar(next);
                setPages(1);
              }}
            />
          )}
          <Button look="secondary" aria-haspopup="dialog" data-testid="write-review" onClick={() => void open()}>
            {t('write')}
          </Button>
        </div>
        <div className={styles.main}>
          <OwnReviewNote sku={sku} heading={below} />
          {state === 'notOnDevice' && !list && <p className={styles.muted}>{t('notOnDevice')}</p>}
          {state === 'loading' && !list && <div className={styles.skeleton} aria-hidden="true" />}
          {list && list.rating === null && <p className={styles.muted}>{t(isOfShop ? 'noneOfShop' : 'none')}</p>}
          {list?.rating && (
            <ReviewList
              list={list}
              heading={below}
              order={order}
              onOrder={(next) => {
                setOrder(next);
                setPages(1);
              }}
              onMore={() => setPages(pages + 1)}
            />
          )}
        </div>
      </div>
      {WriteReview && <WriteReview sku={sku} name={name} isOpen={isOpen} onClose={onClose} />}
    </section>
  );
}

/** What all reviews come to. */
function Sum({ average, count }: Rating) {
  const t = useWords('reviews', 'shop');
  const { locale } = useStoreView();
  const written = formatNumber(average, 1, locale);
  return (
    <p className={styles.sum}>
      <span className={styles.average} aria-hidden="true">
        {written}
      </span>
      <Stars score={average} size={20} />
      <span>{t('shop:product.rating', { average: written, count })}</span>
    </p>
  );
}

interface ReviewListProps {
  readonly list: ReviewsView;
  readonly heading: 'h2' | 'h3';
  readonly order: ReviewOrder;
  readonly onOrder: (order: ReviewOrder) => void;
  readonly onMore: () => void;
}

function ReviewList({ list, heading, order, onOrder, onMore }: ReviewListProps): ReactNode {
  const t = useWords('reviews');
  const { reviews, total } = list;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.muted} role="status">
          {t('shown', { shown: reviews.length, count: total })}
        </p>
        <label className={styles.order}>
          <span className="visually-hidden">{t('order.label')}</span>
          <Select
            look="pill"
            data-testid="review-order"
            value={order}
            onChange={({ target }) => onOrder(target.value as ReviewOrder)}
          >
            {reviewOrders.map((each) => (
              <option key={each} value={each}>
                {t(`order.${each}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} heading={heading} />
          </li>
        ))}
      </ul>
      {reviews.length < total && (
        <div>
          <Button look="secondary" data-testid="more-reviews" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
