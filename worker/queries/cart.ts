import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, ready } from '#domain/answer.ts';
import { type CartView, cartView } from '#domain/views/cart.ts';
import { shownLines } from '../cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import { contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The cart of this store view, as it is on this device. */
export function current(context: WorkerContext): Observable<Answer<CartView>> {
  const { shopper, catalogue, cart, pictures } = context;
  let ids: readonly string[] = [];
  const changes$ = catalogue.changesOf((changed) => ids.some((id) => changed.has(id)));
  return combineLatest([shopper.cart$(cart), contextChanges$(context), changes$]).pipe(
    switchMap(async ([state]): Promise<Answer<CartView>> => {
      const { views: lines, taken } = await shownLines(context, state.lines);
      const articles = [...taken.keys()].flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
      ids = [...articles, ...state.lines.flatMap(({ productId }) => productId ?? [])];
      pictures.want(
        lines.map(({ image }) => image),
        CARD_PICTURE_WIDTH_PX,
      );
      return ready(cartView(lines, state.totals, state.pending.length));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
