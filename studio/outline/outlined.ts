import { models } from '../models/models.ts';
import type { Model } from '../models/model.ts';
import { productOf } from '../models/product.ts';

/** What is woven of ropes, or turns round a corner with its back outside, is a tangle of lines. */
function isClear({ piece }: Model): boolean {
  return piece.family !== 'ropeSeat' && !(piece.family === 'sofa' && piece.corner);
}

/** A drawing of measures has all three. */
function isMeasured({ sku }: Model): boolean {
  const { width, depth, height } = productOf(sku).measures;
  return width !== undefined && depth !== undefined && height !== undefined;
}

/** The products whose measures are drawn on their lines. */
export const outlined: readonly string[] = models
  .filter((model) => isClear(model) && isMeasured(model))
  .map(({ sku }) => sku);
