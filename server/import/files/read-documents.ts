import { basename, join, resolve } from 'node:path';
import { demoFolder } from '../../environment.ts';
import { checkedDocuments } from '../checked-documents.ts';
import type { ImportedCatalogue } from '../imported-catalogue.ts';
import { filesBelow, specialKind } from './folder-files.ts';
import { readJsonFile } from './json-file.ts';
import { readJsonLines } from './json-lines.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { PICTURE_LIST, PictureList, readPictureList } from './picture-list.ts';
import { Reading } from './reading.ts';

/** The customer that comes with the demo: no document, and no other folder may bring one (`server/demo-customer.ts`). */
export const DEMO_CUSTOMER = 'customer.json';

const LINES = /\.(ndjson|jsonl)(\.gz)?$/i;
const JSON_FILE = /\.json(\.gz)?$/i;
const MARKDOWN = /\/[^/]+\/[^/]+\.md$/;
/** What somebody may put beside documents and expect to be read. */
const OTHERS = /\.(csv|tsv|zip|xlsx?|xml|tar|tgz)(\.gz)?$/i;

/** Reads documents from a file, or from all files of a folder and of the folders in it. */
export async function readDocuments(path: string): Promise<ImportedCatalogue> {
  return specialKind(path) === 'a folder' ? readFolder(path) : readFile(path);
}

async function readFile(file: string): Promise<ImportedCatalogue> {
  const reading = new Reading();
  const read = JSON_FILE.test(file) ? readJsonFile : readJsonLines;
  await read(file, basename(file), reading);
  return checkedDocuments(reading, { pictures: new PictureList([]), files: new Set() });
}

async function readFolder(folder: string): Promise<ImportedCatalogue> {
  const { files: names, refused } = filesBelow(folder);
  const isDocument = (name: string): boolean =>
    name !== PICTURE_LIST && name !== DEMO_CUSTOMER && (LINES.test(name) || JSON_FILE.test(name));
  const documents = names.filter(isDocument);
  const texts = names.filter((name) => MARKDOWN.test(name));
  if (documents.length + texts.length === 0)
    throw new Error(`The folder ${folder} holds no .ndjson, .jsonl or .json file.${helpFor(names)}`);
  const reading = new Reading();
  for (const { name, kind } of refused)
    reading.reject({ file: name, line: 1 }, `it is ${kind}, and only files are read`);
  for (const name of names.filter((other) => OTHERS.test(other)))
    reading.reject({ file: name, line: 1 }, 'it is not read among documents; a list (CSV) is imported by itself');
  if (names.includes(DEMO_CUSTOMER) && resolve(folder) !== demoFolder())
    reading.reject({ file: DEMO_CUSTOMER, line: 1 }, 'customers are not imported');
  for (const name of documents) await readOneOf(folder, name, reading);
  readMarkdownFiles(
    texts.map((name) => ({ file: join(folder, name), name })),
    reading,
  );
  const pictures = readPictureList(folder, names);
  return checkedDocuments(reading, { pictures, files: new Set(names) });
}

/** A file of a folder that cannot be read at all stops no other. */
async function readOneOf(folder: string, name: string, reading: Reading): Promise<void> {
  const read = LINES.test(name) ? readJsonLines : readJsonFile;
  try {
    await read(join(folder, name), name, reading);
  } catch (error) {
    reading.reject({ file: name, line: 1 }, (error as Error).message.replace(/\.$/, ''));
  }
}

function helpFor(names: readonly string[]): string {
  const list = names.find((name) => /\.(csv|tsv)(\.gz)?$/i.test(name));
  if (list) return ` A list is imported by itself: ${list}.`;
  const archive = names.find((name) => OTHERS.test(name));
  return archive ? ` Unpack ${archive}, or save it as CSV.` : '';
}
