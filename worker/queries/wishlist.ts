import { combineLatest, distinctUntilChanged, map, merge, type Observable, of } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { SharedArticle } from '#domain/shared-wishlist.ts';
import { partsOf } from '#domain/queries/product.ts';
import { type WishedProduct, wishView, type WishlistView } from '#domain/views/wishlist.ts';
import { type Wish, wished } from '#domain/wishlist.ts';
import { readDetails } from '../catalogue/product-details.ts';
import type { WorkerContext } from '../context.ts';
import { keptWishes, wishlistId } from '../documents/wishlist.ts';
import { hearing } from '../http/hearing.ts';
import { pullWishlist } from '../session/pull-wishlist.ts';
import { catalogueContext } from './catalogue-context.ts';
import { deviceRepository } from './device-repository.ts';
import { listingChanges } from './listing.ts';
import { live } from './live.ts';

/** The skus of what is wished for, the newest first: what hearts and the header need. */
export function skus(context: WorkerContext): Observable<Answer<readonly string[]>> {
  return wishes$(context).pipe(map((wishes) => ready(wishes.map(({ sku }) => sku))));
}

/**
 * What is wished for, each with its price and stock of today; or what somebody shared, where `articles` names it. Of what this
 * shop does not have it says only that it is so.
 */
export function current(
  context: WorkerContext,
  { articles }: { readonly articles?: readonly SharedArticle[] },
): Observable<Answer<WishlistView>> {
  if (articles) {
    const never = { putMinor: null, putAt: 0, changedAt: 0, isTakenOut: false };
    return today(context, of(articles.map(({ parentSku, sku }) => ({ parentSku, sku, name: sku, ...never }))));
  }
  // What another device changed is asked for while it is looked at.
  return merge(
    today(context, wishes$(context)),
    hearing(context, (deadlineMs) => pullWishlist(context, deadlineMs)),
  );
}

function today(context: WorkerContext, kept$: Observable<readonly Wish[]>): Observable<Answer<WishlistView>> {
  const { catalogue, pictures, liveOffers, connection } = context;
  let ids: ReadonlyMap<string, string | null> = new Map();
  const details$ = catalogue.changesOf((changed) => [...ids.values()].some((id) => id !== null && changed.has(id)));
  return live(context, combineLatest([kept$, listingChanges(context), details$]), async ([wishes]) => {
    const views = catalogueContext(context);
    ids = new Map(wishes.map(({ sku, parentSku }) => [sku, catalogue.index.idOfSku(parentSku)]));
    const products = await wishedProducts(context, [...new Set([...ids.values()].flatMap((id) => id ?? []))]);
    const hasAll = deviceRepository(context).has('products');
    const items = wishes.map((wish) => wishView(wish, products.get(ids.get(wish.sku) ?? ''), hasAll, views));
    pictures.want(
      items.map(({ image }) => image),
      CARD_PICTURE_WIDTH_PX,
    );
    const articles = [...ids].flatMap(([sku, productId]) => (productId === null ? [] : [{ sku, productId }]));
    if (connection.isOnline && articles.length > 0) void liveOffers.refresh(articles, articles);
    return ready({ items });
  });
}

async function wishedProducts(
  context: WorkerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WishedProduct>> {
  const [summaries, known] = await Promise.all([context.catalogue.summaries(ids), readDetails(context, ids)]);
  const ofParts = await partsOf(context.catalogue, known);
  const details = new Map(known.map((each) => [each.id, each]));
  return new Map([...summaries].map(([id, summary]) => [id, { summary, details: details.get(id) ?? null, ofParts }]));
}

function wishes$({ shopper, cart }: WorkerContext): Observable<readonly Wish[]> {
  return shopper.customer$.pipe(
    map((documents) => wished(keptWishes(documents.find(({ id }) => id === wishlistId(cart))))),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}
