import { combineLatest, distinctUntilChanged, type Observable } from 'rxjs';
import { OFFER_FRESH_MS } from '#config/timings.ts';
import type { Banners } from '#domain/banners.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { daysFromStock } from '#domain/article-delivery.ts';
import type { Attribute, Showroom } from '#domain/references.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import type { WorkerContext } from '../context.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';

/** Emits at once, and whenever something changed that all catalogue views are made with. */
export function contextChanges$({ catalogue, liveOffers }: WorkerContext): Observable<unknown> {
  const failures$ = liveOffers.hasFailed$.pipe(distinctUntilChanged());
  return combineLatest([catalogue.categories$, catalogue.references$, failures$, catalogue.isConfirmed$]);
}

/** What catalogue views are made with, at this moment. */
export function catalogueContext({
  store,
  locale,
  catalogue,
  connection,
  liveOffers,
}: WorkerContext): CatalogueContext {
  const isComplete = catalogue.pulls$.value.get(PRODUCT_LIST_PULL)?.isComplete ?? false;
  const attributes = new Map<string, Attribute>();
  const showrooms: Showroom[] = [];
  const banners: Banners[] = [];
  let settings: CheckoutSettings | null = null;
  for (const reference of catalogue.references$.value) {
    if (reference.kind === 'attribute') attributes.set(reference.value.code, reference.value);
    if (reference.kind === 'showroom') showrooms.push(reference.value);
    if (reference.kind === 'banners') banners.push(reference.value);
    if (reference.kind === 'settings') settings = reference.value;
  }
  return {
    store,
    locale,
    nowMs: connection.now(),
    freshMs: OFFER_FRESH_MS,
    isOnline: connection.isOnline,
    hasFailed: liveOffers.hasFailed$.value,
    offers: catalogue.offers,
    confirmedAt: catalogue.confirmedAt,
    categories: catalogue.categories$.value,
    attributes,
    showrooms,
    fromStock: daysFromStock(settings, store.tax.defaultCountry),
    banners,
    // As long as products are missing on the device, the backend knows better how many there are.
    countIn: ({ id, productCount }) => (isComplete ? catalogue.index.countIn(Number(id)) : productCount),
  };
}
