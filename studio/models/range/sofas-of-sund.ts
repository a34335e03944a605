import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const sund = {
  family: 'sofa',
  arm: 'block',
  armWidth: 22,
  armHeight: 54,
  back: 'pillows',
  legs: 'plinth',
  legHeight: 5,
} as const;

const modular = { ...sund, arm: 'cushion', armWidth: 24, armHeight: 58 } as const;

const plinth = { wood: 'wood:smokedOak' } as const;

/** Low sofas for long evenings. */
export const sofasOfSund: readonly ModelPlan[] = [
  {
    sku: 'SUND-2',
    piece: { ...sund, seats: 2 },
    colours: inCloths('boucle', plinth),
  },
  {
    sku: 'SUND-3',
    piece: { ...sund, seats: 3 },
    colours: inCloths('boucle', plinth),
    closeup: { at: [0.8, 0.1, 0.6], part: 0.22 },
  },
  {
    sku: 'SUND-4',
    piece: { ...modular, seats: 4 },
    colours: inCloths('weave', plinth),
  },
  {
    sku: 'SUND-HJORNE',
    isSeenFromLeft: true,
    piece: { ...modular, seats: 2, corner: { rowDepth: 100, seats: 1 }, legs: 'block' },
    colours: inCloths('weave', plinth),
  },
  {
    sku: 'SUND-DIVAN',
    isSeenFromLeft: true,
    piece: { ...sund, seats: 3, chaise: { side: 1, seatDepth: 98 } },
    colours: inCloths('canvas', plinth),
  },
  {
    sku: 'SUND-U',
    piece: { ...modular, seats: 3, chaise: { side: 'both', seatDepth: 102 } },
    colours: inCloths('weave', plinth),
  },
];
