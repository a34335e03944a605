import { colourOf } from './colour-words.ts';
import type { Listing } from './listing.ts';
import { type MeasureColumns, readMeasures } from './measures.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { rowPrice } from './row-price.ts';
import { type ListingReader, readRows, refused, type RowRead } from './rows-read.ts';

const MODEL_AND_WHAT = /^(.+?)\s+(\d.*|[a-zæøå].*)$/;
const COVER_WORD = /(?:tekstil|stoff|hud(?!\/)|eco skinn)\b:?\s*/i;

const columns: MeasureColumns = {
  product_width: ['width'],
  product_depth: ['depth', 'length'],
  product_height: ['height'],
  product_seat_height: ['sit_height'],
};

/** Reads `mobelringen.csv`: every row is a product by itself. */
export const readMobelringen: ListingReader = (file, rows, { placeOfSku }) => {
  const { values, rejections } = readRows(file, rows, placeOfSku, readRow);
  return { listings: values.map(({ listing }) => listing), rejections };
};

function readRow(row: CsvRow): RowRead<{ sku: string; listing: Listing }> {
  const { cells } = row;
  const name = (cells['model'] ?? '').replaceAll('®', '').trim();
  const sku = cells['sku'] ?? '';
  if (name === '') return refused('the name is missing');
  if (!/^\d{5,}$/.test(sku)) return refused('the article number is missing or not a number');
  const price = rowPrice(row);
  if (!price.ok) return price;
  const measures = readMeasures(row, columns);
  if (!measures.ok) return measures;
  const [, model = name, what = ''] = MODEL_AND_WHAT.exec(name) ?? [];
  const brand = brandOf(cells['brand'] || 'Møbelringen');
  const text = (cells['description'] ?? '').replaceAll(/\s+/g, ' ').trim();
  const cover = coverOf(text);
  return {
    ok: true,
    value: {
      sku,
      listing: {
        brand,
        series: seriesOf(model, brand),
        model,
        what: whatOf(what, cells['sleep'] === 'True'),
        description: `${text}${otherSide(cells['length'] ?? '', cells['width'] ?? '')}`,
        measures: measures.value,
        categoryKeys: [],
        cover,
        materialWords: `${what} ${text}`,
        setup: setupOf(text),
        articles: [{ sku, gross: price.value, colour: colourOf(cover), side: null, isSoldOnline: true }],
      },
    },
  };
}

/** `SCAPA BALTIC UAB` as people write it. */
function brandOf(brand: string): string {
  const plain = brand.replace(/\s+(AS|UAB)$/, '').replace(/\s+-\s+.*$/, '');
  return plain.replaceAll(/\p{L}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
}

function seriesOf(model: string, brand: string): string {
  const isBranded = model.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return (isBranded ? model.slice(brand.length) : model).replace(/\s*\+$/, '').trim();
}

function whatOf(what: string, sleeps: boolean): string {
  const plain = what
    .replace(/\bm\/divan\b/, 'med divan')
    .replace(/\s*\/\s*/, '/')
    .replaceAll(/(\d)[- ]seter\b(?!s)/g, '$1-seters sofa')
    .replace('sofa reclinersofa', 'reclinersofa')
    .replace('sofa stol', 'stol')
    .replace('stol/1-seters sofa', 'stol')
    .replace('divan/3-seters sofa', '3-seters sofa med divan')
    .replace(/sofa \(modulsofa\)$/, 'modulsofa')
    .replace(/^(?:sofagruppe )?(\d \+ .*?)(?:-seters sofa| seter)$/, 'sofagruppe $1-seter');
  const named = plain === '' ? 'sofa' : plain;
  return sleeps && !named.includes('sovesofa') ? `${named} med soveplass` : named;
}

/** The cover: what follows the word for it, else the first short sentence that names a colour and no legs. */
function coverOf(text: string): string {
  const sentences = text.split(/\.\s+|\.$/);
  const named = sentences.find((sentence) => COVER_WORD.test(sentence));
  if (named) {
    const start = COVER_WORD.exec(named)!;
    return upperFirst(
      named
        .slice(start.index + start[0].length)
        .split(/[,;(]|\s+ben\b/)[0]!
        .trim()
        .replace(/^i /, ''),
    );
  }
  const short = sentences
    .map((sentence) => sentence.split(',')[0]!.trim())
    .find((sentence) => sentence.split(' ').length <= 4 && colourOf(sentence) !== null && !/ben|arm/i.test(sentence));
  return short ?? '';
}

/** The words after `Oppsett`, or about the legs. */
function setupOf(text: string): string {
  const setup = /oppsett:?\s*([^.]{4,60})\./i.exec(text)?.[1];
  const legs = /\bben ([a-zæøå][^.,]{2,30})/i.exec(text)?.[1];
  return setup ? `oppsett ${setup}` : legs ? `ben i ${legs}` : '';
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function otherSide(length: string, width: string): string {
  return length && width ? ` Mål: ${width} × ${length} cm.` : '';
}
