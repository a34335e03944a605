import { queries } from './query-ref.ts';
import { useLivePart } from './use-live.ts';

/** How many pieces of an article the cart holds; `without` is the key of a line that is left out, such as one that is being changed. */
export function useQtyInCart(sku: string, without: string | null = null): number {
  return useLivePart(queries.cart.current(), ({ value }) =>
    (value?.lines ?? [])
      .filter((line) => line.sku === sku && line.key !== without)
      .reduce((sum, { qty }) => sum + qty, 0),
  );
}
