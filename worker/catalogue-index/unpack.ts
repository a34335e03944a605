import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { ProductColumns } from '#domain/catalogue-index/columns.ts';
import { arraysOf, FORMAT, type Header } from './index-layout.ts';
import { headerOf, unpackColumns } from './unpack-block.ts';

/** Unpacks a block into an index; returns false when it has another format or currency, or is damaged. */
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
  columns.restoreIds(header, header.room);
  for (const [code, values] of header.facets) for (const value of values) columns.valueSet(code, value);
  for (const id of header.categories) columns.categorySet(id);
  unpackColumns(data, arraysOf(columns));
  return columns;
}
