import type { DemoProduct, DemoVariant, Measures } from './demo-product.ts';
import { sizes } from './options.ts';

/** Pieces that come in several sizes are measured in this one; so are their pictures and models. */
const MEASURED_WIDTH_CM = 160;

/** What goes with the width of the mattress; all else of a bed is the same. */
const withTheWidth = ['width', 'legDistance'] as const;

/** The measures of a variant that differ from those of its product: a bed is as much wider as its mattress is. */
export function variantMeasures({ measures = {} }: Pick<DemoProduct, 'measures'>, { size }: DemoVariant): Measures {
  if (!size || !measures.width) return {};
  const wider = Number.parseInt(sizes[size].label, 10) - MEASURED_WIDTH_CM;
  const changed: { -readonly [name in keyof Measures]: number } = {};
  for (const name of withTheWidth) if (measures[name] !== undefined) changed[name] = measures[name] + wider;
  if (measures.weight !== undefined)
    changed.weight = Math.round((measures.weight * (measures.width + wider)) / measures.width);
  return changed;
}
