import type { Wish } from '#domain/wishlist.ts';
import { wishesToWire } from '#domain/wire/wishlist.ts';
import type { WishlistItem } from '#schemas/api/generated/types.gen.ts';
import { JSON_HEADERS } from './calls/call.ts';
import type { CartName } from './cart-name.ts';
import type { Holding } from './holding.ts';
import type { WireRequest } from './wire-request.ts';

/** So many changes of a wishlist go into one request at most. */
const CHANGES_MAX = 100;

/**
 * Queues changes of an owner's wishlist for the shop; of somebody who has signed out meanwhile nothing is queued. Repeating it
 * is harmless: of each article the later change counts. For somebody who is in the outbox already.
 */
export async function queueWishes(held: Holding, name: CartName, wishes: readonly Wish[]): Promise<void> {
  const { ports, step } = held;
  const { owner, storeCode } = name;
  await step((box) => {
    if (box.session?.owner !== owner || box.session.state === 'ending') return;
    const { items } = wishesToWire(wishes);
    for (let start = 0; start < items.length; start += CHANGES_MAX) {
      const [seq, id, createdAt] = [box.nextSeq(), ports.ids.next(), ports.clock.now()];
      const numbers = { version: 1, seq, id, key: id, owner, storeCode, createdAt } as const;
      box.add({ ...numbers, kind: 'wishlist.change', wire: wireOf(items.slice(start, start + CHANGES_MAX)) });
    }
  });
}

function wireOf(items: readonly WishlistItem[]): WireRequest {
  return { method: 'POST', url: '/api/user/wishlist', headers: JSON_HEADERS, body: JSON.stringify({ items }) };
}
