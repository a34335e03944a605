import { expect, test } from 'vitest';
import { PictureList } from './picture-list.ts';

const row = (sku: string, colour: string, shot: string, alsoShows: { sku: string; colour: string }[] = []) => ({
  sku,
  colour,
  shot,
  file: `pictures/${sku}/${colour}-${shot}.webp`,
  dominant: '#808080',
  isCutOut: false,
  alsoShows,
});

const list = new PictureList([
  row('SOFA', 'green', 'hero'),
  row('SOFA', 'green', 'room', [
    { sku: 'TABLE', colour: 'oak' },
    { sku: 'LAMP', colour: 'black' },
  ]),
  row('TABLE', 'oak', 'hero'),
  row('TABLE', 'oak', 'detail'),
  row('LAMP', 'black', 'room'),
]);

test.each([
  ['its own pictures, the best one first', 'SOFA', 'green', ['hero SOFA', 'room SOFA']],
  ['the room of another product in which it is seen', 'TABLE', 'oak', ['hero TABLE', 'room SOFA', 'detail TABLE']],
  ['its own room rather than that of another', 'LAMP', 'black', ['room LAMP']],
  ['no room that shows it in another colour', 'TABLE', 'white', []],
])('a product has %s', (_what, sku, colour, expected) => {
  const views = list.viewsOf(sku, colour).map(({ path, shot }) => `${shot} ${path.split('/')[2]}`);
  expect(views).toEqual(expected);
});
