import { inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

const sund = {
  family: 'sofa',
  depth: 98,
  height: 74,
  seatHeight: 40,
  arm: 'block',
  armWidth: 22,
  armHeight: 54,
  back: 'pillows',
  legs: 'plinth',
  legHeight: 5,
} as const;

const modular = { ...sund, height: 76, seatHeight: 41, arm: 'cushion', armWidth: 24, armHeight: 58 } as const;

const plinth = { wood: 'wood:smokedOak' } as const;

/** Low sofas for long evenings. */
export const sofasOfSund: readonly Model[] = [
  {
    sku: 'SUND-2',
    piece: { ...sund, width: 184, seats: 2 },
    colours: inCloths('boucle', ['cream', 'beige', 'brown'], plinth),
  },
  {
    sku: 'SUND-3',
    piece: { ...sund, width: 244, seats: 3 },
    colours: inCloths('boucle', ['cream', 'beige', 'anthracite', 'darkGreen'], plinth),
    closeup: { at: [0.8, 0.1, 0.6], part: 0.22 },
  },
  {
    sku: 'SUND-4',
    piece: { ...modular, width: 292, depth: 102, seats: 4 },
    colours: inCloths('weave', ['grey', 'cream', 'navy'], plinth),
  },
  {
    sku: 'SUND-HJORNE',
    isSeenFromLeft: true,
    piece: { ...modular, width: 290, depth: 230, seats: 2, corner: { rowDepth: 100, seats: 1 }, legs: 'block' },
    colours: inCloths('weave', ['lightGrey', 'beige', 'brown'], plinth),
  },
  {
    sku: 'SUND-DIVAN',
    isSeenFromLeft: true,
    piece: { ...sund, width: 262, depth: 152, seats: 3, chaise: { side: 1, seatDepth: 98 } },
    colours: inCloths('canvas', ['beige', 'green', 'white'], plinth),
  },
  {
    sku: 'SUND-U',
    piece: { ...modular, width: 310, depth: 160, seats: 3, chaise: { side: 'both', seatDepth: 102 } },
    colours: inCloths('weave', ['anthracite', 'lightGrey'], plinth),
  },
];
