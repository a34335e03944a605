import { slugOf } from '../slug.ts';
import { optionWords } from './header-words.ts';
import { type Column, named, READABLE_SHARE, wordOf } from './list-columns.ts';

/** A column of an option, with what the option is called where the column itself is called otherwise. */
type NamedOption = string | { readonly column: string; readonly label: string };

/** What shops write where an article has nothing to choose. */
const NO_CHOICE = 'title';
const CODE_MAX = 60;

/** The columns of what can be filtered by, by the codes of their attributes, and the codes that tell variants apart. */
export function optionColumns(columns: readonly Column[]): {
  options: Record<string, NamedOption>;
  telling: readonly string[];
} {
  const byHeader = Object.entries(optionWords).flatMap(([code, words]) => {
    const [column] = named(columns, words);
    return column ? [[code, column.name] as const] : [];
  });
  const paired = pairedColumns(columns);
  const telling = paired.length > 0 ? paired.map(([code]) => code) : byHeader.map(([code]) => code).filter(isColour);
  return { options: Object.fromEntries([...byHeader, ...paired]), telling: [...new Set(telling)] };
}

function isColour(code: string): boolean {
  return code === 'color';
}

/** Options whose names stand in cells beside their values: `Option1 Name` and `Option1 Value`, `Attribute 1 name` and `Attribute 1 value(s)`. */
function pairedColumns(columns: readonly Column[]): [string, NamedOption][] {
  return columns.flatMap((names) => {
    const [, place] = /^((?:option|attribute)\d+)name$/.exec(names.word) ?? [];
    if (place === undefined) return [];
    const [values] = named(columns, `${place}value ${place}values`);
    const label = commonest(names.cells.filter((text) => wordOf(text) !== NO_CHOICE));
    if (!values || label === undefined) return [];
    return [[codeOf(label), { column: values.name, label }] as [string, NamedOption]];
  });
}

/** What most of some cells say. */
function commonest(cells: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > cells.length * READABLE_SHARE ? most[0] : undefined;
}

function codeOf(label: string): string {
  const known = Object.entries(optionWords).find(([, words]) => words.split(' ').includes(wordOf(label)));
  return known?.[0] ?? `product_${slugOf(label).replaceAll('-', '_')}`.slice(0, CODE_MAX);
}
