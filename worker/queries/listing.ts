import { combineLatest, distinctUntilChanged, map, type Observable, switchMap, throttleTime } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, loading, missingFor, notOnDevice, ready } from '#domain/answer.ts';
import type { ListingState } from '#domain/listing.ts';
import { type CardView, cardView } from '#domain/views/card.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { childrenOf, facetViews, type ListingView, trailOf } from '#domain/views/listing.ts';
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
  void context.demand.category(categoryId);
  return listingChanges(context).pipe(
    switchMap(async ({ isComplete, isOnline }): Promise<Answer<ListingView>> => {
      const views = catalogueContext(context);
      const trail = trailOf(listing.categoryId, views);
      if (trail.length === 0) return nothing(context, views, listing.categoryId);
      const limit = CATEGORY_PAGE_SIZE * listing.page;
      const found = context.catalogue.index.answer({ ...listing, categoryId, limit });
      if (found.total === 0 && !isComplete && noFilters(listing)) return isOnline ? loading : notOnDevice;
      const cards = await cardsOf(context, found, views);
      const facets = facetViews(found.facets, listing.filters, views);
      const children = childrenOf(listing.categoryId, views);
      return ready({ title: trail.at(-1)!.name, trail, total: found.total, cards, facets, children, isComplete });
    }),
    distinctUntilChanged(isSameAnswer),
  );
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

function nothing({ connection }: WorkerContext, { categories }: CatalogueContext, categoryId: string): Answer<never> {
  if (categories.length > 0)
    return missingFor({ code: 'categoryQueryEmpty', params: { key: 'id', value: categoryId } });
  return connection.isOnline ? loading : notOnDevice;
}

function noFilters({ filters }: CategoryListing): boolean {
  return Object.keys(filters).length === 0;
}

/** The cards of products, in the order of their ids; their pictures are wanted and their offers refreshed. */
export async function cardsOf(
  context: WorkerContext,
  { ids }: Pick<IndexAnswer, 'ids'>,
  views: CatalogueContext,
): Promise<CardView[]> {
  const { catalogue, pictures } = context;
  const summaries = await catalogue.summaries(ids);
  const cards = ids.flatMap((id) => {
    const summary = summaries.get(id);
    return summary ? [cardView(summary, views)] : [];
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
  const articles = cards.map(({ sku, id }) => ({ sku, productId: id }));
  const simple = cards.filter(({ swatches }) => swatches.length === 0).map(({ sku, id }) => ({ sku, productId: id }));
  void liveOffers.refresh(articles, simple);
}
