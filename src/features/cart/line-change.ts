import { useLocation } from 'react-router-dom';
import type { CartLineView, CartView } from '#domain/views/cart.ts';

/** What the address of a product carries while a line of the cart is changed on its page (spec 4: cart edit mode). */
interface LineChange {
  readonly changedLine: string;
}

export function changeOf({ key }: CartLineView): LineChange {
  return { changedLine: key };
}

/** The line that is changed on the page of a product; `null` when nothing is, and once the line is gone. */
export function useChangedLine(cart: CartView | null | undefined, parentSku: string | undefined): CartLineView | null {
  const { changedLine } = (useLocation().state ?? {}) as Partial<LineChange>;
  if (changedLine === undefined) return null;
  return cart?.lines.find((line) => line.key === changedLine && line.parentSku === parentSku) ?? null;
}
