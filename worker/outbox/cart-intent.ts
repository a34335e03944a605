import type { CartLine } from '#domain/cart.ts';
import type { LineOptions } from '#domain/line-key.ts';

/** What a shopper wants of a cart line, until its first attempt makes a request of it. */
export interface CartIntent {
  readonly kind: 'add' | 'set' | 'remove';
  readonly lineKey: string;
  readonly sku: string;
  readonly qty: number;
  readonly options: LineOptions;
  /** The line as it is shown, for an addition; `null` otherwise. */
  readonly line: CartLine | null;
  /** Of an addition: the line whose place it takes. */
  readonly replaces?: CartLine;
  /** Of an addition: a sign-in brought it along from the cart of the guest. */
  readonly isTakenAlong?: true;
}

/** What puts a line that is known into a cart, as it is. */
export function additionOf(line: CartLine): CartIntent {
  const { key: lineKey, sku, qty, options } = line;
  return { kind: 'add', lineKey, sku, qty, options, line };
}

/** What takes a line out of a cart. */
export function removalOf({ key: lineKey, sku, options }: CartLine): CartIntent {
  return { kind: 'remove', lineKey, sku, qty: 0, options, line: null };
}

/** Ids of what follows from a replacement: that the old line goes, and that it comes back where the shop refuses the new one. */
export const removalId = (replacementId: string): string => `${replacementId}.replaced`;
export const returnId = (replacementId: string): string => `${replacementId}.returned`;
