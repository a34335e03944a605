import type { Bitset } from '#domain/catalogue-index/bitset.ts';
import type { NamedProducts, ProductColumns } from '#domain/catalogue-index/columns.ts';

/** The name under which the index of listings is kept. */
export const PACKED_INDEX = 'products';
export const FORMAT = 3;

/** The JSON header that stands before the columns of a packed index. */
export interface Header extends NamedProducts {
  readonly format: number;
  readonly currency: string;
  readonly room: number;
  readonly numbers: readonly string[];
  readonly measures: readonly string[];
  readonly facets: readonly (readonly [code: string, values: readonly string[]])[];
  readonly categories: readonly number[];
}

/** All arrays of an index, in the order of the header. */
export function arraysOf(columns: ProductColumns): (Float64Array<ArrayBuffer> | Bitset)[] {
  return [
    ...Object.values(columns.numbers),
    ...columns.measures.values(),
    columns.listed.set,
    ...[...columns.facets.values()].flatMap((values) => [...values.values()]),
    ...columns.categories.values(),
  ];
}
