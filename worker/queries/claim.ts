import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { Claim } from '#domain/claim.ts';
import type { WorkerContext } from '../context.ts';
import { claimsId, keptClaims } from '../documents/claims.ts';
import { isSameAnswer } from './same-answer.ts';

/** What whoever uses the device may claim, the newest first (spec 3: claim). */
export function all({ shopper, cart: { owner } }: WorkerContext): Observable<Answer<readonly Claim[]>> {
  return shopper.customer$.pipe(
    map((documents) => ready(keptClaims(documents.find(({ id }) => id === claimsId(owner))))),
    distinctUntilChanged(isSameAnswer),
  );
}
