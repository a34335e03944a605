import { PRICE_HISTORY_DAYS } from '#config/limits.ts';
import { lowestBeforeOffer, type PriceStep } from '../price-history.ts';
import type { ListedPrice } from './price-view.ts';

const DAY_MS = 86_400_000;

/** The recent prices of an article, gross and in minor units. */
export interface PriceHistoryView {
  /** The lowest price of the 30 days before the offer that is shown; `null` without one. */
  readonly lowestBeforeMinor: number | null;
  /** The prices of the last 60 days, oldest first; each was valid until the next one, and the last one is valid now. */
  readonly steps: readonly PriceStep[];
  /** The end of the last step, which is the beginning of today. */
  readonly untilMs: number;
}

/**
 * The price history for a product page; `null` when it is unknown. One that ends with another price than is shown is that of something else:
 * such as everybody's, beside the price of a group.
 */
export function priceHistoryView(
  told: readonly PriceStep[],
  { amountMinor, regularMinor }: ListedPrice,
  nowMs: number,
): PriceHistoryView | null {
  // The time is cut to the day, because a view that changes every moment would be drawn again every moment.
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const last = told.at(-1);
  if (!last || (amountMinor !== null && amountMinor !== last.amountMinor)) return null;
  const fromMs = todayMs - PRICE_HISTORY_DAYS * DAY_MS;
  const first = Math.max(
    0,
    told.findLastIndex((step) => step.fromMs <= fromMs),
  );
  const steps = told.slice(first).map((step) => ({ ...step, fromMs: Math.max(step.fromMs, fromMs) }));
  const lowestBeforeMinor = regularMinor === null ? null : lowestBeforeOffer(told, nowMs);
  return { lowestBeforeMinor, steps, untilMs: todayMs + DAY_MS };
}
