import type { OwnReviewView } from '#domain/views/own-reviews.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Badge, type BadgeColour } from '#src/ui/badge.tsx';
import { Link } from '#src/ui/link.tsx';
import { Stars } from './stars.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './own-review.module.css';

const colours: Readonly<Record<OwnReviewView['state'], BadgeColour>> = {
  queued: 'fjord',
  sent: 'fjord',
  published: 'moss',
  refused: 'stone',
  failed: 'clay',
};

interface OwnReviewProps {
  readonly review: OwnReviewView;
  /** Whether it says what it is about. */
  readonly isNamed: boolean;
  readonly heading: 'h2' | 'h3';
}

/** A review of one's own, and where it is on its way to the others. */
export function OwnReview({ review, isNamed, heading: Heading }: OwnReviewProps) {
  const t = useWords('reviews');
  const { value: connection } = useLive(queries.sync.connection());
  const { state, score, title, text, productName, path } = review;
  const name = productName === '' ? t('shop') : productName;
  const where = state === 'queued' && connection?.isOnline !== false ? 'sending' : state;
  return (
    <article className={styles.own} data-testid="own-review" data-state={state}>
      <p className={styles.facts}>
        <Stars score={score} />
        <span className="visually-hidden">{t('score', { score })}</span>
        <Badge colour={colours[state]}>{t(`state.${where}`)}</Badge>
      </p>
      {isNamed && <p className={styles.name}>{path === null ? name : <Link to={path}>{name}</Link>}</p>}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <p className={styles.hint}>{t(`hint.${where}`)}</p>
    </article>
  );
}
