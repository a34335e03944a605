import { mergedWishes } from '#domain/wishlist.ts';
import { wishesFromWire } from '#domain/wire/wishlist.ts';
import type { Wishlist } from '#schemas/api/generated/types.gen.ts';
import { keptWishes, wishlistId } from '../../documents/wishlist.ts';
import type { Shopper } from '../../shopper/shopper.ts';
import type { EntryOf, FiledReply } from '../entry.ts';

/**
 * Brings the list that the shop has now into that of this device. Nothing is kept of somebody who has signed out meanwhile; a
 * refusal changes nothing here, and the next pull of the list sends what is missing there.
 */
export async function wishlistOutcome(
  shopper: Shopper,
  entry: EntryOf<'wishlist.change'>,
  reply: FiledReply,
): Promise<void> {
  const id = wishlistId(entry);
  if (reply.outcome !== 'accepted' || (await shopper.customer(id)) === null) return;
  const said = wishesFromWire(reply.result as Wishlist);
  await shopper.changeCustomer({ id, kind: 'wishlist', wishes: said }, (document) => ({
    id,
    kind: 'wishlist',
    wishes: mergedWishes(keptWishes(document), said),
  }));
}
