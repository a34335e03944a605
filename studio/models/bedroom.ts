import { inCloths, inWoods } from './colours.ts';
import type { ModelPlan } from './model.ts';

/** What one sleeps in and dresses at. */
export const bedroom: readonly ModelPlan[] = [
  {
    sku: 'RO-SENG',
    piece: { family: 'bed', headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', {
      wood: 'wood:blackOak',
      mattress: 'canvas:#f1eee6',
      linen: 'canvas:#f4f1ea',
      cover: 'canvas:#ddd5c6',
    }),
  },
  {
    sku: 'RO-MADRASS-160',
    piece: { family: 'mattress' },
    colours: { lightGrey: { mattress: 'wool:#efece4', cloth: 'weave:#b4b5b3' } },
  },
  {
    sku: 'RO-GARDEROBE',
    piece: {
      family: 'cabinet',
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
    colours: inWoods(['wood', 'front'], { metal: 'metal:black' }),
  },
];
