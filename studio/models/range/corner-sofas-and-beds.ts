import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Sofas that go round a corner, and sofas that become beds. */
export const cornerSofasAndBeds: readonly ModelPlan[] = [
  {
    sku: 'NORDVIK-DIVAN',
    isSeenFromLeft: true,
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'slim',
      armWidth: 12,
      armHeight: 62,
      hasPiping: true,
      chaise: { side: 1, seatDepth: 92 },
    },
    colours: inCloths('weave', { wood: 'wood:oak' }),
  },
  {
    sku: 'VIDDE-HJORNE',
    isSeenFromLeft: true,
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'slim',
      armWidth: 11,
      armHeight: 60,
      legs: 'sled',
      legHeight: 14,
      corner: { rowDepth: 90, seats: 1 },
    },
    colours: inCloths('leather', { metal: 'metal:black' }),
  },
  {
    sku: 'HIMLING-HJORNE',
    isSeenFromLeft: true,
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'slim',
      armWidth: 9,
      armHeight: 58,
      back: 'tight',
      legs: 'block',
      legHeight: 12,
      corner: { rowDepth: 86, seats: 1 },
    },
    colours: inCloths('canvas', { wood: 'wood:paleOak' }),
  },
  {
    sku: 'GJEST-SOVESOFA',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'block',
      armWidth: 12,
      armHeight: 60,
      legs: 'block',
      legHeight: 9,
    },
    colours: inCloths('canvas', { wood: 'wood:oak' }),
  },
  {
    sku: 'HEIM-SOVESOFA',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'block',
      armWidth: 18,
      armHeight: 62,
      legs: 'plinth',
      legHeight: 6,
      chaise: { side: -1, seatDepth: 96 },
    },
    colours: inCloths('wool', { wood: 'wood:blackOak' }),
  },
];
