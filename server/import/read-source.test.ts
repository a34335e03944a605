import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const line = (id: number) =>
  `${JSON.stringify({ id, sku: `S-${id}`, name: 'Sofa', type_id: 'simple', status: 1, visibility: 4, url_path: `s-${id}` })}\n`;
const write = (name: string, text: string) => writeFile(join(folder, name), text);

it.each(['auto', 'norske-sofaer'] as const)('reads the listings of a folder as %s', async (format) => {
  const { documents } = await readSource('tests/fixtures/norske-sofaer', format);
  expect(documents.products!.length).toBeGreaterThan(50);
});

it('reads one file', async () => {
  await write('shop.txt', line(1));
  const { documents } = await readSource(join(folder, 'shop.txt'), 'auto');
  expect(documents.products).toHaveLength(1);
});

it('merges all dumps of a folder and names the file of each problem', async () => {
  await write('b.jsonl', line(2) + line(1));
  await write('a.ndjson', `${line(1)}nonsense\n`);
  await write('c.json', `{"_type":"product","_source":${line(3).trim()}}\n`);
  await write('notes.md', 'not read');
  const { documents, rejections } = await readSource(folder, 'auto');
  expect(documents.products!.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(rejections.map((rejection) => [rejection.file, rejection.line])).toEqual([
    ['a.ndjson', 2],
    ['b.jsonl', 2],
  ]);
});

it('says that a path is missing', async () => {
  await expect(readSource(join(folder, 'nothing'), 'auto')).rejects.toThrow('There is no file or folder');
});

it('says that a folder holds nothing to read', async () => {
  await mkdir(join(folder, 'empty'));
  await expect(readSource(join(folder, 'empty'), 'auto')).rejects.toThrow('holds no .ndjson, .jsonl or .json file');
  await expect(readSource(folder, 'norske-sofaer')).rejects.toThrow('is no folder with ikea.csv');
});

it('says what is wrong first when nothing could be read', async () => {
  await write('bad.ndjson', '\n{}\n');
  await expect(readSource(folder, 'ndjson')).rejects.toThrow(
    'The first problem: bad.ndjson, line 2: the document is of no kind that is read here.',
  );
});

it('does not take a folder whose rows are all dirty for a shop', async () => {
  await write('mobelringen.csv', 'model,price,sku\n,100 NOK,12345\n');
  await expect(readSource(folder, 'auto')).rejects.toThrow('mobelringen.csv, line 2: the name is missing.');
});
