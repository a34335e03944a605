import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkedDocuments } from '../checked-documents.ts';
import type { ImportedCatalogue } from '../imported-catalogue.ts';
import { filesBelow } from './folder-files.ts';
import { readJsonFile } from './json-file.ts';
import { readJsonLines } from './json-lines.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { PICTURE_LIST, PictureList, readPictureList } from './picture-list.ts';
import { Reading } from './reading.ts';

const LINES = /\.(ndjson|jsonl)$/i;
const JSON_FILE = /\.json$/i;
const MARKDOWN = /\/[^/]+\/[^/]+\.md$/;

/** Reads documents from a file, or from all files of a folder and of the folders in it. */
export async function readDocuments(path: string): Promise<ImportedCatalogue> {
  return statSync(path).isDirectory() ? readFolder(path) : readFile(path);
}

async function readFile(file: string): Promise<ImportedCatalogue> {
  const reading = new Reading();
  const read = JSON_FILE.test(file) ? readJsonFile : readJsonLines;
  await read(file, basename(file), reading);
  return checkedDocuments(reading, { pictures: new PictureList([]), files: new Set() });
}

async function readFolder(folder: string): Promise<ImportedCatalogue> {
  const names = filesBelow(folder);
  const documents = names.filter((name) => name !== PICTURE_LIST && (LINES.test(name) || JSON_FILE.test(name)));
  const texts = names.filter((name) => MARKDOWN.test(name));
  if (documents.length + texts.length === 0)
    throw new Error(`The folder ${folder} holds no .ndjson, .jsonl or .json file.`);
  const reading = new Reading();
  for (const name of documents) {
    const read = LINES.test(name) ? readJsonLines : readJsonFile;
    await read(join(folder, name), name, reading);
  }
  readMarkdownFiles(
    texts.map((name) => ({ file: join(folder, name), name })),
    reading,
  );
  const pictures = readPictureList(folder, names);
  return checkedDocuments(reading, { pictures, files: new Set(names) });
}
