import type { Wish } from '#domain/wishlist.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where is kept what an owner wishes for in a store view, which has prices and articles of its own. */
export function wishlistId(name: CartName): string {
  return `wishlist|${cartKey(name)}`;
}

/** All wishes, with those that were taken out again. */
export function keptWishes(document: CustomerDoc | null | undefined): readonly Wish[] {
  return document?.kind === 'wishlist' ? document.wishes : [];
}
