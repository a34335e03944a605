import type { FacetConfig } from '#config/facets.ts';
import { parseRange } from '../listing.ts';
import { formatPrice } from '../price-format.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/**
 * The text of a range: `< 400 kr`, `400 - 800 kr`, `> 20 000 kr`; lengths likewise in cm (spec 9: price ranges). One of the
 * shopper's own has both ends in it, `120–180 cm`, `≥ 120 cm`, `≤ 180 cm`; in addresses the upper end is outside (D36), so
 * `120-181` is up to 180.
 */
export function rangeLabel(
  { unit }: Pick<FacetConfig, 'unit'>,
  value: string,
  { store, locale }: CatalogueContext,
  isOwn = false,
): string {
  const range = parseRange(value);
  if (!range) return value;
  const write = (number: number, currency = store.currency): string =>
    unit === 'price' ? formatPrice(number * 100, currency, locale) : `${number}\u00a0cm`;
  const { from } = range;
  if (range.to === null) return `${isOwn ? '≥' : '>'} ${write(from!)}`;
  const to = isOwn ? range.to - 1 : range.to;
  if (from === null) return `${isOwn ? '≤' : '<'} ${write(to)}`;
  if (from === to) return write(to);
  const start = unit === 'price' ? write(from, { ...store.currency, sign: '' }).trim() : from;
  return `${start}${isOwn ? '–' : ' - '}${write(to)}`;
}
