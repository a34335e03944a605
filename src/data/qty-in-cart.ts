import { queries } from './query-ref.ts';
import { useLive } from './use-live.ts';

/** How many pieces of an article the cart holds; `without` is the key of a line that is left out, such as one that is being changed. */
export function useQtyInCart(sku: string, without: string | null = null): number {
  return useLive(queries.cart.current(), ({ value }) => {
    const lines = value?.lines.filter((line) => line.sku === sku && line.key !== without) ?? [];
    return lines.reduce((sum, { qty }) => sum + qty, 0);
  });
}
