import { LINE_GONE_MS } from '#config/timings.ts';
import type { CartLine } from './cart.ts';

/** A line that went out of the cart on another device, or in the shop (decision 095). */
export interface GoneLine {
  readonly line: CartLine;
  /** Epoch milliseconds by the clock of this device, when it heard of it. */
  readonly at: number;
}

/** The lines worth telling of: for a day (D85). */
export function toldGone(known: readonly GoneLine[], lines: readonly CartLine[], nowMs: number): readonly CartLine[] {
  const there = new Set(lines.map(({ key }) => key));
  return stillTold(known, nowMs)
    .map(({ line }) => line)
    .filter(({ key }) => !there.has(key));
}

/** Without a line that the shopper has put back, taken out as well, or read of. */
export function withoutGone(known: readonly GoneLine[], key: string): readonly GoneLine[] {
  return known.filter(({ line }) => line.key !== key);
}

/** Those of the last day. */
export function stillTold(known: readonly GoneLine[], nowMs: number): readonly GoneLine[] {
  return known.filter(({ at }) => Math.abs(nowMs - at) < LINE_GONE_MS);
}
