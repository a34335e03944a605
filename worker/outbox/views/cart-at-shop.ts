import { type CartLine, foldCart } from '#domain/cart.ts';
import type { CartCoupon } from '#domain/coupon.ts';
import type { CartName } from '../cart-name.ts';
import {
  baseOf,
  type CartFacts,
  couponAfter,
  couponChanges,
  type CouponTask,
  operationOf,
  operationsOf,
} from './cart-state.ts';

/**
 * What became of an operation: answered well, nothing that the shop has, or handed to fetch without an answer. Of that the shop knows by
 * its Idempotency-Key.
 */
export type Fate = 'done' | 'nothing' | { readonly openKey: string };
export type FateOf = (id: string) => Fate;

/** A line that the cart at the shop may hold. */
export interface LineAtShop {
  readonly line: CartLine;
  /** How many pieces of it there are: the base, and what was answered since. */
  readonly qty: number;
  /** A change that may have had its effect, and how many pieces there are then. */
  readonly inDoubt: { readonly key: string; readonly qty: number } | null;
}

/**
 * What the cart at the shop may hold, as far as this device knows. Of each line one change is on its way at most, because those of a
 * line are sent one after the other.
 */
export function linesAtShop(facts: CartFacts, name: CartName, fateOf: FateOf): readonly LineAtShop[] {
  const base = baseOf(facts, name)?.lines ?? [];
  const operations = operationsOf(facts, name).map((task) => ({
    // Of a replacement the line that goes is removed by an operation of its own.
    operation: operationOf({ ...task, intent: { ...task.intent, replaces: undefined } }),
    fate: task.state === 'sent' ? 'done' : fateOf(task.id),
  }));
  const after = (isIn: (fate: Fate) => boolean): Map<string, CartLine> => {
    const done = operations.filter(({ fate }) => isIn(fate)).map(({ operation }) => operation);
    return new Map(foldCart(base, done).map((line) => [line.key, line]));
  };
  const sure = after((fate) => fate === 'done');
  const perhaps = after((fate) => fate !== 'nothing');
  const openKeys = new Map(
    operations.flatMap(({ operation, fate }) =>
      typeof fate === 'object' ? [[operation.key, fate.openKey] as const] : [],
    ),
  );
  return [...new Map([...perhaps, ...sure])].map(([lineKey, line]) => {
    const key = openKeys.get(lineKey);
    const inDoubt = key === undefined ? null : { key, qty: perhaps.get(lineKey)?.qty ?? 0 };
    return { line, qty: sure.get(lineKey)?.qty ?? 0, inDoubt };
  });
}

/** The coupons that the cart at the shop may have, in the same way. */
export function couponsAtShop(facts: CartFacts, name: CartName, fateOf: FateOf): readonly string[] {
  let codes = [baseOf(facts, name)?.couponCode ?? null];
  for (const { id, state, couponCode } of couponChanges(facts, name).asked) {
    const fate = state === 'sent' ? 'done' : fateOf(id);
    if (fate !== 'nothing') codes = fate === 'done' ? [couponCode] : [...codes, couponCode];
  }
  return codes.filter((code) => code !== null);
}

/** The coupons that a new cart has to be asked for in place of this one, in order: a later one may be refused. */
export function couponsToCarry(
  facts: CartFacts,
  name: CartName,
): {
  /** What the base is known to have, where it is still wanted. */
  readonly known: CartCoupon | null;
  readonly asked: readonly CouponTask[];
} {
  const { asked } = couponChanges(facts, name);
  const takenOut = asked.findLastIndex(({ couponCode }) => couponCode === null);
  return {
    known: takenOut >= 0 ? null : couponAfter(baseOf(facts, name), undefined),
    asked: asked.slice(takenOut + 1),
  };
}
