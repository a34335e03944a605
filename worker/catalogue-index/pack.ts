import type { Bitset } from '#domain/catalogue-index/bitset.ts';
import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { ProductColumns } from '#domain/catalogue-index/columns.ts';
import { headerOf, packBlock, unpackColumns } from './packed-block.ts';

const FORMAT = 1;

interface Header {
  readonly format: number;
  readonly currency: string;
  readonly room: number;
  readonly ids: readonly (string | null)[];
  readonly skus: readonly (string | null)[];
  readonly numbers: readonly string[];
  readonly measures: readonly string[];
  readonly facets: readonly (readonly [code: string, values: readonly string[]])[];
  readonly categories: readonly number[];
}

/** The index as one block: a header in JSON, then the columns and sets one after the other. */
export function pack({ columns, currency }: CatalogueIndex): ArrayBuffer {
  const header: Header = {
    format: FORMAT,
    currency,
    room: columns.room,
    ids: columns.ids,
    skus: columns.skus,
    numbers: Object.keys(columns.numbers),
    measures: [...columns.measures.keys()],
    facets: [...columns.facets].map(([code, values]) => [code, [...values.keys()]]),
    categories: [...columns.categories.keys()],
  };
  return packBlock(header, arraysOf(columns));
}

/** Takes a block over into an index; false when it is of another format or currency, or damaged. */
export function unpack(index: CatalogueIndex, data: ArrayBuffer): boolean {
  try {
    const header = headerOf<Header>(data);
    if (header.format !== FORMAT || header.currency !== index.currency) return false;
    index.replace(readColumns(data, header));
    return true;
  } catch {
    return false;
  }
}

function readColumns(data: ArrayBuffer, header: Header): ProductColumns {
  const columns = new ProductColumns(header.currency);
  columns.restoreIds(header.ids, header.skus, header.room);
  for (const [code, values] of header.facets) for (const value of values) columns.valueSet(code, value);
  for (const id of header.categories) columns.categorySet(id);
  unpackColumns(data, arraysOf(columns));
  return columns;
}

/** Every array in the order of the header. */
function arraysOf(columns: ProductColumns): (Float64Array<ArrayBuffer> | Bitset)[] {
  return [
    ...Object.values(columns.numbers),
    ...columns.measures.values(),
    columns.listed.set,
    ...[...columns.facets.values()].flatMap((values) => [...values.values()]),
    ...columns.categories.values(),
  ];
}
