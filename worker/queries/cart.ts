import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import { type CartView, cartView, lineView } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The cart of this store view, as it is on this device. */
export function current(context: WorkerContext): Observable<Answer<CartView>> {
  const { shopper, catalogue, cart } = context;
  return combineLatest([shopper.cart$(cart), catalogueContext$(context), catalogue.indexVersion$]).pipe(
    switchMap(async ([state, views]): Promise<Answer<CartView>> => {
      const ids = state.lines.flatMap(({ productId }) => productId ?? []);
      const summaries = await catalogue.summaries(ids);
      const lines = state.lines.map((line) => lineView(line, summaries.get(line.productId ?? ''), views));
      return ready(cartView(lines, state.totals, state.pending.length));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
