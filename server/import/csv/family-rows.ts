import type { ListMap } from './list-map.ts';
import type { CsvRow } from './read-csv.ts';
import type { Remarks } from './remarks.ts';

/**
 * The rows of a list that are articles, each with what its family says once. Shops write a name, a category and the like into the
 * first row of a family alone, further pictures into rows of their own, or all of it into a row of the product, whose sku the
 * others name as theirs.
 */
export function familyRows(rows: readonly CsvRow[], map: ListMap, remarks: Remarks): readonly CsvRow[] {
  if (!map.family) return rows;
  const families = familiesIn(rows, map);
  return rows.flatMap((row) => {
    const family = families.get(ofFamily(row, map)) ?? families.get(skuOf(row, map));
    if (!family) return [row];
    if (family.carriers.includes(row)) {
      remarks.note('Rows that say something of a family, and have no price, are no articles', row);
      return [];
    }
    const further = row === family.first ? family.carriers : [];
    return [
      { line: row.line, cells: { ...row.cells, ...inherited(row, family.head, map), ...joined(row, further, map) } },
    ];
  });
}

interface Family {
  /** What says what is said once. */
  head: CsvRow;
  /** The first article. */
  first: CsvRow | undefined;
  /** Rows that are no articles. */
  readonly carriers: CsvRow[];
}

function familiesIn(rows: readonly CsvRow[], map: ListMap): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const row of rows) {
    const key = ofFamily(row, map);
    if (key === '') continue;
    const family = families.get(key) ?? { head: row, first: undefined, carriers: [] };
    families.set(key, family);
    if (carriesPictures(row, map)) family.carriers.push(row);
    else family.first ??= row;
  }
  for (const row of rows) {
    const family = ofFamily(row, map) === '' ? families.get(skuOf(row, map)) : undefined;
    if (!family || row.cells[map.columns.price_incl_tax] !== '') continue;
    family.head = row;
    family.carriers.unshift(row);
  }
  return families;
}

function carriesPictures(row: CsvRow, { columns }: ListMap): boolean {
  const isEmpty = (names: readonly string[]): boolean => names.every((name) => row.cells[name] === '');
  return isEmpty([...columns.sku, ...columns.name, columns.price_incl_tax]) && !isEmpty(columns.pictures ?? []);
}

/** The cells that a row leaves empty and the head of its family does not. */
function inherited(row: CsvRow, head: CsvRow, { columns, options, family }: ListMap): CsvRow['cells'] {
  const told = new Set(family?.options);
  const alike = Object.entries(options).flatMap(([code, { column }]) => (told.has(code) ? [] : [[column]]));
  // Several columns make one name, or one path, so a row has all of its own or none.
  const groups = [columns.name, columns.product_name_2, columns.categories, columns.description, ...alike];
  const empty = groups
    .filter((names) => names?.every((name) => row.cells[name] === ''))
    .flatMap((names) => names ?? []);
  return Object.fromEntries(empty.map((name) => [name, head.cells[name] ?? '']));
}

function joined(row: CsvRow, further: readonly CsvRow[], { columns }: ListMap): CsvRow['cells'] {
  if (further.length === 0) return {};
  const cellsOf = (name: string): string[] => [row, ...further].map(({ cells }) => cells[name] ?? '');
  return Object.fromEntries(
    (columns.pictures ?? []).map((name) => [
      name,
      cellsOf(name)
        .filter((text) => text !== '')
        .join('|'),
    ]),
  );
}

function ofFamily(row: CsvRow, { family }: ListMap): string {
  return textOf(row, family?.columns ?? []);
}

function skuOf(row: CsvRow, { columns }: ListMap): string {
  return textOf(row, columns.sku);
}

function textOf({ cells }: CsvRow, names: readonly string[]): string {
  return names
    .map((name) => cells[name] ?? '')
    .filter((text) => text !== '')
    .join(' ')
    .toLowerCase();
}
