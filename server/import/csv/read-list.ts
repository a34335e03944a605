import { basename } from 'node:path';
import { checkedDocuments } from '../checked-documents.ts';
import { PictureList } from '../files/picture-list.ts';
import { Reading } from '../files/reading.ts';
import type { ImportedCatalogue } from '../imported-catalogue.ts';
import { readArticles } from './list-articles.ts';
import { writeDocuments } from './list-documents.ts';
import { columnsOf, type ListMap } from './list-map.ts';
import { decimalOf } from './list-numbers.ts';
import { type ListRows, readListRows } from './list-rows.ts';

/** Reads a list as its map says (decision 077). Throws a sentence when the map names a column that is not there. */
export async function readList(file: string, map: ListMap): Promise<ImportedCatalogue> {
  const rows = await readListRows(file, map);
  return catalogueOf(file, rows, map);
}

/** The same with rows that were read before. */
function catalogueOf(file: string, list: ListRows, map: ListMap): ImportedCatalogue {
  const missing = columnsOf(map).find((column) => !list.header.includes(column));
  if (missing !== undefined)
    throw new Error(
      `${file} has no column «${missing}». Its columns are ${list.header.map((name) => `«${name}»`).join(', ')}.`,
    );
  const name = basename(file);
  const decimal = map.decimal ?? decimalOf(list.rows.map(({ cells }) => cells[map.columns.price_incl_tax] ?? ''));
  const { articles, rejections, assumptions } = readArticles(name, list.rows, { ...map, decimal });
  const reading = new Reading();
  reading.rejections.push(...list.rejections, ...rejections);
  reading.assumptions.push(...assumptions);
  writeDocuments(name, articles, map, reading);
  return checkedDocuments(reading, { pictures: new PictureList([]), files: new Set() });
}
