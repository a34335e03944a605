import { proxy } from 'valtio';

/** The state of the cart panel, which is never stored. */
export const cartPanel = proxy({ isOpen: false });

export function openCart(): void {
  cartPanel.isOpen = true;
}

export function closeCart(): void {
  cartPanel.isOpen = false;
}
