import Papa from 'papaparse';
import { isPoisonText } from '../../http/read-json.ts';
import type { Rejection } from '../imported-catalogue.ts';

/** A row of a CSV file: its cells by column name, and the line of the file that it starts on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Each makes the rest of the file be read anew. */
const OPEN_QUOTES_MAX = 100;

interface RawRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken: boolean;
}

/**
 * Reads a CSV file with a header; rows that do not fit it are rejected. Spreadsheets leave empty cells at the end of a row out, or
 * add some, so those are there or not. A name that comes twice is numbered. Throws a sentence where more rows have an open
 * quotation mark than a list has mistakes.
 */
export function readCsv(
  text: string,
  file: string,
  delimiter = ',',
): { header: string[]; rows: CsvRow[]; rejections: Rejection[] } {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [signs, rest] = withoutSigns(plain);
  const [header, ...body] = rawRows(rest, file, { delimiter, firstLine: signs === '' ? 1 : 2 });
  const names = numbered((header?.cells ?? []).map((name) => name.trim()));
  const rows: CsvRow[] = [];
  const rejections: Rejection[] = [];
  for (const [at, { line, cells, isBroken }] of body.entries()) {
    if (areEmpty(cells)) continue;
    // A file that was cut off ends in the middle of a row, whose last cell may be a part of a price.
    const isCut = at === body.length - 1 && cells.length < names.length && !rest.endsWith('\n');
    if (isBroken) rejections.push({ file, line, reason: 'a quotation mark is not closed' });
    else if (isCut || !areEmpty(cells.slice(names.length))) {
      const reason = `the row has ${cells.length} cells where the header has ${names.length}`;
      rejections.push({ file, line, reason });
    } else if (cells.some((cell) => isPoisonText(cell)))
      rejections.push({ file, line, reason: 'a cell holds characters that no text has' });
    else
      rows.push({ line, cells: Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])) });
  }
  return { header: names, rows, rejections };
}

/** Whether nothing stands in any of some cells. */
export function areEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** The first line of a list for Excel, which says what stands between its cells and is no part of it, and the rest. */
export function withoutSigns(text: string): readonly [line: string, rest: string] {
  const [line = ''] = /^\uFEFF?sep=.\n/i.exec(text) ?? [];
  return [line, text.slice(line.length)];
}

function numbered(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

// A quotation mark that is never closed swallows what follows, so reading starts again on the line after it.
function rawRows(
  text: string,
  file: string,
  { delimiter, firstLine }: { readonly delimiter: string; readonly firstLine: number },
): RawRow[] {
  const rows: RawRow[] = [];
  let start = 0;
  let line = firstLine;
  let open = 0;
  while (start < text.length) {
    const rest = start === 0 ? text : text.slice(start);
    let end = 0;
    let isBroken = false;
    Papa.parse<string[]>(rest, {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }, parser) => {
        isBroken = errors.some((error) => error.type === 'Quotes');
        rows.push({ line, cells: data, isBroken });
        const next = isBroken ? nextLine(rest, end) : meta.cursor;
        line += newlines(rest, end, next);
        end = next;
        if (isBroken) parser.abort();
      },
    });
    if (!isBroken) return rows;
    if (++open > OPEN_QUOTES_MAX) {
      throw new Error(
        `${file} has more than ${OPEN_QUOTES_MAX} rows with a quotation mark that is not closed. Is «${delimiter}» what stands between its columns?`,
      );
    }
    start += end;
  }
  return rows;
}

function nextLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at + 1;
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
