import type { CartLine } from './cart.ts';
import { type GoneLine, stillTold } from './gone-lines.ts';

/** What has gone elsewhere when the cart is heard of, whose lines were `before` by all that is known here. */
export function goneAfter(
  known: readonly GoneLine[],
  before: readonly CartLine[],
  after: readonly CartLine[],
  at: number,
): readonly GoneLine[] {
  const there = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !there.has(key));
  const anew = new Set(gone.map(({ key }) => key));
  const others = stillTold(known, at).filter(({ line: { key } }) => !there.has(key) && !anew.has(key));
  return [...others, ...gone.map((line) => ({ line, at }))];
}
