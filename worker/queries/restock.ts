import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { RestockView } from '#domain/restock.ts';
import type { WorkerContext } from '../context.ts';
import { checkoutIn } from '../documents/checkout.ts';
import { restockStanding } from '../documents/restock.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { isOfOwner } from '../documents/of-owner.ts';
import { isSameAnswer } from './same-answer.ts';

/** Whether a shopper is told once an article can be bought. A stock backend tells nobody. */
export function of(
  { shopper, cart, isStock }: WorkerContext,
  { sku }: { readonly sku: string },
): Observable<Answer<RestockView>> {
  return combineLatest([shopper.tasks$, shopper.customer$]).pipe(
    map(([tasks, documents]) => {
      const own = documents.filter((document) => isOfOwner(document, cart.owner));
      const email = checkoutIn(own, cart)?.details.email || emailOfProfile(own);
      return ready({ isOffered: !isStock, standing: restockStanding(tasks, cart, sku), email });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

function emailOfProfile(documents: readonly CustomerDoc[]): string {
  const found = documents.find(({ kind }) => kind === 'profile');
  return found?.kind === 'profile' ? found.profile.email : '';
}
