import type { measureFields } from '#config/facets.ts';
import { readLength, readWeight } from './amounts.ts';
import type { CsvRow } from '../csv/read-csv.ts';

/** Field of a product that holds a measure. */
export type MeasureField = (typeof measureFields)[number];

/** Columns that may hold a measure, the best one first. */
export type MeasureColumns = Readonly<Partial<Record<MeasureField, readonly string[]>>>;

type MeasuresRead =
  | { readonly ok: true; readonly value: Readonly<Partial<Record<MeasureField, number>>> }
  | { readonly ok: false; readonly reason: string };

/** Reads the measures of a row from the first of their columns that is filled; all filled ones must be readable. */
export function readMeasures({ cells }: CsvRow, columns: MeasureColumns): MeasuresRead {
  const measures: Partial<Record<MeasureField, number>> = {};
  for (const [field, names] of Object.entries(columns) as [MeasureField, readonly string[]][]) {
    for (const name of names) {
      const text = cells[name] ?? '';
      if (text === '') continue;
      const value = field === 'weight' ? readWeight(text) : readLength(text);
      if (value === null)
        return { ok: false, reason: `the column "${name}" holds no measure: ${JSON.stringify(text)}` };
      measures[field] ??= value;
    }
  }
  return { ok: true, value: measures };
}

/** Width, depth and height as people write them: `B 198 × D 99 × H 83 cm`. */
export function sizeText(measures: Readonly<Partial<Record<MeasureField, number>>>): string {
  const sizes = [
    ['B', measures.product_width],
    ['D', measures.product_depth],
    ['H', measures.product_height],
  ].flatMap(([letter, size]) => (size === undefined ? [] : [`${letter} ${size}`]));
  return sizes.length < 2 ? '' : `${sizes.join(' × ').replaceAll('.', ',')} cm`;
}
