import type { measureFields } from '#config/facets.ts';
import type { Rejection } from '../imported-catalogue.ts';
import { plainWords } from '../plain-words.ts';
import { familyRows } from './family-rows.ts';
import type { ListMap } from './list-map.ts';
import { countDecimalOf, type Decimal, readCount, readMeasure, readPrice } from './list-numbers.ts';
import type { CsvRow } from './read-csv.ts';
import { Remarks } from './remarks.ts';

type MeasureField = (typeof measureFields)[number];

/** A row of a list, understood. */
export interface ListedArticle {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  /** The second line of the name, such as what kind of thing it is; empty where the list has none. */
  readonly name2: string;
  /** What it costs now. */
  readonly gross: number;
  /** What it costs when it is not on offer; `null` where it is not. */
  readonly original: number | null;
  /** Names of categories, from the top down. */
  readonly categories: readonly string[];
  readonly description: string;
  readonly measures: Readonly<Partial<Record<MeasureField, number>>>;
  /** What can be filtered by and chosen, as the list words it. */
  readonly options: Readonly<Record<string, string>>;
  /** Addresses or files. */
  readonly pictures: readonly string[];
  readonly stock: number | undefined;
  /** What it has in common with the other variants of its product. */
  readonly family: string | undefined;
}

interface ListRead {
  readonly articles: readonly ListedArticle[];
  readonly rejections: readonly Rejection[];
  /** Sentences about cells that were left out, and what is taken for them. */
  readonly assumptions: readonly string[];
}

/** What stands around a number in kroner: `fra kr`, `/stk`, `(veil.)`. */
const SHOP_CURRENCY =
  /^(?:(?:fra|från|ab|from|ca|veil|nå|kun|nok|kr|inkl?|mva|moms|pr|per|stk|st|pcs)(?![\p{L}])|[\s.:,/()–-])*$/iu;
/** What Shopify writes where there is nothing to choose. */
const NO_OPTION = 'Default Title';

/** A map with what stands before the parts of prices and measures. */
type NumberedMap = ListMap & { readonly decimal: Decimal };
/** And before the parts of quantities. */
type CountedMap = NumberedMap & { readonly countDecimal: Decimal };

/** Reads the rows of a list as its map says. A row without a sku, a name or a price is rejected; what else is wrong in it is left out. */
export function readArticles(file: string, rows: readonly CsvRow[], map: NumberedMap): ListRead {
  const rejections: Rejection[] = [];
  const lineOfSku = new Map<string, number>();
  const remarks = new Remarks();
  const counts = rows.map(({ cells }) => cells[map.columns.stock ?? ''] ?? '');
  const counted = { ...map, countDecimal: countDecimalOf(counts, map.decimal) };
  const articles = familyRows(rows, map, remarks).flatMap((row) => {
    const read = articleOf(row, counted, remarks);
    const before = typeof read === 'string' ? undefined : lineOfSku.get(read.sku);
    const reason = typeof read === 'string' ? read : before && `the sku ${read.sku} is in line ${before} already`;
    if (typeof read === 'string' || reason) {
      rejections.push({ file, line: row.line, reason: String(reason) });
      return [];
    }
    lineOfSku.set(read.sku, row.line);
    return [read];
  });
  return { articles, rejections, assumptions: remarks.sentences() };
}

