import type { Need } from './count.ts';

/** What can be bought of an article, or of a bundle with what was chosen for it. */
export interface Buyable {
  readonly sku: string;
  readonly maxQty: number;
  /** What each piece of it takes from the stock; none is said of a plain article, which takes itself. */
  readonly needs?: readonly Need[];
}

/** A line of the cart, by what each piece of it takes from the stock. */
export interface Taking {
  readonly qty: number;
  readonly needs: readonly Pick<Need, 'sku' | 'pieces'>[];
}

/**
 * How many of the pieces that can be bought are in the cart already, in whatever line and as whatever part of it (D24): what is left
 * is what an addition is checked against.
 */
export function qtyInCart(lines: readonly Taking[], { sku, maxQty, needs }: Buyable): number {
  const left = (needs ?? [{ sku, pieces: 1, max: maxQty }]).map((need) => {
    const taken = lines.flatMap((line) =>
      line.needs.map((each) => (each.sku === need.sku ? each.pieces * line.qty : 0)),
    );
    return Math.floor((need.max - taken.reduce((sum, pieces) => sum + pieces, 0)) / need.pieces);
  });
  return maxQty - Math.max(0, Math.min(maxQty, ...left));
}
