import { WISHLIST_MAX } from '#config/limits.ts';
import { withOffers } from '#domain/offers.ts';
import { currentPrice } from '#domain/price.ts';
import { variantBySku } from '#domain/variants.ts';
import {
  type Wish,
  wished,
  wishesAhead,
  type WishedArticle,
  withoutWish,
  withWishBack,
  withWishes,
} from '#domain/wishlist.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { keptWishes, wishlistId } from '../documents/wishlist.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { notKept } from '../outbox/not-kept.ts';
import { GUEST } from '../outbox/owner.ts';
import { queueWishes } from '../outbox/queue-wishes.ts';
import { add as addToCart, type AddCall, type CartOutcome } from './cart.ts';

type Wishes = readonly Wish[];

/**
 * Puts articles into the wishlist with their prices of today, such as all of a list that somebody shared; one that is there
 * already is what was wanted. Refused when not all of them find room.
 */
export async function add(
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

/**
 * What another tab changes meanwhile is changed as well, not overwritten. What a customer changes is queued for their other
 * devices; where that fails, the next pull of the list queues it.
 */
async function change(context: WorkerContext, next: (wishes: Wishes) => Wishes): Promise<Result<null>> {
  const { shopper, cart, outbox } = context;
  const id = wishlistId(cart);
  let changed: Wishes = [];
  try {
    await shopper.changeCustomer({ id, kind: 'wishlist', wishes: [] }, (document) => {
      const before = keptWishes(document);
      const wishes = next(before);
      changed = wishesAhead(wishes, before);
      return { id, kind: 'wishlist', wishes };
    });
  } catch (error) {
    return notKept(error);
  }
  if (cart.owner !== GUEST && changed.length > 0) {
    await inOutbox(context, (held) => queueWishes(held, cart, changed)).then(
      () => outbox.filled(),
      () => undefined,
    );
  }
  return ok(null);
}

/** What an article costs right now as far as this device knows, gross in minor units. */
async function priceOf({ catalogue, connection }: WorkerContext, article: WishedArticle): Promise<number | null> {
  const id = catalogue.index.idOfSku(article.parentSku);
  const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
  if (!summary) return null;
  const product = withOffers(summary, { offers: catalogue.offers, nowMs: connection.now() });
  const { price } = variantBySku(product, article.sku) ?? product;
  return currentPrice(price, connection.now())?.amountMinor ?? null;
}
