import type { PriceHistoryDocument } from '#schemas/api/generated/types.gen.ts';
import { toMinor } from '../money.ts';
import type { PriceStep } from '../price-history.ts';
import { parseWireTime } from './time.ts';

/** The price history of an article, oldest first; entries with an unreadable date are left out. */
export function priceStepsFromWire({ entries }: Pick<PriceHistoryDocument, 'entries'>): PriceStep[] {
  const steps = entries.flatMap(({ valid_from: from, price_incl_tax: gross }) => {
    const fromMs = parseWireTime(from);
    return fromMs === null ? [] : { fromMs, amountMinor: toMinor(gross) };
  });
  return steps.toSorted((a, b) => a.fromMs - b.fromMs);
}
