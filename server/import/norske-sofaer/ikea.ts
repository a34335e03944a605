import { type ColourCode, colours } from '../colours.ts';
import { colourOf } from './colour-words.ts';
import { type IkeaRow, readIkeaRow, type Sibling } from './ikea-row.ts';
import { groupsByLook, type ListedArticle, type Listing } from './listing.ts';
import { type ListingReader, readRows } from './rows-read.ts';

interface Member {
  readonly sku: string;
  /** The row that lists it; its own one when it has one. */
  readonly row: IkeaRow;
  readonly sibling: Sibling | null;
}

const colourByValue = new Map(
  Object.entries(colours).map(([code, { value }]) => [Number(value), code as ColourCode] as const),
);

/** Reads `ikea.csv`: rows that name the same articles are one family (D90). */
export const readIkea: ListingReader = (file, rows, { keysOf, placeOfSku }) => {
  const { values, rejections } = readRows(file, rows, placeOfSku, readIkeaRow);
  const families = familiesOf(values);
  for (const { sku, row } of families.flat()) placeOfSku.set(sku, `${file}, line ${row.line}`);
  return { listings: families.flatMap((members) => listingsOf(members, keysOf)), rejections };
};

/** Members of each family in the order in which the rows name them. */
function familiesOf(rows: readonly IkeaRow[]): Member[][] {
  const rowOfSku = new Map(rows.map((row) => [row.sku, row]));
  const familyOf = new Map<string, Map<string, Member>>();
  for (const row of rows) {
    const named = row.siblings.some(({ sku }) => sku === row.sku);
    // The article of the row comes first: it is the one that the shop shows.
    const members: Member[] = [
      ...(named ? [] : [{ sku: row.sku, row, sibling: null }]),
      ...row.siblings
        .toSorted((a, b) => Number(b.sku === row.sku) - Number(a.sku === row.sku))
        .map((sibling) => ({ sku: sibling.sku, row: rowOfSku.get(sibling.sku) ?? row, sibling })),
    ];
    const known = new Set(members.flatMap(({ sku }) => familyOf.get(sku) ?? []));
    const family = new Map([...known].flatMap((members_) => [...members_]));
    for (const member of members) {
      const before = family.get(member.sku);
      family.set(member.sku, before ? { ...before, sibling: before.sibling ?? member.sibling } : member);
    }
    for (const sku of family.keys()) familyOf.set(sku, family);
  }
  return [...new Set(familyOf.values())].map((family) => [...family.values()]);
}

function listingsOf(members: readonly Member[], keysOf: (sku: string) => readonly string[]): Listing[] {
  const colourOfSku = coloursOf(members);
  const articles = members.map(({ sku, row }): ListedArticle & { row: IkeaRow } => ({
    sku,
    row,
    gross: row.gross,
    colour: colourOfSku.get(sku) ?? null,
    side: null,
    isSoldOnline: row.sku !== sku || row.isSoldOnline,
  }));
  const keys = [...new Set(members.flatMap(({ sku }) => keysOf(sku)))];
  return groupsByLook(articles).map((group) => {
    const { row } = group.find((article) => article.sku === article.row.sku) ?? group[0]!;
    return {
      brand: 'IKEA',
      series: row.series,
      model: row.model,
      what: row.what,
      description: row.description,
      measures: row.measures,
      categoryKeys: keys,
      cover: row.cover,
      materialWords: `${row.what} ${row.cover} ${row.description}`,
      setup: '',
      articles: group.map(({ row: _row, ...article }) => article),
    };
  });
}

/** The colour of each member as its list names it; where two agree, the later one takes what its address says. */
function coloursOf(members: readonly Member[]): Map<string, ColourCode | null> {
  const used = new Set<ColourCode | null>();
  const found = new Map<string, ColourCode | null>();
  for (const { sku, row, sibling } of members) {
    const listed = sibling
      ? (colourByValue.get(sibling.colourId) ?? colourOf(sibling.colourName))
      : colourOf(row.cover);
    const finer = sibling && used.has(listed) ? colourOf(sibling.address) : null;
    const colour = finer ?? listed;
    used.add(colour);
    found.set(sku, colour);
  }
  return found;
}
