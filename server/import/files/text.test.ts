import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { textLines, wholeText } from './text.ts';

const folder = await mkdtemp(join(tmpdir(), 'text-'));
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, bytes: Buffer | string) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
};

const text = 'navn;pris\nBlå stol på én fot;1 299,50\n';
const utf16 = Buffer.from(text, 'utf16le');
const swapped = Buffer.from(utf16).swap16();
const bytes = (...parts: readonly number[]) => Buffer.from(parts);

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with a mark', Buffer.concat([bytes(0xff, 0xfe), utf16])],
  ['UTF-16 the other way round', Buffer.concat([bytes(0xfe, 0xff), swapped])],
  ['UTF-16 without a mark', utf16],
  ['Latin-1', Buffer.from(text, 'latin1')],
  ['UTF-8 packed with gzip', gzipSync(text)],
  ['Latin-1 packed with gzip', gzipSync(Buffer.from(text, 'latin1'))],
  ['UTF-16 packed with gzip', gzipSync(Buffer.concat([bytes(0xff, 0xfe), utf16]))],
])('reads %s', async (name, content) => {
  expect(await wholeText(await write(`${name}.csv`, content))).toBe(text);
});

it('finds the one letter that is no UTF-8, wherever it stands, and letters that are cut in two by a piece', async () => {
  const long = `${'å'.repeat(100_001)}\n`;
  expect(await wholeText(await write('long.txt', long))).toBe(long);
  const old = Buffer.concat([Buffer.from('a'.repeat(200_000)), bytes(0xe5)]);
  expect((await wholeText(await write('old.txt', old))).at(-1)).toBe('å');
});

it('reads in the encoding that it is told', async () => {
  expect(await wholeText(await write('told.txt', bytes(0xc3, 0xa5)), 'windows-1252')).toBe('Ã¥');
});

it.each([
  ['list.zip', bytes(0x50, 0x4b, 3, 4, 0, 0), 'is a zip archive. Unpack it'],
  ['list.xlsx', bytes(0x50, 0x4b, 3, 4, 0, 0), 'is a spreadsheet. Save it as CSV'],
  ['list.tar', Buffer.concat([Buffer.alloc(257, 65), Buffer.from('ustar\0')]), 'is a tar archive'],
  ['list.tgz', gzipSync(Buffer.concat([Buffer.alloc(257, 65), Buffer.from('ustar\0')])), 'is a tar archive'],
  ['list.bin', Buffer.concat([bytes(1, 0, 0, 2, 0, 0, 0, 3), Buffer.alloc(200)]), 'holds no text'],
  ['cut.gz', gzipSync('a line\n'.repeat(50_000)).subarray(0, 60), 'cut off or broken'],
])('says what %s is', async (name, content, sentence) => {
  await expect(wholeText(await write(name, content))).rejects.toThrow(sentence);
});

it('ends lines where a line ends, and not at other marks that texts may hold', async () => {
  const file = await write('lines.txt', 'one\r\n\ntwo\u2028still two\nthree');
  const lines: string[] = [];
  for await (const line of textLines(file)) lines.push(line);
  expect(lines).toEqual(['one', '', 'two\u2028still two', 'three']);
});

it('gives up on a packed file that is one line of more than a shop has', async () => {
  const bomb = await write(
    'bomb.json.gz',
    gzipSync(Buffer.concat([Buffer.from('\uFEFF'), Buffer.alloc(201_000_000, 'a')]), { level: 1 }),
  );
  await expect(textLines(bomb).next()).rejects.toThrow(
    `${bomb} has more than 200 million characters in one piece. One document a line may be as many as one wants.`,
  );
});
