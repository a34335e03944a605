import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoCatalogue } from '../../tests/support/demo-catalogue.ts';
import { type Task, tasks } from '../render/tasks.ts';

interface Row {
  readonly sku: string;
  readonly colour: string;
  readonly shot: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly isCutOut: boolean;
  readonly alsoShows?: readonly { readonly sku: string; readonly colour: string }[];
}

const folder = 'demo';
const listed = JSON.parse(readFileSync(`${folder}/pictures.json`, 'utf8')) as readonly Row[];
const rendered = JSON.parse(readFileSync('studio/rendered.json', 'utf8')) as Readonly<Record<string, string>>;
const megabyte = 1024 * 1024;
const files = readdirSync(`${folder}/pictures`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`);
const pictureNames = (names: readonly string[]): string[] => names.filter((name) => name.endsWith('.webp')).toSorted();

test('the list names the pictures that are there, and all of them', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(pictureNames(Object.keys(rendered))).toEqual(pictureNames(files));
});

test('every picture is of a product in a colour that the studio knows', () => {
  const known = new Set(
    tasks().flatMap(({ sku, shot, colours }) => colours.map((colour) => `${sku} ${colour} ${shot}`)),
  );
  const odd = listed.filter(({ sku, colour, shot }) => !known.has(`${sku} ${colour} ${shot}`));
  expect(odd).toEqual([]);
});

test('the list says what else is seen in a room, and no product in one colour is seen in two', () => {
  const seen = listed.flatMap(({ alsoShows = [] }) => alsoShows.map(({ sku, colour }) => `${sku} ${colour}`));
  const meant = tasks().flatMap(({ alsoShows = [] }) => alsoShows.map(({ sku, colour }) => `${sku} ${colour}`));
  expect(seen.length).toBeGreaterThan(40);
  expect(seen.toSorted()).toEqual(meant.toSorted());
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
});

test('no picture is older than what it shows: the studio would not take one of them again', async () => {
  const { pictureFingerprint } = (await import(new URL('fingerprint.mjs', import.meta.url).href)) as {
    pictureFingerprint: (task: Task, colour: string) => string;
  };
  const { fileOf } = (await import(new URL('ledger.mjs', import.meta.url).href)) as {
    fileOf: (sku: string, colour: string, shot: string) => string;
  };
  const stale = tasks().flatMap((task) =>
    task.colours
      .map((colour) => ({ file: fileOf(task.sku, colour, task.shot), print: pictureFingerprint(task, colour) }))
      .filter(({ file, print }) => rendered[file] !== undefined && rendered[file] !== print),
  );
  expect(stale.map(({ file }) => file)).toEqual([]);
});

test('every piece that the shop sells has its first picture in every colour', () => {
  const sold = new Set(demoCatalogue().documents.products!.map((product) => String(product['sku'])));
  const taken = new Set(listed.map(({ sku, colour, shot }) => `${sku} ${colour} ${shot}`));
  const heroes = tasks().filter(({ sku, shot }) => shot === 'hero' && sold.has(sku));
  const missing = heroes.flatMap(({ sku, colours }) => colours.filter((colour) => !taken.has(`${sku} ${colour} hero`)));
  expect(heroes.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('pictures are webp of the size that the list says, and light enough to be kept with the code', () => {
  for (const { file, width, height } of listed) {
    const bytes = readFileSync(`${folder}/${file}`);
    // Chromium writes the extended form, which keeps its size less one from byte 24 on.
    expect(bytes.toString('latin1', 8, 16), file).toBe('WEBPVP8X');
    expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1], file).toEqual([width, height]);
  }
  const total = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(total).toBeLessThan(56 * megabyte);
});

test('pieces are cut out of their paper, and pictures that are full to their edges are not', () => {
  for (const { file, shot, isCutOut } of listed) {
    // From near a piece may fill all of its picture.
    if (shot !== 'detail') expect(isCutOut, file).toBe(shot === 'hero' || shot === 'angle');
    // In the byte of what a file of the extended form has, this bit is for what is transparent.
    expect((readFileSync(`${folder}/${file}`)[20]! & 16) !== 0, file).toBe(isCutOut);
  }
});

const packshots = listed.filter(({ shot, isCutOut }) => isCutOut && shot !== 'detail');
const every = Math.ceil(packshots.length / 24);

test.each(packshots.filter((_, index) => index % every === 0))(
  'around the piece is nothing: $file',
  async ({ file, width, height }) => {
    const opacity = await sharp(`${folder}/${file}`).extractChannel('alpha').raw().toBuffer();
    // What hangs comes in from above.
    const sides = Array.from({ length: height }, (_, y) => [opacity[y * width]!, opacity[(y + 1) * width - 1]!]).flat();
    const below = opacity.subarray((height - 1) * width);
    expect(Math.max(...sides, ...below)).toBe(0);
    expect(opacity.filter((value) => value === 0).length).toBeGreaterThan(opacity.length / 5);
    expect(opacity.filter((value) => value === 255).length).toBeGreaterThan(opacity.length / 200);
  },
);

const near = listed.filter(({ shot, isCutOut }) => isCutOut && shot === 'detail');

test.each(near.filter((_, index) => index % 8 === 0))(
  'what is taken from near lets the ground through beside it: $file',
  async ({ file }) => {
    expect(near.length).toBeGreaterThan(90);
    const { channels } = await sharp(`${folder}/${file}`).stats();
    expect(channels[3]!.min).toBeLessThan(250);
  },
);

test('nothing of a picture is empty: no two are the same, and each has a colour of its own', () => {
  const contents = new Set(files.map((file) => readFileSync(`${folder}/${file}`).toString('base64')));
  expect(contents.size).toBe(files.length);
  expect(listed.filter(({ dominant }) => !/^#[0-9a-f]{6}$/.test(dominant))).toEqual([]);
});
