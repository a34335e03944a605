import { createContext, use } from 'react';
import { netOf } from '#domain/tax.ts';

/** Set where prices are shown without tax: its rate, in basis points (spec 6: tax display by group). */
export const NetPricesContext = createContext<number | null>(null);

/** How an amount is shown: without tax where who looks at it has it so. `null`: with tax, as everywhere else. */
export function useNetOf(): ((grossMinor: number, taxBasisPoints?: number) => number) | null {
  const rate = use(NetPricesContext);
  return rate === null ? null : (grossMinor, taxBasisPoints = rate) => netOf(grossMinor, taxBasisPoints);
}
