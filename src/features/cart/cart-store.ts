import { proxy } from 'valtio';

/** What of the cart is only on the screen. */
export const cartPanel = proxy({ isOpen: false });

export function openCart(): void {
  cartPanel.isOpen = true;
}

export function closeCart(): void {
  cartPanel.isOpen = false;
}
