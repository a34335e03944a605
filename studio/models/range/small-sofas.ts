import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Sofas for two, and for rooms that thought they had no place for one. */
export const smallSofas: readonly ModelPlan[] = [
  {
    sku: 'KVIST-2',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'frame',
      armWidth: 6,
      armHeight: 60,
      base: 'wood',
      legHeight: 20,
    },
    colours: inCloths('canvas', { wood: 'wood:oak' }),
    closeup: { at: [0.9, 0.1, 0.7], part: 0.28 },
  },
  {
    sku: 'LUN-2',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'round',
      armWidth: 15,
      armHeight: 66,
      back: 'channels',
      legs: 'peg',
      legHeight: 14,
    },
    colours: inCloths('velvet', { wood: 'wood:walnut' }),
  },
  {
    sku: 'FNUGG-SOFA',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'round',
      armWidth: 24,
      armHeight: 60,
      back: 'tight',
      legs: 'peg',
      legHeight: 6,
    },
    colours: inCloths('boucle', { wood: 'wood:oak' }),
  },
  {
    sku: 'VIDDE-2',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'slim',
      armWidth: 10,
      armHeight: 60,
      hasPiping: true,
      legs: 'sled',
      legHeight: 16,
    },
    colours: inCloths('leather', { metal: 'metal:black' }),
    closeup: { at: [0.7, 0.1, 0.6], part: 0.26 },
  },
  {
    sku: 'HEIM-2',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'block',
      armWidth: 20,
      armHeight: 60,
      legs: 'peg',
      legHeight: 8,
    },
    colours: inCloths('weave', { wood: 'wood:blackOak' }),
  },
  {
    sku: 'DAL-KJOKKENSOFA',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'none',
      armWidth: 0,
      armHeight: 0,
      back: 'tight',
      base: 'wood',
      legs: 'tapered',
      legHeight: 28,
    },
    colours: inCloths('weave', { wood: 'wood:paleOak' }),
  },
];
