import { readPrice } from './amounts.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { refused, type RowRead } from './rows-read.ts';

/** The price of a row in kroner. */
export function rowPrice({ cells }: CsvRow): RowRead<number> {
  const text = cells['price'] ?? '';
  if (text === '') return refused('the price is missing');
  const price = readPrice(text);
  if (price === null) return refused(`the price is not readable: ${JSON.stringify(text)}`);
  return price > 0 ? { ok: true, value: price } : refused('the price is zero');
}
