import { useLocation } from 'react-router-dom';
import type { CartLineView } from '#domain/views/cart.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';

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
export function useChangedLine(parentSku: string | undefined): CartLineView | null {
  const { changedLine } = (useLocation().state ?? {}) as Partial<LineChange>;
  return useLive(
    queries.cart.current(),
    ({ value }) => value?.lines.find((line) => line.key === changedLine && line.parentSku === parentSku) ?? null,
  );
}
