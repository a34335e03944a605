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
  | { readonly kind: 'add'; readonly key: string; readonly qty: number; readonly line: CartLine }
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
  const lines = new Map(base.map((line) => [line.key, line]));
  for (const operation of operations) apply(lines, operation);
  return [...lines.values()];
}

function apply(lines: Map<string, CartLine>, operation: CartOperation): void {
  const line = lines.get(operation.key);
  switch (operation.kind) {
    case 'add':
      lines.set(operation.key, { ...operation.line, qty: clampQty((line?.qty ?? 0) + operation.qty) });
      break;
    case 'set':
      if (line) lines.set(operation.key, { ...line, qty: operation.qty });
      break;
    case 'remove':
      lines.delete(operation.key);
  }
}

function clampQty(qty: number): number {
  return Math.min(QTY_MAX, qty);
}

/** The net effect of several operations on one line, for one request. */
export type LineEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'add'; readonly qty: number }
  | { readonly kind: 'set'; readonly qty: number }
  | { readonly kind: 'remove' };

/**
 * Merges consecutive unsent operations of one line. `isOnServer` says whether the server is known to hold the line: what
 * never reached it needs no removal, and its first request adds.
 */
export function mergeOperations(operations: readonly CartOperation[], isOnServer: boolean): LineEffect {
  let effect: LineEffect = { kind: 'none' };
  let exists = isOnServer;
  for (const operation of operations) {
    if (operation.kind === 'remove') {
      effect = isOnServer ? { kind: 'remove' } : { kind: 'none' };
      exists = false;
    } else if (operation.kind === 'set') {
      if (exists) effect = { kind: isOnServer ? 'set' : 'add', qty: operation.qty };
    } else {
      effect = addTo(effect, operation.qty);
      exists = true;
    }
  }
  return effect;
}

function addTo(effect: LineEffect, qty: number): LineEffect {
  if (effect.kind === 'add' || effect.kind === 'set') return { kind: effect.kind, qty: clampQty(effect.qty + qty) };
  // Removed and added again in one breath: the server still holds the line, so its quantity is set.
  if (effect.kind === 'remove') return { kind: 'set', qty: clampQty(qty) };
  return { kind: 'add', qty: clampQty(qty) };
}
