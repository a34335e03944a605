import { isColourWord } from './colour-words.ts';
import { type MeasureColumns, readMeasures } from './measures.ts';
import { parsePythonLiteral, type PythonValue } from './python-literal.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { rowPrice } from './row-price.ts';
import { refused, type RowRead } from './rows-read.ts';

/** A sibling that a row names: the same thing in another colour. */
export interface Sibling {
  readonly sku: string;
  readonly address: string;
  readonly colourId: number;
  readonly colourName: string;
}

/** A row of `ikea.csv`, understood. */
export interface IkeaRow {
  readonly line: number;
  readonly sku: string;
  readonly model: string;
  readonly what: string;
  readonly cover: string;
  readonly series: string;
  readonly gross: number;
  readonly description: string;
  readonly siblings: readonly Sibling[];
  readonly isSoldOnline: boolean;
  readonly measures: Readonly<Record<string, number>>;
}

const PRODUCT_ID = /-(s?\d{6,9})\/?$/;

const columns: MeasureColumns = {
  product_width: [
    'width',
    'Bredde høyre',
    'Bredde venstre',
    'max_width',
    'Bredde, utslått',
    'Madrassbredde',
    'Diameter',
    'Sete diameter',
  ],
  product_depth: ['depth', 'min_depth', 'length', 'Dybde sjeselong', 'Madrasslengde', 'Diameter', 'Sete diameter'],
  product_height: [
    'Høyde inkludert ryggputer',
    'height',
    'Høyde inkludert hodestøtte',
    'Høyde med ben',
    'Høyde ryggstøtte',
    'Benhøyde',
  ],
  product_seat_width: ['sit_width', 'Setebredde høyre', 'Setebredde venstre', 'Sete diameter'],
  product_seat_depth: ['sit_depth', 'min_sit_depth'],
  product_seat_height: ['sit_height'],
  product_thickness: ['Tykkelse', 'Tykkelse madrass'],
  weight: ['Totalvekt'],
};

/** Reads a row of `ikea.csv`. */
export function readIkeaRow(row: CsvRow): RowRead<IkeaRow> {
  const { cells, line } = row;
  const title = cells['title'] ?? '';
  if (title === '') return refused('the name is missing');
  const sku = PRODUCT_ID.exec(cells['url'] ?? '')?.[1];
  if (!sku) return refused('the address does not end in an article number');
  const price = rowPrice(row);
  if (!price.ok) return price;
  const measures = readMeasures(row, columns);
  if (!measures.ok) return measures;
  const siblings = readSiblings(cells['other_colors'] || '[]');
  if (!siblings) return refused('the list of other colours is not readable');
  const { model, what, cover, tail } = namesOf(title, cells['typeName'] ?? '');
  return {
    ok: true,
    value: {
      line,
      sku,
      model,
      what,
      cover,
      series: cells['brand'] || model,
      gross: price.value,
      description: withoutHeading(cells['description'] ?? '', cells['typeName'] ?? '', tail) + bedText(cells),
      siblings,
      isSoldOnline: cells['onlineSellable'] !== 'False',
      measures: measures.value,
    },
  };
}

function readSiblings(text: string): Sibling[] | null {
  const list = parsePythonLiteral(text);
  if (!list.ok || !Array.isArray(list.value)) return null;
  const siblings = (list.value as readonly PythonValue[]).map(siblingOf);
  return siblings.every((sibling) => sibling !== null) ? siblings : null;
}

function siblingOf(value: PythonValue): Sibling | null {
  const { productId, pipUrl, colors } = (value ?? {}) as Readonly<Record<string, PythonValue>>;
  if (typeof productId !== 'string') return null;
  const colour = (Array.isArray(colors) ? (colors[0] ?? {}) : {}) as Readonly<Record<string, PythonValue>>;
  return {
    sku: productId,
    address: typeof pipUrl === 'string' ? pipUrl.replace(PRODUCT_ID, '').replace(/^.*\//, '') : '',
    colourId: Number(colour['id']),
    colourName: typeof colour['name'] === 'string' ? colour['name'] : '',
  };
}

/** Splits `KIVIK Hjørnesofa, 6-seters - med sjeselong, Skiftebo mørk grå` into its parts. */
function namesOf(title: string, typeName: string): { model: string; what: string; cover: string; tail: string } {
  const [head = '', ...rest] = title.split(' - ');
  const tail = rest.join(' - ').trim();
  const isTyped = typeName !== '' && head.endsWith(typeName) && head !== typeName;
  const model = (isTyped ? head.slice(0, -typeName.length) : head).replace(/\s+\/\s+/g, '/').trim();
  const { details, cover } = splitTail(tail, typeName);
  const what = [typeName, ...details]
    .join(' ')
    .replaceAll(' , ', ', ')
    .replace(/( med .*) med /, '$1 og ');
  return { model, what: spelledOut(what).trim(), cover, tail };
}

/** What of the tail says what it is (`med sjeselong, høyre`), and what only names cover and surface. */
function splitTail(tail: string, typeName: string): { details: string[]; cover: string } {
  const details: string[] = [];
  const cover: string[] = [];
  for (const part of tail.split(', ')) {
    const start = /(?:^|\s)(?:med|uten|og|høyre|venstre)(?=\s|$)/.exec(part);
    const words = start ? part.slice(start.index).trim().split(' ') : [];
    const end = words.findIndex((word) => /^[A-ZÆØÅÄÖ]/.test(word) || isColourWord(word) || word === 'forkrommet');
    const detail = words.slice(0, end === -1 ? words.length : end).join(' ');
    if (detail !== '' && !typeName.includes(detail))
      details.push(/^(høyre|venstre)$/.test(detail) ? `, ${detail}` : detail);
    cover.push(`${start ? part.slice(0, start.index) : part} ${end === -1 ? '' : words.slice(end).join(' ')}`.trim());
  }
  return { details: [...new Set(details)], cover: [...new Set(cover)].filter((text) => text !== '').join(', ') };
}

function spelledOut(what: string): string {
  return what
    .replace(/m oppbev(?:aring)?$/, 'med oppbevaring')
    .replace(/^Trekk (?!til)/, 'Trekk til ')
    .replace(/^Dagseng (?=\d)/, 'Dagseng med ')
    .replace('oppbevaring f tilbehør', 'oppbevaring for tilbehør')
    .replace(/\b(\d)-s(?=\s)/, '$1-seters')
    .replace(/\b(\d)-seter(?=\s|,|$)/, '$1-seters')
    .replace(/ryggstø$/, 'ryggstøtte')
    .replace(/Ryggstø$/, 'Ryggstøtte');
}

/** Drops `IKEA - KIVIK, 3-seters sofa, Skiftebo mørk grå, ` in front of the sentences. */
function withoutHeading(description: string, typeName: string, tail: string): string {
  const marks = [tail, typeName].filter((mark) => mark !== '');
  const end = marks.map((mark) => [description.indexOf(mark), mark.length] as const).find(([at]) => at !== -1);
  if (!description.startsWith('IKEA - ') || !end) return description;
  return description
    .slice(end[0] + end[1])
    .replace(/^[\s,]+/, '')
    .trim();
}

function bedText(cells: Readonly<Record<string, string>>): string {
  const { bed_width: width = '', bed_length: length = '' } = cells;
  return width && length ? ` Soveflate: ${width.replace(/\s*cm$/, '')} × ${length}.` : '';
}
