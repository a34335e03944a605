import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { measureFields } from '#config/facets.ts';
import { type ListedArticle, readArticles } from './list-articles.ts';
import { listMapOf, type WrittenMap } from './list-map.ts';
import { readListRows } from './list-rows.ts';
import { type GuessedMap, proposeMap } from './propose-map.ts';

const SHOWN_ROWS = 5;

/** What a list seems to say, for a person to look at: nothing is imported. */
export interface Proposal {
  readonly map: WrittenMap;
  /** Where the map was written; `null` where nothing can be written. */
  readonly file: string | null;
  readonly lines: readonly string[];
}

/** Where the map of a list is looked for, and written. */
export function mapBeside(list: string): string {
  return join(dirname(list), 'map.json');
}

/** Looks at a list without a map: proposes one, writes it beside the list, and shows the first rows as it reads them. */
export async function propose(list: string): Promise<Proposal> {
  const rows = await readListRows(list);
  const guessed = proposeMap(rows);
  if (guessed.missing.length > 0) throw new Error(missingSentence(list, guessed, rows.header));
  const written = guessed.map as WrittenMap;
  const map = listMapOf(written, 'map.json');
  const read = readArticles(basename(list), rows.rows, { ...map, decimal: map.decimal! });
  const file = keep(mapBeside(list), written);
  return {
    map: written,
    file,
    lines: [
      JSON.stringify(written, null, 2),
      '',
      ...read.articles.slice(0, SHOWN_ROWS).flatMap(rowLines),
      `${read.articles.length} of ${rows.rows.length + rows.rejections.length} rows can be read so.`,
      ...read.rejections.slice(0, SHOWN_ROWS).map(({ line, reason }) => `  line ${line}: ${reason}`),
      ...read.assumptions,
      '',
      file
        ? `Nothing is imported yet. The map is in ${file}: edit it, then run the command again with --map ${file}`
        : 'Nothing is imported yet. The folder of the list cannot be written: save the map elsewhere, and name it with --map.',
    ],
  };
}

/** Keeps what was guessed, and says what is to be added to it. */
function missingSentence(list: string, { map, missing }: GuessedMap, header: readonly string[]): string {
  const file = keep(mapBeside(list), map);
  const fields = missing.map((field) => `«${field}»`).join(' and ');
  const add = file
    ? `What else its columns mean is in ${file}: add ${fields} to its "columns" (docs/own-data.md says how), then run the command again with --map ${file}.`
    : `Write a map that says ${fields} by hand; docs/own-data.md says how.`;
  const seen = header.map((one) => `«${one}»`).join(', ');
  const what = missing.map((field) => field.replace('_incl_tax', '')).join(' or the ');
  return `${list} has no column that looks like the ${what} of an article. ${add} Its columns are ${seen}.`;
}

function keep(file: string, map: GuessedMap['map']): string | null {
  if (existsSync(file))
    throw new Error(`There is a map already: ${file}. Run the command again with --map ${file}, or delete it.`);
  try {
    writeFileSync(file, `${JSON.stringify(map, null, 2)}\n`, { flag: 'wx' });
    return file;
  } catch {
    return null;
  }
}

function rowLines(article: ListedArticle): string[] {
  const { line, sku, name, name2, gross, original, categories, measures, options, pictures, stock, family } = article;
  const sizes = measureFields.flatMap((field) =>
    measures[field] === undefined ? [] : [`${field} ${measures[field]}`],
  );
  const parts = [
    original === null ? `${gross} kr` : `${gross} kr (before ${original} kr)`,
    categories.join(' > '),
    ...sizes,
    ...Object.entries(options).map(([code, label]) => `${code} ${label}`),
    ...(stock === undefined ? [] : [`stock ${stock}`]),
    ...(family === undefined ? [] : [`family ${family}`]),
    `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`,
  ];
  return [`line ${line}: ${sku}  ${[name, name2].filter(Boolean).join(' | ')}`, `  ${parts.join(', ')}`];
}
