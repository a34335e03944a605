import { PRICE_HISTORY_DAYS } from '#config/limits.ts';
import { lowestBeforeReduction, type PriceStep } from '../price-history.ts';
import type { PriceView } from './price-view.ts';

const DAY_MS = 86_400_000;

/** What an article was asked for lately, gross and in minor units. */
export interface PriceHistoryView {
  /** The lowest price of the 30 days before the offer that is shown; `null` without one. */
  readonly lowestBeforeMinor: number | null;
  /** Prices of the last 60 days, oldest first; each was asked until the next one, the last one is asked now. */
  readonly steps: readonly PriceStep[];
  /** The end of the last step: that of the day. */
  readonly untilMs: number;
}

/** The history of a price as a product page tells it; `null` where nothing is known of it. */
export function priceHistoryView(
  known: readonly PriceStep[],
  price: PriceView,
  nowMs: number,
): PriceHistoryView | null {
  // The same all day long: what changes every moment would be drawn anew every moment.
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const told = withCurrent(
    known.filter(({ fromMs }) => fromMs <= nowMs),
    price,
    todayMs,
  );
  if (told.length === 0) return null;
  const fromMs = todayMs - PRICE_HISTORY_DAYS * DAY_MS;
  const first = Math.max(
    0,
    told.findLastIndex((step) => step.fromMs <= fromMs),
  );
  const steps = told.slice(first).map((step) => ({ ...step, fromMs: Math.max(step.fromMs, fromMs) }));
  const lowestBeforeMinor = price.regularMinor === null ? null : lowestBeforeReduction(told, nowMs);
  return { lowestBeforeMinor, steps, untilMs: todayMs + DAY_MS };
}

/** A price that changed since the history came is its last step. */
function withCurrent(known: readonly PriceStep[], { amountMinor, asOf }: PriceView, todayMs: number): PriceStep[] {
  const last = known.at(-1);
  if (!last || amountMinor === null || amountMinor === last.amountMinor) return [...known];
  const fromMs = Math.max(last.fromMs, asOf > last.fromMs && asOf <= todayMs ? asOf : todayMs);
  return [...known, { fromMs, amountMinor }];
}
