import { LOWEST_PRICE_DAYS } from '#config/limits.ts';

const DAY_MS = 86_400_000;

/** A price, gross and in minor units, and the time from which it was valid; it is valid until the next step. */
export interface PriceStep {
  readonly fromMs: number;
  readonly amountMinor: number;
}

/** The lowest price that was valid at any time from `fromMs` to just before `toMs`; `null` when there was none. */
export function lowestAsked(steps: readonly PriceStep[], fromMs: number, toMs: number): number | null {
  const amounts = steps
    .filter((step, index) => step.fromMs < toMs && (steps[index + 1]?.fromMs ?? Infinity) > fromMs)
    .map(({ amountMinor }) => amountMinor);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/**
 * The price that a reduction is compared with: the lowest one of the 30 days before it began (spec 9: lowest price of
 * last 30 days). `null` when the current price is not a reduction.
 */
export function lowestBeforeReduction(steps: readonly PriceStep[], nowMs: number): number | null {
  const current = steps.findLastIndex(({ fromMs }) => fromMs <= nowMs);
  const [before, now] = [steps[current - 1], steps[current]];
  if (!before || !now || now.amountMinor >= before.amountMinor) return null;
  return lowestAsked(steps, now.fromMs - LOWEST_PRICE_DAYS * DAY_MS, now.fromMs);
}
