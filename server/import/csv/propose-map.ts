import { familyWords, fieldWords, optionWords, sizeWords } from './header-words.ts';
import { type Column, listColumns, named, READABLE_SHARE, share, someOf } from './list-columns.ts';
import type { WrittenMap } from './list-map.ts';
import { decimalOf, readMeasure, type Unit, units } from './list-numbers.ts';
import type { ListRows } from './list-rows.ts';
import { optionColumns } from './option-columns.ts';
import { priceColumns } from './price-columns.ts';
import type { CsvRow } from './read-csv.ts';

/** A second line of a name is short in nearly every row. */
const SHORT_SHARE = 0.9;
/** Widths in centimetres are smaller than this, and in millimetres larger. */
const MILLIMETRES_FROM = 400;
const SECOND_NAME_MAX = 60;
const separators = ['>>', ' > ', '>', ' » ', ' / ', '|', '::', '/'] as const;

const needed = ['sku', 'name', 'price_incl_tax'] as const;
type NeededField = (typeof needed)[number];

/** A map, but for columns that every list needs and this one shows no sign of. */
export interface GuessedMap {
  readonly map: Omit<WrittenMap, 'columns'> & { readonly columns: Partial<WrittenMap['columns']> };
  readonly missing: readonly NeededField[];
}

/** Proposes what the columns of a list mean, by their names and by what is in them. */
export function proposeMap({ delimiter, header, rows }: ListRows): GuessedMap {
  const some = someOf(rows);
  const columns = listColumns(header, some);
  const find = (words: string, fits: (column: Column) => boolean = () => true): Column | undefined =>
    named(columns, words).find(fits);
  const { price, original, special } = priceColumns(columns);
  const decimal = decimalOf(price?.cells ?? []);
  const name = find(fieldWords.name, ({ cells }) => share(cells, (text) => /\p{L}/u.test(text)) > READABLE_SHARE);
  const sku = skuColumn(columns, some, [name, price]);
  const found: Readonly<Record<NeededField, Column | undefined>> = { sku, name, price_incl_tax: price };
  const categories = find(fieldWords.categories, isCategory);
  const family = find(familyWords, ({ cells }) => new Set(cells).size < cells.length);
  const name2 = find(fieldWords.product_name_2, isShort);
  const { options, telling } = optionColumns(columns);
  const map: GuessedMap['map'] = {
    delimiter,
    decimal,
    columns: {
      ...optional('sku', sku?.name),
      ...optional('name', name?.name),
      ...optional('price_incl_tax', price?.name),
      ...optional('original_price_incl_tax', original?.name),
      ...optional('special_price_incl_tax', special?.name),
      ...optional('categories', categories?.name),
      ...optional('product_name_2', name2?.name),
      ...optional('description', descriptionAmong(columns, name2)?.name),
      ...optional(
        'stock',
        find(fieldWords.stock, ({ cells }) => share(cells, (text) => text.length < 20) > READABLE_SHARE)?.name,
      ),
      ...picturesAmong(columns),
    },
    sizes: sizesOf(columns, decimal),
    options,
    category_separator: separatorOf(categories?.cells ?? []),
    category: 'Varer',
    family: family && telling.length > 0 ? { columns: family.name, options: [...telling] } : null,
  };
  return { map, missing: needed.filter((field) => !found[field]) };
}

/**
 * The column of skus. One that is called so may lack some, or have some twice: those rows are rejected. Where none is, one that
 * numbers the rows is better than none.
 */
function skuColumn(
  columns: readonly Column[],
  rows: readonly CsvRow[],
  others: readonly (Column | undefined)[],
): Column | undefined {
  const [, price] = others;
  // Rows without a price are none of articles: shops write further pictures of one into them.
  const priced = price ? rows.filter(({ cells }) => cells[price.name] !== '') : rows;
  const isMostlyDifferent = ({ name }: Column): boolean => {
    const cells = priced.map((row) => row.cells[name]!).filter((text) => text !== '');
    return new Set(cells).size > priced.length * READABLE_SHARE;
  };
  const isNumber = ({ cells }: Column): boolean =>
    new Set(cells).size === rows.length && cells.every((text) => /^[\w-]{1,40}$/.test(text));
  return (
    named(columns, fieldWords.sku).find(isMostlyDifferent) ??
    columns.find((column) => !others.includes(column) && !isKnown(column) && isNumber(column))
  );
}

/** Whether a column is called like something else than a sku. */
function isKnown({ word }: Column): boolean {
  const { sku: _, ...fields } = fieldWords;
  return [...Object.values({ ...fields, ...optionWords, ...sizeWords }), familyWords].some((words) =>
    words.split(' ').includes(word),
  );
}

/** Where variants have pictures of their own, those come first. */
function picturesAmong(columns: readonly Column[]): { pictures?: string | string[] } {
  const isOfPictures = ({ cells }: Column): boolean => share(cells, isPicture) > READABLE_SHARE;
  const own = named(columns, 'variantimage').find(isOfPictures);
  const all = named(columns, fieldWords.pictures).find(isOfPictures);
  const found = [own, all].flatMap((column) => (column ? [column.name] : []));
  return found.length === 0 ? {} : { pictures: found.length === 1 ? found[0]! : found };
}

/** What describes an article, beside the second line of its name. */
function descriptionAmong(columns: readonly Column[], name2: Column | undefined): Column | undefined {
  return named(columns, fieldWords.description).find((column) => column !== name2);
}

function sizesOf(columns: readonly Column[], decimal: ',' | '.'): Record<string, { column: string; unit: Unit }> {
  const found = Object.entries(sizeWords).flatMap(([field, words]) => {
    const [column] = named(columns, words);
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
  return share(cells, (text) => text.replaceAll(/\s+/g, ' ').trim().length <= SECOND_NAME_MAX) > SHORT_SHARE;
}

/** Categories come again, or are paths. A list of few rows may have each only once. */
function isCategory({ cells }: Column): boolean {
  const isRepeated = new Set(cells).size < Math.max(2, cells.length);
  return isRepeated || separators.some((mark) => share(cells, (text) => text.includes(mark)) > READABLE_SHARE);
}

function isPicture(text: string): boolean {
  return /https?:\/\/|\.(?:jpe?g|png|webp|gif|avif)\b/i.test(text);
}

function optional<K extends string>(key: K, name: string | undefined): { [key in K]?: string } {
  return name === undefined ? {} : ({ [key]: name } as { [key in K]: string });
}
