import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { DAY_LOOKED_AT_MS } from '#config/timings.ts';
import { type Answer, notOnDevice, ready } from '#domain/answer.ts';
import { type DeliveryTerms, deliveryTerms } from '#domain/delivery-offer.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import type { WorkerContext } from '../context.ts';
import { knownPlace } from '../documents/postcode.ts';
import { every } from '../every.ts';
import { todayIn } from '../shopper/today-in.ts';
import { isSameAnswer } from './same-answer.ts';

/** How this store view delivers to where the shopper is, as far as that is known. */
export function terms(context: WorkerContext): Observable<Answer<DeliveryTerms>> {
  const { catalogue, shopper, ports } = context;
  // After midnight, or when a tab wakes up, nobody reads what was true yesterday.
  const looksAtTheDay$ = every(DAY_LOOKED_AT_MS, ports.clock);
  return combineLatest([catalogue.references$, shopper.customer$, looksAtTheDay$]).pipe(
    map(([references, documents]): Answer<DeliveryTerms> => {
      const settings = settingsIn(references);
      if (!settings) return notOnDevice;
      return ready(deliveryTerms(settings, knownPlace(documents, context, settings), todayIn(context)));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
