import type { Answer } from '#domain/answer.ts';
import { type Buyable, qtyInCart } from '#domain/offering/in-cart.ts';
import type { CartView } from '#domain/views/cart.ts';
import { queries } from './query-ref.ts';
import { useLive } from './use-live.ts';

/** How many pieces of an article the cart holds; `without` is the key of a line that is left out, such as one that is being changed. */
export function useQtyInCart(wanted: Buyable, without: string | null = null): number {
  return useLive(queries.cart.current(), (answer) => qtyIn(answer, wanted, without));
}

/** Whether the cart holds all pieces of an article that can be bought. */
export function useIsAllInCart(wanted: Buyable, without: string | null = null): boolean {
  return useLive(queries.cart.current(), (answer) => qtyIn(answer, wanted, without) >= Math.max(1, wanted.maxQty));
}

function qtyIn({ value }: Answer<CartView>, wanted: Buyable, without: string | null): number {
  return qtyInCart(value?.lines.filter(({ key }) => key !== without) ?? [], wanted);
}
