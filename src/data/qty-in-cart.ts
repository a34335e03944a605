import type { Answer } from '#domain/answer.ts';
import type { CartView } from '#domain/views/cart.ts';
import { queries } from './query-ref.ts';
import { useLive } from './use-live.ts';

/** How many pieces of an article the cart holds; `without` is the key of a line that is left out, such as one that is being changed. */
export function useQtyInCart(sku: string, without: string | null = null): number {
  return useLive(queries.cart.current(), (answer) => qtyIn(answer, sku, without));
}

/** Whether the cart holds all pieces of an article that can be bought. */
export function useIsAllInCart(
  { sku, maxQty }: { readonly sku: string; readonly maxQty: number },
  without: string | null = null,
): boolean {
  return useLive(queries.cart.current(), (answer) => maxQty > 0 && qtyIn(answer, sku, without) >= maxQty);
}

function qtyIn({ value }: Answer<CartView>, sku: string, without: string | null): number {
  const lines = value?.lines.filter((line) => line.sku === sku && line.key !== without) ?? [];
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
