import { inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Where the book lands. */
export const nightstands: readonly ModelPlan[] = [
  {
    sku: 'HVIL-NATTBORD',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front'], { metal: 'metal:brass' }),
  },
  {
    sku: 'DAL-NATTBORD',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood'], { metal: 'metal:black' }),
  },
  {
    sku: 'KULOR-NATTBORD',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front']),
  },
];
