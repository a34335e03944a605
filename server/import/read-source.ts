import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readListMap } from './csv/list-map.ts';
import { mapBeside } from './csv/proposal.ts';
import { readList } from './csv/read-list.ts';
import { specialKind } from './files/folder-files.ts';
import { readDocuments } from './files/read-documents.ts';
import type { ImportedCatalogue } from './imported-catalogue.ts';
import { listingFiles, readNorskeSofaer } from './norske-sofaer/read-norske-sofaer.ts';

/** How a source may be written; `auto` looks at it. */
export const sourceFormats = ['auto', 'csv', 'ndjson', 'norske-sofaer', 'elasticdump'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

const LIST = /\.(csv|tsv)(\.gz)?$/i;
const MAP = 'map.json';

/** Reads a file or a folder of documents, listings or a list; throws when nothing in it can be read. */
export async function readSource(path: string, format: SourceFormat, map?: string): Promise<ImportedCatalogue> {
  const names = namesIn(path);
  const list = listIn(path, names, map === undefined ? format : 'csv');
  if (list) return whole(path, await readList(list, readListMap(map ?? mapFor(list))));
  const isListings = names?.some((name) => (listingFiles as readonly string[]).includes(name)) ?? false;
  if (format === 'norske-sofaer' && !isListings) {
    throw new Error(`${path} is no folder with ${listingFiles.join(', ')}.`);
  }
  const wantsListings = format === 'norske-sofaer' || (format === 'auto' && isListings);
  if (!wantsListings) return whole(path, await readDocuments(path));
  const catalogue = await readNorskeSofaer(path);
  // Listings bring settings and showrooms of our own along, so only their products show that something was read.
  return whole(path, catalogue, catalogue.documents.products ?? []);
}

/**
 * The list that a path means: a file that is called like one, or the only one of a folder that has a map; `null` where it
 * means something else.
 */
export function listIn(path: string, names: readonly string[] | null, format: SourceFormat): string | null {
  if (!names) return format === 'csv' || (format === 'auto' && LIST.test(path)) ? path : null;
  const lists = names.filter((name) => LIST.test(name));
  if (format !== 'csv' && !(format === 'auto' && names.includes(MAP) && lists.length > 0)) return null;
  if (lists.length !== 1) throw new Error(`${path} holds ${lists.length} lists (.csv, .tsv); name the one to import.`);
  return join(path, lists[0]!);
}

function mapFor(list: string): string {
  const map = mapBeside(list);
  if (specialKind(map) === null) return map;
  throw new Error(
    `${list} is a list, and nothing says what its columns mean. «npm run shop -- import ${list}» proposes a map.`,
  );
}

function whole(
  path: string,
  catalogue: ImportedCatalogue,
  read: readonly unknown[] = Object.values(catalogue.documents).flat(),
): ImportedCatalogue {
  if (read.length > 0) return catalogue;
  const [first] = catalogue.rejections;
  const reason = first ? ` The first problem: ${first.file}, line ${first.line}: ${first.reason}.` : '';
  throw new Error(`Nothing in ${path} could be read.${reason}`);
}

/** What a folder holds in a fixed order, or `null` for a file. */
export function namesIn(path: string): string[] | null {
  const kind = specialKind(path);
  if (kind === null) return null;
  if (kind === 'a folder') return readdirSync(path).sort();
  if (kind === 'a link that leads nowhere') throw new Error(`There is no file or folder ${path}.`);
  throw new Error(`${path} is ${kind}. Only files and folders are imported.`);
}
