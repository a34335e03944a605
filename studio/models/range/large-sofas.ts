import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Sofas for three and more. */
export const largeSofas: readonly ModelPlan[] = [
  {
    sku: 'HEIM-3',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'block',
      armWidth: 20,
      armHeight: 60,
      legs: 'peg',
      legHeight: 8,
    },
    colours: inCloths('weave', { wood: 'wood:blackOak' }),
  },
  {
    sku: 'VIDDE-3',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'slim',
      armWidth: 11,
      armHeight: 60,
      hasPiping: true,
      legs: 'sled',
      legHeight: 16,
    },
    colours: inCloths('leather', { metal: 'metal:black' }),
  },
  {
    sku: 'LUN-3',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'round',
      armWidth: 18,
      armHeight: 66,
      back: 'channels',
      legs: 'peg',
      legHeight: 14,
    },
    colours: inCloths('velvet', { wood: 'wood:walnut' }),
    closeup: { at: [0.5, 0.4, 0.2], part: 0.24 },
  },
  {
    sku: 'KVIST-3',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'frame',
      armWidth: 6,
      armHeight: 60,
      base: 'wood',
      legHeight: 20,
    },
    colours: inCloths('canvas', { wood: 'wood:oak' }),
  },
  {
    sku: 'LYNG-3',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'slim',
      armWidth: 12,
      armHeight: 63,
      back: 'tight',
      base: 'wood',
      legs: 'tapered',
      legHeight: 20,
    },
    colours: inCloths('wool', { wood: 'wood:oak' }),
  },
  {
    sku: 'SKUMRING-4',
    piece: {
      family: 'sofa',
      seats: 4,
      arm: 'cushion',
      armWidth: 22,
      armHeight: 62,
      back: 'pillows',
      legs: 'block',
      legHeight: 7,
    },
    colours: inCloths('canvas', { wood: 'wood:paleOak' }),
  },
];
