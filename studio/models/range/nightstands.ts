import { inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

/** Where the book lands. */
export const nightstands: readonly Model[] = [
  {
    sku: 'HVIL-NATTBORD',
    piece: {
      family: 'cabinet',
      width: 46,
      depth: 38,
      height: 52,
      legs: 'block',
      legHeight: 16,
      handle: 'knob',
      columns: [
        [
          ['open', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: {
      oak: { wood: 'wood:oak', front: 'wood:oak', metal: 'metal:black' },
      black: { wood: 'wood:blackOak', front: 'wood:blackOak', metal: 'metal:brass' },
    },
  },
  {
    sku: 'TIND-NATTBORD',
    piece: {
      family: 'cabinet',
      width: 50,
      depth: 40,
      height: 56,
      legs: 'tapered',
      legHeight: 20,
      handle: 'knob',
      columns: [
        [
          ['drawer', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: inWoods(['walnut', 'black'], ['wood', 'front'], { metal: 'metal:brass' }),
  },
  {
    sku: 'DAL-NATTBORD',
    piece: {
      family: 'cabinet',
      width: 32,
      depth: 32,
      height: 58,
      legs: 'tapered',
      legHeight: 20,
      handle: 'knob',
      columns: [
        [
          ['open', 2],
          ['door', 3],
        ],
      ],
    },
    colours: {
      oak: { wood: 'wood:paleOak', front: 'wood:paleOak', metal: 'metal:brass' },
      white: { wood: 'wood:paleOak', front: 'lacquer:#f6f4ef', metal: 'metal:brass' },
      green: { wood: 'wood:paleOak', front: 'lacquer:#6b7d5d', metal: 'metal:brass' },
    },
  },
  {
    sku: 'RO-NATTBORD',
    piece: {
      family: 'cabinet',
      width: 44,
      depth: 36,
      height: 48,
      legs: 'sled',
      legHeight: 14,
      handle: 'gap',
      columns: [
        [
          ['open', 1],
          ['open', 1],
        ],
      ],
    },
    colours: inWoods(['white', 'oak'], ['wood'], { metal: 'metal:black' }),
  },
  {
    sku: 'KULOR-NATTBORD',
    piece: {
      family: 'cabinet',
      width: 42,
      depth: 40,
      height: 54,
      legs: 'plinth',
      legHeight: 3,
      handle: 'gap',
      columns: [
        [
          ['drawer', 1],
          ['drawer', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: inWoods(['turquoise', 'green', 'white'], ['wood', 'front']),
  },
];
