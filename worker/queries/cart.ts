import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { isCartStockSynced } from '#config/settings.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { CartLine } from '#domain/cart.ts';
import { toldCouponChange } from '#domain/coupon-change.ts';
import { toldGone } from '#domain/gone-lines.ts';
import { toldHistories } from '#domain/line-history.ts';
import { type CartView, cartView } from '#domain/views/cart.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import { draftWithFees$ } from '../shopper/draft-with-fees.ts';
import { shownLines } from '../shopper/cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import { contextChanges$ } from './catalogue-context.ts';
import { AskedOfCart } from './asked-of-cart.ts';
import { isSameAnswer } from './same-answer.ts';

/** The cart of this store view, as it is on this device. */
export function current(context: WorkerContext): Observable<Answer<CartView>> {
  const { shopper, catalogue, cart, pictures, connection, ports } = context;
  let ids: readonly string[] = [];
  let isAnyUnknown = false;
  const asked = new AskedOfCart(context);
  const changes$ = catalogue.changesOf((changed) => isAnyUnknown || ids.some((id) => changed.has(id)));
  return combineLatest([
    shopper.cart$(cart),
    contextChanges$(context),
    changes$,
    connection.isOnline$,
    draftWithFees$(context),
    catalogue.isListComplete$,
    asked.answers$,
  ]).pipe(
    switchMap(async ([state, , , , draft]): Promise<Answer<CartView>> => {
      const { views: lines, taken } = await shownLines(context, state.lines);
      const articles = [...taken.keys()].flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
      ids = [...articles, ...state.lines.flatMap(({ productId }) => productId ?? [])];
      isAnyUnknown = asked.askFor(lines);
      pictures.want(
        lines.map(({ image }) => image),
        CARD_PICTURE_WIDTH_PX,
      );
      refreshOffers(context, state.lines, [...taken.keys()]);
      const { totals: confirmed, histories, gone, pending, coupon, refusedCoupon, couponChange } = state;
      const later = draft && (await import('../later.ts').catch(() => null));
      const settings = settingsIn(catalogue.references$.value);
      return ready(
        cartView(lines, {
          histories: toldHistories(histories, ports.clock.now()),
          gone: toldGone(gone, state.lines, ports.clock.now()),
          confirmed,
          pending: pending.length,
          coupon,
          refusedCoupon,
          couponChange: toldCouponChange(couponChange, ports.clock.now()),
          fees: later && settings && draft ? await later.feesOfDraft(context, settings, draft, lines) : [],
          freeDeliveryFromMinor: settings?.freeDeliveryFromMinor ?? null,
        }),
      );
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/**
 * Prices of what is in the cart are asked for, and its stock where the shop wants that (spec 4: stock sync). `taken` are the
 * articles that lines take from the stock, such as the parts of a bundle.
 */
function refreshOffers(
  { liveOffers, connection, catalogue }: WorkerContext,
  lines: readonly CartLine[],
  taken: readonly string[],
): void {
  if (!connection.isOnline) return;
  const productOf = new Map(taken.map((sku) => [sku, catalogue.index.idOfSku(sku)]));
  for (const { sku, productId } of lines) productOf.set(sku, productId);
  const articles = [...productOf].flatMap(([sku, productId]) => (productId === null ? [] : [{ sku, productId }]));
  void liveOffers.refresh(articles, isCartStockSynced ? articles : []);
}
