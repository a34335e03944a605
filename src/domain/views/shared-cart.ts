import type { CartLineView } from './cart.ts';

/** A cart that a link names, beside the one that is here (D30). */
export interface SharedCartView {
  readonly lines: readonly SharedLineView[];
  /** Skus that this device cannot put into a cart: nobody sells them here, or they are not on it yet. */
  readonly unknown: readonly string[];
  readonly totalMinor: number;
}

export interface SharedLineView extends CartLineView {
  /** How many of it the cart holds now. */
  readonly qtyInCart: number;
}
