import { readdir, stat } from 'node:fs/promises';
import { readDocuments } from './files/read-documents.ts';
import type { ImportedCatalogue } from './imported-catalogue.ts';
import { listingFiles, readNorskeSofaer } from './norske-sofaer/read-norske-sofaer.ts';

/** How a source is written; `auto` looks at it. */
export type SourceFormat = 'auto' | 'ndjson' | 'norske-sofaer' | 'elasticdump';

/** Reads a file or a folder of documents or listings; throws when nothing in it can be read. */
export async function readSource(path: string, format: SourceFormat): Promise<ImportedCatalogue> {
  const names = await namesIn(path);
  const isListings = names?.some((name) => (listingFiles as readonly string[]).includes(name)) ?? false;
  if (format === 'norske-sofaer' && !isListings) {
    throw new Error(`${path} is no folder with ${listingFiles.join(', ')}.`);
  }
  const wantsListings = format === 'norske-sofaer' || (format === 'auto' && isListings);
  const catalogue = wantsListings ? await readNorskeSofaer(path) : await readDocuments(path);
  // Listings bring settings and showrooms of our own along, so only their products show that something was read.
  const { products = [] } = catalogue.documents;
  const read = wantsListings ? products : Object.values(catalogue.documents).flat();
  if (read.length > 0) return catalogue;
  const [first] = catalogue.rejections;
  const reason = first ? ` The first problem: ${first.file}, line ${first.line}: ${first.reason}.` : '';
  throw new Error(`Nothing in ${path} could be read.${reason}`);
}

/** What a folder holds in a fixed order, or `null` for a file. */
async function namesIn(path: string): Promise<string[] | null> {
  try {
    return (await stat(path)).isDirectory() ? (await readdir(path)).sort() : null;
  } catch (error) {
    throw new Error(`There is no file or folder ${path}.`, { cause: error });
  }
}
