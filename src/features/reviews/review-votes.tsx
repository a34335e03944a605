import type { Vote } from '#domain/review.ts';
import type { ReviewView } from '#domain/views/reviews.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './review-item.module.css';

const ways: readonly Vote[] = ['up', 'down'];

/** Whether a review helped. It counts at once, also without a network; a device has one vote on each (D55). */
export function ReviewVotes({ review }: { readonly review: ReviewView }) {
  const t = useWords('reviews');
  const commands = useCommands();
  const { id, vote, votesUp, votesDown, title } = review;
  const give = (way: Vote): void => {
    if (vote !== null) return;
    const operationId = crypto.randomUUID();
    const before = way === 'up' ? votesUp : votesDown;
    void tellRefusal(commands.review.vote({ operationId, reviewId: id, vote: way, before }));
  };
  return (
    <div className={styles.votes} role="group" aria-label={t('vote.label', { title })}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          className={styles.vote}
          data-testid={`vote-${way}`}
          aria-pressed={vote === way}
          // One that is disabled would lose the focus.
          aria-disabled={vote !== null}
          onClick={() => give(way)}
        >
          {t(`vote.${way}`, { count: way === 'up' ? votesUp : votesDown })}
        </button>
      ))}
      <span className={styles.thanks} role="status">
        {vote !== null && t('vote.thanks')}
      </span>
    </div>
  );
}
