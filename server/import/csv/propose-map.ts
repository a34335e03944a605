import { foldLetters } from '../slug.ts';
import { familyWords, fieldWords, optionWords, sizeWords } from './header-words.ts';
import { listMapOf, type WrittenMap } from './list-map.ts';
import { decimalOf, readMeasure, readPrice, type Unit, units } from './list-numbers.ts';
import type { ListRows } from './list-rows.ts';

/** Enough rows to know a column by. */
const LOOKED_AT = 500;
/** Of a column of skus nearly every cell is another. */
const DIFFERENT_SHARE = 0.9;
const READABLE_SHARE = 0.6;
/** Widths in centimetres are smaller than this, and in millimetres larger. */
const MILLIMETRES_FROM = 400;
const SECOND_NAME_MAX = 60;
const separators = ['>>', ' > ', '>', ' » ', ' / ', '|', '::', '/'] as const;

/** A column with its cells that hold something, and what it is called without marks. */
interface Column {
  readonly name: string;
  readonly word: string;
  readonly cells: readonly string[];
}

/** Proposes what the columns of a list mean, by their names and by what is in them. Throws when it finds no name or price. */
export function proposeMap({ delimiter, header, rows }: ListRows, file: string): WrittenMap {
  const some = rows.slice(0, LOOKED_AT);
  const columns = header.map((name): Column => {
    const cells = some.map(({ cells: all }) => all[name]!).filter((text) => text !== '');
    return { name, word: wordOf(name), cells };
  });
  const find = (words: string, fits: (column: Column) => boolean = () => true): Column | undefined =>
    named(columns, words).find((column) => column.cells.length > 0 && fits(column));
  const decimal = decimalOf(find(fieldWords.price_incl_tax)?.cells ?? []);
  const price = find(
    fieldWords.price_incl_tax,
    ({ cells }) => share(cells, (text) => readPrice(text, decimal).ok) > READABLE_SHARE,
  );
  const name = find(fieldWords.name, ({ cells }) => share(cells, (text) => /\p{L}/u.test(text)) > READABLE_SHARE);
  const isSku = ({ cells }: Column): boolean =>
    cells.length === some.length && new Set(cells).size > cells.length * DIFFERENT_SHARE;
  // Where no column is called like a sku, one that numbers the rows is better than none.
  const sku =
    find(fieldWords.sku, isSku) ??
    columns.find((column) => isSku(column) && column.cells.every((text) => /^[\w-]{1,40}$/.test(text)));
  const missing = Object.entries({ name, price, sku }).find(([, column]) => !column)?.[0];
  if (missing)
    throw new Error(
      `${file} has no column that looks like the ${missing} of an article. Write map.json by hand; docs/own-data.md says how. Its columns are ${header.map((one) => `«${one}»`).join(', ')}.`,
    );
  // Some rows are on offer, the others leave the cell empty.
  const isPrice = (column: Column): boolean =>
    column !== price && share(column.cells, (text) => readPrice(text, decimal).ok) > READABLE_SHARE;
  const categories = find(fieldWords.categories, isCategory);
  const family = find(familyWords, ({ cells }) => new Set(cells).size < cells.length);
  const colour = find(optionWords.color);
  const name2 = find(fieldWords.product_name_2, isShort);
  const description = descriptionAmong(columns, name2);
  const map = {
    delimiter,
    decimal,
    columns: {
      sku: sku!.name,
      name: name!.name,
      price_incl_tax: price!.name,
      ...optional('original_price_incl_tax', find(fieldWords.original_price_incl_tax, isPrice)?.name),
      ...optional('special_price_incl_tax', find(fieldWords.special_price_incl_tax, isPrice)?.name),
      ...optional('categories', categories?.name),
      ...optional('product_name_2', name2?.name),
      ...optional('description', description?.name),
      ...optional(
        'stock',
        find(fieldWords.stock, ({ cells }) => share(cells, (text) => text.length < 20) > READABLE_SHARE)?.name,
      ),
      ...optional('pictures', find(fieldWords.pictures, ({ cells }) => share(cells, isPicture) > READABLE_SHARE)?.name),
    },
    sizes: sizesOf(columns, decimal),
    options: optionColumns(find),
    category_separator: separatorOf(categories?.cells ?? []),
    category: 'Varer',
    family: family && colour ? { columns: family.name, options: ['color'] } : null,
  } satisfies WrittenMap;
  listMapOf(map, 'map.json');
  return map;
}

function optionColumns(find: (words: string) => Column | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(optionWords).flatMap(([code, words]) => {
      const column = find(words);
      return column ? [[code, column.name] as const] : [];
    }),
  );
}

/** What describes an article, beside the second line of its name. */
function descriptionAmong(columns: readonly Column[], name2: Column | undefined): Column | undefined {
  return named(columns, fieldWords.description).find((column) => column !== name2 && column.cells.length > 0);
}

function wordOf(name: string): string {
  return foldLetters(name)
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/(?<=[a-z]{4})(?:cm|mm|kg)$/, '');
}

/** The columns that one of the words names, in the order of the words. */
function named(columns: readonly Column[], words: string): Column[] {
  return words.split(' ').flatMap((word) => columns.filter((column) => column.word === word));
}

function sizesOf(columns: readonly Column[], decimal: ',' | '.'): Record<string, { column: string; unit: Unit }> {
  const found = Object.entries(sizeWords).flatMap(([field, words]) => {
    const column = named(columns, words).find(({ cells }) => cells.length > 0);
    if (!column) return [];
    const unit = unitOf(column, field === 'weight');
    const isRead = share(column.cells, (text) => readMeasure(text, { decimal, unit }) !== null) > READABLE_SHARE;
    return isRead ? [[field, { column: column.name, unit }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The unit that the header names, or else one in which the cells are as large as furniture. */
function unitOf({ name, cells }: Column, isWeight: boolean): Unit {
  const said = /[\s(_[](mm|cm|m|in|ft|g|kg|lb)[)\]]?$/i.exec(name)?.[1]?.toLowerCase();
  if (said) return units.find((unit) => unit === said)!;
  if (isWeight) return 'kg';
  const numbers = cells
    .map((text) => Number.parseFloat(text.replace(',', '.')))
    .filter((value) => value > 0)
    .sort((a, b) => a - b);
  return (numbers[Math.floor(numbers.length / 2)] ?? 0) >= MILLIMETRES_FROM ? 'mm' : 'cm';
}

function separatorOf(cells: readonly string[]): string {
  const found = separators.find((mark) => share(cells, (text) => text.includes(mark)) > 0.3);
  return (found ?? '>').trim();
}

/** A second line of a name stands on a card; a longer text describes. */
function isShort({ cells }: Column): boolean {
  return share(cells, (text) => text.replaceAll(/\s+/g, ' ').trim().length <= SECOND_NAME_MAX) > DIFFERENT_SHARE;
}

/** Categories come again, or are paths. A list of few rows may have each only once. */
function isCategory({ cells }: Column): boolean {
  const isRepeated = new Set(cells).size < Math.max(2, cells.length);
  return isRepeated || separators.some((mark) => share(cells, (text) => text.includes(mark)) > READABLE_SHARE);
}

function isPicture(text: string): boolean {
  return /https?:\/\/|\.(?:jpe?g|png|webp|gif|avif)\b/i.test(text);
}

function share(cells: readonly string[], fits: (text: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
}

function optional<K extends string>(key: K, name: string | undefined): { [key in K]?: string } {
  return name === undefined ? {} : ({ [key]: name } as { [key in K]: string });
}
