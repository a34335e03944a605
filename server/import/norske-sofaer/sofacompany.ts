import { slugOf } from '../slug.ts';
import type { SideCode } from '../facet-options.ts';
import { colourOf } from './colour-words.ts';
import { groupsByLook, type ListedArticle, type Listing } from './listing.ts';
import { type MeasureColumns, readMeasures } from './measures.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { rowPrice } from './row-price.ts';
import { type ListingReader, readRows, refused, type RowRead } from './rows-read.ts';
import { legsText, whatOf } from './sofacompany-words.ts';

interface Row {
  readonly sku: string;
  readonly familyKey: string;
  readonly model: string;
  readonly what: string;
  readonly cover: string;
  readonly legs: string;
  readonly gross: number;
  readonly measures: Readonly<Record<string, number>>;
  /** Two digits of the article number that tell the left form from the right one. */
  readonly formCode: string;
  readonly shownSide: SideCode | null;
}

const KIND_AND_COVER = /(?:^|-)((?:\d-seater|modular|chaise-longue)-sofa|cornersofa|daybed-bench)-(.*)$/;
const sizeColumns = ['width', 'depth', 'height', 'sit_width', 'sit_depth', 'sit_height', 'max_depth'];

const columns: MeasureColumns = {
  product_width: ['width'],
  product_depth: ['depth'],
  product_height: ['height'],
  product_seat_width: ['sit_width'],
  product_seat_depth: ['sit_depth'],
  product_seat_height: ['sit_height'],
};

/** Reads `sofacompany.csv`: the same model in the same sizes is one family of colours, and of sides (D90). */
export const readSofacompany: ListingReader = (file, rows, { placeOfSku }) => {
  const { values, rejections } = readRows(file, rows, placeOfSku, readRow);
  const families = new Map<string, Row[]>();
  for (const row of values) families.set(row.familyKey, [...(families.get(row.familyKey) ?? []), row]);
  return { listings: [...families.values()].flatMap(listingsOf), rejections };
};

function readRow(row: CsvRow): RowRead<Row> {
  const { cells } = row;
  const model = cells['model'] ?? '';
  const sku = cells['SKU'] ?? '';
  if (model === '') return refused('the name is missing');
  if (!/^\d{8,}$/.test(sku)) return refused('the article number is missing or not a number');
  const price = rowPrice(row);
  if (!price.ok) return price;
  const measures = readMeasures(row, columns);
  if (!measures.ok) return measures;
  const address = (cells['url'] ?? '').replace(/^.*\//, '').replace(/-\d+$/, '');
  const picture = (cells['image'] ?? '').replace(/^.*\//, '').toLowerCase();
  const [, kind = '', rest = address.slice(slugOf(model).length + 1)] = KIND_AND_COVER.exec(address) ?? [];
  const what = whatOf({ kind, picture, measures: measures.value });
  const legs = slugOf(cells['legs'] ?? '');
  return {
    ok: true,
    value: {
      sku,
      familyKey: [model, what, ...sizeColumns.map((column) => cells[column])].join('|'),
      model,
      what,
      cover: (legs && rest.endsWith(legs) ? rest.slice(0, -legs.length) : rest).replace(/-$/, ''),
      legs: legsText(cells['legs'] ?? ''),
      gross: price.value,
      measures: measures.value,
      formCode: sku.slice(-8, -6),
      shownSide: sideOf(picture),
    },
  };
}

function sideOf(picture: string): SideCode | null {
  if (picture.includes('left')) return 'left';
  return picture.includes('right') ? 'right' : null;
}

function listingsOf(family: readonly Row[]): Listing[] {
  const sides = sidesOf(family);
  const articles = family.map((row): ListedArticle & { row: Row } => ({
    sku: row.sku,
    row,
    gross: row.gross,
    colour: colourOf(row.cover),
    side: sides.get(row.formCode) ?? null,
    isSoldOnline: true,
  }));
  return groupsByLook(articles).map((group) => {
    const { row } = group[0]!;
    return {
      brand: 'Sofacompany',
      series: row.model,
      model: row.model,
      what: row.what,
      description: describe(group.map((article) => article.row)),
      measures: row.measures,
      categoryKeys: [],
      cover: titleOf(row.cover),
      materialWords: sharedMaterial(group.map((article) => article.row.cover)),
      setup: '',
      articles: group.map(({ row: _row, ...article }) => article),
    };
  });
}

/** The side of each of two mirrored forms: as a picture's name says, else the lower code is the left one. */
function sidesOf(family: readonly Row[]): Map<string, SideCode> {
  const codes = [...new Set(family.map((row) => row.formCode))].sort();
  if (codes.length !== 2) return new Map();
  const [first, second] = codes as [string, string];
  const shown = (code: string): SideCode | null =>
    family.find((row) => row.formCode === code && row.shownSide)?.shownSide ?? null;
  const isFirstRight = shown(first) === 'right' || (shown(first) === null && shown(second) === 'left');
  return new Map([
    [first, isFirstRight ? 'right' : 'left'],
    [second, isFirstRight ? 'left' : 'right'],
  ]);
}

function describe(rows: readonly Row[]): string {
  const covers = [...new Set(rows.map((row) => titleOf(row.cover)))];
  const legs = [...new Set(rows.map((row) => row.legs))].filter((text) => text !== '');
  const fabrics = `Trekk: ${covers.join(', ')}.`;
  return `${fabrics}${legs.length > 0 ? ` Ben: ${legs.join('; ')}.` : ''}`;
}

/** The word for a material only where all covers have it. */
function sharedMaterial(covers: readonly string[]): string {
  return ['velour', 'leather'].find((word) => covers.every((cover) => cover.includes(word))) ?? '';
}

function titleOf(cover: string): string {
  return cover.replaceAll(
    /(^|-)([a-z])/g,
    (_match, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
}
