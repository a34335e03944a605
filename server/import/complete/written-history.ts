import { type Fields, rowsOf } from '../files/read-document.ts';
import type { OptionNames } from './option-names.ts';

/** A price history as somebody writes it down: of a sku, whose product is `product`. */
export function writtenHistory(written: Fields, product: Fields | undefined, options: OptionNames): Fields {
  if (written['product_id'] !== undefined) return written;
  const entries = rowsOf(written['entries']).map((entry) => options.withValues(entry));
  return { id: written['sku'], product_id: product?.['id'], ...written, entries };
}
