import { combineLatest, type Observable, throttleTime } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, failed } from '#domain/answer.ts';
import { type CategoryListing, categoryAnswer, newestAnswer } from '#domain/queries/listing.ts';
import type { Repository } from '#domain/queries/repository.ts';
import type { CardView } from '#domain/views/card.ts';
import type { ListingFrame, ListingView } from '#domain/views/listing.ts';
import type { WorkerContext } from '../context.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { contextChanges$ } from './catalogue-context.ts';
import { deviceRepository } from './device-repository.ts';
import { live } from './live.ts';

/** While replication runs, a listing changes with every batch; more often than this nobody can look. */
const REFRESH_MS = 250;

/** The products of a category; their shop is asked for what is not here. */
export function category(context: WorkerContext, listing: CategoryListing): Observable<Answer<ListingView>> {
  const { connection, demand, pictures } = context;
  const said$ = untilAnswered(context, () => demand.category(Number(listing.categoryId)));
  return live(context, combineLatest([listingChanges(context), said$]), async ([, said]) => {
    const repository = deviceRepository(context);
    const notYet = connection.isOnline && said === false ? failed : repository.notYet;
    // The list is whole as soon as the shop has named all of its products, however much of the others is on its way. Without
    // the names of colours and materials its filters are not.
    const isWhole = said === 'whole' && repository.has('attributes');
    const has: Repository['has'] = (kind) => (kind === 'products' && isWhole) || repository.has(kind);
    const answer = await categoryAnswer({ ...repository, notYet, has }, listing);
    if (answer.value) {
      showCards(context, answer.value.cards);
      pictures.want(picturesOf(answer.value), CARD_PICTURE_WIDTH_PX);
    }
    return answer;
  });
}

function picturesOf({ head, children, banners }: ListingFrame): (string | null)[] {
  return [head, ...children, ...banners].map((shown) => shown?.image ?? null);
}

/** The newest products of the store view. */
export function newest(
  context: WorkerContext,
  question: { readonly size: number },
): Observable<Answer<readonly CardView[]>> {
  void context.demand.newest(question.size);
  return live(context, listingChanges(context), async () => {
    const answer = await newestAnswer(deviceRepository(context), question);
    showCards(context, answer.value ?? []);
    return answer;
  });
}

/** Emits at once, and whenever a listing may look different. */
export function listingChanges(context: WorkerContext): Observable<unknown> {
  const { catalogue, connection } = context;
  return combineLatest([refreshed(context), contextChanges$(context), catalogue.isListComplete$, connection.isOnline$]);
}

function refreshed({ catalogue }: WorkerContext): Observable<number> {
  return catalogue.indexVersion$.pipe(throttleTime(REFRESH_MS, undefined, { leading: true, trailing: true }));
}

/** Cards are on the screen: their pictures are wanted, and their offers refreshed. */
export function showCards({ pictures, liveOffers, connection }: WorkerContext, cards: readonly CardView[]): void {
  pictures.want(
    cards.map(({ image }) => image),
    CARD_PICTURE_WIDTH_PX,
  );
  if (!connection.isOnline) return;
  const articles = cards.map(({ pricedSku, id }) => ({ sku: pricedSku, productId: id }));
  const simple = cards.filter(({ swatches }) => swatches.length === 0).map(({ sku, id }) => ({ sku, productId: id }));
  void liveOffers.refresh(articles, simple);
}
