import type { Table } from '../families/table.ts';
import { inCloths } from './colours.ts';
import type { ModelPlan } from './model.ts';

const table = {
  shape: 'slats',
  apron: 7,
} as const satisfies Partial<Table>;

const parasol = { family: 'parasol' } as const;

/** What may stand outside. */
export const garden: readonly ModelPlan[] = [
  {
    sku: 'VIK-HAGESOFA',
    piece: {
      family: 'ropeSeat',
      armHeight: 60,
      seats: 2,
      cushion: 'deep',
    },
    colours: inCloths('canvas', { metal: 'metal:anthracite', rope: 'rope:#6f6f6b' }),
    closeup: { at: [0.85, 0.1, 0.5], part: 0.24 },
  },
  {
    sku: 'VIK-STOL',
    piece: {
      family: 'ropeSeat',
      armHeight: 67,
      seats: 1,
      cushion: 'pad',
    },
    colours: { cream: { metal: 'metal:sand', rope: 'rope:#b7a88f', cloth: 'canvas:#e9e0cf' } },
  },
  {
    sku: 'VIK-BORD-186',
    piece: { family: 'table', ...table, legs: 'square' },
    colours: { oak: { top: 'wood:oak', wood: 'wood:oak' } },
  },
  {
    sku: 'VIK-BORD-SVART',
    piece: { family: 'table', ...table, legs: 'square' },
    colours: { black: { top: 'metal:black', wood: 'metal:black' } },
  },
  {
    sku: 'SOLEN-PARASOLL',
    piece: { ...parasol, pole: 'wood', panels: ['canopy'] },
    colours: { cream: { canopy: 'canvas:#ece4d4', wood: 'wood:teak', metal: 'metal:black', stone: 'stone:#9b9890' } },
  },
  {
    sku: 'SOLEN-STRIPE',
    piece: { ...parasol, pole: 'metal', panels: ['canopy', 'stripe', 'third', 'fourth'] },
    colours: {
      multi: {
        canopy: 'canvas:#c4713a',
        stripe: 'canvas:#ece4d4',
        third: 'canvas:#51709a',
        fourth: 'canvas:#d8ae4c',
        metal: 'metal:white',
        stone: 'stone:#9b9890',
      },
    },
  },
];
