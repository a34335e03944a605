import { inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const slatShade = { shade: 'matt:#1c1a18' } as const;

/** Cabinets that stand along a wall and are looked at. */
export const sideboards: readonly ModelPlan[] = [
  {
    sku: 'TIND-SKJENK',
    piece: {
      family: 'cabinet',
      legs: 'tapered',
      legHeight: 20,
      handle: 'gap',
      columns: [[['door', 1]], [['door', 1]], [['door', 1]]],
    },
    colours: inWoods(['wood', 'front']),
  },
  {
    sku: 'TIND-HOYSKAP',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front'], { metal: 'metal:brass' }),
  },
  {
    sku: 'DAL-SKJENK',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front']),
  },
  {
    sku: 'DAL-KOMMODE',
    piece: {
      family: 'cabinet',
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
      legs: 'block',
      legHeight: 14,
      handle: 'gap',
      columns: [[['slats', 1]], [['slats', 1]], [['slats', 1]]],
    },
    colours: inWoods(['wood', 'front'], slatShade),
    closeup: { at: [0.7, 0.4, 0.9], part: 0.26 },
  },
  {
    sku: 'KULOR-SKAP',
    piece: {
      family: 'cabinet',
      legs: 'sled',
      legHeight: 22,
      handle: 'bar',
      columns: [[['door', 1]], [['door', 1]]],
    },
    colours: inWoods(['wood', 'front'], { metal: 'metal:black' }),
  },
  {
    sku: 'KULOR-KOMMODE',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front'], { metal: 'metal:black' }),
  },
];
