import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { WorkerContext } from '../context.ts';
import { recentSearches, recentSearchesId } from '../documents/recent-searches.ts';
import { isSameAnswer } from './same-answer.ts';

/** What was searched for on this device, the newest first (spec 4: recent searches, D46). */
export function recent({ shopper, cart }: WorkerContext): Observable<Answer<readonly string[]>> {
  return shopper.customer$.pipe(
    map((documents) => ready(recentSearches(documents.find(({ id }) => id === recentSearchesId(cart))))),
    distinctUntilChanged(isSameAnswer),
  );
}
