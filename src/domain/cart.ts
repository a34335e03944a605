import { QTY_MAX, QTY_MIN } from '#config/limits.ts';
import type { LineOptions } from './line-key.ts';

/** How a line looks when its product is gone from the device (D86). Amounts in minor units, gross. */
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

/** What a shopper asked of a line. Nobody writes lines; they are folded from these (architecture: cart). */
export type CartOperation =
  | {
      readonly kind: 'add';
      readonly key: string;
      readonly qty: number;
      readonly line: CartLine;
      /** Key of the line whose place it takes. */
      readonly replaces: string | null;
    }
  | { readonly kind: 'set'; readonly key: string; readonly qty: number }
  | { readonly kind: 'remove'; readonly key: string };

/** A whole number from 1 to the maximum, else `null` (D29). */
export function parseQty(value: unknown): number | null {
  const qty = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < QTY_MIN || qty > QTY_MAX) return null;
  return qty;
}

/**
 * The cart to show: the last lines of the server with every operation it does not contain yet. A `set` on a line that is
 * gone changes nothing (a remove wins over a concurrent set), a later `add` brings the line back (C3).
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

/** One request's worth of changes to a line. */
export type LineEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'add'; readonly qty: number }
  | { readonly kind: 'set'; readonly qty: number }
  | { readonly kind: 'remove' };

/** An effect, and how many of the operations (from the first on) it carries. */
export interface Merge {
  readonly effect: LineEffect;
  readonly merged: number;
}

type Change = { readonly kind: CartOperation['kind']; readonly qty?: number };

/**
 * Merges the first of several unsent operations of one line. `isOnServer` says whether the server is known to hold it.
 * A line the server never heard of takes everything as one addition. On a line it holds, only what loses nothing is
 * merged: an addition and a setting stay two requests, because the line may be gone and then only the addition counts.
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
