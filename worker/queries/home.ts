import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { TypedHome } from '#domain/typed-home.ts';
import type { WorkerContext } from '../context.ts';
import { homeId, typedHome } from '../documents/home.ts';
import { isSameAnswer } from './same-answer.ts';

/** The home of whoever uses the device, as it was typed last. */
export function current({ shopper, cart }: WorkerContext): Observable<Answer<TypedHome>> {
  return shopper.customer$.pipe(
    map((documents) => ready(typedHome(documents.find(({ id }) => id === homeId(cart))))),
    distinctUntilChanged(isSameAnswer),
  );
}
