import { combineLatest, distinctUntilChanged, map, type Observable, switchMap, throttleTime } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { PULL_PAUSE_FIRST_MS, RESYNC_INTERVAL_MS } from '#config/timings.ts';
import { type Answer, failed, loading, missingFor, notOnDevice, ready } from '#domain/answer.ts';
import type { Filters, ListingState } from '#domain/listing.ts';
import { type CardView, cardView } from '#domain/views/card.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { facetViews, type ListingFrame, listingFrame, type ListingView } from '#domain/views/listing.ts';
import type { IndexAnswer } from '#domain/catalogue-index/answer.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

export interface CategoryListing extends ListingState {
  readonly categoryId: string;
}

/** While replication runs, a listing changes with every batch; more often than this nobody can look. */
const REFRESH_MS = 250;

/** The products of a category, with facets, sort and pages (spec 2: /c, D79). */
export function category(context: WorkerContext, listing: CategoryListing): Observable<Answer<ListingView>> {
  const categoryId = Number(listing.categoryId);
  const isAnswered$ = untilAnswered(context, () => context.demand.category(categoryId));
  return combineLatest([listingChanges(context), isAnswered$]).pipe(
    switchMap(async ([{ isComplete, isOnline }, isAnswered]): Promise<Answer<ListingView>> => {
      const notYet = !isOnline ? notOnDevice : isAnswered ? loading : failed;
      const views = catalogueContext(context);
      const frame = listingFrame(listing.categoryId, listing.filters, views);
      if (!frame) return views.categories.length > 0 ? noCategory(listing.categoryId) : notYet;
      const limit = CATEGORY_PAGE_SIZE * listing.page;
      const found = context.catalogue.index.answer({ ...listing, categoryId, limit });
      if (found.total === 0 && !isComplete && noFilters(listing)) return notYet;
      const cards = await cardsOf(context, found, views, listing.filters);
      const facets = facetViews(found.facets, listing.filters, views);
      context.pictures.want(picturesOf(frame), CARD_PICTURE_WIDTH_PX);
      return ready({ ...frame, total: found.total, cards, facets, isComplete });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/**
 * Asks the shop, and again after 0.5, 1, 2, 4 ... s, at last each minute, while it does not answer and somebody looks; anew when the network is
 * back. False from the first time that it did not answer.
 */
function untilAnswered({ connection, ports }: WorkerContext, ask: () => Promise<boolean>): Observable<boolean> {
  const insist = async function* (isOnline: boolean): AsyncGenerator<boolean> {
    yield true;
    for (
      let pauseMs = PULL_PAUSE_FIRST_MS;
      isOnline && !(await ask());
      pauseMs = Math.min(2 * pauseMs, RESYNC_INTERVAL_MS)
    ) {
      yield false;
      await ports.clock.sleep(pauseMs);
    }
    yield true;
  };
  return connection.isOnline$.pipe(switchMap(insist), distinctUntilChanged());
}

function picturesOf({ head, children, banners }: ListingFrame): (string | null)[] {
  return [head, ...children, ...banners].map((shown) => shown?.image ?? null);
}

/** The newest products of the store view (spec 7: home lists). */
export function newest(
  context: WorkerContext,
  { size }: { readonly size: number },
): Observable<Answer<readonly CardView[]>> {
  void context.demand.newest(size);
  return listingChanges(context).pipe(
    switchMap(async ({ isComplete, isOnline }): Promise<Answer<readonly CardView[]>> => {
      const views = catalogueContext(context);
      const found = context.catalogue.index.answer({ filters: {}, sort: 'newest', categoryId: null, limit: size });
      if (found.total === 0 && !isComplete) return isOnline ? loading : notOnDevice;
      const cards = await cardsOf(context, found, views);
      return ready(cards);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** When a listing may look different, and what decides whether one that is empty may still fill. */
export function listingChanges(
  context: WorkerContext,
): Observable<{ readonly isComplete: boolean; readonly isOnline: boolean }> {
  const { catalogue, connection } = context;
  return combineLatest([
    refreshed(context),
    contextChanges$(context),
    catalogue.isListComplete$,
    connection.isOnline$,
  ]).pipe(map(([, , isComplete, isOnline]) => ({ isComplete, isOnline })));
}

function refreshed({ catalogue }: WorkerContext): Observable<number> {
  return catalogue.indexVersion$.pipe(throttleTime(REFRESH_MS, undefined, { leading: true, trailing: true }));
}

function noCategory(categoryId: string): Answer<never> {
  return missingFor({ code: 'categoryQueryEmpty', params: { key: 'id', value: categoryId } });
}

function noFilters({ filters }: CategoryListing): boolean {
  return Object.keys(filters).length === 0;
}

/** The cards of products, in the order of their ids; their pictures are wanted and their offers refreshed. */
export async function cardsOf(
  context: WorkerContext,
  { ids }: Pick<IndexAnswer, 'ids'>,
  views: CatalogueContext,
  filters: Filters = {},
): Promise<CardView[]> {
  const { catalogue, pictures } = context;
  const summaries = await catalogue.summaries(ids);
  const cards = ids.flatMap((id) => {
    const summary = summaries.get(id);
    return summary ? [cardView(summary, views, filters)] : [];
  });
  pictures.want(
    cards.map(({ image }) => image),
    CARD_PICTURE_WIDTH_PX,
  );
  refreshOffers(context, cards);
  return cards;
}

function refreshOffers({ liveOffers, connection }: WorkerContext, cards: readonly CardView[]): void {
  if (!connection.isOnline) return;
  const articles = cards.map(({ pricedSku, id }) => ({ sku: pricedSku, productId: id }));
  const simple = cards.filter(({ swatches }) => swatches.length === 0).map(({ sku, id }) => ({ sku, productId: id }));
  void liveOffers.refresh(articles, simple);
}
