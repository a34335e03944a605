import type { Rejection } from '../imported-catalogue.ts';
import type { Listing } from './listing.ts';
import type { CsvRow } from '../csv/read-csv.ts';

/** A row understood, or why it could not be. */
export type RowRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** What a reader of one file may look up. */
interface RowTools {
  /** Keys of the categories that list an article. */
  readonly keysOf: (sku: string) => readonly string[];
  /** Where an article was read before, over all files. */
  readonly placeOfSku: Map<string, string>;
}

/** Turns the rows of one file into listings. */
export type ListingReader = (
  file: string,
  rows: readonly CsvRow[],
  tools: RowTools,
) => { readonly listings: readonly Listing[]; readonly rejections: readonly Rejection[] };

/** Reads rows one by one; a row that cannot be read, or whose article was there before, is rejected. */
export function readRows<T extends { readonly sku: string }>(
  file: string,
  rows: readonly CsvRow[],
  placeOfSku: Map<string, string>,
  read: (row: CsvRow) => RowRead<T>,
): { readonly values: T[]; readonly rejections: Rejection[] } {
  const values: T[] = [];
  const rejections: Rejection[] = [];
  for (const row of rows) {
    const outcome = read(row);
    const before = outcome.ok ? placeOfSku.get(outcome.value.sku) : undefined;
    if (!outcome.ok) rejections.push({ file, line: row.line, reason: outcome.reason });
    else if (before !== undefined) {
      rejections.push({ file, line: row.line, reason: `the article ${outcome.value.sku} is already in ${before}` });
    } else {
      placeOfSku.set(outcome.value.sku, `${file}, line ${row.line}`);
      values.push(outcome.value);
    }
  }
  return { values, rejections };
}

/** A failed row. */
export function refused(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}
