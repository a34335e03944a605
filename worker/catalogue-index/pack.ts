import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { arraysOf, FORMAT, type Header } from './index-layout.ts';
import { packBlock } from './pack-block.ts';

/** The index as one block: a header in JSON, then the columns and sets one after the other. */
export function pack({ columns, currency }: CatalogueIndex): ArrayBuffer {
  const header: Header = {
    format: FORMAT,
    currency,
    room: columns.room,
    ids: columns.ids,
    skus: columns.skus,
    names: columns.names,
    numbers: Object.keys(columns.numbers),
    measures: [...columns.measures.keys()],
    facets: [...columns.facets].map(([code, values]) => [code, [...values.keys()]]),
    categories: [...columns.categories.keys()],
  };
  return packBlock(header, arraysOf(columns));
}