/** An article, or why the row is none. */
function articleOf(row: CsvRow, map: CountedMap, remarks: Remarks): ListedArticle | string {
  const cell = (column: string | undefined): string => (column === undefined ? '' : (row.cells[column] ?? ''));
  const words = (columns: readonly string[] = [], between = ' '): string =>
    columns
      .map((column) => plainWords(cell(column)))
      .filter((text) => text !== '')
      .join(between);
  const { columns } = map;
  const inOneLine = (named: readonly string[] | undefined): string => words(named).replaceAll(/\s+/g, ' ').trim();
  const [sku, name] = [words(columns.sku, '-'), inOneLine(columns.name)];
  if (sku === '') return 'the sku is empty';
  if (name === '') return 'the name is empty';
  const price = readPrice(cell(columns.price_incl_tax), map.decimal);
  if (!price.ok) return price.reason;
  const further = (column: string | undefined): number | null => {
    const text = cell(column);
    const read = text === '' ? null : readPrice(text, map.decimal);
    if (read && !read.ok) remarks.note(`Cells of «${column}» that hold no price are left out`, row, text);
    return read?.ok ? read.value : null;
  };
  const original = further(columns.original_price_incl_tax);
  const special = further(columns.special_price_incl_tax);
  if (!SHOP_CURRENCY.test(price.currency))
    remarks.note(`The prices say «${price.currency}»; they are taken as kroner`, row);
  const categories = (columns.categories ?? []).flatMap((column) => levelsOf(cell(column), map.category_separator));
  if (categories.length === 0) remarks.note(`Rows that name no category stand in «${map.category}»`, row);
  const family = map.family && words(map.family.columns, ' ');
  return {
    line: row.line,
    sku,
    name,
    name2: inOneLine(columns.product_name_2),
    ...pricesOf(price.value, original, special),
    categories: categories.length > 0 ? categories : [map.category],
    description: words(columns.description, '\n\n'),
    measures: measuresOf(row, map, remarks),
    options: optionsOf(row, map),
    pictures: (columns.pictures ?? []).flatMap((column) => picturesOf(cell(column))),
    stock: stockOf(cell(columns.stock), map.countDecimal, (text) =>
      remarks.note('Cells that hold no stock are left out', row, text),
    ),
    family: family || undefined,
  };
}

/** An offer is lower than what it is compared with; a list may name either beside its price. */
function pricesOf(
  price: number,
  original: number | null,
  special: number | null,
): Pick<ListedArticle, 'gross' | 'original'> {
  const gross = Math.min(price, special ?? price);
  const before = Math.max(price, original ?? price);
  return { gross, original: before > gross ? before : null };
}

/** `["Stue >> Sofaer"]` and `Stue > Sofaer` are two levels. */
function levelsOf(text: string, separator: string): string[] {
  const plain = plainWords(text).replaceAll(/^\[?\s*["']?|["']?\s*\]?$/g, '');
  const levels = plain.split(separator).map((level) => level.replaceAll(/^[\s>]+|[\s>]+$/g, ''));
  return levels.filter((level) => level !== '');
}

/** Addresses hold marks that part others, so they are parted where the next one begins. */
function picturesOf(text: string): string[] {
  const plain = text.replaceAll(/^\[|\]$|["']/g, '').trim();
  const parts = /(?:^|[\s,;|])(?:https?:)?\/\//i.test(plain)
    ? plain.split(/[\s,;|]+(?=(?:https?:)?\/\/)/i)
    : plain.split(/\s*[;|]\s*/);
  return parts.filter((part) => part !== '');
}

function optionsOf(row: CsvRow, { options }: ListMap): Record<string, string> {
  const named = Object.entries(options).map(([code, { column }]) => [code, plainWords(row.cells[column] ?? '').trim()]);
  return Object.fromEntries(named.filter(([, label]) => label !== '' && label !== NO_OPTION)) as Record<string, string>;
}

function measuresOf(row: CsvRow, map: NumberedMap, remarks: Remarks): ListedArticle['measures'] {
  const read = Object.entries(map.sizes).flatMap(([field, { column, unit }]) => {
    const text = row.cells[column] ?? '';
    if (text === '') return [];
    const measure = readMeasure(text, { decimal: map.decimal, unit: unit ?? (field === 'weight' ? 'kg' : 'cm') });
    if (measure === null) remarks.note(`Cells of «${column}» that hold no measure are left out`, row, text);
    return measure === null ? [] : [[field, measure] as const];
  });
  return Object.fromEntries(read);
}

function stockOf(text: string, decimal: Decimal, leaveOut: (text: string) => void): number | undefined {
  if (text === '') return undefined;
  const plain = text.replaceAll(/[\s+]|stk\.?|st\.?|pcs\.?/gi, '');
  const count = readCount(plain, decimal);
  if (count !== null) return Math.max(0, count);
  if (/^(?:true|yes|ja|in ?stock|på ?lager|available)$/i.test(text)) return undefined;
  if (/^(?:false|no|nei|nej|out ?of ?stock|utsolgt|slutsåld)$/i.test(text)) return 0;
  leaveOut(text);
  return undefined;
}
