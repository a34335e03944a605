import Papa from 'papaparse';
import { basename } from 'node:path';
import type { Rejection } from '../imported-catalogue.ts';
import type { Encoding } from '../files/first-look.ts';
import { delimiters, isJsonStart } from '../files/looks-like-list.ts';
import { wholeText } from '../files/text.ts';
import { areEmpty, type CsvRow, readCsv, withoutSigns } from './read-csv.ts';

type Delimiter = (typeof delimiters)[number];

/** A list that was read: its header, its rows, and what could not be read of it. */
export interface ListRows {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly rejections: readonly Rejection[];
}

const LOOKED_AT = 40;

/** Reads a list with a header. Throws a sentence for what is none. */
export async function readListRows(
  file: string,
  given: { readonly delimiter?: Delimiter | undefined; readonly encoding?: Encoding | undefined } = {},
): Promise<ListRows> {
  const text = (await wholeText(file, given.encoding)).replaceAll(/\r\n?/g, '\n');
  if (isJsonStart(text)) throw new Error(`${file} holds JSON, and no list of rows. Import it with --format ndjson.`);
  if (text.trimStart().startsWith('<'))
    throw new Error(`${file} is XML or HTML, and no list of rows. Save it as CSV, and import that.`);
  const delimiter = given.delimiter ?? delimiterOf(text);
  if (!delimiter) throw new Error(`${file} is no list of rows with a header: it has no columns.`);
  const { header, rows, rejections } = readCsv(text, basename(file), delimiter);
  if (rows.length + rejections.length === 0) throw new Error(`${file} has a header and no rows.`);
  return { delimiter, header, rows, rejections };
}

/** What stands between cells: what the list says itself, or else what parts the first rows into the most columns, as many in each. */
function delimiterOf(whole: string): Delimiter | null {
  const [signs, text] = withoutSigns(whole);
  const said = delimiters.find((delimiter) => signs.endsWith(`=${delimiter}\n`));
  if (said) return said;
  const shares = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: LOOKED_AT, skipEmptyLines: true });
    const width = data[0]?.length ?? 0;
    const fitting = data.filter((row) => row.length >= width && areEmpty(row.slice(width))).length;
    return { delimiter, score: width < 2 ? 0 : width * (fitting / data.length) ** 2 };
  });
  const best = shares.reduce((most, next) => (next.score > most.score ? next : most));
  return best.score > 0 ? best.delimiter : null;
}
