import { use } from 'react';
import { SET_CART_PATH } from '#domain/paths.ts';
import { AddressContext } from '#src/ui/address.ts';
import { SetCartPage } from './set-cart-page.tsx';
import { WishlistPage } from './wishlist-page.tsx';

/** What somebody shared by a link: a wishlist, or a cart. */
export default function SharedPage() {
  const { pathname } = use(AddressContext);
  return pathname === SET_CART_PATH ? <SetCartPage /> : <WishlistPage />;
}
