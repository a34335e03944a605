import { combineLatest, defer, distinctUntilChanged, map, type Observable, startWith } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import { reviewsAnswer, type ReviewsQuestion } from '#domain/queries/reviews.ts';
import { type ReviewsView, withVotes } from '#domain/views/reviews.ts';
import { events } from '../catalogue/collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ReviewsDoc } from '../documents/catalogue-documents.ts';
import { votesOf } from '../documents/reviews.ts';
import { askReviews } from '../replication/ask-reviews.ts';
import { REVIEWS_PULL } from '../replication/pulls.ts';
import { deviceRepository } from './device-repository.ts';
import { live } from './live.ts';

export { own } from './own-reviews.ts';

/**
 * The reviews of a product or of the shop, with the votes of this device. Where replication has not brought them yet, the provider
 * is asked for them.
 */
export function list(context: WorkerContext, question: ReviewsQuestion): Observable<Answer<ReviewsView>> {
  const { catalogue, shopper, connection } = context;
  const votes$ = combineLatest([shopper.tasks$, shopper.customer$]).pipe(
    map(([tasks, documents]) => votesOf(tasks, documents)),
    distinctUntilChanged((a, b) => JSON.stringify([...a]) === JSON.stringify([...b])),
  );
  return defer(() => {
    void askReviews(context, question.sku);
    return live(
      context,
      combineLatest([
        votes$,
        catalogue.isHere$(REVIEWS_PULL),
        connection.isOnline$,
        events<ReviewsDoc>(catalogue.database.collections.reviews).pipe(startWith(null)),
      ]),
      async ([votes]) => {
        const answer = await reviewsAnswer(deviceRepository(context), question);
        return answer.state === 'ready' ? ready(withVotes(answer.value, votes)) : answer;
      },
    );
  });
}
