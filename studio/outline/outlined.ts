import { models } from '../models/models.ts';
import type { Model } from '../models/model.ts';
import { productOf } from '../models/product.ts';

/** A drawing of measures has all three. */
function isMeasured({ sku }: Model): boolean {
  const { width, depth, height } = productOf(sku).measures;
  return width !== undefined && depth !== undefined && height !== undefined;
}

/** A product in one of the widths in which it is sold. */
export interface Outlined {
  readonly sku: string;
  readonly width: number;
  /** The name of its drawing: that of the product, and with its width where that is another. */
  readonly name: string;
}

/** The products whose measures are drawn on their lines. */
export const outlined: readonly Outlined[] = models.filter(isMeasured).flatMap(({ sku }) => {
  const { measures, sizes } = productOf(sku);
  const usual = measures.width!;
  const widths = new Set([usual, ...sizes.flatMap(({ width }) => width ?? [])]);
  return [...widths].map((width) => ({ sku, width, name: width === usual ? sku : `${sku}-${width}` }));
});
