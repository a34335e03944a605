import { inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Armchairs whose frame can be seen. */
export const framedArmchairs: readonly ModelPlan[] = [
  {
    sku: 'LYNG-GYNGESTOL',
    piece: { family: 'armchair', kind: 'frame', base: 'rockers' },
    colours: inCloths('wool', { wood: 'wood:oak' }),
    closeup: { at: [0.7, -0.6, 0.5], part: 0.36 },
  },
  {
    sku: 'LYNG-LAV',
    piece: { family: 'armchair', kind: 'frame' },
    colours: inCloths('weave', { wood: 'wood:smokedOak' }),
  },
  {
    sku: 'VIDDE-STOL',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'slim',
      armWidth: 10,
      armHeight: 60,
      hasPiping: true,
      legs: 'sled',
      legHeight: 16,
    },
    colours: inCloths('leather', { metal: 'metal:black' }),
  },
  {
    sku: 'KVIST-STOL',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'frame',
      armWidth: 6,
      armHeight: 60,
      base: 'wood',
      legHeight: 20,
    },
    colours: inCloths('canvas', { wood: 'wood:walnut' }),
  },
];
