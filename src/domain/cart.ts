import { QTY_MAX, QTY_MIN } from '#config/limits.ts';
import type { LineOptions } from './line-key.ts';

/** What a line shows when its product is no longer on the device (D86). Amounts in minor units, gross. */
export interface LineSnapshot {
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly optionLabels: readonly { readonly label: string; readonly value: string }[];
  readonly unitMinor: number;
  readonly regularMinor: number | null;
  readonly taxBasisPoints: number;
}

/** A line of the cart: one sku with one set of options. */
export interface CartLine {
  readonly key: string;
  readonly sku: string;
  readonly productId: string | null;
  readonly parentSku: string;
  readonly slug: string;
  readonly qty: number;
  readonly options: LineOptions;
  readonly snapshot: LineSnapshot;
}

/**
 * A change that a shopper asked for. Nobody writes lines; they are computed from these operations (architecture: cart).
 */
export type CartOperation =
  | {
      readonly kind: 'add';
      readonly key: string;
      readonly qty: number;
      readonly line: CartLine;
      /** Key of the line that the new one replaces. */
      readonly replaces: string | null;
    }
  | { readonly kind: 'set'; readonly key: string; readonly qty: number }
  | { readonly kind: 'remove'; readonly key: string };

/** Reads a quantity: a whole number from 1 to the maximum, else `null` (D29). */
export function parseQty(value: unknown): number | null {
  const qty = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < QTY_MIN || qty > QTY_MAX) return null;
  return qty;
}

/**
 * The cart to show: the last lines of the server with every operation applied that they do not contain yet. A `set` on
 * a missing line changes nothing (a remove wins over a concurrent set); a later `add` brings the line back (C3).
 */
export function foldCart(base: readonly CartLine[], operations: readonly CartOperation[]): CartLine[] {
  return operations.reduce<readonly CartLine[]>(applied, base).slice();
}

function applied(lines: readonly CartLine[], operation: CartOperation): readonly CartLine[] {
  const known = lines.find(({ key }) => key === operation.key);
  const change = (line: CartLine): CartLine[] => lines.map((each) => (each === known ? line : each));
  switch (operation.kind) {
    case 'add': {
      const { replaces } = operation;
      const line = { ...operation.line, qty: clampQty((known?.qty ?? 0) + operation.qty) };
      if (known) return change(line).filter(({ key }) => key !== replaces);
      const hasPlace = lines.some(({ key }) => key === replaces);
      return hasPlace ? lines.map((each) => (each.key === replaces ? line : each)) : [...lines, line];
    }
    case 'set':
      return known ? change({ ...known, qty: operation.qty }) : lines;
    case 'remove':
      return lines.filter((line) => line !== known);
  }
}

function clampQty(qty: number): number {
  return Math.min(QTY_MAX, qty);
}

/** The change of a line that one request carries. */
export type LineEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'add'; readonly qty: number }
  | { readonly kind: 'set'; readonly qty: number }
  | { readonly kind: 'remove' };

/** An effect, and how many of the operations, counted from the first, are part of it. */
export interface Merge {
  readonly effect: LineEffect;
  readonly merged: number;
}

type Change = { readonly kind: CartOperation['kind']; readonly qty?: number };

/**
 * Merges the first of several unsent operations of one line. `isOnServer` says whether the server is known to have the
 * line. When it is not, all operations become one addition. When it is, an addition and a setting stay two requests:
 * the server may have lost the line meanwhile, and then only the addition counts.
 */
export function mergeOperations(operations: readonly Change[], isOnServer: boolean): Merge {
  if (!isOnServer) return { effect: effectOfAll(operations), merged: operations.length };
  const lastRemoval = operations.findLastIndex(({ kind }) => kind === 'remove');
  if (lastRemoval >= 0) return { effect: { kind: 'remove' }, merged: lastRemoval + 1 };
  const { kind } = operations[0]!;
  const end = operations.findIndex((operation) => operation.kind !== kind);
  const run = operations.slice(0, end === -1 ? undefined : end);
  const qty = kind === 'add' ? run.reduce((sum, operation) => sum + operation.qty!, 0) : run.at(-1)!.qty!;
  return { effect: { kind: kind === 'add' ? 'add' : 'set', qty: clampQty(qty) }, merged: run.length };
}

function effectOfAll(operations: readonly Change[]): LineEffect {
  let qty = 0;
  for (const operation of operations) {
    if (operation.kind === 'add') qty = clampQty(qty + operation.qty!);
    else if (operation.kind === 'remove') qty = 0;
    else if (qty > 0) qty = operation.qty!;
  }
  return qty > 0 ? { kind: 'add', qty } : { kind: 'none' };
}
