import { proxy } from 'valtio';

/** The state of the wishlist panel, which is never stored. */
export const wishlistPanel = proxy({ isOpen: false });

export function openWishlist(): void {
  wishlistPanel.isOpen = true;
}

export function closeWishlist(): void {
  wishlistPanel.isOpen = false;
}
