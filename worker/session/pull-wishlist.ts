import { mergedWishes, type Wish, wishesAhead } from '#domain/wishlist.ts';
import { wishesFromWire } from '#domain/wire/wishlist.ts';
import type { Wishlist } from '#schemas/api/generated/types.gen.ts';
import { zGetWishlistResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { keptWishes, wishlistId } from '../documents/wishlist.ts';
import { isRefusal } from '../http/failure.ts';
import { isSameCart } from '../outbox/cart-name.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';
import { queueWishes } from '../outbox/queue-wishes.ts';
import { callAs } from './call-as.ts';

/**
 * Merges the wishlist that the shop keeps of who is signed in with that of this device, and queues what only this device has,
 * such as a change that could not be queued when it was made (D59). Without an answer all stays as it is. Says whether that
 * came to its end.
 */
export async function pullWishlist(context: WorkerContext, deadlineMs: number): Promise<boolean> {
  const { ports, shopper: own, cart, outbox } = context;
  if (cart.owner === GUEST) return true;
  // Looked at before the shop is asked: what is sent meanwhile is in its answer.
  const waiting = await waitingWishes(context);
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/wishlist',
    shape: zGetWishlistResponse,
    deadlineMs,
  });
  if (!answer.ok) return isRefusal(answer.error);
  const said = mergedWishes(wishesFromWire(answer.value.value.result), waiting);
  const id = wishlistId(cart);
  const isAhead = await inOutbox({ ports, shopper: own }, async (held): Promise<boolean> => {
    const session = await ports.store.look((box) => box.session);
    // What is wiped must not come back with an answer that was on its way.
    if (session?.owner !== cart.owner || session.state === 'ending') return false;
    let kept: readonly Wish[] = [];
    await held.shopper.changeCustomer({ id, kind: 'wishlist', wishes: [] }, (document) => {
      kept = keptWishes(document);
      return { id, kind: 'wishlist', wishes: mergedWishes(kept, said) };
    });
    const ahead = wishesAhead(kept, said);
    if (ahead.length > 0) await queueWishes(held, cart, ahead);
    return ahead.length > 0;
  });
  if (isAhead) outbox.filled();
  return true;
}

/** What waits to be sent of this owner's list, such as from before they signed out, which wiped the list itself. */
function waitingWishes({ ports, cart }: WorkerContext): Promise<readonly Wish[]> {
  return ports.store.look((box) =>
    box.rows.flatMap(({ entry }) => {
      if (entry.kind !== 'wishlist.change' || !isSameCart(entry, cart)) return [];
      return wishesFromWire(JSON.parse(entry.wire.body!) as Wishlist);
    }),
  );
}
