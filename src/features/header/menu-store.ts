import { proxy } from 'valtio';

/** Whether the menu of narrow screens is open. */
export const menuState = proxy({ isOpen: false });

export function openMenu(): void {
  menuState.isOpen = true;
}

export function closeMenu(): void {
  menuState.isOpen = false;
}
