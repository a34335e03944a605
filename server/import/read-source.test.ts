import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
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
    'The first problem: bad.ndjson, line 2: the document is of no kind that is read here;',
  );
});

it('does not take a folder whose rows are all dirty for a shop', async () => {
  await write('mobelringen.csv', 'model,price,sku\n,100 NOK,12345\n');
  await expect(readSource(folder, 'auto')).rejects.toThrow('mobelringen.csv, line 2: the name is missing.');
});

const map = { columns: { sku: 'sku', name: 'name', price_incl_tax: 'price' } };

it('reads the list of a folder that has a map, and what a map is named for', async () => {
  await write('list.csv', 'sku,name,price\nA,Bord,10\n');
  await expect(readSource(join(folder, 'list.csv'), 'auto')).rejects.toThrow('proposes a map');
  await write('other.json', JSON.stringify(map));
  const named = await readSource(join(folder, 'list.csv'), 'auto', join(folder, 'other.json'));
  expect(named.documents.products).toHaveLength(1);
  await write('map.json', JSON.stringify(map));
  for (const path of [folder, join(folder, 'list.csv')])
    expect((await readSource(path, 'auto')).documents.products).toMatchObject([{ sku: 'A', price_incl_tax: 10 }]);
  await write('second.csv', 'sku,name,price\nB,Bord,10\n');
  await expect(readSource(folder, 'auto')).rejects.toThrow('holds 2 lists');
});

it.each([
  [
    'list.txt',
    'sku,name,price\nA,Bord,10\n',
    'auto',
    'is a list of rows, as in CSV, and no JSON. Import it with --format csv.',
  ],
  ['list.json', 'sku;name;price\nA;Bord;10\n', 'auto', 'Import it with --format csv.'],
  ['list.csv', '[{"sku":"A"}]', 'csv', 'holds JSON, and no list of rows. Import it with --format ndjson.'],
  ['list.ndjson', 'PK\u0003\u0004', 'auto', 'is a zip archive. Unpack it'],
  ['list.json', '{\n  "sku": "A",\n  "name": }', 'auto', 'the file is no JSON'],
  ['list.json', '{\n  "sku": "A",\n  "na', 'auto', 'the file ends in the middle of its JSON: it was cut off'],
  ['list.json', '[{"sku":"A"},{"sku":', 'auto', 'the line ends in the middle of its JSON: it was cut off'],
  ['list.xml', '<?xml version="1.0"?><products/>', 'auto', 'is XML or HTML, which is not read.'],
  ['list.csv', '<rss>\n<item/></rss>', 'csv', 'is XML or HTML, and no list of rows. Save it as CSV'],
  ['list.csv', 'sku,name,price\n', 'csv', 'has a header and no rows.'],
] as const)('says of %s with %j, read as %s, what reads it', async (name, text, format, sentence) => {
  await write(name, text);
  await write('map.json', JSON.stringify(map));
  await expect(readSource(join(folder, name), format)).rejects.toThrow(sentence);
});

it('reads folders in a folder, laid out in any way, and says what it does not read', async () => {
  await mkdir(join(folder, 'a', 'b'), { recursive: true });
  await write('a/b/pretty.json', JSON.stringify(JSON.parse(line(1)), null, 2));
  await write('a/list.json', `[\n${line(2).trim()},\n${line(3)}]`);
  await write('list.csv', 'sku,name,price\n');
  const { documents, rejections } = await readSource(folder, 'auto');
  expect(documents.products!.map(({ id }) => id)).toEqual([1, 2, 3].toSorted((x, y) => (x === 1 ? -1 : x - y)));
  expect(rejections).toEqual([
    { file: 'list.csv', line: 1, reason: 'it is not read among documents; a list (CSV) is imported by itself' },
  ]);
});

it('reads the list that an object of no kind holds, with the lines of its documents', async () => {
  await write('shop.json', `{"count": 2, "products": [\n${line(1).trim()},\n{"handle": "vik"}\n]}`);
  const { documents, rejections } = await readSource(join(folder, 'shop.json'), 'auto');
  expect(documents.products!.map(({ id }) => id)).toEqual([1]);
  expect(rejections).toEqual([
    { file: 'shop.json', line: 3, reason: expect.stringContaining('docs/own-data.md says which fields') as string },
  ]);
});

it('refuses what is no file: reading it might never end', async () => {
  await write('shop.ndjson', line(1));
  spawnSync('mkfifo', [join(folder, 'pipe.ndjson')]);
  const server = createServer().listen(join(folder, 'socket.ndjson'));
  const { documents, rejections } = await readSource(folder, 'auto');
  expect(documents.products).toHaveLength(1);
  expect(rejections.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
    'pipe.ndjson: it is a pipe (FIFO), and only files are read',
    'socket.ndjson: it is a socket, and only files are read',
  ]);
  await expect(readSource(join(folder, 'pipe.ndjson'), 'auto')).rejects.toThrow(
    'is a pipe (FIFO). Only files and folders are imported.',
  );
  await expect(readSource('/dev/null', 'auto')).rejects.toThrow('/dev/null is a device.');
  await new Promise((done) => void server.close(done));
});
