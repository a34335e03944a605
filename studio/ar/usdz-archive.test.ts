import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { usdzArchive } from './usdz-archive.ts';
import { entriesOf } from './usdz-contents.ts';

const files = new Map(
  [1, 63, 64, 1000].map((length, index) => [`${'f'.repeat(index + 1)}.usda`, new Uint8Array(length).fill(index + 65)]),
);

test('files are stored as they are, in their order, each at a multiple of 64 bytes', () => {
  const entries = entriesOf(new Uint8Array(usdzArchive(files)));
  expect(entries.map(({ name, bytes }) => [name, [...bytes]])).toEqual(
    [...files].map(([name, bytes]) => [name, [...bytes]]),
  );
  expect(entries.map(({ at }) => at % 64)).toEqual([0, 0, 0, 0]);
  expect(entries.every(({ isStored }) => isStored)).toBe(true);
});

test('an archive is the same whenever and wherever it is made, and says what its files add up to', () => {
  const archive = Buffer.from(usdzArchive(files));
  expect(Buffer.from(usdzArchive(files)).equals(archive)).toBe(true);
  // The day and the time of the first file, and its sum.
  expect(archive.readUInt16LE(10)).toBe(0);
  expect(archive.readUInt16LE(12)).toBe((1 << 5) | 1);
  expect(archive.readUInt32LE(14)).toBe(crc32(files.get('f.usda')!));
});
