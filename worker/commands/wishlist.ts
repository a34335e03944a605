import { WISHLIST_MAX } from '#config/limits.ts';
import { withOffers } from '#domain/offers.ts';
import { currentPrice } from '#domain/price.ts';
import { variantBySku } from '#domain/variants.ts';
import {
  type Wish,
  wished,
  type WishedArticle,
  withoutWish,
  withWish,
  withWishBack,
  withWishes,
} from '#domain/wishlist.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { keptWishes, wishlistId } from '../documents/wishlist.ts';
import { notKept } from '../outbox/not-kept.ts';
import { add as addToCart, type AddCall, type CartOutcome } from './cart.ts';

type Wishes = readonly Wish[];

/** Puts an article into the wishlist with its price of today; one that is there already is what was wanted. */
export async function add(context: WorkerContext, article: WishedArticle): Promise<Result<null>> {
  const putMinor = await priceOf(context, article);
  let isFull = false;
  const kept = await change(context, (wishes) => {
    const longer = withWish(wishes, article, putMinor, context.connection.now());
    isFull = longer === null;
    return longer ?? wishes;
  });
  return isFull ? fail({ code: 'wishlistFull', params: { max: WISHLIST_MAX } }) : kept;
}

/** Puts several articles there, such as those of a list that somebody shared; refused when not all of them find room. */
export async function addAll(
  context: WorkerContext,
  { articles }: { readonly articles: readonly WishedArticle[] },
): Promise<Result<null>> {
  const added = await Promise.all(
    articles.map(async (article) => ({ article, putMinor: await priceOf(context, article) })),
  );
  let isFull = false;
  const kept = await change(context, (wishes) => {
    const longer = withWishes(wishes, added, context.connection.now());
    const there = new Set(wished(longer).map(({ sku }) => sku));
    isFull = articles.some(({ sku }) => !there.has(sku));
    return longer;
  });
  return kept.ok && isFull ? fail({ code: 'wishlistFull', params: { max: WISHLIST_MAX } }) : kept;
}

/** Takes an article out; answers with the wish that `putBack` needs to undo it, or `null` where there was none. */
export async function remove(context: WorkerContext, { sku }: { readonly sku: string }): Promise<Result<Wish | null>> {
  let taken: Wish | null = null;
  const kept = await change(context, (wishes) => {
    taken = wished(wishes).find((wish) => wish.sku === sku) ?? null;
    return withoutWish(wishes, sku, context.connection.now());
  });
  return kept.ok ? ok(taken) : kept;
}

/** Puts back what was taken out, with the price and the day of before. */
export function putBack(context: WorkerContext, { wish }: { readonly wish: Wish }): Promise<Result<null>> {
  return change(context, (wishes) => withWishBack(wishes, wish, context.connection.now()));
}

/** Puts an article into the cart, and takes it out of the wishlist once it is there. */
export async function moveToCart(context: WorkerContext, call: AddCall): Promise<Result<CartOutcome>> {
  const added = await addToCart(context, call);
  if (!added.ok) return added;
  const removed = await remove(context, call);
  return removed.ok ? added : removed;
}

/** What another tab changes meanwhile is changed as well, not overwritten. */
async function change({ shopper, cart }: WorkerContext, next: (wishes: Wishes) => Wishes): Promise<Result<null>> {
  const id = wishlistId(cart);
  try {
    await shopper.changeCustomer({ id, kind: 'wishlist', wishes: [] }, (document) => ({
      id,
      kind: 'wishlist',
      wishes: next(keptWishes(document)),
    }));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

/** What an article costs right now as far as this device knows, gross in minor units. */
async function priceOf({ catalogue, connection }: WorkerContext, article: WishedArticle): Promise<number | null> {
  const id = catalogue.index.idOfSku(article.parentSku);
  const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
  if (!summary) return null;
  const product = withOffers(summary, catalogue.offers);
  const { price } = variantBySku(product, article.sku) ?? product;
  return currentPrice(price, connection.now())?.amountMinor ?? null;
}
