import { inCloths, inWoods } from './colours.ts';
import type { Model } from './model.ts';

/** What one sleeps in and dresses at. */
export const bedroom: readonly Model[] = [
  {
    sku: 'RO-SENG',
    piece: { family: 'bed', width: 172, depth: 214, height: 104, headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', ['green', 'beige', 'blue'], {
      wood: 'wood:blackOak',
      mattress: 'canvas:#f1eee6',
      linen: 'canvas:#f4f1ea',
      cover: 'canvas:#ddd5c6',
    }),
  },
  {
    sku: 'RO-MADRASS-160',
    piece: { family: 'mattress', width: 160, depth: 200, height: 30 },
    colours: { lightGrey: { mattress: 'wool:#efece4', cloth: 'weave:#b4b5b3' } },
  },
  {
    sku: 'RO-GARDEROBE',
    piece: {
      family: 'cabinet',
      width: 150,
      depth: 58,
      height: 202,
      legs: 'plinth',
      legHeight: 7,
      handle: 'bar',
      columns: [
        [
          ['door', 4],
          ['drawer', 1],
        ],
        [
          ['door', 4],
          ['drawer', 1],
        ],
        [['door', 1]],
      ],
    },
    colours: inWoods(['white', 'oak'], ['wood', 'front'], { metal: 'metal:black' }),
  },
];
