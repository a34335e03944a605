import { combineLatest, type Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { SharedLine } from '#domain/shared-cart.ts';
import { countTotals, noCosts } from '#domain/totals.ts';
import type { SharedCartView } from '#domain/views/shared-cart.ts';
import { sharedArticles } from '../commands/shared-cart.ts';
import type { WorkerContext } from '../context.ts';
import { shownLines } from '../shopper/cart-lines.ts';
import { listingChanges } from './listing.ts';
import { live } from './live.ts';

/** The lines of a link as they are today, beside what the cart holds of them (D30). Needs no network. */
export function shared(
  context: WorkerContext,
  { items }: { readonly items: readonly SharedLine[] },
): Observable<Answer<SharedCartView>> {
  const { shopper, cart, pictures, catalogue } = context;
  const details$ = catalogue.changesOf(() => true);
  return live(context, combineLatest([shopper.cart$(cart), listingChanges(context), details$]), async ([state]) => {
    const { lines, unknown } = await sharedArticles(context, items);
    const { views } = await shownLines(context, lines);
    pictures.want(
      views.map(({ image }) => image),
      CARD_PICTURE_WIDTH_PX,
    );
    const held = new Map(state.lines.map(({ key, qty }) => [key, qty]));
    const { grandTotalMinor } = countTotals({ lines: views, ...noCosts, couponPercent: 0 });
    return ready({
      lines: views.map((view) => ({ ...view, qtyInCart: held.get(view.key) ?? 0 })),
      unknown,
      totalMinor: grandTotalMinor,
    });
  });
}
