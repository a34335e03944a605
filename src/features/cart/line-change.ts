import { useLocation } from 'react-router-dom';
import type { CartLineView, CartView } from '#domain/views/cart.ts';

/**
 * The navigation state that a product page gets while a line of the cart is being changed on it (spec 4: cart edit
 * mode).
 */
interface LineChange {
  readonly changedLine: string;
}

export function changeOf({ key }: CartLineView): LineChange {
  return { changedLine: key };
}

/** The line that is being changed on the page of a product; `null` when none is, or when the line has been removed. */
export function useChangedLine(cart: CartView | null | undefined, parentSku: string | undefined): CartLineView | null {
  const { changedLine } = (useLocation().state ?? {}) as Partial<LineChange>;
  if (changedLine === undefined) return null;
  return cart?.lines.find((line) => line.key === changedLine && line.parentSku === parentSku) ?? null;
}
