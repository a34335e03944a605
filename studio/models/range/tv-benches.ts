import { inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** What carries the television and hides its cables. */
export const tvBenches: readonly ModelPlan[] = [
  {
    sku: 'SUND-TV',
    piece: {
      family: 'cabinet',
      legs: 'plinth',
      legHeight: 4,
      handle: 'gap',
      columns: [
        [['door', 1]],
        [
          ['open', 1],
          ['drawer', 1],
        ],
        [['door', 1]],
      ],
    },
    colours: inWoods(['wood', 'front']),
  },
  {
    sku: 'TIND-TV',
    piece: {
      family: 'cabinet',
      legs: 'tapered',
      legHeight: 20,
      handle: 'gap',
      columns: [[['drawer', 1]], [['slats', 1]], [['drawer', 1]]],
    },
    colours: inWoods(['wood', 'front'], { shade: 'matt:#1c1a18' }),
  },
  {
    sku: 'DAL-TV',
    piece: {
      family: 'cabinet',
      legs: 'tapered',
      legHeight: 16,
      handle: 'knob',
      columns: [[['door', 1]], [['open', 1]], [['door', 1]]],
    },
    colours: {
      oak: { wood: 'wood:paleOak', front: 'wood:paleOak', metal: 'metal:brass' },
      white: { wood: 'wood:paleOak', front: 'lacquer:#f6f4ef', metal: 'metal:brass' },
      green: { wood: 'wood:paleOak', front: 'lacquer:#6b7d5d', metal: 'metal:brass' },
    },
  },
  {
    sku: 'FJELL-TV',
    piece: {
      family: 'cabinet',
      legs: 'tapered',
      legHeight: 14,
      handle: 'gap',
      columns: [[['slats', 1]], [['open', 1]], [['open', 1]], [['slats', 1]]],
    },
    colours: inWoods(['wood', 'front'], { shade: 'matt:#1c1a18' }),
  },
  {
    sku: 'KULOR-TV',
    piece: {
      family: 'cabinet',
      legs: 'sled',
      legHeight: 15,
      handle: 'gap',
      columns: [[['drawer', 1]], [['drawer', 1]]],
    },
    colours: inWoods(['wood', 'front'], { metal: 'metal:black' }),
  },
  {
    sku: 'RAD-TV',
    piece: {
      family: 'cabinet',
      legs: 'plinth',
      legHeight: 5,
      handle: 'gap',
      columns: [
        [
          ['open', 1],
          ['open', 1],
        ],
        [['open', 1]],
        [
          ['open', 1],
          ['open', 1],
        ],
      ],
    },
    colours: inWoods(['wood']),
  },
];
