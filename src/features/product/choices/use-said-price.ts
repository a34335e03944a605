import { usePriceText } from '#src/data/store-view.ts';
import { useTool } from '#src/ui/late-tools.ts';

/** Returns a function that writes a gross amount, in minor units, as the shopper's group has it (spec 6: tax display by group). */
export function useSaidPrice(): (minor: number) => string {
  const format = usePriceText();
  return useTool('net')?.said(format) ?? format;
}
