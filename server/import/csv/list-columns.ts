import { foldLetters } from '../slug.ts';
import type { CsvRow } from './read-csv.ts';

/** Enough rows to know a column by. */
const LOOKED_AT = 500;
/** The cells of a column are what most of them are. */
export const READABLE_SHARE = 0.6;

/** A column with its cells that hold something, and what it is called without marks. */
export interface Column {
  readonly name: string;
  readonly word: string;
  readonly cells: readonly string[];
}

/** The rows of a list that its columns are known by. */
export function someOf(rows: readonly CsvRow[]): readonly CsvRow[] {
  return rows.slice(0, LOOKED_AT);
}

export function listColumns(header: readonly string[], rows: readonly CsvRow[]): Column[] {
  return header.map((name) => {
    const cells = rows.map(({ cells: all }) => all[name]!).filter((text) => text !== '');
    return { name, word: wordOf(name), cells };
  });
}

export function wordOf(name: string): string {
  return foldLetters(name)
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/(?<=[a-z]{4})(?:cm|mm|kg)$/, '');
}

/** The columns that hold something and that one of the words names, in the order of the words. */
export function named(columns: readonly Column[], words: string): Column[] {
  return words
    .split(' ')
    .flatMap((word) => columns.filter((column) => column.word === word && column.cells.length > 0));
}

export function share(cells: readonly string[], fits: (text: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
}
