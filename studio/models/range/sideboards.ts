import { inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

const slatShade = { shade: 'matt:#1c1a18' } as const;

/** Cabinets that stand along a wall and are looked at. */
export const sideboards: readonly Model[] = [
  {
    sku: 'TIND-SKJENK',
    piece: {
      family: 'cabinet',
      width: 182,
      depth: 45,
      height: 76,
      legs: 'tapered',
      legHeight: 20,
      handle: 'gap',
      columns: [[['door', 1]], [['door', 1]], [['door', 1]]],
    },
    colours: inWoods(['walnut', 'black'], ['wood', 'front']),
  },
  {
    sku: 'TIND-HOYSKAP',
    piece: {
      family: 'cabinet',
      width: 98,
      depth: 42,
      height: 132,
      legs: 'tapered',
      legHeight: 20,
      handle: 'knob',
      columns: [
        [
          ['door', 3],
          ['drawer', 1],
        ],
        [
          ['door', 3],
          ['drawer', 1],
        ],
      ],
    },
    colours: inWoods(['walnut', 'black'], ['wood', 'front'], { metal: 'metal:brass' }),
  },
  {
    sku: 'DAL-SKJENK',
    piece: {
      family: 'cabinet',
      width: 104,
      depth: 38,
      height: 74,
      legs: 'tapered',
      legHeight: 18,
      handle: 'knob',
      columns: [
        [['door', 1]],
        [
          ['drawer', 1],
          ['drawer', 1],
          ['drawer', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: {
      oak: { wood: 'wood:paleOak', front: 'wood:paleOak', metal: 'metal:brass' },
      white: { wood: 'wood:paleOak', front: 'lacquer:#f6f4ef', metal: 'metal:brass' },
      green: { wood: 'wood:paleOak', front: 'lacquer:#6b7d5d', metal: 'metal:brass' },
    },
    closeup: { at: [0.5, 0.5, 0.9], part: 0.3 },
  },
  {
    sku: 'SUND-SKJENK',
    piece: {
      family: 'cabinet',
      width: 204,
      depth: 44,
      height: 58,
      legs: 'plinth',
      legHeight: 5,
      handle: 'gap',
      columns: [
        [
          ['drawer', 1],
          ['drawer', 1],
        ],
        [['door', 1]],
        [
          ['drawer', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: inWoods(['oak', 'brown', 'white'], ['wood', 'front']),
  },
  {
    sku: 'DAL-KOMMODE',
    piece: {
      family: 'cabinet',
      width: 80,
      depth: 42,
      height: 104,
      legs: 'tapered',
      legHeight: 14,
      handle: 'knob',
      columns: [
        [
          ['drawer', 3],
          ['drawer', 4],
          ['drawer', 4],
          ['drawer', 4],
          ['drawer', 4],
        ],
      ],
    },
    colours: {
      oak: { wood: 'wood:paleOak', front: 'wood:paleOak', metal: 'metal:brass' },
      white: { wood: 'wood:paleOak', front: 'lacquer:#f6f4ef', metal: 'metal:brass' },
    },
  },
  {
    sku: 'SPILE-SKJENK',
    piece: {
      family: 'cabinet',
      width: 160,
      depth: 42,
      height: 78,
      legs: 'block',
      legHeight: 14,
      handle: 'gap',
      columns: [[['slats', 1]], [['slats', 1]], [['slats', 1]]],
    },
    colours: inWoods(['oak', 'walnut', 'black', 'white'], ['wood', 'front'], slatShade),
    closeup: { at: [0.7, 0.4, 0.9], part: 0.26 },
  },
  {
    sku: 'KULOR-SKAP',
    piece: {
      family: 'cabinet',
      width: 116,
      depth: 40,
      height: 84,
      legs: 'sled',
      legHeight: 22,
      handle: 'bar',
      columns: [[['door', 1]], [['door', 1]]],
    },
    colours: inWoods(['green', 'turquoise', 'white'], ['wood', 'front'], { metal: 'metal:black' }),
  },
  {
    sku: 'KULOR-KOMMODE',
    piece: {
      family: 'cabinet',
      width: 92,
      depth: 30,
      height: 82,
      legs: 'sled',
      legHeight: 20,
      handle: 'bar',
      columns: [
        [
          ['drawer', 1],
          ['drawer', 1],
          ['drawer', 1],
        ],
        [
          ['drawer', 1],
          ['drawer', 1],
          ['drawer', 1],
        ],
      ],
    },
    colours: inWoods(['white', 'turquoise', 'black'], ['wood', 'front'], { metal: 'metal:black' }),
  },
];
