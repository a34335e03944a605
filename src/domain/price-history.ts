import { LOWEST_PRICE_DAYS } from '#config/limits.ts';
import { currentPrice, nextPriceChange, type Price } from './price.ts';

const DAY_MS = 86_400_000;

/** A price, gross and in minor units, and the time from which it was valid; it is valid until the next step. */
export interface PriceStep {
  readonly fromMs: number;
  readonly amountMinor: number;
}

/** What an article cost from each moment on at which its price changed by itself, after the last that is known. */
export function passedBy(price: Price, sinceMs: number, nowMs: number): PriceStep[] {
  const fromMs = nextPriceChange(price, sinceMs);
  if (fromMs === null || fromMs > nowMs) return [];
  const amountMinor = currentPrice(price, fromMs)?.amountMinor;
  return [...(amountMinor === undefined ? [] : [{ fromMs, amountMinor }]), ...passedBy(price, fromMs, nowMs)];
}

/**
 * What an article has cost until now: what its history says, what changed by itself since, and what it costs now where the history does not
 * say so yet. `updatedAt` is when its document came to say so. Empty where no history is known.
 */
export function stepsUntil(
  known: readonly PriceStep[],
  { price, updatedAt }: { readonly price: Price; readonly updatedAt: number },
  nowMs: number,
): readonly PriceStep[] {
  const past = known.filter(({ fromMs }) => fromMs <= nowMs);
  const told = [...past, ...passedBy(price, past.at(-1)?.fromMs ?? nowMs, nowMs)];
  const last = told.at(-1);
  const amountMinor = currentPrice(price, nowMs)?.amountMinor;
  if (!last || amountMinor === undefined || amountMinor === last.amountMinor) return told;
  return [...told, { fromMs: Math.max(last.fromMs + 1, Math.min(updatedAt, nowMs)), amountMinor }];
}

/** What several articles have cost together, since all of their histories have begun. */
export function stepsTogether(all: readonly (readonly PriceStep[])[]): readonly PriceStep[] {
  const since = Math.max(...all.map(([first]) => first?.fromMs ?? Infinity));
  const moments = new Set(all.flat().map(({ fromMs }) => Math.max(fromMs, since)));
  const steps = [...moments].toSorted((a, b) => a - b).map((fromMs) => ({ fromMs, amountMinor: sumAt(all, fromMs) }));
  return steps.filter(({ amountMinor }, index) => amountMinor !== steps[index - 1]?.amountMinor);
}

function sumAt(all: readonly (readonly PriceStep[])[], atMs: number): number {
  return all.reduce((sum, steps) => sum + steps.findLast(({ fromMs }) => fromMs <= atMs)!.amountMinor, 0);
}

/** The lowest price that was valid at any time from `fromMs` to just before `toMs`; `null` when there was none. */
export function lowestAsked(steps: readonly PriceStep[], fromMs: number, toMs: number): number | null {
  const amounts = steps
    .filter((step, index) => step.fromMs < toMs && (steps[index + 1]?.fromMs ?? Infinity) > fromMs)
    .map(({ amountMinor }) => amountMinor);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/**
 * The price that an offer is compared with: the lowest one of the 30 days before the present price began (spec 9: lowest price of last 30
 * days), also where that was lower still, in a campaign that is over. `null` where it is the first.
 */
export function lowestBeforeOffer(steps: readonly PriceStep[], nowMs: number): number | null {
  const now = steps.findLast(({ fromMs }) => fromMs <= nowMs);
  return now ? lowestAsked(steps, now.fromMs - LOWEST_PRICE_DAYS * DAY_MS, now.fromMs) : null;
}
