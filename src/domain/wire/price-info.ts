import { toMinor } from '../money.ts';
import type { Price } from '../price.ts';

/**
 * The present price as a backend calculates it, gross; its dates are ignored, because the price is asked for again
 * soon.
 */
export function priceFromInfo(info: {
  readonly final_price?: number | null;
  readonly regular_price?: number | null;
}): Price {
  const finalMinor = toMinor(info.final_price);
  const regularMinor = toMinor(info.regular_price) ?? finalMinor;
  const isReduced = finalMinor !== null && regularMinor !== null && finalMinor < regularMinor;
  return {
    baseMinor: isReduced ? regularMinor : finalMinor,
    reducedMinor: isReduced ? finalMinor : null,
    specialMinor: null,
    specialFrom: null,
    specialTo: null,
  };
}
