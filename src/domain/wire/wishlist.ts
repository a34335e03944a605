import type { Wishlist, WishlistItem } from '#schemas/api/generated/types.gen.ts';
import type { Wish } from '../wishlist.ts';

/** The wishes of a list as the contract has them. */
export function wishesFromWire({ items }: Wishlist): readonly Wish[] {
  return items.map((item) => ({
    parentSku: item.parent_sku,
    sku: item.sku,
    name: item.name,
    putMinor: item.put_minor,
    putAt: item.put_at,
    changedAt: item.changed_at,
    isTakenOut: item.is_taken_out,
  }));
}

/** A list as the contract has it; a name that is longer than it allows is cut. */
export function wishesToWire(wishes: readonly Wish[]): Wishlist {
  const items = wishes.map((wish): WishlistItem => ({
    sku: wish.sku,
    parent_sku: wish.parentSku,
    name: wish.name.slice(0, NAME_MAX),
    // Another device could not tell for whom it was that price.
    put_minor: wish.isOfGuest ? null : wish.putMinor,
    put_at: wish.putAt,
    changed_at: wish.changedAt,
    is_taken_out: wish.isTakenOut,
  }));
  return { items };
}

const NAME_MAX = 200;
