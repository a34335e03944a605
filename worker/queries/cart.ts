import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, ready } from '#domain/answer.ts';
import { type CartView, cartView, lineView } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The cart of this store view, as it is on this device. */
export function current(context: WorkerContext): Observable<Answer<CartView>> {
  const { shopper, catalogue, cart, pictures } = context;
  let ids: readonly string[] = [];
  const changes$ = catalogue.changesOf((changed) => ids.some((id) => changed.has(id)));
  return combineLatest([shopper.cart$(cart), contextChanges$(context), changes$]).pipe(
    switchMap(async ([state]): Promise<Answer<CartView>> => {
      const views = catalogueContext(context);
      ids = state.lines.flatMap(({ productId }) => productId ?? []);
      const summaries = await catalogue.summaries(ids);
      const lines = state.lines.map((line) => lineView(line, summaries.get(line.productId ?? ''), views));
      pictures.want(
        lines.map(({ image }) => image),
        CARD_PICTURE_WIDTH_PX,
      );
      return ready(cartView(lines, state.totals, state.pending.length));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
