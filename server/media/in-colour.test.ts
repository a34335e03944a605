import { expect, test } from 'vitest';
import { usdzArchive } from '../../studio/ar/usdz-archive.ts';
import { inColour } from './in-colour.ts';

const COLOURS = ['green', 'lightGrey', 'red'];
const ROOM = '"lightGrey"'.length;

/** A model as the studio makes it, which shows one of its colours. */
function modelIn(colour: string): Buffer {
  const looks = COLOURS.map((name) => `\t\t\t\t"${name}" {\n\t\t\t\t}\n`).join('');
  const scene = `#usda 1.0\n\tstring colour = ${`"${colour}"`.padEnd(ROOM)}\n${looks}`;
  const texts = { 'model.usda': scene, 'geometries/cloth.usda': 'string colour = "none"\n' };
  return Buffer.from(usdzArchive(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))));
}

test.each(COLOURS)('a model that was made green shows %s as one that was made so', (colour) => {
  expect(inColour(modelIn('green'), colour)!.equals(modelIn(colour))).toBe(true);
});

test.each(['blue', 'gree', 'green" {', ''])('no model comes in %j', (colour) => {
  expect(inColour(modelIn('green'), colour)).toBeNull();
});

test('what was handed over stays as it was', () => {
  const given = modelIn('green');
  inColour(given, 'red');
  expect(given.equals(modelIn('green'))).toBe(true);
});
